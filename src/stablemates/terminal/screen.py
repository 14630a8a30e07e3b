"""The plain screen: the table, the hand and the answers as lines of at most 80 columns."""

from collections.abc import Sequence
from textwrap import wrap

from stablemates.engine import words as w
from stablemates.engine.pack import Pack
from stablemates.engine.view import View
from stablemates.wording import card_text, kind_name, short_text
from stablemates.wording.english_screen import SCREEN
from stablemates.wording.messages import counted, person, phase_name

from .answers import Answer

WIDTH = 80
NAME_COLUMN = 14
INLINE = 3  # so few short answers go on one line


def say(key: str, **words: object) -> str:
    """A sentence of the table."""
    return str(SCREEN[key]).format(**words)


def paragraph(text: str, indent: int = 0, hang: int = 0) -> list[str]:
    """A text in lines; the second line and those after it are indented by `hang` more."""
    text = text.replace("→", "->")  # not every terminal has the arrow
    if not text:
        return []
    first, others = " " * indent, " " * (indent + hang)
    return wrap(text, WIDTH, initial_indent=first, subsequent_indent=others, break_on_hyphens=False)


def beside(left: str, text: str, column: int) -> list[str]:
    """A text that starts in a column, with something left of it."""
    lines = paragraph(text, column) or [" " * column]
    if len(left) > column - 1:
        return [left.rstrip(), *lines]
    return [(left.ljust(column) + lines[0][column:]).rstrip(), *lines[1:]]


def card_name(face: int, pack: Pack) -> str:
    """The name of a face."""
    return pack.faces[face].card.name


def _names(faces: Sequence[int], pack: Pack) -> str:
    return ", ".join(counted([card_name(face, pack) for face in faces]))


# --- the table --------------------------------------------------------------------------------------------


def moment_lines(view: View, pack: Pack, names: Sequence[str]) -> list[str]:
    """Whose turn it is, the phase, and what lies in the middle."""
    moment = say("setup")
    if view.phase != w.SETTING_UP:
        turn = person(view.turn, names, view.seat)
        moment = say("moment", n=view.turn_number, turn=turn, phase=phase_name(view.phase))
    middle = say("middle", deck=view.deck_size, discard=len(view.discard), nursery=len(view.nursery))
    lines = paragraph(f"{moment} {middle}")
    if view.deck_known:
        lines += paragraph(say("deck.known", cards=_names([face for _, face in view.deck_known], pack)))
    if view.pile:
        lines += paragraph(say("pile", cards=_pile(view, pack, names)))
    return lines


def _pile(view: View, pack: Pack, names: Sequence[str]) -> str:
    cards = []
    for face, seat in zip(view.pile, view.pile_seats, strict=True):
        cards.append(say("pile.card", seat=person(seat, names, view.seat), card=card_name(face, pack)))
    return ", ".join(cards)


def table_lines(view: View, pack: Pack, names: Sequence[str]) -> list[str]:
    """Every seat: Unicorns of those needed, the size of the hand, the stable, and what is known of the hand."""
    shown = [_shown_name(seat, name, view) for seat, name in enumerate(names)]
    width = min(max(len(name) for name in [*shown, say("column.seat")]), NAME_COLUMN)
    column = width + 20
    head = (
        f"  {SCREEN['column.seat']:<{width}}  {SCREEN['column.unicorns']:>8}  {SCREEN['column.hand']:>4}"
        f"  {SCREEN['column.stable']}"
    )
    lines = [head]
    for seat, name in enumerate(shown):
        mark = "*" if seat == view.turn else " "
        count = f"{view.unicorns[seat]} of {view.need}"
        left = f"{mark} {name:<{width}}  {count:>8}  {view.hand_sizes[seat]:>4}"
        if len(name) > width:
            lines.append(f"{mark} {name}")
            left = f"{'':<{width + 2}}  {count:>8}  {view.hand_sizes[seat]:>4}"
        lines += beside(left, _stable(view.stables[seat], pack), column)
        lines += paragraph(_known(view, seat, pack), column, 2)
    return lines


def _shown_name(seat: int, name: str, view: View) -> str:
    return say("you", name=name) if seat == view.seat and name != "you" else name


