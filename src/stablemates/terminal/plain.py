"""The plain game: lines in, lines out. It knows no rules: it shows a seat's view and prompt and passes answers on."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from shlex import quote

from stablemates.bots import Bot
from stablemates.engine.errors import OptionError
from stablemates.engine.game import Game, Outcome
from stablemates.engine.prompts import Prompt
from stablemates.wording.messages import letters_text, outcome_text, prompt_text, story_by_turn, why_not_text
from stablemates.wording.rules import find_rule, search_rules
from stablemates.wording.voice import ENGLISH, Voice

from . import screen
from .answers import Answer, command, find_answers, find_faces, make_answers, typed_words
from .screen import paragraph

WATCHER = -1  # nobody in particular: sees only what all may see
BLANK_LINES = "\n" * 60
ERASE = "\033[2J\033[3J\033[H"  # on a terminal: nothing is left to scroll back to
LOG_LINES = 20
MOST_NAMED = 6
ASK = "> "
COMMANDS = ("help", "why", "rule", "hand", "table", "discard", "log", "save", "quit")


class Left(Exception):
    """Somebody wants to stop."""


def no_pace() -> None:
    """Lines come as fast as they can."""


def play_plain(
    game: Game,
    humans: set[int],
    bots: Mapping[int, Bot],
    read: Callable[[str], str] = input,
    write: Callable[[str], None] = print,
    pace: Callable[[], None] = no_pace,
    auto_pass: bool = True,
    wipe: str = "",
    voice: Voice = ENGLISH,
) -> Outcome | None:
    """Plays a game to its end, or until somebody leaves (then None).

    pace: called after each piece of news. auto_pass: one person among bots is not asked to answer a card without an
    Instant in hand. wipe: what clears the screen between people; if not given, blank lines and a terminal's own way.
    """
    for seat in range(game.seats):
        if seat not in humans and seat not in bots:
            raise OptionError("Nobody plays for {name}.", name=game.names[seat])
    if game.state.log is None:
        game.state.log = []  # a loaded game has no log; from here on there is something to tell
    wipe = wipe or BLANK_LINES + (ERASE if sys.stdout.isatty() else "")
    table = PlainTable(game, humans, bots, read, write, pace, auto_pass, wipe, voice)
    try:
        table.play()
    except (Left, EOFError, KeyboardInterrupt) as end:
        table.farewell(on_a_new_line=not isinstance(end, Left))
        return None
    return game.outcome


class PlainTable:
    """A game at one screen: who looks at it, what each seat has been told, where it was saved."""

    def __init__(
        self,
        game: Game,
        humans: set[int],
        bots: Mapping[int, Bot],
        read: Callable[[str], str],
        write: Callable[[str], None],
        pace: Callable[[], None],
        auto_pass: bool,
        wipe: str,
        voice: Voice,
    ) -> None:
        self.game = game
        self.pack = game.state.pack
        self.humans = humans
        self.bots = bots
        self.read = read
        self.write = write
        self.pace = pace
        self.auto_pass = auto_pass and len(humans) == 1
        self.wipe = wipe
        self.voice = voice
        self.say = voice.say
        self.shared = len(humans) > 1  # several people take turns at the screen
        self.looking = min(humans) if len(humans) == 1 else WATCHER  # whose cards the screen may show
        self.told = dict.fromkeys(range(-1, game.seats), 0)
        self.table_shown = -1  # in which turn the table was shown last
        self.saved_in: Path | None = None
        self.saved_now = False

    # --- the game -----------------------------------------------------------------------------------------

    def play(self) -> None:
        """Asks whoever must answer until the game is over."""
        if len(self.humans) == 1:
            need = self.game.view(self.looking).need
            self.lines(paragraph(self.say("screen-welcome", need=need)))
        while self.game.outcome is None:
            seat = self._next()
            prompt = self.game.prompt(seat)
            if seat in self.bots and seat not in self.humans:
                self._answer(seat, self.bots[seat].answer(self.game.view(seat), prompt))
            elif prompt.kind == "window" and self.shared:
                self._anybody(prompt)
            elif prompt.kind == "window" and self.auto_pass and len(prompt.choices) == 1:
                self._answer(seat, 0)
            else:
                self._ask(seat, prompt)
            if not self.shared:
                self.tell(whole_turns=True)
        self._end()

    def _next(self) -> int:
        """Who is asked next: in an answer window the first in turn, else the bots before the people."""
        asked = self.game.asked
        if not self._window():
            asked = sorted(asked, key=lambda seat: (seat in self.humans, seat != self.looking))
        return asked[0]

    def _window(self) -> bool:
        asked = self.game.asked
        return bool(asked) and self.game.prompt(asked[0]).kind == "window"

    def _answer(self, seat: int, index: int) -> None:
        self.game.answer(seat, index)
        self.saved_now = False

    def _end(self) -> None:
        if self.shared:
            self._clear(WATCHER)
        self.tell()
        outcome = self.game.outcome
        if outcome is not None:
            names = self.game.names
            view = self.game.view(WATCHER)
            self.lines(["", *screen.table_lines(view, self.pack, names, self.voice), ""])
            letters = letters_text(outcome, view, self.pack, names, self.looking, self.voice)
            self.lines(paragraph(letters) + paragraph(outcome_text(outcome, names, self.looking, self.voice)))

    # --- writing ------------------------------------------------------------------------------------------

    def lines(self, lines: list[str]) -> None:
        """Writes lines."""
        for line in lines:
            self.write(line)

    def tell(self, whole_turns: bool = False) -> None:
        """What happened since whoever looks was told, each turn a paragraph."""
        events = self.game.events(self.looking, self.told[self.looking])
        if whole_turns:  # the turn that goes on now is told when it is over, or when somebody is asked
            turns = [at for at, event in enumerate(events) if event.kind == "turn"]
            events = events[: turns[-1]] if turns else []
        self.told[self.looking] += len(events)
        for text in story_by_turn(events, self.pack, self.game.names, self.looking, self.voice):
            self.lines(paragraph(text, 0, 2))
            self.pace()

    def _clear(self, seat: int) -> None:
        """Clears the screen for somebody else to look at."""
        self.write(self.wipe)
        self.looking = seat
        self.table_shown = -1

    def _show(self, prompt: Prompt, answers: list[Answer]) -> None:
        """What happened, once a turn the table and the hand, and the question with its answers."""
        self.tell()
        view = self.game.view(self.looking)
        question = prompt_text(prompt, self.pack, self.game.names, self.voice)
        if prompt.kind == "window":
            self.lines(paragraph(question) + screen.answer_lines(answers, self.pack, self.voice))
            return
        whole = prompt.kind == "action" or view.turn_number != self.table_shown
        if whole:
            self.table_shown = view.turn_number
            self.lines(["", *screen.moment_lines(view, self.pack, self.game.names, self.voice)])
            self.lines([*screen.table_lines(view, self.pack, self.game.names, self.voice), ""])
        self.lines(screen.link_lines(self.game.link(), self.pack, self.game.names, self.looking, self.voice))
        if self._from_own_hand(prompt):
            self.lines(screen.hand_lines(view, self.pack, self.voice, answers) + paragraph(question))
            answers = [answer for answer in answers if answer.zone != "hand"]
        else:
            if view.hand and whole:
                self.lines(screen.hand_line(view, self.pack, self.voice))
            self.lines(paragraph(question))
        self.lines(screen.answer_lines(answers, self.pack, self.voice))

    @staticmethod
    def _from_own_hand(prompt: Prompt) -> bool:
        """Whether the cards to choose from are in the hand of the seat that is asked."""
        cards = [choice for choice in prompt.choices if choice.card]
        return bool(cards) and all(choice.zone == "hand" and choice.seat == prompt.seat for choice in cards)

    # --- asking -------------------------------------------------------------------------------------------

    def _ask(self, seat: int, prompt: Prompt) -> None:
        """Asks a person until there is an answer."""
        if self.looking != seat:
            self._cover(seat)
        answers = make_answers(prompt, self.pack, self.game.names, self.voice)
        self._show(prompt, answers)
        while True:
            typed = self.read(ASK).strip()
            if self._command(typed):
                continue
            found = find_answers(typed, answers)
            if len(found) == 1:
                self._answer(seat, found[0].index)
                return
            self.lines(paragraph(self._not_understood(typed, found, prompt)))

    def _not_understood(self, typed: str, found: list[Answer], prompt: Prompt) -> str:
        if not typed:
            return self.say("screen-again")
        if not found and prompt.kind in ("action", "window"):
            mine = find_faces(typed, self.pack, self.voice, self.game.view(self.looking).hand)
            if len(mine) == 1:  # a card that can't be played: better say why
                return self._why_not(mine[0])
        if found:
            return self.say(
                "screen-several",
                text=typed,
                cards=self.voice.listed([answer.text for answer in found[:MOST_NAMED]], "or"),
            )
        return self.say("screen-no-number" if typed.isdecimal() else "screen-no-such", text=typed)

    def _cover(self, seat: int) -> None:
        self._clear(WATCHER)
        self.read(self.say("screen-cover", name=self.game.names[seat]) + " ")
        self._clear(seat)

    def _anybody(self, prompt: Prompt) -> None:
        """Several people at one screen: an open question to all of them, so that a hand is looked at only if wanted."""
        asked = [seat for seat in self.game.asked if seat in self.humans]
        names = [self.game.names[seat] for seat in asked]
        if self.looking != WATCHER:
            self._clear(WATCHER)
        self.tell()
        key = "screen-anybody" if len(asked) > 1 else "screen-anybody-one"
        card = self.voice.card(prompt.card, self.pack)
        self.lines(paragraph(self.say(key, card=card, names=", ".join(names))))
        while True:
            typed = self.read(ASK).strip()
            fits = self._named(typed, asked)
            if not typed or (not fits and typed.lower() in self._nobody_words()):
                self._all_pass(asked)
                return
            if len(fits) == 1:
                self._ask(fits[0], self.game.prompt(fits[0]))
                return
            if not self._command(typed):
                self.lines(paragraph(self.say("screen-no-name", text=typed, names=", ".join(names))))

    def _nobody_words(self) -> list[str]:
        return ["0", *(word for key in ("no", "none", "pass") for word in typed_words(key, self.voice))]

    def _named(self, typed: str, seats: list[int]) -> list[int]:
        """The seats whose name was typed, or its beginning."""
        names = {seat: self.game.names[seat].lower() for seat in seats}
        exact = [seat for seat in seats if names[seat] == typed.lower()]
        return exact or [seat for seat in seats if names[seat].startswith(typed.lower())]

    def _all_pass(self, asked: list[int]) -> None:
        for seat in asked:
            self._answer(seat, 0)

    # --- commands -----------------------------------------------------------------------------------------

    def _command(self, typed: str) -> bool:
        """Does what a command says; false if it is none."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", f"{word[1:]} {rest}".strip()
        if word == "?":
            key = "help"
        else:
            key = next((key for key in COMMANDS if word.lower() in typed_words(key, self.voice)), "")
        todo = {
            "help": self._help,
            "why": self._why,
            "rule": self._rule,
            "hand": self._hand,
            "table": self._table,
            "discard": self._discard,
            "log": self._log,
            "save": self._save,
            "quit": self._quit,
        }.get(key)
        if todo is None:
            return False
        todo(rest)
        return True

    def _quit(self, rest: str) -> None:
        raise Left

    def _help(self, rest: str) -> None:
        if not rest:
            self.lines(screen.help_lines(self.voice))
            return
        face = self._face(rest, None)
        if face >= 0:
            self.lines(screen.card_lines(face, self.pack, self.voice))

    def _why(self, rest: str) -> None:
        if self.looking == WATCHER:
            self.write(self.say("screen-nobody-looks"))
        elif not rest:
            self.write(self.say("screen-which-card", command=command("why", self.voice)))
        else:
            mine = find_faces(rest, self.pack, self.voice, self.game.view(self.looking).hand)
            face = mine[0] if len(mine) == 1 else self._face(rest, mine or None)
            if face >= 0:
                self.lines(paragraph(self._why_not(face)))

    def _rule(self, rest: str) -> None:
        """A rule by its id, else the ids and titles of those that speak of the words."""
        rule = find_rule(rest, self.voice.lang)
        found = search_rules(rest, self.voice.lang)
        if rule is None and len(found) == 1:
            rule = found[0]
        if rule is not None:
            self.lines(screen.rule_lines(rule, self.voice))
        elif found:
            self.lines([f"  {one.id}  {one.title}" for one in found[:LOG_LINES]])
        else:
            self.lines(paragraph(self.say("screen-no-rule", text=rest)))

    def _why_not(self, face: int) -> str:
        card = self.pack.faces[face].card.id
        return why_not_text(self.game.why_not(self.looking, card), card, self.pack, self.voice)

    def _face(self, typed: str, among: list[int] | None) -> int:
        """The one face that was meant, or -1 after saying why there is none."""
        found = find_faces(typed, self.pack, self.voice, among)
        if len(found) == 1:
            return found[0]
        if found:
            names = [self.voice.name(self.pack.faces[face].card.id, self.pack) for face in found[:MOST_NAMED]]
            self.lines(paragraph(self.say("screen-several", text=typed, cards=self.voice.listed(names, "or"))))
        else:
            self.lines(paragraph(self.say("screen-no-card", text=typed)))
        return -1

    def _hand(self, rest: str) -> None:
        if self.looking == WATCHER:
            self.write(self.say("screen-nobody-looks"))
        else:
            self.lines(screen.hand_lines(self.game.view(self.looking), self.pack, self.voice))

    def _table(self, rest: str) -> None:
        view = self.game.view(self.looking)
        self.lines(screen.moment_lines(view, self.pack, self.game.names, self.voice))
        self.lines(screen.table_lines(view, self.pack, self.game.names, self.voice))

    def _discard(self, rest: str) -> None:
        self.lines(screen.discard_lines(self.game.view(self.looking), self.pack, self.voice))

    def _log(self, rest: str) -> None:
        told = story_by_turn(self.game.events(self.looking), self.pack, self.game.names, self.looking, self.voice)
        lines = [line for text in told for line in paragraph(text, 0, 2)]
        self.lines(
            (lines if rest in typed_words("all", self.voice) else lines[-LOG_LINES:]) or [self.say("screen-log-none")]
        )

    # --- saving and leaving -------------------------------------------------------------------------------

    def _save(self, rest: str) -> None:
        if not rest:
            self.write(self.say("screen-save-which", command=self._save_command()))
            return
        path = Path(rest).expanduser()
        try:
            if path.exists() and not path.read_text(encoding="utf-8", errors="replace").startswith('{"pack"'):
                self.lines(paragraph(self.say("screen-save-taken", file=str(path))))
                return
            path.write_text(self.game.save(), encoding="utf-8")
        except OSError as error:
            self.lines(paragraph(self.say("screen-save-failed", file=str(path), error=error.strerror or str(error))))
            return
        self.saved_in, self.saved_now = path, True
        self._how_to_go_on("saved", str(path))

    def _save_command(self) -> str:
        return f"{command('save', self.voice)} {self.say('screen-arg-file')}"

    def _how_to_go_on(self, key: str, file: str) -> None:
        """A sentence, and the command on a line of its own, for copying."""
        people = f"--humans {len(self.humans)} " if len(self.humans) != 1 else ""
        lang = f"--lang {self.voice.lang} " if self.voice.lang != "en" else ""
        sentence = self.say(f"screen-{key}", command=self._save_command())
        self.lines([*paragraph(sentence), f"  stablemates play {lang}{people}--load {quote(file)}"])

    def farewell(self, on_a_new_line: bool) -> None:
        """The last words to somebody who leaves, and how to go on."""
        if self.shared and self.looking != WATCHER:
            self._clear(WATCHER)
        elif on_a_new_line:
            self.write("")
        self.write(self.say("screen-bye"))
        if self.saved_in is None:
            self._how_to_go_on("bye-unsaved", self.say("screen-arg-file"))
        else:
            self._how_to_go_on("bye-saved" if self.saved_now else "bye-older", str(self.saved_in))
