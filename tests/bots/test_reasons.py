"""Why one option is better than another."""

from trickerion.bots.appraisal import PARTS, Appraisal
from trickerion.bots.reasons import FameReason, differences, reasons


def valued(sources: dict[str, float], **parts: float) -> Appraisal:
    found = Appraisal([])
    found.parts = [parts.get(part, 0.0) for part in PARTS]
    found.sources = sources
    return found


def test_gains_come_first_then_losses_the_largest_of_each_first() -> None:
    better = valued({}, coins=3.0, team=5.0, shards=-1.0)
    worse = valued({}, coins=1.0, work=0.5)
    assert reasons(better, worse) == [
        FameReason("team", 5.0),
        FameReason("coins", 2.0),
        FameReason("shards", -1.0),
        FameReason("work", -0.5),
    ]


def test_fame_is_explained_by_its_sources() -> None:
    better = valued({"link": 4.0, "unpaid_wages": -2.0}, fame=2.0)
    assert reasons(better, valued({})) == [
        FameReason("link", 4.0),
        FameReason("unpaid_wages", -2.0),
    ]


def test_without_sources_fame_is_a_reason_itself() -> None:
    assert reasons(valued({}, fame=2.0), valued({})) == [FameReason("fame", 2.0)]


def test_what_hardly_differs_is_no_reason() -> None:
    assert reasons(valued({"link": 0.1}, coins=0.2), valued({})) == []


def with_powers(powers: dict[str, float], slots: float, **parts: float) -> Appraisal:
    found = valued({}, powers=sum(powers.values()), **parts)
    found.powers, found.power_slots = powers, slots
    return found


def test_a_power_is_a_reason_by_its_name() -> None:
    """POW-4: what it will bring, and the one that it replaces."""
    better = with_powers({"star_turn": 6.0, "mail_order": 1.0}, 2)
    worse = with_powers({"lucky_penny": 1.5, "mail_order": 1.0}, 2)
    assert reasons(better, worse) == [
        FameReason("star_turn", 6.0),
        FameReason("lucky_penny", -1.5),
    ]


def test_shards_that_open_a_power_slot_are_named_so() -> None:
    """POW-3: or that keep it open; not Shards beside the slots, nor a slot for fewer Shards."""
    with_slot, without = with_powers({}, 2, shards=1.5), with_powers({}, 1, shards=1.0)
    assert reasons(with_slot, without) == [FameReason("power_slots", 0.5)]
    assert reasons(without, with_slot) == [FameReason("power_slots", -0.5)]
    beside = with_powers({}, 1, shards=1.5)
    assert reasons(beside, without) == [FameReason("shards", 0.5)]
    fewer = with_powers({}, 2, shards=0.5)
    assert reasons(fewer, without) == [FameReason("shards", -0.5)]


def test_a_power_that_pays_now_and_later_is_one_reason() -> None:
    better = with_powers({"proud_teacher": 2.0}, 1, fame=1.0)
    better.sources = {"proud_teacher": 1.0}
    assert reasons(better, valued({})) == [FameReason("proud_teacher", 3.0)]


def test_the_differences_add_up_to_the_lead() -> None:
    better, worse = valued({}, fame=9.0, rivals=-2.0), valued({}, fame=8.0, coins=1.5)
    assert sum(differences(better, worse).values()) == better.lead(worse)
