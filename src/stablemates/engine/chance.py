"""The engine's own random numbers (xoshiro128**): four words in the state, the same on every machine."""

from hashlib import blake2b

MASK = 0xFFFFFFFF


def seeded(seed: int | str) -> list[int]:
    """The four starting words for a seed of any length."""
    digest = blake2b(str(seed).encode(), digest_size=16, person=b"stablemates").digest()
    words = [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 16, 4)]
    if not any(words):
        words[0] = 1  # the all-zero state would never leave zero
    return words


def draw32(words: list[int]) -> int:
    """The next number below 2**32."""
    a = words[0]
    b = words[1]
    c = words[2]
    d = words[3]
    x = (b * 5) & MASK
    x = ((x << 7) | (x >> 25)) & MASK
    result = (x * 9) & MASK
    t = (b << 9) & MASK
    c ^= a
    d ^= b
    words[1] = b ^ c
    words[0] = a ^ d
    words[2] = c ^ t
    words[3] = ((d << 11) | (d >> 21)) & MASK
    return result


def below(words: list[int], n: int) -> int:
    """A number from 0 to n - 1, each equally likely (Lemire's rejection, so that none is favoured)."""
    product = draw32(words) * n
    if (product & MASK) < n:
        floor = (MASK + 1 - n) % n
        while (product & MASK) < floor:
            product = draw32(words) * n
    return product >> 32


def shuffle(words: list[int], cards: list[int]) -> None:
    """Shuffles a list in place (Fisher and Yates)."""
    for at in range(len(cards) - 1, 0, -1):
        other = below(words, at + 1)
        card = cards[at]
        cards[at] = cards[other]
        cards[other] = card
