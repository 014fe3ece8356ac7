"""Hidden information: a view shows nothing it should not, an imagined game agrees with it (R8)."""

import json
from random import Random

import pytest

from tests.support import do, position, seat, show
from trickerion import Game, Options
from trickerion.lab.promises import check_secrecy, check_states
from trickerion.lab.simulation import lively_action, play_randomly


def assigning() -> Game:
    """Two players in the Assignment phase, p1 with two cards laid."""
    game = position(
        seat(team=["manager"]),
        seat(team=["engineer"]),
        theater=[show("riverside_1")],
        deck=["grand_magorian_2", "grand_magorian_7"],
    )
    do(game, "p1 assign magician theater", "p1 assign manager market_row")
    return game


@pytest.mark.parametrize("viewer", [1, None])
def test_face_down_assignments_are_hidden_from_others(viewer: int | None) -> None:
    """TURN-5: who is done is public, nothing else."""
    game, untouched = (
        assigning(),
        position(
            seat(team=["manager"]),
            seat(team=["engineer"]),
            theater=[show("riverside_1")],
            deck=["grand_magorian_2", "grand_magorian_7"],
        ),
    )
    assert game.view(viewer) == untouched.view(viewer)


def test_the_owner_sees_hand_and_assignments() -> None:
    players = assigning().view(0)["players"]
    assert isinstance(players, list)
    assert players[0]["characters"]["manager"]["card"] == "market_row"
    assert players[0]["hand"].count("theater") == 2
    assert "hand" not in players[1]
    assert players[0]["cards"] == players[1]["cards"] == {"permanent": 9, "special": 0}


def test_revealed_assignments_are_public() -> None:
    """TURN-6: all assignment cards are revealed together."""
    game = assigning()
    do(game, "p1 ready", "p2 assign engineer workshop", "p2 ready")
    for viewer in (0, 1, None):
        players = game.view(viewer)["players"]
        assert isinstance(players, list)
        assert players[0]["characters"]["manager"]["card"] == "market_row"
        assert players[1]["characters"]["engineer"]["card"] == "workshop"


def test_deck_order_and_seed_are_never_shown() -> None:
    game = assigning()
    for viewer in (0, 1, None):
        text = json.dumps(game.view(viewer))
        assert "grand_magorian_" not in text
        assert "seed" not in text
        assert game.view(viewer)["performance_deck"] == ["grand_magorian"] * 2


def test_assignment_events_are_for_their_seat_only() -> None:
    game = assigning()
    event = do(game, "p2 assign engineer workshop")[0]
    assert event.seen_by(1) == {
        "kind": "card_assigned",
        "seat": 1,
        "character": "engineer",
        "card": "workshop",
    }
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None
    ready = do(game, "p2 ready")[0]
    assert ready.seen_by(0) == {"kind": "seat_ready", "seat": 1}


def test_an_imagined_game_keeps_what_the_seat_knows() -> None:
    game = assigning()
    imagined = game.imagine(0, 99)
    assert imagined.view(0) == game.view(0)
    assert imagined.players[0].under == game.players[0].under
    assert imagined.seed == 99


def test_an_imagined_game_deals_the_rest_anew() -> None:
    """The other seat is done: it may have laid anything, and the deck may be anything unseen."""
    game = Game.new(Options(players=2), 4)
    while game.phase != "assignment":
        game.play(game.options(game.to_act[0])[0])
    do(game, "p2 assign magician theater", "p2 ready")
    dealt = [game.imagine(0, number) for number in range(40)]
    assert len({imagined.players[1].under[0] for imagined in dealt}) > 1
    assert len({imagined.performance_deck[0] for imagined in dealt}) > 3
    assert all(imagined.to_act == [0] for imagined in dealt)


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    game, chance = Game.new(Options(players=3), 6), Random(6)
    for _ in range(150):
        game.play(lively_action(game, chance))
        if chance.random() < 0.1 and not game.over:
            imagined = game.imagine(chance.randrange(3), chance.getrandbits(30))
            play_randomly(imagined, chance)
            assert imagined.over


def test_a_seat_outside_the_game_sees_nothing() -> None:
    game = Game.new(Options(players=2), 1)
    with pytest.raises(ValueError, match="seat: 2 is not a seat of this game"):
        game.view(2)
    with pytest.raises(ValueError, match="seat: -1 is not a seat of this game"):
        game.imagine(-1, 0)


def test_secrets_stay_secret_in_random_positions() -> None:
    """R8; the full figure is `trickerion check --states 10000`."""
    assert max(check_states(150, seed=100)) == 150


def test_the_check_finds_a_leak() -> None:
    """R8: a view that shows a face-down card does not pass."""
    game = assigning()
    leaky = game.clone()
    check_secrecy(leaky, 1, Random(1))
    true_view = Game.view
    try:
        Game.view = lambda self, seat: {"leak": self.players[0].under, **true_view(self, seat)}  # type: ignore[method-assign]
        with pytest.raises(AssertionError, match="the view tells a secret"):
            check_secrecy(leaky, 1, Random(1))
    finally:
        Game.view = true_view  # type: ignore[method-assign]
