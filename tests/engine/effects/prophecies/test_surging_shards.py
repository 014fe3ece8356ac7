"""The prophecy Surging Shards."""

from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, refused, seat, show

CARD = show("riverside_1")


def test_surging_shards_gives_two_ap_for_a_shard() -> None:
    """AP-2: an Apprentice with 1 + 2 AP takes Coins; the Shard costs one as ever."""
    seats = seat(assigned={"apprentice_1": "downtown"}, shards=2), seat()
    game = foretold("surging_shards", *seats, dice={"bank_a": "4"})
    do(game, "p1 place apprentice_1 downtown.4")
    events = do(game, "p1 enhance")
    assert changes(events, 0, "shards") == [(-1, "enhance")]
    assert [e.fields for e in events if e.kind == "character_enhanced"] == [{"ap": 2}]
    assert refused(game, "p1 take_coins bank_a") is None


def test_surging_shards_still_works_once_and_not_in_the_theater() -> None:
    """AP-2: nothing else of the rule changes."""
    assigned = {"apprentice_1": "downtown", "engineer": "theater"}
    game = foretold("surging_shards", seat(assigned=assigned, shards=3), seat(), theater=[CARD])
    do(game, "p1 place apprentice_1 downtown.4", "p1 enhance")
    assert refused(game, "p1 enhance") == "AP-2: once per placement, before the first action"
    do(game, "p1 done", "p1 place engineer friday.1")
    assert refused(game, "p1 enhance") == "AP-2: not in the Theater"


def test_surging_shards_does_not_add_to_empower() -> None:
    """SPC-19: Empower makes it 3 AP, also under this prophecy."""
    game = foretold("surging_shards", seat(assigned={"apprentice_1": "empower"}), seat())
    do(game, "p1 place apprentice_1 downtown.4", "p1 use_card bonus")
    events = do(game, "p1 enhance")
    assert [e.fields for e in events if e.kind == "character_enhanced"] == [{"ap": 3}]
