"""The command line: `stablemates play | simulate | situation | cards | replay | bench`."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from stablemates.engine.errors import StablematesError

app = typer.Typer(add_completion=False, no_args_is_help=False, rich_markup_mode=None, pretty_exceptions_enable=False)

Pack = Annotated[
    str, typer.Option(help="The deck: base, base-second-print, after-dark, a pack file, or several joined by +.")
]
Rulebook = Annotated[str, typer.Option(help="000 to 004: sets deck, profile, language and starting rule at once.")]
Profile = Annotated[str, typer.Option(help="second-edition or effect-chain; the deck's own if not given.")]
Option = Annotated[list[str] | None, typer.Option("--option", help="A table option, name=value; may be repeated.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Lang = Annotated[str, typer.Option(help="The language: en.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]


def main() -> None:
    """Runs the command line; what is refused is one sentence and exit status 2."""
    try:
        app()
    except StablematesError as error:
        print(f"stablemates: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # The reader of our output (head, less) has gone: nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


@app.callback(invoke_without_command=True)
def _plain(context: typer.Context) -> None:
    """A referee and company for the card game Unstable Unicorns (unofficial)."""
    if context.invoked_subcommand is None:
        play()


def _fail(sentence: str) -> typer.Exit:
    print(f"stablemates: {sentence}", file=sys.stderr)
    return typer.Exit(2)


def _options(given: list[str] | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise _fail(f"--option {item}: write name=value.")
        found[name] = value
    return found


def _preset(rulebook: str, pack: str, profile: str, options: dict[str, str]) -> tuple[str, str, dict[str, str]]:
    """What a rulebook sets, unless it was set otherwise by hand."""
    if not rulebook:
        return pack, profile, options
    from stablemates.cards.rulebooks import find_rulebook

    book = find_rulebook(rulebook)
    return book.pack, profile or book.profile, {**book.options(), **options}


def _check_lang(lang: str) -> None:
    if lang != "en":
        raise _fail(f"There is no language “{lang}” yet. The languages are: en.")


@app.command()
def play(
    players: Annotated[int, typer.Option(help="Seats at the table, 2 to 8.")] = 4,
    humans: Annotated[int, typer.Option(help="How many of them are people at this screen.")] = 1,
    names: Annotated[str, typer.Option(help="Names of the seats, separated by commas.")] = "",
    pack: Pack = "base",
    profile: Profile = "",
    rulebook: Rulebook = "",
    option: Option = None,
    card_names: Annotated[Path | None, typer.Option(help="A names file: other names for the cards.")] = None,
    house: Annotated[Path | None, typer.Option(help="A file of house rules, which say their notices.")] = None,
    seed: Annotated[int | None, typer.Option(help="For playing the same deal again.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a game saved by `save FILE`.")] = None,
    lang: Lang = "en",
) -> None:
    """A game in the terminal against bots; several people take turns at the screen."""
    from stablemates.terminal.start import Table, start_game

    _check_lang(lang)
    chosen = [name.strip() for name in names.split(",") if name.strip()]
    deck, rules, options = _preset(rulebook, pack, profile, _options(option))
    start_game(Table(players, humans, chosen, deck, rules, options, seed, load, card_names, house))


@app.command()
def simulate(
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    players: Annotated[str, typer.Option(help="Seats: a number, a range 2-8, or a list 2,4,6.")] = "6",
    bots: Annotated[str, typer.Option(help="Bots by seat, going round: random.")] = "random",
    pack: Pack = "base",
    profile: Profile = "",
    rulebook: Rulebook = "",
    option: Option = None,
    seed: Seed = 0,
    workers: Annotated[int, typer.Option(help="Processes; 0 takes one for each core.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Plays many games by bots and counts what came out."""
    from stablemates.arena.simulate import Plan, report
    from stablemates.arena.simulate import simulate as run_simulation
    from stablemates.cards.packs import load_pack

    deck, rules, options = _preset(rulebook, pack, profile, _options(option))
    if load_pack(deck).adults:
        options["adults"] = "true"  # bots are old enough
    settings = tuple(sorted(options.items()))
    plan = Plan(games, _seat_counts(players), tuple(bots.split(",")), deck, rules, settings, seed)
    with _Progress(games, as_json) as advance:
        tally, seconds = run_simulation(plan, workers or os.cpu_count() or 1, advance.step)
    rows = report(tally, seconds)
    print(json.dumps(rows) if as_json else _table(rows))


def _seat_counts(text: str) -> tuple[int, ...]:
    found: list[int] = []
    for part in text.split(","):
        low, dash, high = part.partition("-")
        if not low.isdigit() or (dash and not high.isdigit()):
            raise _fail(f"--players {text}: write a number, a range such as 2-8, or a list such as 2,4,6.")
        found += range(int(low), int(high or low) + 1)
    if not found:
        raise _fail(f"--players {text}: that range is empty.")
    return tuple(found)


