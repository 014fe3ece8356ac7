"""What the Heir does at the Market Row (HEIR-6)."""

from tests.engine.heir.solo import of_kind, rules_told, solo, told
from trickerion import Event, Game
from trickerion.engine.core.names import NONE, name, number
from trickerion.engine.core.packing import bit_set
from trickerion.engine.core.pieces import UsedCard
from trickerion.engine.heir.market_row import visit
from trickerion.engine.heir.tricks import wanted


def shopping(*components: str, seed: int = 1) -> Game:
    """The Heir wants these; wood, metal, glass and fabric are in stock."""
    game = solo(seed=seed)
    game.shopping_list = bit_set([number("component", component) for component in components])
    return game


def visited(game: Game, ap: int) -> list[Event]:
    events = told(game)
    visit(game, ap)
    return events


def on_list(game: Game) -> list[str]:
    return [name("component", component) for component in wanted(game)]


def test_what_is_in_stock_leaves_the_list() -> None:
    """HEIR-6: for nothing; the stock stays."""
    game = shopping("wood", "fabric", "cog")
    events = visited(game, 1)
    assert on_list(game) == ["cog"]
    assert of_kind(events, "shopping_list_changed") == [{"components": ["cog"]}]
    assert rules_told(events) == ["HEIR-6 shopping"]
    assert len(game.buy) == 4


def test_the_quick_order_slot_and_components_beside_the_buy_area_are_in_stock() -> None:
    """HEIR-6, HEIR-11: Logistics lays components there (SPC-24)."""
    game = shopping("saw", "cog", "rope")
    game.quick_order = number("component", "saw")
    card = number("card", "logistics")
    game.lasting = [UsedCard(card, 0, 0, 1 + number("component", "cog"))]
    visited(game, 0)
    assert on_list(game) == ["rope"]


def test_missing_types_are_ordered_on_the_first_free_places() -> None:
    """HEIR-6: as many as the AP."""
    game = shopping("saw", "cog", "rope")
    game.orders[0] = number("component", "mirror")
    events = visited(game, 2)
    assert [fields["order_place"] for fields in of_kind(events, "component_ordered")] == ["2", "3"]
    assert {name("component", c) for c in game.orders[1:3]} <= {"saw", "cog", "rope"}
    assert game.orders[3] == NONE


def test_types_are_ordered_at_random() -> None:
    """HEIR-6."""
    first = set()
    for seed in range(12):
        game = shopping("saw", "cog", "rope", seed=seed)
        visited(game, 1)
        first.add(name("component", game.orders[0]))
    assert first == {"saw", "cog", "rope"}


def test_nothing_is_ordered_twice_or_without_a_place() -> None:
    """HEIR-6, MR-3."""
    game = shopping("saw", "cog", "rope", "mirror", "animal", "padlock")
    game.orders[2] = number("component", "saw")
    visited(game, 5)
    assert NONE not in game.orders
    assert len(set(game.orders)) == 4
