"""Hashes of every run of eight words of the rulebooks, so that tests can tell whether we repeat one.

    python tools/rulebook_runs.py FOLDER

reads the text files of a folder (the rulebooks are not part of this project) and writes tests/data/rulebook_runs.bin:
six bytes for each run, sorted. The texts can't be got back from it.
"""

import re
import sys
from hashlib import blake2b
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "tests" / "data" / "rulebook_runs.bin"
RUN = 8
SIZE = 6


def hashes(text: str) -> list[tuple[str, bytes]]:
    """Each run of eight words of a text with its hash; capitals and signs don't count."""
    words = re.findall(r"\w+", text.casefold())
    runs = [" ".join(words[at : at + RUN]) for at in range(len(words) - RUN + 1)]
    return [(run, blake2b(run.encode(), digest_size=SIZE).digest()) for run in runs]


def known_runs(path: Path = TARGET) -> frozenset[bytes]:
    """The hashes that are kept."""
    data = path.read_bytes()
    return frozenset(data[at : at + SIZE] for at in range(0, len(data), SIZE))


def main() -> None:
    """Writes the file anew."""
    found = {digest for path in Path(sys.argv[1]).glob("*.txt") for _, digest in hashes(path.read_text("utf-8"))}
    TARGET.write_bytes(b"".join(sorted(found)))
    print(f"{TARGET}: {len(found)} runs")


if __name__ == "__main__":
    main()