def _table(rows: dict[str, object]) -> str:
    return "\n".join(f"{key.replace('_', ' '):<20} {value}" for key, value in rows.items())


class _Progress:
    """A progress bar on standard error where somebody looks at it."""

    def __init__(self, total: int, quiet: bool) -> None:
        console = Console(stderr=True)
        self.bar = Progress(console=console, transient=True, disable=quiet or not console.is_terminal)
        self.task = self.bar.add_task("games", total=total)

    def __enter__(self) -> "_Progress":
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def step(self, games: int) -> None:
        """Moves the bar on."""
        self.bar.advance(self.task, games)


@app.command()
def situation(
    files: Annotated[list[Path], typer.Argument(help="Situation files, or folders of them.")],
    as_json: AsJson = False,
) -> None:
    """Runs situation files: a line for each; exit status 1 where one fails, 2 where one is not well-formed."""
    from stablemates.notation.situation_file import SituationError, find_situations
    from stablemates.notation.situation_run import Result, run_file

    results = []
    malformed = False
    for path in find_situations(files):
        try:
            results.append(run_file(str(path)))
        except SituationError as error:
            malformed = True
            results.append(Result(str(path), False, error.line, error.reason))
    if as_json:
        rows = [{"file": row.file, "ok": row.ok, "step": row.step, "message": row.message} for row in results]
        print(json.dumps(rows, ensure_ascii=False))
    else:
        for row in results:
            print(f"ok    {row.file}" if row.ok else f"FAIL  {row.file}:{row.step}: {row.message}")
        print(f"{sum(row.ok for row in results)} of {len(results)} hold.")
    if malformed or not results:
        raise typer.Exit(2)
    if not all(row.ok for row in results):
        raise typer.Exit(1)


@app.command()
def cards(
    pack: Pack = "base",
    lang: Lang = "en",
    card_id: Annotated[str, typer.Option("--id", help="Show one card.")] = "",
    check: Annotated[Path | None, typer.Option(help="Check a pack file of your own.")] = None,
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON Schema of pack files.")] = False,
    as_json: AsJson = False,
) -> None:
    """Lists the cards of a deck with their text, which is made from what the engine runs."""
    from stablemates.cards.pack_file import pack_schema
    from stablemates.cards.packs import advice, load_file, load_pack
    from stablemates.engine.words import KIND_NAMES
    from stablemates.wording import card_text

    _check_lang(lang)
    if schema:
        print(json.dumps(pack_schema(), indent=2))
        return
    deck = load_file(check) if check else load_pack(pack)
    if check and not as_json:
        cards_there = "1 card" if len(deck.faces) == 1 else f"{len(deck.faces)} cards"
        print(f"{check} holds: {cards_there}. {advice(deck)}".rstrip())
    faces = [deck.face(card_id)] if card_id else deck.faces
    rows = [
        {
            "id": face.card.id,
            "name": face.card.name,
            "kind": KIND_NAMES[face.kind],
            "copies": face.card.copies,
            "text": card_text(face.card, deck),
            "lang": lang,
        }
        for face in faces
    ]
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        print(f"{row['name']}  ({row['kind']}, {row['copies']} in the deck, {row['id']})\n    {row['text']}")


@app.command()
def options(as_json: AsJson = False) -> None:
    """Lists the table options with their values, defaults and a line on each."""
    from stablemates.engine.options import PROFILES, TABLE

    rows = [
        {"name": name, "values": list(values), PROFILES[0]: second, PROFILES[1]: chain, "about": about}
        for name, values, second, chain, about in TABLE
    ]
    if as_json:
        print(json.dumps(rows))
        return
    for name, values, second, chain, about in TABLE:
        default = second if second == chain else f"{second} (effect-chain: {chain})"
        print(f"{name}: {', '.join(values)}; default {default}\n    {about}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only recompute and check it.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each answer.")] = False,
    seat: Annotated[int, typer.Option(help="Show the events as this seat saw them; -1 shows all hands.")] = -1,
) -> None:
    """Steps through a game file, or checks every answer and hash of it."""
    from stablemates.notation.gamefile import verify as verify_text
    from stablemates.terminal.replay import show_replay

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise _fail(f"{file} can't be read: {error}.") from error
    try:
        if verify:
            print(f"{file} holds: {verify_text(text)} answers.")
        else:
            show_replay(text, seat, step)
    except StablematesError as error:
        raise _fail(f"{file}, {error}") from error


@app.command()
def bench(
    players: Annotated[int, typer.Option(help="Seats.")] = 6,
    games: Annotated[int, typer.Option(help="Games a round, three rounds.")] = 300,
    as_json: AsJson = False,
) -> None:
    """How fast the engine is here: decisions and games a second, the cost of a clone and of a view."""
    from stablemates.arena.bench import bench as run_bench

    rows = run_bench(players, games)
    print(json.dumps(rows) if as_json else _table(rows))


if __name__ == "__main__":
    main()
