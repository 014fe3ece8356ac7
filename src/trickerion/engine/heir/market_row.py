"""What the Heir does at the Market Row (HEIR-6)."""

from trickerion.engine.core.events import COMPONENT_ORDERED
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import without_bit
from trickerion.engine.core.state import State
from trickerion.engine.heir.seat import HEIR, tell_rule
from trickerion.engine.heir.tricks import tell_list, wanted
from trickerion.engine.locations.market_row import stock_price


def visit(state: State, ap: int) -> None:
    """HEIR-6: what is in stock leaves the shopping list; then missing types are ordered."""
    bought = [c for c in wanted(state) if stock_price(state, HEIR, c) != NONE]
    tell_rule(state, "HEIR-6", "shopping", len(bought))
    for component in bought:
        state.shopping_list = without_bit(state.shopping_list, component)
    if bought:
        tell_list(state)
    order(state, ap)


def order(state: State, most: int) -> None:
    """HEIR-6, MR-3: missing types at random, on the first free places."""
    missing = [c for c in wanted(state) if c not in state.orders]
    state.shuffle(missing)
    for component in missing[:most]:
        if NONE not in state.orders:
            return
        place = state.orders.index(NONE)
        state.orders[place] = component
        state.supply_changes += 1
        state.tell(COMPONENT_ORDERED, HEIR, component, place)
