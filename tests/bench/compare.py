"""Put benchmark figures side by side, as a short table with ratios. Nothing here passes or fails on speed.

    python tests/bench/compare.py --ours OURS.json [--compiled COMPILED.json] [--rlcard RLCARD.json]

OURS and COMPILED come from `stablemates bench --json`, RLCARD from rlcard_uno.py. It does stop if a file
is not what it should be: COMPILED measured on the plain engine, or OURS on a compiled one.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

Figures = dict[str, Any]
COLUMNS = [
    ("decisions_per_s", "decisions/s"),
    ("games_per_s", "games/s"),
    ("clone_us", "clone us"),
    ("view_us", "view us"),
]
WAYS = [("env_run", "env.run"), ("game_step", "game.step"), ("bare", "bare game")]


def read(path: Path) -> Figures:
    """The figures in a JSON file, or a stop with a plain message."""
    try:
        figures = json.loads(path.read_text())
    except (OSError, ValueError) as error:
        sys.exit(f"No figures in {path}: {error}")
    if not isinstance(figures, dict):
        sys.exit(f"No figures in {path}: it should hold one JSON object.")
    return figures


def read_ours(path: Path, compiled: bool) -> Figures:
    """Our own figures, from the engine they should be from."""
    figures = read(path)
    if figures.get("compiled") is not compiled:
        sys.exit(f"{path} was not measured on the {'compiled' if compiled else 'plain'} engine.")
    return figures


def cell(value: object) -> str:
    """1234567 -> 1,234,567; 12.345 -> 12.35; nothing -> -"""
    if not isinstance(value, int | float):
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"


def table(rows: list[tuple[str, Figures]]) -> str:
    """Every row with its figures, and how many times as fast as it the first row is."""
    lines = [["", "players", *(title for _, title in COLUMNS), "first row is"]]
    best = rows[0][1]["decisions_per_s"]
    for name, figures in rows:
        values = [cell(figures.get(key)) for key, _ in [("players", ""), *COLUMNS]]
        lines.append([name, *values, f"{best / figures['decisions_per_s']:.2f} x"])
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    left = -widths[0]  # names stand to the left, figures to the right
    form = "  ".join(f"%{width}s" for width in [left, *widths[1:]])
    return "\n".join(form % tuple(line) for line in lines)


def main() -> None:
    """Read what there is and print the table."""
    parser = argparse.ArgumentParser(description="Put benchmark figures side by side.")
    parser.add_argument("--ours", type=Path, required=True)
    parser.add_argument("--compiled", type=Path)
    parser.add_argument("--rlcard", type=Path)
    options = parser.parse_args()
    rows: list[tuple[str, Figures]] = []
    if options.compiled:
        rows.append(("Stablemates, compiled", read_ours(options.compiled, True)))
    rows.append(("Stablemates", read_ours(options.ours, False)))
    if options.rlcard:
        theirs = read(options.rlcard)
        rows += [(f"RLCard Uno, {way}", {"players": theirs["players"], **theirs[key]}) for key, way in WAYS]
    print(table(rows))


if __name__ == "__main__":
    main()
