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
    return draw_many(words, 1)[0]


def draw_many(words: list[int], count: int) -> list[int]:
    """The next numbers below 2**32, in one go: a shuffle takes a hundred."""
    a, b, c, d = words
    found = []
    for _ in range(count):
        x = (b * 5) & MASK
        x = ((x << 7) | (x >> 25)) & MASK
        found.append((x * 9) & MASK)
        t = (b << 9) & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        d = ((d << 11) | (d >> 21)) & MASK
    words[0] = a
    words[1] = b
    words[2] = c
    words[3] = d
    return found


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
    last = len(cards) - 1
    for at, number in zip(range(last, 0, -1), draw_many(words, max(last, 0)), strict=True):
        product = number * (at + 1)
        # The same as `below`, which draws again for the few numbers that would favour some place.
        other = product >> 32 if (product & MASK) > at else below(words, at + 1)
        card = cards[at]
        cards[at] = cards[other]
        cards[other] = card
