"""Hidden information: a view shows nothing it should not, an imagined game agrees with it (R8)."""

import json
from collections.abc import Callable
from random import Random

import pytest

from tests.support import do, needs_pure, position, seat, show
from trickerion import Action, Event, Game, Options
from trickerion.bots import LEVELS, Bot, Budget
from trickerion.engine.events import CARD_USED
from trickerion.lab.permuting import permuted
from trickerion.lab.promises import check_states
from trickerion.lab.secrecy import check_fairness, check_secrecy
from trickerion.lab.simulation import lively_action, play_randomly

VIEW, VIEWS, OPTIONS, IMAGINE, APPLY = Game.view, Game.views, Game.options, Game.imagine, Game.apply
"""The true methods, beside which tests plant leaks."""


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


@pytest.mark.parametrize(
    ("surface", "leak"),
    [
        ("view", lambda game, seat: {**VIEW(game, seat), "leak": game.players[0].under}),
        ("views", lambda game, seats: (VIEWS(game, seats)[0], [{"leak": game.performance_deck}])),
        ("options", lambda game, seat: OPTIONS(game, seat)[: 2 + game.seed % 7]),
        ("free_options", lambda game, seat: OPTIONS(game, seat)[: game.performance_deck[0] % 9]),
        ("explain", lambda game, action: game.players[0].hand),
        ("imagine", lambda game, seat, seed: IMAGINE(game, seat, seed + game.performance_deck[0])),
        ("apply", lambda game, action: [*APPLY(game, action), card_told(game)]),
    ],
)
@needs_pure
def test_the_check_finds_a_planted_leak(
    surface: str, leak: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """R8: whichever surface tells a seat something of what is hidden, the check notices."""
    game = assigning()
    check_often(game)
    monkeypatch.setattr(Game, surface, leak)
    with pytest.raises(AssertionError, match="tell"):
        check_often(game)


def check_often(game: Game) -> None:
    for number in range(8):
        check_secrecy(game, 1, Random(number))


def card_told(game: Game) -> Event:
    """An event for everybody that names a card face down or in hand."""
    return Event(CARD_USED, 0, (game.players[0].hand[-1], "ap"))


@needs_pure
@pytest.mark.parametrize("kept", ["known", "frames"])
def test_the_check_finds_cards_that_an_imagined_game_keeps(
    kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R8, DA-6: who has seen which card, and the cards drawn and not chosen from yet."""
    game = position(seat(assigned={"magician": "dark_alley"}), seat(), dark_alley=True)
    do(game, "p1 place magician dark_alley.1", "p1 draw_first theater")

    def leaky(true: Game, viewer: int | None, seed: int) -> Game:
        imagined = IMAGINE(true, viewer, seed)
        if kept == "known":
            imagined.known = true.known[:]
        else:
            imagined.stack = true.stack[:]
        return imagined

    check_often(game)
    monkeypatch.setattr(Game, "imagine", leaky)
    with pytest.raises(AssertionError, match="the imagined game tells a secret"):
        check_often(game)


class NosyBot(Bot):
    """Decides by the top card of the deck."""

    name = "nosy"

    def decide(self, game: Game, budget: Budget) -> Action:
        options = game.options(self.seat)
        return options[game.performance_deck[0] % len(options)]


@needs_pure
def test_the_check_finds_a_bot_that_cheats(monkeypatch: pytest.MonkeyPatch) -> None:
    """R9: a bot that is shown the true deck decides otherwise when the deck is another one."""
    game = assigning()
    monkeypatch.setitem(LEVELS, "nosy", NosyBot)
    check_bot_often(game)
    monkeypatch.setattr(Game, "imagine", lambda game, seat, seed: game.clone())
    with pytest.raises(AssertionError, match="nosy knows a secret"):
        check_bot_often(game)


def check_bot_often(game: Game) -> None:
    for number in range(8):
        check_fairness(game, "nosy", Random(number))


def test_another_game_that_looks_the_same_differs_in_all_that_is_hidden() -> None:
    """R8: the comparison is worth something only if the other game really is another one."""
    game = Game.new(Options(players=3, dark_alley=True, prophecies=True), 6)
    chance, moved = Random(6), set()
    for _ in range(400):
        if game.over:
            break
        game.play(lively_action(game, chance))
        other, _ = permuted(game, 0, chance)
        moved |= {field for field in HIDDEN if getattr(other, field) != getattr(game, field)}
        pairs = list(zip(other.players, game.players, strict=True))[1:]
        moved |= {"hand" for one, true in pairs if one.hand != true.hand}
        moved |= {"under" for one, true in pairs if one.under != true.under}
        if other.to_dict()["stack"] != game.to_dict()["stack"]:
            moved.add("stack")
        assert other.players[0].hand == game.players[0].hand
    assert moved == {*HIDDEN, "hand", "under", "stack"}


HIDDEN = (
    *("seed", "performance_deck", "performance_box"),
    *("prophecy_pile", "special_decks", "known"),
)
