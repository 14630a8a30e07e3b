"""The packs that come with Stablemates, made ready when first asked for."""

from functools import cache

from stablemates.engine.errors import OptionError
from stablemates.engine.pack import Pack

PACK_IDS = ("base",)


@cache
def load_pack(pack_id: str) -> Pack:
    """A pack by its id."""
    if pack_id == "base":
        from .base import CARDS

        return Pack("base", "second-edition", CARDS, "neigh")
    raise OptionError(f"There is no pack “{pack_id}”. The packs are: {', '.join(PACK_IDS)}.")


def all_packs() -> dict[str, Pack]:
    """Every pack by its id."""
    return {pack_id: load_pack(pack_id) for pack_id in PACK_IDS}
