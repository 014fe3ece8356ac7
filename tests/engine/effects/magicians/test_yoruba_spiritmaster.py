"""Yoruba Spiritmaster."""

from tests.engine.effects.at_theater import lying, yields
from tests.support import Data, changes, do, offers, position, refused, seat, show
from trickerion import Game

GOOD = show("riverside_1", s00="p2 spade spiritual", s01="p2 heart optical")
BAD = show("riverside_2", s00="p2 spade optical")
OTHERS = show("riverside_3", s00="p1 spade optical")


def yoruba(*theater: Data, shards: int = 1, ability_used: bool = False, **performers: str) -> Game:
    """p1 is the Yoruba Spiritmaster, with nobody in the Theater; p2 and p3 are the Gentleman and
    the Red Lotus, whose Magicians perform on these weekdays. p1's last Apprentice is made Idle."""
    game = position(
        seat(
            tricks={"mind_reading": 0},
            assigned={"apprentice_1": "downtown"},
            magician="yoruba_spiritmaster",
            shards=shards,
            ability_used=ability_used,
        ),
        seat(
            tricks={"enchanted_butterflies": 0, "self_decapitation": 0},
            placed=_magician(performers.get("p2")),
            magician="gentleman",
        ),
        seat(
            tricks={"water_tank_escape": 0},
            placed=_magician(performers.get("p3")),
            magician="red_lotus",
        ),
        theater=theater,
        dark_alley=True,
    )
    do(game, "p1 idle apprentice_1")
    return game


def _magician(where: str | None) -> dict[str, str]:
    weekday, _, card = (where or "").partition(" ")
    return {"magician": f"{weekday}.performance {card}".strip()} if where else {}


def test_yoruba_spiritmaster_is_asked_before_an_opponent_chooses() -> None:
    """MAG-4: only cards with a marker of that opponent."""
    game = yoruba(GOOD, BAD, OTHERS, p2="friday")
    assert (game.phase, game.to_act) == ("performance", [0])
    assert offers(game, 0, "perform") == ["riverside_1", "riverside_2"]
    refusal = "MAG-4: the card has no marker of p2"
    assert refused(game, "p1 perform riverside_3") == refusal
    assert refused(game, "p2 perform riverside_1") == "MAG-4: p2 isn’t asked now; waiting for p1"
    do(game, "p1 pass")
    assert game.to_act == [1]


def test_yoruba_spiritmaster_chooses_for_the_opponent() -> None:
    """MAG-4: for 1 Shard; p2 performs that card at once, as performer."""
    game = yoruba(GOOD, BAD, p2="friday")
    events = do(game, "p1 perform riverside_2")
    assert changes(events, 0, "shards") == [(-1, "yoruba_spiritmaster")]
    began = next(event for event in events if event.kind == "performance_began")
    assert began.to_dict() == {
        "kind": "performance_began",
        "seat": 1,
        "performance": "riverside_2",
        "weekday": "friday",
    }
    assert yields(events, 1) == ([2], [], [])
    assert (1, "card_bonus") in changes(events, 1, "fame")
    assert len(lying(game, "riverside_1")) == 2
    assert game.turn == 3


def test_yoruba_spiritmaster_decides_that_the_card_is_performed() -> None:
    """MAG-4: p2 is not asked any more, not even whether to perform."""
    game = yoruba(GOOD, p2="friday", p3="saturday")
    events = do(game, "p1 perform riverside_1")
    assert game.to_act != [1]
    assert not [event for event in events if event.kind == "performance_skipped"]


def test_yoruba_spiritmaster_may_do_it_once_per_turn() -> None:
    """MAG-4, RUL-20: asked for p2 and, having passed, again for p3; not after it was used."""
    third = show("riverside_3", s00="p3 spade optical")
    game = yoruba(GOOD, third, p2="thursday", p3="sunday", shards=2)
    do(game, "p1 pass", "p2 pass")
    assert game.to_act == [0]
    assert offers(game, 0, "perform") == ["riverside_3"]
    game = yoruba(GOOD, third, p2="thursday", p3="sunday", shards=2)
    do(game, "p1 perform riverside_1")
    assert game.to_act == [2]
    assert offers(game, 2, "perform") == ["riverside_3"]
    do(game, "p3 pass")
    assert game.players[0].ability_used == 0


def test_yoruba_spiritmaster_needs_a_shard() -> None:
    """MAG-4: without one, or with the ability used, p2 is asked straight away."""
    assert yoruba(GOOD, p2="friday", shards=0).to_act == [1]
    assert yoruba(GOOD, p2="friday", ability_used=True).to_act == [1]


def test_yoruba_spiritmaster_is_not_asked_where_nothing_can_be_performed() -> None:
    """MAG-4, PRF-1: no card holds a marker of p2, so p3 comes next."""
    game = yoruba(show("riverside_3", s00="p3 spade optical"), p2="thursday", p3="friday")
    assert offers(game, 0, "perform") == ["riverside_3"]


def test_yoruba_spiritmaster_chooses_his_own_performance_freely() -> None:
    """MAG-4: an opponent's choice only; nobody else has this ability."""
    game = position(
        seat(
            tricks={"mind_reading": 0},
            assigned={"magician": "theater"},
            magician="yoruba_spiritmaster",
        ),
        seat(tricks={"enchanted_butterflies": 0}, magician="gentleman"),
        theater=[OTHERS],
        dark_alley=True,
    )
    do(game, "p1 place magician friday.performance")
    events = do(game, "p1 perform riverside_3")
    assert (-1, "yoruba_spiritmaster") not in changes(events, 0, "shards")


def test_yoruba_spiritmaster_leaves_the_performer_his_own_effects() -> None:
    """MAG-4, SPC-4: Arranged Fiasco under p2's Magician works: 2 + 1 Fame."""
    game = yoruba(BAD, p2="friday arranged_fiasco")
    assert yields(do(game, "p1 perform riverside_2"), 1)[0] == [3]
    mixed = show("riverside_3", s00="p3 spade optical", s01="p2 spade spiritual")
    game = yoruba(mixed, p3="friday")
    do(game, "p1 perform riverside_3")
    assert game.to_act == [2]
    assert offers(game, 2, "steal") == ["riverside_3.01"]


def test_yoruba_spiritmaster_has_no_ability_without_the_dark_alley() -> None:
    """SET-6: in the base game p2 chooses alone."""
    game = position(
        seat(magician="yoruba_spiritmaster", assigned={"apprentice_1": "downtown"}),
        seat(
            tricks={"enchanted_butterflies": 0, "self_decapitation": 0},
            placed={"magician": "friday.performance"},
            magician="gentleman",
        ),
        theater=[GOOD],
    )
    do(game, "p1 idle apprentice_1")
    assert game.to_act == [1]
