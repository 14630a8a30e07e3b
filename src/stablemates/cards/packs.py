"""The packs that come with Stablemates, made ready when first asked for."""

from functools import cache

from stablemates.engine.errors import OptionError
from stablemates.engine.pack import Pack

PACK_IDS = ("base", "base-second-print", "after-dark")


@cache
def load_pack(pack_id: str) -> Pack:
    """A pack by its id."""
    if pack_id == "base":
        from .base import CARDS as BASE

        return Pack("base", "second-edition", BASE, "neigh")
    if pack_id == "base-second-print":
        from .second_print import CARDS as SECOND_PRINT

        return Pack("base-second-print", "effect-chain", SECOND_PRINT, "neigh")
    if pack_id == "after-dark":
        from .after_dark import CARDS as AFTER_DARK

        return Pack("after-dark", "second-edition", AFTER_DARK, "the_password_is_neigh", adults=True)
    raise OptionError(f"There is no pack “{pack_id}”. The packs are: {', '.join(PACK_IDS)}.")


def all_packs() -> dict[str, Pack]:
    """Every pack by its id."""
    return {pack_id: load_pack(pack_id) for pack_id in PACK_IDS}
