"""The Power Stage Spark."""

from tests.engine.effects.powers.learned import placed
from tests.support import do, offers, refused


def test_stage_spark_enhances_in_the_theater() -> None:
    """AP-2: a Shard for 1 AP backstage."""
    game = placed("stage_spark", "friday.1", "engineer", shards=4)
    do(game, "p1 enhance")
    assert game.players[0].shards == 3


def test_stage_spark_must_be_learned() -> None:
    """AP-2: otherwise not in the Theater."""
    game = placed("", "friday.1", "engineer", shards=4)
    assert refused(game, "p1 enhance") == "AP-2: not in the Theater"


def test_stage_spark_goes_out_with_its_last_shard() -> None:
    """POW-3, POW-8: the Enhance that closes its slot still counts, the next one is refused."""
    game = placed("stage_spark", "friday.1", "engineer", assigned={"assistant": "theater"})
    do(game, "p1 enhance")
    assert game.players[0].learned[1] == -1
    do(game, "p1 done", "p2 idle magician", "p1 place assistant friday.2")
    assert offers(game, 0, "enhance") == []


def test_stage_spark_works_once_with_shards_on_stage() -> None:
    """AP-2: the prophecy allows the same; once per placement it stays."""
    game = placed(
        "stage_spark", "friday.1", "engineer", shards=5, table_of={"prophecy": "shards_on_stage"}
    )
    do(game, "p1 enhance")
    assert refused(game, "p1 enhance") is not None
