"""Every message is used, and every message that the code may ask for is there."""

import ast
import re
from pathlib import Path

import pytest

import stablemates
from stablemates.arena.simulate import Tally, report
from stablemates.cards.packs import EXPANSION_IDS, PACK_IDS
from stablemates.cards.rulebooks import RULEBOOKS
from stablemates.engine import words as w
from stablemates.engine.events import NAMES_OF
from stablemates.engine.options import PROFILES, TABLE
from stablemates.engine.state import PROMPT_NAMES
from stablemates.wording import LANGUAGES, plan
from stablemates.wording.cards import CONDITION_KEYS, UNTIL_KEYS
from stablemates.wording.catalogue import FILES, catalogue, file_of
from stablemates.wording.phrases import LOOSE_KEYS, NOUN_KEYS, PLAYER_KEYS
from stablemates.wording.telling import UNTOLD

SOURCE = Path(stablemates.__file__).parent
VERB_KEYS = {plan.verb_key(verb) for verb in range(1, len(w.VERB_NAMES))}


def literals() -> set[str]:
    """The string constants of the source, and f-strings with a star for what is put in."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "*" for part in node.values]
                found.add("".join(str(part) for part in parts))
    return found


LITERALS = literals()
FAMILIES = {
    "noun": {f"noun-{key}" for key in (*NOUN_KEYS.values(), *LOOSE_KEYS.values())},
    "kind": {f"kind-{name}" for name in w.KIND_NAMES},
    "player": {f"player-{key}" for key in PLAYER_KEYS.values()},
    "place": {f"place-{zone}" for zone in w.ZONE_NAMES},
    "phase": {f"phase-{phase}" for phase in w.PHASE_NAMES},
    "until": set(UNTIL_KEYS.values()),
    "cond": set(CONDITION_KEYS.values()),
    "lead": {"lead-while", "lead-always"},
    "when": {f"when-{key}" for key in (*plan.WHEN_KEYS.values(), *plan.JOIN_KEYS.values())},
    "row": {f"row-{key}" for key in report(Tally(), 1.0)}
    | {f"row-{key}" for key in ("games_per_s", "decisions_per_game", "clone_us", "view_us", "import_ms", "compiled")}
    | {"row-players"},
    "profile": {f"profile-{name}" for name in PROFILES},
    "rulebook": {f"rulebook-{number}" for number in RULEBOOKS},
    "pack": {f"pack-{name}" for name in (*PACK_IDS, *EXPANSION_IDS)},
    "option": {f"option-{name}" for name, *_ in TABLE} | {f"option-language-{lang}" for lang in LANGUAGES},
}
# Of these the first word behind the prefix is known; what follows makes a message more special.
SPECIAL = {
    "act": VERB_KEYS | {"may", "you"},
    "fact": {*plan.STATIC_KEYS.values(), "answer", "no-effect"},
    "done": VERB_KEYS,
    "ask": {*filter(None, PROMPT_NAMES), "by"},
    "event": {*filter(None, NAMES_OF)} - set(UNTOLD),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_families_are_whole(family):
    messages = catalogue("en")
    if family == "noun":
        assert all(messages.has(key) for key in FAMILIES[family])
    else:
        keys = {key for key in messages.keys(file_of(f"{family}-")) if key.startswith(f"{family}-")}
        assert keys == FAMILIES[family]


@pytest.mark.parametrize("family", SPECIAL)
def test_special_messages_belong_to_a_word(family):
    keys = [key.removeprefix(f"{family}-") for key in catalogue("en").keys(file_of(f"{family}-"))]
    keys = [key for key, full in zip(keys, catalogue("en").keys(file_of(f"{family}-")), strict=True) if full != key]
    assert keys
    for key in keys:
        assert any(key == word or key.startswith(f"{word}-") for word in SPECIAL[family]), key
    for word in SPECIAL[family]:
        plain = family == "done" or any(key == word or key.startswith(f"{word}-") for key in keys)
        assert plain, word


@pytest.mark.parametrize("file", [file for file in FILES if file not in ("rules", "errors", "help")])
def test_every_message_is_used(file):
    """Its key stands in the code, or is made there from a beginning and a word that is put in."""
    patterns = [
        re.compile(re.escape(text).replace(r"\*", "[a-zA-Z0-9_-]+")) for text in LITERALS if "-" in text and "*" in text
    ]
    unused = []
    for key in catalogue("en").keys(file):
        family = key.split("-")[0]
        known = family in FAMILIES or family in SPECIAL or key in LITERALS
        if not known and not any(pattern.fullmatch(key) for pattern in patterns):
            unused.append(key)
    assert unused == []
