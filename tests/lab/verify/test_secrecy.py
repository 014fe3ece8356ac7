"""The secrecy checks (R8, R9) pass on random positions and find planted leaks."""

from collections.abc import Callable
from random import Random

import pytest

from tests.hidden import assigning
from tests.support import do, needs_pure, position, seat
from trickerion import Action, Event, Game, Scene
from trickerion.bots import LEVELS, Bot, Budget
from trickerion.engine.core.events import CARD_USED
from trickerion.lab.verify.invariants import check_states, run_checks
from trickerion.lab.verify.secrecy import check_fairness, check_secrecy

VIEW, VIEWS, OPTIONS, IMAGINE, APPLY = Game.view, Game.views, Game.options, Game.imagine, Game.apply
"""The real methods, which the leaking ones call."""


def test_secrets_stay_secret_in_random_positions() -> None:
    """R8; `trickerion check --states 10000` checks many more."""
    assert max(run_checks(check_states, 150, seed=100)) >= 150


def leaking_event(game: Game) -> Event:
    """A public event that names a hidden card."""
    return Event(CARD_USED, 0, (game.players[0].hand[-1], "ap"))


def leaking_scene(game: Game, action: Action, scenes: list[Scene]) -> list[Event]:
    """A scene before the first event that shows a hidden card."""
    scene = game.clone()
    scene.players[0].coins = sum(card**3 for card in game.players[0].hand)
    scenes.append(Scene(0, scene))
    return APPLY(game, action)


@pytest.mark.parametrize(
    ("surface", "leak"),
    [
        ("view", lambda game, seat: {**VIEW(game, seat), "leak": game.players[0].under}),
        ("views", lambda game, seats: (VIEWS(game, seats)[0], [{"leak": game.performance_deck}])),
        ("options", lambda game, seat: OPTIONS(game, seat)[: 2 + game.seed % 7]),
        ("free_options", lambda game, seat: OPTIONS(game, seat)[: game.performance_deck[0] % 9]),
        ("explain", lambda game, action: game.players[0].hand),
        ("imagine", lambda game, seat, seed: IMAGINE(game, seat, seed + game.performance_deck[0])),
        ("apply", lambda game, action, _: [*APPLY(game, action), leaking_event(game)]),
        ("apply", leaking_scene),
    ],
)
@needs_pure
def test_the_check_finds_a_planted_leak(
    surface: str, leak: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """R8: the check finds a leak on any surface."""
    game = assigning()
    check_often(game)
    monkeypatch.setattr(Game, surface, leak)
    with pytest.raises(AssertionError, match="reveal"):
        check_often(game)


def check_often(game: Game) -> None:
    for number in range(8):
        check_secrecy(game, 1, Random(number))


@needs_pure
@pytest.mark.parametrize("kept", ["known", "frames"])
def test_the_check_finds_cards_that_an_imagined_game_keeps(
    kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R8, DA-6: who has seen which card, and drawn cards to choose from."""
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
    with pytest.raises(AssertionError, match="the imagined game reveals a secret"):
        check_often(game)


class NosyBot(Bot):
    """Decides by the top card of the deck."""

    name = "nosy"

    def decide(self, game: Game, budget: Budget) -> Action:
        options = game.options(self.seat)
        return options[game.performance_deck[0] % len(options)]


@needs_pure
def test_the_check_finds_a_bot_that_cheats(monkeypatch: pytest.MonkeyPatch) -> None:
    """R9: a bot that gets the real deck decides differently with another deck."""
    game = assigning()
    monkeypatch.setitem(LEVELS, "nosy", NosyBot)
    check_bot_often(game)
    monkeypatch.setattr(Game, "imagine", lambda game, seat, seed: game.clone())
    with pytest.raises(AssertionError, match="nosy knows a secret"):
        check_bot_often(game)


def check_bot_often(game: Game) -> None:
    for number in range(8):
        check_fairness(game, "nosy", Random(number))
