"""What a card's text costs when it is made and from then on, and how long a language takes to load."""

import json
import time

from stablemates.cards.packs import PACK_IDS, load_pack
from stablemates.wording import LANGUAGES, card_parts, card_text, short_text
from stablemates.wording.catalogue import Catalogue, catalogue


def measure(lang: str) -> dict[str, float]:
    """Milliseconds to load, microseconds for a card."""
    cards = [(face.card, pack) for pack in map(load_pack, PACK_IDS) for face in pack.faces]
    began = time.perf_counter()
    Catalogue(lang).has("act-draw")
    loaded = time.perf_counter() - began
    catalogue(lang).has("act-draw")
    card_parts.cache_clear()
    short_text.cache_clear()
    began = time.perf_counter()
    for card, pack in cards:
        card_text(card, pack, lang)
    first = time.perf_counter() - began
    began = time.perf_counter()
    for card, pack in cards:
        card_text(card, pack, lang)
    again = time.perf_counter() - began
    return {
        "load_ms": round(1000 * loaded, 1),
        "first_us": round(1e6 * first / len(cards), 1),
        "again_us": round(1e6 * again / len(cards), 2),
    }


if __name__ == "__main__":
    print(json.dumps({lang: measure(lang) for lang in LANGUAGES}, indent=2))
