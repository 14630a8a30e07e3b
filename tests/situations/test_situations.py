"""Every situation file holds: the shared examples, one or more for each card, one for each rule that can be shown."""

import re
from pathlib import Path

import pytest

from stablemates.cards.packs import PACK_IDS, load_pack
from stablemates.notation.situation_file import Situation, find_situations, load_situation
from stablemates.notation.situation_run import run_file

HERE = Path(__file__).parent
FILES = find_situations([HERE])


def _playable(path: Path) -> bool:
    return load_situation(path).pack in PACK_IDS


@pytest.mark.parametrize("path", [path for path in FILES if _playable(path)], ids=lambda path: path.stem)
def test_situation_holds(path: Path) -> None:
    result = run_file(str(path))
    assert result.ok, f"{path.name}, line {result.step}: {result.message}"


def _said(situation: Situation) -> set[str]:
    """The cards that do or suffer something by the script, not just lie about."""
    cards = {ref.card for step in situation.script for ref in step.refs}
    return cards | {card for seat in situation.seats for card in seat.stable}


def test_every_card_has_a_situation() -> None:
    for pack_id in PACK_IDS:
        shown: set[str] = set()
        for path in FILES:
            situation = load_situation(path)
            if situation.pack == pack_id:
                shown |= _said(situation)
        missing = [face.card.id for face in load_pack(pack_id).faces if face.card.copies and face.card.id not in shown]
        assert not missing, f"cards of {pack_id} without a situation: {missing}"


def _rule_ids() -> list[str]:
    """The rules of play: R-001..R-136, as far as there is a rule of that number."""
    spans = ((1, 12), (20, 28), (30, 44), (50, 64), (70, 76), (80, 98), (100, 118), (120, 125), (130, 136))
    return [f"R-{number:03}" for first, last in spans for number in range(first, last + 1)]


def test_every_rule_has_a_situation_or_a_reason() -> None:
    shown = {rule for path in FILES for rule in load_situation(path).rules}
    excused = set(re.findall(r"R-\d{3}", (HERE / "rules" / "UNTESTABLE.md").read_text(encoding="utf-8")))
    missing = [rule for rule in _rule_ids() if rule not in shown | excused]
    assert not missing, f"rules without a situation and without a reason: {missing}"
