"""Orchestral Interlude."""

from tests.engine.effects.at_theater import (
    ABOVE,
    BONUS,
    BUTTERFLIES,
    DECAPITATION,
    MORE_AP,
    RIVALS,
    gains,
    set_up_with,
)
from tests.support import do, offers, position, seat, show

BETWEEN = show("riverside_1", s00="p2 heart escape", s02="p2 spade optical")
"""Neighbours of 01 on both sides; an optical trick turned `spiritual` links with the lower one."""


def test_orchestral_interlude_pays_for_neighbours_that_do_not_match() -> None:
    """SPC-1: two neighbours, no link: two payments of Level 2 and no Shard."""
    strangers = show("riverside_1", s00="p2 heart escape", s02="p2 spade mechanical")
    game = set_up_with("orchestral_interlude", strangers, tricks=DECAPITATION)
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link fame", "p1 link coins")
    assert gains(events, 0) == ([(2, "link")], [(2, "link")], [])
    assert gains(events, 1) == ([], [], [])
    assert not [event for event in events if event.kind == "link_created"]


def test_orchestral_interlude_does_not_pay_a_link_twice() -> None:
    """SPC-1: one link and one other neighbour make two payments, not three."""
    game = set_up_with("orchestral_interlude", BETWEEN)
    events = do(game, "p1 spot riverside_1.01 spiritual", "p1 link fame", "p1 link fame")
    assert gains(events, 0) == ([(1, "link"), (1, "link")], [], [])
    assert len([event for event in events if event.kind == "link_created"]) == 1
    assert offers(game, 0, "link") == []


def test_orchestral_interlude_gives_shards_for_true_links_only() -> None:
    """SPC-1, THR-5: the circle with the Shard is linked in one game and not in the other."""
    game = set_up_with("orchestral_interlude", ABOVE)
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [(1, "link")])
    assert gains(events, 1) == ([], [], [(1, "link")])
    game = set_up_with("orchestral_interlude", ABOVE)
    events = do(game, "p1 spot riverside_1.01 spiritual", "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [])


def test_orchestral_interlude_needs_a_link_circle_between_them() -> None:
    """SPC-1: 11 is a neighbour of 01. 02 lies below it, but they share no circle; a guest is no
    neighbour either."""
    card = show(
        "grand_magorian_3", guests=["p2 heart"], s02="p2 spade optical", s11="p3 spade escape"
    )
    game = set_up_with("orchestral_interlude", card)
    events = do(game, "p1 spot grand_magorian_3.01 optical", "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [])
    assert offers(game, 0, "link") == []


def test_orchestral_interlude_used_for_action_points_pays_links_only() -> None:
    """AP-3: the neighbour does not match."""
    game = set_up_with("orchestral_interlude", ABOVE, use=MORE_AP)
    do(game, "p1 spot riverside_1.01 spiritual")
    assert offers(game, 0, "link") == []
    assert "enchanted_butterflies" not in offers(game, 0, "set_up")


def test_orchestral_interlude_adds_nothing_when_the_card_is_performed() -> None:
    """SPC-1, PRF-4: the performer's Fame is for true links; there is none."""
    game = position(
        seat(tricks=BUTTERFLIES, assigned={"engineer": "orchestral_interlude"}),
        seat(tricks=RIVALS, placed={"magician": "thursday.performance"}, magician="gentleman"),
        theater=[ABOVE],
        dark_alley=True,
    )
    do(game, "p1 place engineer friday.1", *BONUS, "p1 set_up enchanted_butterflies")
    do(game, "p1 spot riverside_1.01 spiritual", "p1 link fame", "p1 done")
    events = do(game, "p2 perform riverside_1")
    assert gains(events, 1)[0] == []
    assert gains(events, 1)[2] == [(1, "yield"), (1, "card_bonus")]
