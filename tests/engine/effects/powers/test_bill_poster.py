"""The Power Bill Poster."""

from tests.engine.effects.powers.learned import table
from tests.support import changes, do, offers

ADVERTISING = [
    {"frame": "turn", "next_phase": "assignment"},
    {"frame": "advertise", "position": 1},
    {"frame": "choose_advertise", "seat": 0},
]


def test_bill_poster_makes_a_poster_cheaper() -> None:
    """TURN-4: on the second of two initiative slots 2 Coins instead of 3."""
    stack = [*ADVERTISING[:1], {"frame": "advertise", "position": 2}, ADVERTISING[2]]
    game = table(["bill_poster"], {}, initiative=[1, 0], stack=stack)
    events = do(game, "p1 advertise")
    assert changes(events, 0, "coins") == [(-2, "advertise")]
    assert changes(events, 0, "fame") == [(2, "advertise")]


def test_bill_poster_never_pays_for_a_poster() -> None:
    """TURN-4: on the first slot it is free, even without Coins."""
    game = table(["bill_poster"], {"coins": 0}, stack=ADVERTISING)
    assert changes(do(game, "p1 advertise"), 0, "coins") == []


def test_bill_poster_does_not_help_others() -> None:
    """POW-6: p2 pays 3 Coins on the second slot."""
    stack = [*ADVERTISING[:1], {"frame": "advertise", "position": 2}]
    game = table(["bill_poster"], {}, stack=[*stack, {"frame": "choose_advertise", "seat": 1}])
    assert changes(do(game, "p2 advertise"), 1, "coins") == [(-3, "advertise")]


def test_bill_poster_lets_poster_boys_work_for_nothing() -> None:
    """A free poster counts as advertised for the prophecy."""
    game = table(["bill_poster"], {"coins": 0}, stack=ADVERTISING, prophecy="poster_boys")
    do(game, "p1 advertise")
    assert game.players[0].advertised
    assert offers(game, 0, "advertise") == []
