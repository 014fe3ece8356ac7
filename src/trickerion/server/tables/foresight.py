"""What each option of a seat would cost and bring, computed only from what the seat may know."""

from trickerion import Action, Event, Game, foresight
from trickerion.engine.locations.location import Placement
from trickerion.engine.phases.end_turn import wages_due
from trickerion.server.protocol.messages import Foreseen, Foresight, PurseChange
from trickerion.server.tables.entry import PLANNING


def foreseen(game: Game, seat: int, options: list[Action]) -> Foresight:
    """The foresight for a seat's options. What the seat can't see is replaced first (R8)."""
    imagined = game.imagine(seat, 0)
    return Foresight(
        options=_foreseen_options(imagined, seat, options),
        prices=foresight.prices(imagined, seat),
        base_ap=foresight.base_ap(imagined, seat),
        weekday_yields=foresight.weekday_yields(imagined, seat),
        trick_yields=foresight.trick_yields(imagined),
    )


def _foreseen_options(imagined: Game, seat: int, options: list[Action]) -> list[Foreseen]:
    # TURN-5: a plan alone costs and brings nothing.
    plan = Foreseen(wages=wages_due(imagined, seat))
    return [plan if a.kind in PLANNING else foresee(imagined, a) for a in options]


def foresee(imagined: Game, action: Action) -> Foreseen:
    """What one option would lead to."""
    found = foresight.outcome(imagined, action)
    events = foresight.own_events(found)
    is_performed = _performs(imagined, action)
    told = foresight.performance_events(imagined, action) if is_performed else events
    ap = foresight.placed_ap(events)
    is_acting = any(isinstance(frame, Placement) for frame in imagined.stack)
    next_question = found.game.stack[-1] if found.game.stack else None
    is_paid = next_question is not None and next_question.name == "choose_link_pay"
    price = foresight.price(imagined, action)
    return Foreseen(
        cost=foresight.cost(imagined, action) if is_acting else None,
        ap=ap,
        more_ap=foresight.ap_gained(imagined, found) if is_acting and ap is None else 0,
        changes=[*map(_change, foresight.purse_changes(told)), *_unpaid(action, events, price)],
        links=[str(e.fields["neighbour"]) for e in events if e.kind == "link_created"],
        pays=foresight.link_pay(found.game, action.seat) if is_paid else 0,
        payments=getattr(next_question, "links", 0) if is_paid else 0,
        price=price,
        wages=wages_due(found.game, action.seat),
        unsure=not found.is_sure,
    )


def _performs(imagined: Game, action: Action) -> bool:
    asked = imagined.stack[-1] if imagined.stack else None
    in_between = asked is not None and asked.name in foresight.PERFORMANCE_QUESTIONS
    return action.kind == "perform" or in_between


def _unpaid(action: Action, events: list[Event], price: int | None) -> list[PurseChange]:
    """MR-1, MR-2: the price of a Buy that is paid after a further question, such as Bargain."""
    is_bought = any(event.kind == "coins_changed" for event in events)
    if action.kind != "buy" or not price or is_bought:
        return []
    return [PurseChange(action.seat, "coins", -price, "buy")]


def _change(change: foresight.Change) -> PurseChange:
    what = change.what
    assert what in ("fame", "coins", "shards")
    return PurseChange(change.seat, what, change.amount, change.why)  # type: ignore[arg-type]
