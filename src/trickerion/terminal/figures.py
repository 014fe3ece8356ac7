"""Figures that cards, prophecies and abilities can change: the engine is asked for them, in the
game as the viewer may imagine it."""

from trickerion import Action, foresight
from trickerion.engine import market_row, scoring
from trickerion.engine.effects import CARD_EFFECTS, Effect
from trickerion.engine.names import NONE, name, number
from trickerion.engine.yields import Yield, modifier_of_day, printed_yield
from trickerion.foresight import Outcome
from trickerion.terminal.facts import SPECIAL
from trickerion.terminal.seen import View


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
    """MR-1: the components that lie beside the Buy area this turn."""
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
    """PRF-6: the Fame, Coins and Shards on a trick, with what was added to it for good."""
    return printed_yield(view["imagined"], number("trick", trick))


def end_bonuses(view: View, seat: int) -> dict[str, int]:
    """FIN-3, FIN-4: what a seat's Level 3 tricks would be worth if the game ended now."""
    bonuses = scoring.trick_bonuses(view["imagined"], seat)
    return {name("trick", trick): min(fame, scoring.MOST_PER_ITEM) for trick, fame in bonuses}


# Cards


def serves_action(card: str) -> bool:
    """DA-4: does the bonus of a Special card serve one action that its player names?"""
    return CARD_EFFECTS[number("card", card)].serves_action


LATER = (
    *("stock_beside", "on_spent", "holds_back"),
    *("after_performances", "on_return_characters", "on_orders_arrive"),
)
"""The questions that a card of this turn answers after its Character has acted."""


def works_on(card: str) -> bool:
    """Does a card used for its bonus go on working after its Character has acted?"""
    effect = type(CARD_EFFECTS[number("card", card)])
    is_heard = any(getattr(effect, hook) is not getattr(Effect, hook) for hook in LATER)
    return is_heard or SPECIAL[card].enhances == "perform"


# What an action would lead to


def outcome(view: View, action: Action) -> Outcome:
    return foresight.outcome(view["imagined"], action)
