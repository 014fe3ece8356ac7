"""Previews: what an action would cost and lead to, as far as a player can foresee it.

Pass `game.imagine(seat, ...)`: what is hidden from the seat is then invented, and `is_sure` is
False if the result depends on that or on chance.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from trickerion import Action, Event, Game
from trickerion.engine.boards.yields import changed, modifier_of_day, printed_yield
from trickerion.engine.core.names import FIELDS, NONE, name
from trickerion.engine.core.packing import CHARACTER_COUNT
from trickerion.engine.core.pieces import INN, SUPPLY
from trickerion.engine.core.printed_facts import PRICE, WORKSHOP_SLOT
from trickerion.engine.core.types import Component, Seat, TrickNumber, Weekday
from trickerion.engine.core.verbs import CHOOSE_LINK_PAY, PASS
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.locations import market_row
from trickerion.engine.locations.location import Placement
from trickerion.engine.locations.market_row import QUICK_ORDER_SURCHARGE
from trickerion.engine.phases.acting import ACTION_OF_VERB
from trickerion.engine.phases.placement import action_points

CLOSING: Final = ("performance_began", "performance_skipped", "orders_arrived", "game_ended")
"""Events after which the rest is no longer the result of one action."""
PERFORMANCE_QUESTIONS: Final = ("choose_steal", "choose_premiere")
"""Questions between the choice of a card and its Performance; passing lets it proceed."""
DUE_LATER: Final = ("wages", "unpaid_wages")
"""Changes at the end of the turn that are not the outcome of its last action."""


class Change(NamedTuple):
    """Fame, Coins or Shards gained or lost."""

    seat: Seat
    what: str
    amount: int
    why: str


class ActionResult(NamedTuple):
    """The events of an action and the game after it."""

    events: list[Event]
    game: Game
    is_sure: bool


def outcome(imagined: Game, action: Action) -> ActionResult:
    """What a legal action leads to."""
    game = imagined.clone()
    events: list[Event] = []
    game.events = events
    game.play(action)
    game.events = None
    return ActionResult(events, game, game.reveals == imagined.reveals)


def changes(events: Iterable[Event]) -> Iterator[Change]:
    """The changes of Fame, Coins and Shards."""
    for event in events:
        if event.kind in ("fame_changed", "coins_changed", "shards_changed"):
            fields = event.fields
            assert event.seat is not None
            what = event.kind.removesuffix("_changed")
            yield Change(event.seat, what, int(str(fields["amount"])), str(fields["why"]))


def purse_changes(events: Iterable[Event]) -> list[Change]:
    """The same without what the end of the turn brings anyway."""
    return [change for change in changes(events) if change.why not in DUE_LATER]


def placed_ap(events: Iterable[Event]) -> int | None:
    """The AP of the Character that was placed, if one was."""
    for event in events:
        if event.kind == "character_placed":
            return int(str(event.fields["ap"]))
    return None


def cost(imagined: Game, action: Action) -> int | None:
    """AP-4: the AP of an action of a Location; None for anything else."""
    if _ap(imagined) is None:
        return None
    deeds = {deed.verb: deed for deed in in_force(imagined, action.seat).deeds}
    if action.verb in deeds:
        doing = deeds[action.verb]
    elif action.verb in ACTION_OF_VERB:
        doing = ACTION_OF_VERB[action.verb][1]
    else:
        return None
    return doing.cost(imagined, action.seat, doing.printed_cost(action))


def ap_gained(imagined: Game, found: ActionResult) -> int:
    """AP-3, AP-4: how many more AP the acting Character would have."""
    before, after = _ap(imagined), _ap(found.game)
    return max(0, after - before) if before is not None and after is not None else 0


def _ap(game: Game) -> int | None:
    """The AP of the acting Character, whatever the current question is."""
    acting = [frame.ap for frame in game.stack if isinstance(frame, Placement)]
    return acting[-1] if acting else None


def own_events(foreseen: ActionResult) -> list[Event]:
    """The events before the game continues to the next phase."""
    own = []
    for event in foreseen.events:
        if event.kind in CLOSING:
            break
        own.append(event)
    return own


def performance_events(imagined: Game, action: Action) -> list[Event]:
    """PRF-2 to PRF-4: what an answer costs, and what happens in the Performance it leads to if no
    further choice is made; nothing if another player has to decide."""
    events, game, _ = outcome(imagined, action)
    while game.stack and game.stack[-1].name in PERFORMANCE_QUESTIONS:
        if game.to_act != [action.seat]:
            return []
        events = events + game.apply(PASS.of(action.seat))
    shown = []
    for event in events:
        if event.kind == "markers_returned":
            break
        shown.append(event)
    return shown


def link_pay(game: Game, seat: Seat) -> int:
    """THR-5: what the link in the current question pays."""
    events = game.clone().apply(CHOOSE_LINK_PAY.of(seat))
    return next((c.amount for c in changes(events) if c.why == "link"), 0)


def base_ap(imagined: Game, seat: Seat) -> dict[str, int]:
    """AP-1: the AP of each Character in a seat's team before the modifier of a slot."""
    where = imagined.players[seat].where
    team = [c for c in range(CHARACTER_COUNT) if where[c] not in (SUPPLY, INN)]
    # A Workshop slot has no modifier.
    return {name("character", c): action_points(imagined, seat, c, WORKSHOP_SLOT) for c in team}


