"""The layout of an observation is complete and without gaps."""

from trickerion import OBSERVATION, OBSERVATION_SIZE, observation_table
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.observation.layout import OTHER_FRAME_FIELDS, QUESTION_FIELDS


def test_fields_follow_each_other_without_gaps() -> None:
    start = 0
    for field in OBSERVATION:
        assert field.start == start
        assert field.size > 0
        assert -32768 <= field.low <= 0 or field.name in ("players", "turn")
        assert field.low < field.high <= 32767
        start += field.size
    assert start == OBSERVATION_SIZE
    assert len({field.name for field in OBSERVATION}) == len(OBSERVATION)


def test_only_fame_coins_and_shards_need_more_than_a_byte() -> None:
    large = {field.name.partition(".")[2] for field in OBSERVATION if field.high > 255}
    assert large == {"fame", "coins", "shards"}


def test_every_field_of_pending_work_is_observed() -> None:
    fields = {field for frame in FRAMES.values() for field in frame.fields}
    assert fields == {*QUESTION_FIELDS, *OTHER_FRAME_FIELDS}


def test_the_table_lists_every_field() -> None:
    lines = observation_table().splitlines()
    assert len(lines) == len(OBSERVATION) + 2
    fame = next(field for field in OBSERVATION if field.name == "player_0.fame")
    assert f"| `player_0.fame` | {fame.start} | 1 | 0 | 32767 | Fame |" in lines
