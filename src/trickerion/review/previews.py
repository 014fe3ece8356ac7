"""What an option of a reviewed decision would have cost and brought at once, for its sentence."""

from trickerion import Action, Game, foresight
from trickerion.review.shapes import Preview, PreviewChange


def preview(imagined: Game, action: Action) -> Preview:
    """The figures of an action, as far as its seat could know; only those that there are."""
    found = foresight.outcome(imagined, action)
    events = foresight.own_events(found)
    told: Preview = {}
    price, ap = foresight.price(imagined, action), foresight.placed_ap(events)
    if price is not None:
        told["price"] = price
    if ap is not None:
        told["ap"] = ap
    elif more_ap := foresight.ap_gained(imagined, found):
        told["more_ap"] = more_ap
    if changes := [_told(one) for one in foresight.purse_changes(events)]:
        told["changes"] = changes
    return told


def _told(change: foresight.Change) -> PreviewChange:
    return {
        "seat": change.seat,
        "what": change.what,  # type: ignore[typeddict-item]
        "amount": change.amount,
        "why": change.why,
    }