def _stable(faces: Sequence[int], pack: Pack) -> str:
    unicorns = [face for face in faces if pack.faces[face].is_unicorn]
    parts = [_names(unicorns, pack)] if unicorns else []
    for key, kind in (("upgrades", w.UPGRADE), ("downgrades", w.DOWNGRADE)):
        cards = [face for face in faces if pack.faces[face].kind == kind]
        if cards:
            parts.append(say(key, cards=_names(cards, pack)))
    return "; ".join(parts) or say("empty")


def _known(view: View, seat: int, pack: Pack) -> str:
    if not view.known[seat]:
        return ""
    return say("open" if seat in view.open_hands else "known", cards=_names(view.known[seat], pack))


def discard_lines(view: View, pack: Pack) -> list[str]:
    """The discard pile."""
    if not view.discard:
        return [say("discard.none")]
    return paragraph(say("discard", cards=", ".join(card_name(face, pack) for face in reversed(view.discard))), 0, 2)


# --- the hand and the answers -----------------------------------------------------------------------------


def hand_line(view: View, pack: Pack) -> list[str]:
    """The hand on one line."""
    if not view.hand:
        return [say("hand.none")]
    return paragraph(say("hand.line", cards=_names(view.hand, pack)), 0, 2)


def hand_lines(view: View, pack: Pack, answers: Sequence[Answer] = ()) -> list[str]:
    """The hand with what the cards do, and with the number of the answer that each card is."""
    if not view.hand:
        return [say("hand.none")]
    numbers = {answer.card: str(answer.number) for answer in answers if answer.zone == "hand"}
    rows = []
    for face in dict.fromkeys(view.hand):
        [name] = counted([card_name(face, pack)] * view.hand.count(face))
        rows.append((numbers.get(pack.faces[face].card.id, "-" if numbers else ""), name, note(face, pack)))
    rows.sort(key=lambda row: (not row[0].isdecimal(), int(row[0]) if row[0].isdecimal() else 0))
    return [say("hand"), *rows_of_cards(rows)]


def rows_of_cards(rows: Sequence[tuple[str, str, str]]) -> list[str]:
    """Numbered cards with a note beside each."""
    column = min(max(len(name) for _, name, _ in rows), 30) + 8
    lines = []
    for number, name, text in rows:
        lines += beside(f"{number:>4}  {name}", text, column)
    return lines


def note(face: int, pack: Pack) -> str:
    """The kind of a card and in a few words what it does."""
    card = pack.faces[face].card
    return say("card.note", kind=kind_name(card.kind), text=short_text(card))


def card_lines(face: int, pack: Pack) -> list[str]:
    """A card with its whole text."""
    card = pack.faces[face].card
    return [say("card", name=card.name, kind=kind_name(card.kind)), *paragraph(card_text(card), 2)]


def answer_lines(answers: Sequence[Answer], pack: Pack) -> list[str]:
    """The numbered answers: on one line if they are few, with notes if there is room, else in two columns."""
    if not answers:
        return []
    texts = [f"{answer.number}  {answer.text}" for answer in answers]
    noted = any(answer.noted for answer in answers)
    if len(answers) <= INLINE and not noted and sum(map(len, texts)) < WIDTH - 12:
        return ["  " + "    ".join(texts)]
    if noted:
        return rows_of_cards(
            [
                (str(answer.number), answer.text, note(pack.by_id[answer.card], pack) if answer.noted else "")
                for answer in answers
            ]
        )
    return _columns([f"{answer.number:>4}  {answer.text}" for answer in answers])


def _columns(texts: list[str]) -> list[str]:
    if len(texts) <= 8 or max(map(len, texts)) >= WIDTH // 2:
        return texts
    half = (len(texts) + 1) // 2
    right = [*texts[half:], ""]
    return [(left.ljust(WIDTH // 2) + right[row]).rstrip() for row, left in enumerate(texts[:half])]


def help_lines() -> list[str]:
    """What one can type."""
    lines = paragraph(say("help"))
    for command, about in SCREEN["commands"]:
        lines += beside(f"  {command}", about, 14)
    return lines
