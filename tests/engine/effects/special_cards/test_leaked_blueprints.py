"""Leaked Blueprints."""

from tests.engine.effects.at_downtown import MORE_AP, PARTS, learning, tricks
from tests.support import do, refused


def test_leaked_blueprints_bring_one_marker_without_components() -> None:
    """SPC-19: ready to be set up, though nothing it requires is there."""
    game = learning("leaked_blueprints")
    events = do(game, "p1 learn residence_a", "p1 trick enchanted_butterflies")
    assert tricks(game)["heart"] == ("enchanted_butterflies", 1)
    assert [e.fields for e in events if e.kind == "trick_prepared"] == [
        {"trick": "enchanted_butterflies", "markers": 1}
    ]


def test_leaked_blueprints_serve_level_2_but_not_level_3() -> None:
    """SPC-19: a Level 3 trick arrives bare."""
    for trick, markers in (("self_decapitation", 1), ("mutilation", 0)):
        game = learning("leaked_blueprints", fame=36)
        do(game, "p1 learn residence_a", f"p1 trick {trick}")
        assert tricks(game)["heart"] == (trick, markers)


def test_leaked_blueprints_have_no_extra_marker_on_the_engineers_slot() -> None:
    """SPC-19: one marker there too, and with it the trick cannot be prepared (WS-1)."""
    game = learning("leaked_blueprints", team=["engineer"], components=PARTS)
    do(game, "p1 learn residence_a", "p1 trick enchanted_butterflies", "p1 trick_slot extension")
    assert tricks(game)["heart"] == ("enchanted_butterflies", 1)
    do(game, "p1 place apprentice_1 workshop.1")
    assert refused(game, "p1 prepare enchanted_butterflies") == (
        "WS-1: the trick card still has markers: 1"
    )


def test_leaked_blueprints_serve_one_learn_only() -> None:
    """DA-4: the second trick of the visit arrives bare."""
    dice = {"residence_a": "optical", "residence_b": "optical"}
    game = learning("leaked_blueprints", dice=dice, prophecy="open_residence")
    do(game, "p1 learn residence_a", "p1 trick enchanted_butterflies")
    do(game, "p1 learn residence_b", "p1 trick pub_in_a_bottle")
    assert tricks(game)["diamond"] == ("pub_in_a_bottle", 0)


def test_leaked_blueprints_used_for_ap_bring_nothing() -> None:
    """AP-3: a plain Learn."""
    game = learning("leaked_blueprints", use=MORE_AP)
    do(game, "p1 learn residence_a", "p1 trick enchanted_butterflies")
    assert tricks(game)["heart"] == ("enchanted_butterflies", 0)
