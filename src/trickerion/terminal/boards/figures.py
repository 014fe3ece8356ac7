"""Figures that cards, prophecies and abilities can change, computed by the engine on a game that
the viewer could imagine."""

from trickerion import Action, foresight
from trickerion.engine.boards.yields import Yield, modifier_of_day, printed_yield
from trickerion.engine.core.names import NONE, name, number
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.in_force import CARD_EFFECTS
from trickerion.engine.locations import market_row
from trickerion.engine.phases import final_scoring
from trickerion.foresight import ActionResult
from trickerion.terminal.boards.facts import SPECIAL
from trickerion.terminal.view import View


def viewer(view: View) -> int:
    return view["seat"] or 0


# Prices


def buy_price(view: View, component: str) -> int | None:
    """MR-1: what one piece costs the viewer in a Buy now; None if it is not for sale."""
    wanted = number("component", component)
    return foresight.buy_price(view["imagined"], viewer(view), wanted)


def buy_total(view: View, component: str, pieces: int) -> int:
    """MR-1: the total price of a Buy, before Bargain."""
    wanted = number("component", component)
    return market_row.buy_total(view["imagined"], viewer(view), wanted, pieces)


def beside(view: View) -> list[str]:
    """MR-1: the components beside the Buy area this turn."""
    lasting = view["imagined"].lasting
    lying = [CARD_EFFECTS[one.card].stock_beside(one) for one in lasting]
    return [name("component", component) for component in lying if component != NONE]


# Action points, yields, the end


def cost(view: View, action: Action) -> int | None:
    """AP-4: the AP of an action of a Location; None for anything else."""
    return foresight.cost(view["imagined"], action)


def weekday_yield(view: View, weekday: str) -> int:
    """PRF-3: a weekday's yield modifier now."""
    return modifier_of_day(view["imagined"], viewer(view), number("weekday", weekday))


def trick_yield(view: View, trick: str) -> Yield:
    """PRF-6: the Fame, Coins and Shards on a trick, including permanent increases."""
    return printed_yield(view["imagined"], number("trick", trick))


def end_bonuses(view: View, seat: int) -> dict[str, int]:
    """FIN-3, FIN-4: what a seat's Level 3 tricks would be worth if the game ended now."""
    bonuses = final_scoring.trick_bonuses(view["imagined"], seat)
    return {name("trick", trick): min(fame, final_scoring.MOST_PER_ITEM) for trick, fame in bonuses}


# Cards


def serves_action(card: str) -> bool:
    """DA-4: does the bonus of a Special card apply to one action, chosen by its player?"""
    return CARD_EFFECTS[number("card", card)].serves_action


LATER = (
    *("stock_beside", "on_spent", "holds_back"),
    *("after_performances", "on_return_characters", "on_orders_arrive"),
)
"""The hooks that run after the Character with the card has acted."""


def works_on(card: str) -> bool:
    """Is a card's bonus still in effect after its Character has acted?"""
    effect = type(CARD_EFFECTS[number("card", card)])
    is_heard = any(getattr(effect, hook) is not getattr(Effect, hook) for hook in LATER)
    return is_heard or SPECIAL[card].enhances == "perform"


# What an action would lead to


def outcome(view: View, action: Action) -> ActionResult:
    return foresight.outcome(view["imagined"], action)
