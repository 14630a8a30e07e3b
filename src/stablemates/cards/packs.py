"""Packs: those that come with Stablemates, pack files of one's own, and several joined into one deck (R-004)."""

from pathlib import Path

from stablemates.engine.errors import OptionError, Phrase
from stablemates.engine.pack import Pack
from stablemates.engine.tree import Card
from stablemates.engine.words import BABY, NEIGH_CARD

from .names import names_of
from .pack_file import read_pack

PACK_IDS = ("base", "base-second-print", "after-dark")
EXPANSION_IDS = ("night-market",)  # joined to another pack, as in base+night-market
NEIGHS_ADVISED = 12  # of a hundred cards (U-006)

_ready: dict[str, Pack] = {}


def load_pack(pack_id: str) -> Pack:
    """A pack by its id, a pack file by its path (ending in .json), or several joined by "+"."""
    if pack_id not in _ready:
        parts = pack_id.split("+")
        pack = _single(pack_id) if len(parts) == 1 else join([load_pack(part) for part in parts])
        _ready[pack_id] = pack
        _ready.setdefault(pack.id, pack)
    return _ready[pack_id]


def _single(pack_id: str) -> Pack:
    if pack_id.endswith(".json"):
        return load_file(Path(pack_id))
    if pack_id in EXPANSION_IDS:
        pack = _read(Path(__file__).parent / f"{pack_id.replace('-', '_')}.json")
        return rename(pack, {}, names_of(pack.by_id))
    return _of_ours(pack_id)


def _of_ours(pack_id: str) -> Pack:
    if pack_id == "base":
        from .base import CARDS as BASE

        return Pack("base", "second-edition", BASE, "neigh", names=_names(BASE))
    if pack_id == "base-second-print":
        from .second_print import CARDS as SECOND_PRINT

        return Pack("base-second-print", "effect-chain", SECOND_PRINT, "neigh", names=_names(SECOND_PRINT))
    if pack_id == "after-dark":
        from .after_dark import CARDS as AFTER_DARK

        gift = "the_password_is_neigh"
        return Pack("after-dark", "second-edition", AFTER_DARK, gift, adults=True, names=_names(AFTER_DARK))
    known = ", ".join((*PACK_IDS, *EXPANSION_IDS))
    raise OptionError(
        "There is no pack “{pack}”. The packs are: {names}; or name a pack file ending in .json.",
        pack=pack_id,
        names=known,
    )


def load_file(path: Path) -> Pack:
    """A pack file; its cards may be played alone, if there are enough, or joined to a deck."""
    pack = _read(path)
    if pack.id in (*PACK_IDS, *EXPANSION_IDS):
        raise OptionError(
            "{path}: id: “{pack}” is a pack that comes with Stablemates; give yours another id.",
            path=str(path),
            pack=pack.id,
        )
    return pack


def _read(path: Path) -> Pack:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError("{path} can't be read: {error}.", path=str(path), error=str(error)) from error
    return read_pack(text, str(path))


def join(packs: list[Pack]) -> Pack:
    """Several packs shuffled into one deck; for adults if one of them is."""
    ids = [pack.id for pack in packs]
    if "base" in ids and "base-second-print" in ids:
        raise OptionError("The two prints of the base deck can't be joined: they are the same cards.")
    cards: dict[str, Card] = {}
    names: dict[str, dict[str, str]] = {}
    for pack in packs:
        for face in pack.faces:
            if face.card.id in cards:
                raise OptionError("Two of the packs have a card “{card}”; they can't be joined.", card=face.card.id)
            cards[face.card.id] = face.card
        for language, rows in pack.names.items():
            names.setdefault(language, {}).update(rows)
    gift = next((pack.two_player_gift for pack in packs if pack.two_player_gift), "")
    adults = any(pack.adults for pack in packs)
    return Pack("+".join(ids), packs[0].profile, tuple(cards.values()), gift, adults, names)


def advice(pack: Pack) -> Phrase | None:
    """A word on the share of Neighs in a deck, or nothing if it is about right, or an expansion without Babies."""
    babies = any(face.kind == BABY for face in pack.faces)
    black = sum(face.card.copies for face in pack.faces if face.kind != BABY)
    neighs = sum(face.card.copies for face in pack.faces if face.traits & NEIGH_CARD)
    if not babies or not black or abs(100 * neighs / black - NEIGHS_ADVISED) <= 2.5:
        return None
    return Phrase(
        "{neighs} of {cards} cards are Neighs; about {advised} in a hundred play best (U-006).",
        neighs=neighs,
        cards=black,
        advised=NEIGHS_ADVISED,
    )


def _names(cards: tuple[Card, ...]) -> dict[str, dict[str, str]]:
    return names_of(card.id for card in cards)


def rename(pack: Pack, names: dict[str, dict[str, str]], by_default: dict[str, dict[str, str]] | None = None) -> Pack:
    """A pack whose cards have names of one's own: card id -> language -> name; they win over the pack's."""
    cards = []
    by_language = {language: dict(rows) for language, rows in (by_default or {}).items()}
    for language, rows in pack.names.items():
        by_language.setdefault(language, {}).update(rows)
    for card_id, rows in names.items():
        pack.face(card_id)  # an unknown card is refused
        for language, name in rows.items():
            by_language.setdefault(language, {})[card_id] = name
    english = by_language.get("en", {})
    for face in pack.faces:
        cards.append(face.card.renamed(english.get(face.card.id, face.card.name)))
    return Pack(pack.id, pack.profile, tuple(cards), pack.two_player_gift, pack.adults, by_language)


def all_packs() -> dict[str, Pack]:
    """Every pack of ours by its id."""
    return {pack_id: load_pack(pack_id) for pack_id in PACK_IDS}
