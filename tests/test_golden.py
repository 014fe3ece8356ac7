"""R1: rules do not change by accident."""

from collections import Counter
from pathlib import Path

import pytest

from tests.golden import DIGEST, FOLDER
from trickerion import replay
from trickerion.engine.core.chance import RULES_VERSION
from trickerion.engine.core.verbs import MOVE_APPRENTICE
from trickerion.record import read

RECORDS = sorted(FOLDER.glob("*.txt"))
EARLIER = sorted(FOLDER.glob("rules_*/*.txt"))
"""Games of earlier rules versions."""


@pytest.mark.parametrize("file", [*RECORDS, *EARLIER], ids=lambda file: file.stem)
def test_a_golden_game_ends_as_it_did(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = replay(text)
    assert game.over
    assert text.splitlines()[-1] == DIGEST + game.digest()
    assert text.startswith(game.record())


def test_games_of_every_earlier_rules_version_are_kept() -> None:
    kept = Counter(replay(file.read_text(encoding="utf-8"), until=0).rules for file in EARLIER)
    assert kept.keys() == set(range(1, RULES_VERSION))
    assert min(kept.values()) >= 12


def test_the_corpus_is_large_and_uses_every_kind_of_answer() -> None:
    kinds: Counter[str] = Counter()
    for file in RECORDS:
        kinds.update(action.kind for action in read(file.read_text(encoding="utf-8")).actions)
    assert len(RECORDS) >= 200
    assert kinds["perform"] > 20
    assert kinds["link"] > 10
    assert kinds[MOVE_APPRENTICE.name] > 0
