"""The plain screen: the table, the hand and the answers as lines of at most 80 columns."""

from collections.abc import Sequence
from textwrap import wrap

from stablemates.engine import words as w
from stablemates.engine.chain_view import LinkRow
from stablemates.engine.pack import Pack
from stablemates.engine.view import View
from stablemates.wording.cards import card_text, kind_name, short_text
from stablemates.wording.messages import link_text, phase_name
from stablemates.wording.rules import Rule
from stablemates.wording.voice import Voice, player, reader_of

from .answers import Answer, command

WIDTH = 80
NAME_COLUMN = 14
INLINE = 3  # so few short answers go on one line


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


def _names(faces: Sequence[int], pack: Pack, voice: Voice) -> str:
    return ", ".join(voice.counted([voice.name(pack.faces[face].card.id, pack) for face in faces]))


# --- the table --------------------------------------------------------------------------------------------


def moment_lines(view: View, pack: Pack, names: Sequence[str], voice: Voice) -> list[str]:
    """Whose turn it is, the phase, and what lies in the middle."""
    moment = voice.say("screen-setup")
    if view.phase != w.SETTING_UP:
        moment = voice.say(
            "screen-moment",
            n=view.turn_number,
            seat=player(view.turn, names),
            reader=reader_of(view.seat, view.turn),
            phase=phase_name(view.phase, voice),
        )
    middle = voice.say("screen-middle", deck=view.deck_size, discard=len(view.discard), nursery=len(view.nursery))
    lines = paragraph(f"{moment} {middle}")
    if view.deck_known:
        known = _names([face for _, face in view.deck_known], pack, voice)
        lines += paragraph(voice.say("screen-deck-known", cards=known))
    if view.pile:
        lines += paragraph(voice.say("screen-pile", cards=_pile(view, pack, names, voice)))
    return lines


def _pile(view: View, pack: Pack, names: Sequence[str], voice: Voice) -> str:
    cards = []
    for face, seat in zip(view.pile, view.pile_seats, strict=True):
        card = voice.card(pack.faces[face].card.id, pack)
        reader = reader_of(view.seat, seat)
        cards.append(voice.say("screen-pile-card", seat=player(seat, names), reader=reader, card=card))
    return ", ".join(cards)


def link_lines(rows: Sequence[LinkRow], pack: Pack, names: Sequence[str], you: int, voice: Voice) -> list[str]:
    """Effects of the same moment, if there are several, with what each has chosen (R-083)."""
    if len(rows) < 2:
        return []
    effects = ", ".join(link_text(row, pack, names, you, voice) for row in rows)
    return paragraph(voice.say("screen-link", effects=effects), 0, 2)


def table_lines(view: View, pack: Pack, names: Sequence[str], voice: Voice) -> list[str]:
    """Every seat: Unicorns of those needed, the size of the hand, the stable, and what is known of the hand."""
    heads = {key: voice.say(f"screen-column-{key}") for key in ("seat", "unicorns", "hand", "stable")}
    shown = [_shown_name(seat, name, view, voice) for seat, name in enumerate(names)]
    counts = [voice.say("screen-count", n=n, need=view.need) for n in view.unicorns]
    width = min(max(len(name) for name in [*shown, heads["seat"]]), NAME_COLUMN)
    counted = max(len(text) for text in [*counts, heads["unicorns"]])
    held = len(heads["hand"])
    column = width + counted + held + 8
    lines = [f"  {heads['seat']:<{width}}  {heads['unicorns']:>{counted}}  {heads['hand']}  {heads['stable']}"]
    for seat, name in enumerate(shown):
        mark = "*" if seat == view.turn else " "
        figures = f"{counts[seat]:>{counted}}  {view.hand_sizes[seat]:>{held}}"
        if len(name) > width:
            lines.append(f"{mark} {name}")
            mark, name = " ", ""
        lines += beside(f"{mark} {name:<{width}}  {figures}", _stable(view.stables[seat], pack, voice), column)
        lines += paragraph(_known(view, seat, pack, voice), column, 2)
    return lines


def _shown_name(seat: int, name: str, view: View, voice: Voice) -> str:
    if seat != view.seat or name == voice.say("screen-your-name"):
        return name
    return voice.say("screen-you", name=name)


def _stable(faces: Sequence[int], pack: Pack, voice: Voice) -> str:
    unicorns = [face for face in faces if pack.faces[face].is_unicorn]
    parts = [_names(unicorns, pack, voice)] if unicorns else []
    for key, kind in (("upgrades", w.UPGRADE), ("downgrades", w.DOWNGRADE)):
        cards = [face for face in faces if pack.faces[face].kind == kind]
        if cards:
            parts.append(voice.say(f"screen-{key}", cards=_names(cards, pack, voice)))
    return "; ".join(parts) or voice.say("screen-empty")


def _known(view: View, seat: int, pack: Pack, voice: Voice) -> str:
    if not view.known[seat]:
        return ""
    key = "screen-open" if seat in view.open_hands else "screen-known"
    return voice.say(key, cards=_names(view.known[seat], pack, voice))


