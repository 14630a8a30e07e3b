"""The command line: `stablemates play | simulate | situation | rules | cards | options | replay | bench`."""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from stablemates.engine.errors import OptionError, StablematesError, slug
from stablemates.engine.words import LANGUAGES

if TYPE_CHECKING:
    from stablemates.wording.voice import Voice

app = typer.Typer(add_completion=False, no_args_is_help=False, rich_markup_mode=None, pretty_exceptions_enable=False)

Pack = Annotated[
    str, typer.Option(help="The deck: base, base-second-print, after-dark, a pack file, or several joined by +.")
]
Rulebook = Annotated[str, typer.Option(help="000 to 004: sets deck, profile, language and starting rule at once.")]
Profile = Annotated[str, typer.Option(help="second-edition or effect-chain; the deck's own if not given.")]
Option = Annotated[list[str] | None, typer.Option("--option", help="A table option, name=value; may be repeated.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Lang = Annotated[str, typer.Option(help="The language: en, it, nl, pl or de; that of your system if not given.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]


def main() -> None:
    """Runs the command line; what is refused is one sentence and exit status 2."""
    command = typer.main.get_command(app)
    asked = _asked_language(sys.argv[1:], os.environ)
    try:
        if asked != "en" and asked in LANGUAGES:
            _speak_help(command, _voice(asked))
        command()
    except StablematesError as error:
        print(f"stablemates: {_refusal(error, asked)}", file=sys.stderr)
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


# --- languages --------------------------------------------------------------------------------------------


def _asked_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of --lang, else of STABLEMATES_LANG, else that of the system if it is one of ours."""
    for at, word in enumerate(words):
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    if environment.get("STABLEMATES_LANG"):
        return environment["STABLEMATES_LANG"]
    system = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return system[:2] if system[:2] in LANGUAGES else "en"


def _voice(lang: str, cards: str = "") -> "Voice":
    from stablemates.wording.voice import Voice

    return Voice(lang or _asked_language((), os.environ), cards)


def _speak_help(command: Any, voice: "Voice") -> None:
    """Puts what --help says into another language; English stands in this file."""
    for thing in (command, *command.params):
        text = getattr(thing, "help", None)
        if text and voice.has(slug(text, "help")):
            thing.help = voice.say(slug(text, "help"))
    for one in getattr(command, "commands", {}).values():
        _speak_help(one, voice)


def _refusal(error: StablematesError, lang: str) -> str:
    if lang == "en" or lang not in LANGUAGES:
        return str(error)
    from stablemates.wording.messages import error_text

    return error_text(error, _voice(lang))


# --- what several commands share --------------------------------------------------------------------------


def _options(given: list[str] | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise OptionError("--option {item}: write name=value.", item=item)
        found[name] = value
    return found


def _preset(rulebook: str, pack: str, profile: str, options: dict[str, str]) -> tuple[str, str, dict[str, str]]:
    """What a rulebook sets, unless it was set otherwise by hand."""
    if not rulebook:
        return pack, profile, options
    from stablemates.cards.rulebooks import find_rulebook

    book = find_rulebook(rulebook)
    return book.pack, profile or book.profile, {**book.options(), **options}


def _table(rows: dict[str, object], voice: "Voice") -> str:
    labels = {key: voice.say(f"row-{key}") for key in rows}
    width = max(20, *(len(label) for label in labels.values()))
    return "\n".join(f"{labels[key]:<{width}} {value}" for key, value in rows.items())


class _Progress:
    """A progress bar on standard error where somebody looks at it."""

    def __init__(self, total: int, quiet: bool, label: str) -> None:
        console = Console(stderr=True)
        self.bar = Progress(console=console, transient=True, disable=quiet or not console.is_terminal)
        self.task = self.bar.add_task(label, total=total)

    def __enter__(self) -> "_Progress":
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def step(self, games: int) -> None:
        """Moves the bar on."""
        self.bar.advance(self.task, games)


# --- commands ---------------------------------------------------------------------------------------------


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
    lang: Lang = "",
    card_lang: Annotated[str, typer.Option(help="The language of the cards, if it is another one.")] = "",
) -> None:
    """A game in the terminal against bots; several people take turns at the screen."""
    from stablemates.terminal.start import Table, start_game

    chosen = [name.strip() for name in names.split(",") if name.strip()]
    deck, rules, options = _preset(rulebook, pack, profile, _options(option))
    voice = _voice(lang, card_lang or options.get("card_language", ""))
    if voice.cards in LANGUAGES:
        options["card_language"] = voice.cards
    start_game(Table(players, humans, chosen, deck, rules, options, seed, load, card_names, house, voice))


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
    lang: Lang = "",
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
    with _Progress(games, as_json, "" if as_json else _voice(lang).say("row-games")) as advance:
        tally, seconds = run_simulation(plan, workers or os.cpu_count() or 1, advance.step)
    rows = report(tally, seconds)
    print(json.dumps(rows) if as_json else _table(rows, _voice(lang)))


def _seat_counts(text: str) -> tuple[int, ...]:
    found: list[int] = []
    for part in text.split(","):
        low, dash, high = part.partition("-")
        if not low.isdigit() or (dash and not high.isdigit()):
            raise OptionError(
                "--players {text}: write a number, a range such as 2-8, or a list such as 2,4,6.", text=text
            )
        found += range(int(low), int(high or low) + 1)
    if not found:
        raise OptionError("--players {text}: that range is empty.", text=text)
    return tuple(found)


@app.command()
def situation(
    files: Annotated[list[Path], typer.Argument(help="Situation files, or folders of them.")],
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Runs situation files: a line for each; exit status 1 where one fails, 2 where one is not well-formed."""
    from stablemates.notation.situation_file import find_situations
    from stablemates.notation.situation_run import Result, run_file
    from stablemates.notation.situation_steps import SituationError
    from stablemates.wording.messages import error_text

    voice = _voice(lang)
    results = []
    malformed = False
    for path in find_situations(files):
        try:
            results.append(run_file(str(path)))
        except SituationError as error:
            malformed = True
            results.append(Result(str(path), False, error.line, error.reason, error.cause))
    rows = [
        {
            "file": row.file,
            "ok": row.ok,
            "step": row.step,
            "message": error_text(row.error, voice) if row.error else row.message,
        }
        for row in results
    ]
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
    else:
        for row in rows:
            key = "cli-situation-ok" if row["ok"] else "cli-situation-fail"
            print(voice.say(key, file=str(row["file"]), step=str(row["step"]), message=str(row["message"])))
        print(voice.say("cli-situations", good=sum(row.ok for row in results), total=len(results)))
    if malformed or not results:
        raise typer.Exit(2)
    if not all(row.ok for row in results):
        raise typer.Exit(1)


@app.command()
def rules(
    words: Annotated[list[str] | None, typer.Argument(help="The id of a rule, such as R-096, or words.")] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """What a rule says, in plain words with an example; or which rules speak of something."""
    from dataclasses import asdict

    from stablemates.terminal.screen import rule_lines
    from stablemates.wording.rules import find_rule, search_rules
    from stablemates.wording.rules import rules as all_rules

    voice = _voice(lang)
    text = " ".join(words or [])
    rule = find_rule(text, voice.lang)
    found = [rule] if rule else search_rules(text, voice.lang) if text else list(all_rules(voice.lang))
    if not found:
        raise OptionError("No rule speaks of “{words}”. Try another word, or an id such as R-096.", words=text)
    if as_json:
        print(json.dumps([asdict(one) for one in found], ensure_ascii=False))
    elif len(found) == 1:
        print("\n".join(rule_lines(found[0], voice)))
    else:
        for one in found:
            print(f"{one.id}  {one.title}")
        print(voice.say("cli-rules-more", command=f"stablemates rules {found[0].id}"))


@app.command()
def cards(
    pack: Pack = "base",
    lang: Lang = "",
    card_id: Annotated[str, typer.Option("--id", help="Show one card.")] = "",
    check: Annotated[Path | None, typer.Option(help="Check a pack file of your own.")] = None,
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON Schema of pack files.")] = False,
    short: Annotated[bool, typer.Option("--short", help="The text in a few words.")] = False,
    parts: Annotated[bool, typer.Option("--parts", help="With --json: the text also cut into parts.")] = False,
    as_json: AsJson = False,
) -> None:
    """Lists the cards of a deck with their text, which is made from what the engine runs."""
    from dataclasses import asdict

    from stablemates.cards.pack_file import pack_schema
    from stablemates.cards.packs import advice, load_file, load_pack
    from stablemates.engine.words import KIND_NAMES
    from stablemates.wording.cards import card_parts, card_text, kind_name, short_text
    from stablemates.wording.messages import error_text

    if schema:
        print(json.dumps(pack_schema(), indent=2))
        return
    voice = _voice(lang)
    deck = load_file(check) if check else load_pack(pack)
    if check and not as_json:
        print(voice.say("cli-pack-holds", n=len(deck.faces), file=str(check)), end="")
        word = advice(deck)
        print(f" {error_text(word, voice)}" if word else "")
    faces = [deck.face(card_id)] if card_id else deck.faces
    speak = short_text if short else card_text
    if as_json:
        rows: list[dict[str, object]] = []
        for face in faces:
            card = face.card
            row = {"id": card.id, "name": voice.name(card.id, deck), "kind": KIND_NAMES[face.kind]}
            rows.append({**row, "copies": card.copies, "text": speak(card, deck, voice.lang), "lang": voice.lang})
            if parts:
                rows[-1]["parts"] = [asdict(part) for part in card_parts(card, deck, voice.lang)]
        print(json.dumps(rows, ensure_ascii=False))
        return
    for face in faces:
        name, kind = voice.name(face.card.id, deck), kind_name(face.kind, voice.lang)
        print(voice.say("cli-card", name=name, kind=kind, copies=face.card.copies, id=face.card.id))
        print(f"    {speak(face.card, deck, voice.lang)}")


@app.command()
def options(as_json: AsJson = False, lang: Lang = "") -> None:
    """Lists the table options with their values, defaults and a line on each."""
    from stablemates.cards.packs import EXPANSION_IDS, PACK_IDS
    from stablemates.cards.rulebooks import RULEBOOKS
    from stablemates.engine.options import PROFILES, TABLE

    voice = _voice(lang)
    if as_json:
        rows = [
            {
                "name": name,
                "values": list(values),
                PROFILES[0]: second,
                PROFILES[1]: chain,
                "title": voice.say(f"option-{name}"),
                "about": voice.say(f"option-{name}.about"),
                "meanings": {value: voice.say(f"option-{name}.{value}") for value in values},
            }
            for name, values, second, chain in TABLE
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return
    for name, values, second, chain in TABLE:
        key = "cli-option" if second == chain else "cli-option-two"
        print(voice.say(key, name=name, values=", ".join(values), default=second, chain=chain))
        print(f"    {voice.say(f'option-{name}')}. {voice.say(f'option-{name}.about')}")
        for value in values:
            print(f"      {value}: {voice.say(f'option-{name}.{value}')}")
    for kind, names, line in (
        ("profile", PROFILES, "about"),
        ("pack", (*PACK_IDS, *EXPANSION_IDS), "about"),
        ("rulebook", tuple(RULEBOOKS), "starts"),
    ):
        for name in names:
            print(f"--{kind} {name}: {voice.say(f'{kind}-{name}')}\n    {voice.say(f'{kind}-{name}.{line}')}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only recompute and check it.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each answer.")] = False,
    seat: Annotated[int, typer.Option(help="Show the events as this seat saw them; -1 shows all hands.")] = -1,
    lang: Lang = "",
) -> None:
    """Steps through a game file, or checks every answer and hash of it."""
    from stablemates.notation.gamefile import verify as verify_text
    from stablemates.terminal.replay import show_replay

    voice = _voice(lang)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError("{path} can't be read: {error}.", path=str(file), error=str(error)) from error
    try:
        if verify:
            print(voice.say("cli-replay-holds", n=verify_text(text), file=str(file)))
        else:
            show_replay(text, seat, step, voice)
    except StablematesError as error:
        raise OptionError("{path}, {reason}", path=str(file), reason=error) from error


@app.command()
def bench(
    players: Annotated[int, typer.Option(help="Seats.")] = 6,
    games: Annotated[int, typer.Option(help="Games a round, three rounds.")] = 300,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """How fast the engine is here: decisions and games a second, the cost of a clone and of a view."""
    from stablemates.arena.bench import bench as run_bench

    rows = run_bench(players, games)
    print(json.dumps(rows) if as_json else _table(rows, _voice(lang)))


if __name__ == "__main__":
    main()
