"""What the Heir does at the Dark Alley (HEIR-6)."""

import pytest

from tests.engine.heir.solo import of_kind, rules_told, solo, told
from trickerion import Game
from trickerion.catalog import DIFFICULTIES, Difficulty
from trickerion.engine.core.names import NONE, name, number
from trickerion.engine.core.printed_facts import CARD_LOCATION
from trickerion.engine.heir.dark_alley import next_deck, visit
from trickerion.engine.heir.seat import HEIR
from trickerion.engine.phases.setup_choices import permanent_cards


@pytest.mark.parametrize("difficulty", DIFFICULTIES, ids=lambda difficulty: difficulty.id)
@pytest.mark.parametrize("ap", range(1, 6))
def test_special_cards_by_ap(difficulty: Difficulty, ap: int) -> None:
    """HEIR-6."""
    game = solo(difficulty.id)
    visit(game, ap)
    assert len(game.players[HEIR].hand) == difficulty.special_cards[ap - 1]


def test_a_coin_decides_whether_the_prophecies_turn() -> None:
    """HEIR-6."""
    steps = set()
    for seed in range(10):
        game = solo(seed=seed)
        left, middle, right = game.pending_prophecies
        events = told(game)
        visit(game, 1)
        turned = game.pending_prophecies == [middle, right, left]
        assert turned or game.pending_prophecies == [left, middle, right]
        step = rules_told(events)[0]
        assert step == f"HEIR-6 prophecies_{'turn' if turned else 'stay'}"
        steps.add(step)
    assert len(steps) == 2


def locations(game: Game) -> list[str]:
    return sorted(name("card", CARD_LOCATION[card]) for card in game.players[HEIR].hand)


def test_cards_of_the_location_it_has_fewest_of() -> None:
    """HEIR-6: Theater, Downtown, Market Row, Workshop."""
    game = solo("hard")
    visit(game, 4)
    assert locations(game) == ["downtown", "market_row", "theater"]
    visit(game, 1)
    assert locations(game) == ["downtown", "market_row", "theater", "workshop"]


def test_an_empty_deck_is_passed_over() -> None:
    """HEIR-6."""
    game = solo()
    assert next_deck(game) == number("deck", "theater")
    game.special_decks[number("deck", "theater")] = []
    assert next_deck(game) == number("deck", "downtown")
    game.special_decks = [[], [], [], []]
    assert next_deck(game) == NONE


def test_which_card_it_took_is_a_secret() -> None:
    """DA-6: the player sees how many Special cards the Heir has, and of which decks."""
    game = solo()
    events = told(game)
    visit(game, 1)
    (kept,) = [event for event in events if event.kind == "card_kept"]
    assert "card" not in (kept.seen_by(0) or {})
    seen = game.view(0)["players"][HEIR]
    assert seen["cards"] == {"permanent": 0, "special": 1}
    assert of_kind(events, "card_kept")[0]["deck"] == "theater"


def test_the_heir_has_no_permanent_cards() -> None:
    """HEIR-3: its plan assigns its Characters."""
    game = solo()
    assert sorted(game.players[0].hand) == permanent_cards(game.setup_options)
    assert game.players[HEIR].hand == []