def discard_lines(view: View, pack: Pack, voice: Voice) -> list[str]:
    """The discard pile."""
    if not view.discard:
        return [voice.say("screen-discard-none")]
    cards = ", ".join(voice.name(pack.faces[face].card.id, pack) for face in reversed(view.discard))
    return paragraph(voice.say("screen-discard", cards=cards), 0, 2)


# --- the hand and the answers -----------------------------------------------------------------------------


def hand_line(view: View, pack: Pack, voice: Voice) -> list[str]:
    """The hand on one line."""
    if not view.hand:
        return [voice.say("screen-hand-none")]
    return paragraph(voice.say("screen-hand-line", cards=_names(view.hand, pack, voice)), 0, 2)


def hand_lines(view: View, pack: Pack, voice: Voice, answers: Sequence[Answer] = ()) -> list[str]:
    """The hand with what the cards do, and with the number of the answer that each card is."""
    if not view.hand:
        return [voice.say("screen-hand-none")]
    numbers = {answer.card: str(answer.number) for answer in answers if answer.zone == "hand"}
    rows = []
    for face in dict.fromkeys(view.hand):
        card_id = pack.faces[face].card.id
        [name] = voice.counted([voice.name(card_id, pack)] * view.hand.count(face))
        rows.append((numbers.get(card_id, "-" if numbers else ""), name, note(face, pack, voice)))
    rows.sort(key=lambda row: (not row[0].isdecimal(), int(row[0]) if row[0].isdecimal() else 0))
    return [voice.say("screen-hand"), *rows_of_cards(rows)]


def rows_of_cards(rows: Sequence[tuple[str, str, str]]) -> list[str]:
    """Numbered cards with a note beside each."""
    column = min(max(len(name) for _, name, _ in rows), 30) + 8
    lines = []
    for number, name, text in rows:
        lines += beside(f"{number:>4}  {name}", text, column)
    return lines


def note(face: int, pack: Pack, voice: Voice) -> str:
    """The kind of a card and in a few words what it does."""
    card = pack.faces[face].card
    kind = kind_name(card.kind, voice.cards)
    return voice.say("screen-card-note", kind=kind, text=short_text(card, pack, voice.cards))


def card_lines(face: int, pack: Pack, voice: Voice) -> list[str]:
    """A card with its whole text."""
    card = pack.faces[face].card
    head = voice.say("screen-card", name=voice.name(card.id, pack), kind=kind_name(card.kind, voice.cards))
    return [head, *paragraph(card_text(card, pack, voice.cards), 2)]


def rule_lines(rule: Rule, voice: Voice) -> list[str]:
    """A rule with its example."""
    example = voice.say("screen-rule-example", text=rule.example)
    return [f"{rule.id}  {rule.title}", *paragraph(rule.says, 2), *paragraph(example, 2)]


def answer_lines(answers: Sequence[Answer], pack: Pack, voice: Voice) -> list[str]:
    """The numbered answers: on one line if they are few, with notes if there is room, else in two columns."""
    if not answers:
        return []
    texts = [f"{answer.number}  {answer.text}" for answer in answers]
    noted = any(answer.noted for answer in answers)
    if len(answers) <= INLINE and not noted and sum(map(len, texts)) < WIDTH - 12:
        return ["  " + "    ".join(texts)]
    if noted:
        notes = [note(pack.by_id[answer.card], pack, voice) if answer.noted else "" for answer in answers]
        return rows_of_cards(
            [(str(answer.number), answer.text, text) for answer, text in zip(answers, notes, strict=True)]
        )
    return _columns([f"{answer.number:>4}  {answer.text}" for answer in answers])


def _columns(texts: list[str]) -> list[str]:
    if len(texts) <= 8 or max(map(len, texts)) >= WIDTH // 2:
        return texts
    half = (len(texts) + 1) // 2
    right = [*texts[half:], ""]
    return [(left.ljust(WIDTH // 2) + right[row]).rstrip() for row, left in enumerate(texts[:half])]


def help_lines(voice: Voice) -> list[str]:
    """What one can type."""
    lines = paragraph(voice.say("screen-help"))
    card, rule, file = (voice.say(f"screen-arg-{kind}") for kind in ("card", "rule", "file"))
    rows = [(f"? {card}", "card")]
    for key, argument in (("why", card), ("rule", rule), ("hand", ""), ("table", ""), ("discard", ""), ("log", "")):
        rows.append((f"{command(key, voice)} {argument}".rstrip(), key))
    rows.append((f"{command('log', voice)} {command('all', voice)}", "log-all"))
    rows += [(f"{command('save', voice)} {file}", "save"), (command("quit", voice), "quit")]
    column = max(len(typed) for typed, _ in rows) + 4
    for typed, key in rows:
        lines += beside(f"  {typed}", voice.say(f"screen-help-{key}"), column)
    return lines
