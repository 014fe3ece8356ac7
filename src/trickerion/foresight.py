"""What an action would cost and lead to, as far as somebody can foresee who does not know it all.

Ask with `game.imagine(seat, ...)`: what is hidden from the seat is then invented, and `is_sure` is
False wherever that, or chance, has a say.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from trickerion import Action, Event, Game
from trickerion.engine import market_row
from trickerion.engine.acting import ACTION_OF_VERB
from trickerion.engine.cardboard import PRICE
from trickerion.engine.effects import in_force
from trickerion.engine.location import Placement
from trickerion.engine.market_row import QUICK_ORDER_SURCHARGE
from trickerion.engine.names import FIELDS, NONE, name
from trickerion.engine.verbs import CHOOSE_LINK_PAY, PASS
from trickerion.engine.yields import Yield, changed, modifier_of_day, printed_yield

CLOSING: Final = ("performance_began", "performance_skipped", "orders_arrived", "game_ended")
"""What is told from these on is no longer the outcome of one action."""
PERFORMANCE_QUESTIONS: Final = ("choose_steal", "choose_premiere")
"""Asked between the choice of a card and its Performance; who passes lets it happen."""


class Change(NamedTuple):
    """Fame, Coins or Shards that change hands."""

    seat: int
    what: str
    amount: int
    why: str


class Outcome(NamedTuple):
    """The events of an action and the game after it."""

    events: list[Event]
    game: Game
    is_sure: bool


def outcome(imagined: Game, action: Action) -> Outcome:
    game = imagined.clone()
    reveals = game.reveals
    events = game.apply(action)
    return Outcome(events, game, game.reveals == reveals)


def changes(events: Iterable[Event]) -> Iterator[Change]:
    """The Fame, Coins and Shards that change."""
    for event in events:
        if event.kind in ("fame_changed", "coins_changed", "shards_changed"):
            fields = event.fields
            assert event.seat is not None
            what = event.kind.removesuffix("_changed")
            yield Change(event.seat, what, int(str(fields["amount"])), str(fields["why"]))


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


def ap_gained(imagined: Game, found: Outcome) -> int:
    """AP-3, AP-4: how many AP more the Character who acts would have."""
    before, after = _ap(imagined), _ap(found.game)
    return max(0, after - before) if before is not None and after is not None else 0


def _ap(game: Game) -> int | None:
    """The AP of the Character who acts, whatever is asked meanwhile."""
    acting = [frame.ap for frame in game.stack if isinstance(frame, Placement)]
    return acting[-1] if acting else None


def own_events(foreseen: Outcome) -> list[Event]:
    """The events before the turn goes on by itself."""
    own = []
    for event in foreseen.events:
        if event.kind in CLOSING:
            break
        own.append(event)
    return own


def performance_events(imagined: Game, action: Action) -> list[Event]:
    """PRF-2 to PRF-4: what an answer costs, and what happens in the Performance it leads to, if
    whoever chooses leaves it at that; nothing where another player has something to decide."""
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


def link_pay(game: Game, seat: int) -> int:
    """THR-5: what the link pays that is being asked about."""
    events = game.clone().apply(CHOOSE_LINK_PAY.of(seat))
    return next((c.amount for c in changes(events) if c.why == "link"), 0)


def buy_price(imagined: Game, seat: int, component: int) -> int | None:
    """MR-1: what one piece costs a seat in a Buy now; None if it is not for sale."""
    found = market_row.buy_price(imagined, seat, component)
    return None if found == NONE else found


def prices(imagined: Game, seat: int) -> dict[str, int]:
    """MR-1: the components for sale, and what one piece costs a seat."""
    found = {c: buy_price(imagined, seat, c) for c in range(FIELDS["component"].size)}
    return {name("component", c): each for c, each in found.items() if each is not None}


def price(imagined: Game, action: Action) -> int | None:
    """MR-1, MR-4: the Coins that an answer speaks of: for all pieces of a Buy before Bargain, else
    for each piece that is chosen or ordered."""
    seat, component = action.seat, action.a
    if action.kind == "buy":
        return market_row.buy_total(imagined, seat, component, action.b)
    if action.kind == "quick_order":
        return market_row.list_price(imagined, seat, component) + QUICK_ORDER_SURCHARGE
    if action.kind == "order":
        return market_row.list_price(imagined, seat, component)
    if action.kind == "component":
        return buy_price(imagined, seat, component) or PRICE[component]
    return None


def trick_yields(imagined: Game) -> dict[str, list[list[int]]]:
    """PRF-3, PRF-6: what a marker of each trick in play pays by weekday, if its owner performs."""
    return {
        name("trick", trick): [list(_day_yield(imagined, seat, trick, day)) for day in range(4)]
        for seat, player in enumerate(imagined.players)
        for trick in player.tricks
        if trick != NONE
    }


def _day_yield(imagined: Game, seat: int, trick: int, weekday: int) -> Yield:
    effects = in_force(imagined, seat)
    for moving in effects.yield_weekday:
        weekday = moving.yield_weekday(imagined, weekday, weekday)
    modifier = modifier_of_day(imagined, seat, weekday)
    more_fame = [effect.fame_yield(imagined, seat, seat) for effect in effects.fame_yield]
    fame, coins, shards = printed_yield(imagined, trick)
    fame, coins = changed(fame, [modifier, *more_fame]), changed(coins, [modifier])
    for paying in effects.paid_yield:
        fame, coins = paying.paid_yield(imagined, fame, coins)
    return fame, coins, shards


def weekday_yields(imagined: Game, seat: int) -> list[int]:
    """PRF-3: the weekdays' yield modifiers now."""
    return [modifier_of_day(imagined, seat, weekday) for weekday in range(4)]