def buy_price(imagined: Game, seat: Seat, component: Component) -> int | None:
    """MR-1: what one piece costs a seat in a Buy now; None if it is not for sale."""
    found = market_row.buy_price(imagined, seat, component)
    return None if found == NONE else found


def prices(imagined: Game, seat: Seat) -> dict[str, int]:
    """MR-1: the price per piece of each component for sale to a seat."""
    found = {c: buy_price(imagined, seat, c) for c in range(FIELDS["component"].size)}
    return {name("component", c): each for c, each in found.items() if each is not None}


def price(imagined: Game, action: Action) -> int | None:
    """MR-1, MR-4: the price an answer names, in Coins: for all pieces of a Buy before Bargain,
    otherwise for each piece chosen or ordered."""
    seat = action.seat
    if action.kind == "buy":
        return market_row.buy_total(imagined, seat, action.component, action.count)
    if action.kind == "quick_order":
        return market_row.list_price(imagined, seat, action.component) + QUICK_ORDER_SURCHARGE
    if action.kind == "order":
        return market_row.list_price(imagined, seat, action.component)
    if action.kind == "component":
        return buy_price(imagined, seat, action.component) or PRICE[action.component]
    return None


def trick_yields(imagined: Game) -> dict[str, list[list[int]]]:
    """PRF-3, PRF-6: what a marker of each trick in play pays by weekday, if its owner performs."""
    found: dict[str, list[list[int]]] = {}
    for seat, player in enumerate(imagined.players):
        tricks = [trick for trick in player.tricks if trick != NONE]
        if tricks:
            modifiers = [_day_modifier(imagined, seat, weekday) for weekday in range(4)]
            for trick in tricks:
                found[name("trick", trick)] = _yields(imagined, seat, trick, modifiers)
    return found


def _day_modifier(imagined: Game, seat: Seat, weekday: Weekday) -> int:
    for moving in in_force(imagined, seat).yield_weekday:
        weekday = moving.yield_weekday(imagined, weekday, weekday)
    return modifier_of_day(imagined, seat, weekday)


def _yields(
    imagined: Game, seat: Seat, trick: TrickNumber, modifiers: list[int]
) -> list[list[int]]:
    effects = in_force(imagined, seat)
    more_fame = [effect.fame_yield(imagined, seat, seat) for effect in effects.fame_yield]
    printed_fame, printed_coins, shards = printed_yield(imagined, trick)
    found = []
    for modifier in modifiers:
        fame, coins = (
            changed(printed_fame, [modifier, *more_fame]),
            changed(printed_coins, [modifier]),
        )
        for paying in effects.paid_yield:
            fame, coins = paying.paid_yield(imagined, fame, coins)
        found.append([fame, coins, shards])
    return found


def weekday_yields(imagined: Game, seat: Seat) -> list[int]:
    """PRF-3: the current yield modifiers of the weekdays."""
    return [modifier_of_day(imagined, seat, weekday) for weekday in range(4)]
