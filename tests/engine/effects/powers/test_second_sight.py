"""The Power Second Sight."""

from tests.engine.effects.powers.learned import placed
from tests.support import do, kinds
from trickerion import Game


def special(game: Game) -> int:
    """How many Special cards p1 holds."""
    return sum(card >= 5 for card in game.players[0].hand)


def test_second_sight_keeps_both() -> None:
    """DA-1: two cards at once, and no question."""
    game = placed("second_sight", "dark_alley.4")
    events = do(game, "p1 draw_first theater")
    assert kinds(events).count("card_kept") == 2
    assert special(game) == 2


def test_second_sight_keeps_both_of_each_pair() -> None:
    """DA-2: a further pair for 2 AP."""
    game = placed("second_sight", "dark_alley.4")
    do(game, "p1 draw_first theater", "p1 draw_further workshop")
    assert special(game) == 4


def test_second_sight_must_be_learned() -> None:
    """DA-1: otherwise one of the two is kept."""
    game = placed("", "dark_alley.4")
    do(game, "p1 draw_first theater")
    assert game.stack[-1].name == "choose_keep"


def test_second_sight_shows_nobody_the_cards() -> None:
    """DA-6: others see how many there are, not which."""
    game = placed("second_sight", "dark_alley.4")
    events = do(game, "p1 draw_first theater")
    kept = [event.seen_by(1) for event in events if event.kind == "card_kept"]
    assert all(seen is not None and "card" not in seen for seen in kept)


def test_second_sight_meets_generous_dealers() -> None:
    """DA-2: the prophecy makes further pairs cheaper; both are kept."""
    game = placed("second_sight", "dark_alley.4", table_of={"prophecy": "generous_dealers"})
    do(game, "p1 draw_first theater", "p1 draw_further workshop", "p1 draw_further downtown")
    assert special(game) == 6
