"""What can be done, in sentences: an action as an option to choose, with what it costs."""

from collections.abc import Callable
from typing import Final

from trickerion import Action
from trickerion.catalog import board
from trickerion.catalog.powers import POWER_THRESHOLDS
from trickerion.engine.core.names import FIELDS
from trickerion.engine.phases.beginner_setup import BEGINNER_STARTS
from trickerion.foresight import changes, link_pay
from trickerion.shapes import Guest, Marker, Player
from trickerion.terminal.boards.facts import DECKS, MAGICIAN, MODIFIER, POWER, PRICE, SPECIAL, TRICK
from trickerion.terminal.boards.figures import buy_price, buy_total, cost, outcome, trick_yield
from trickerion.terminal.language import said, say
from trickerion.terminal.sentences.words import (
    amount,
    amounts,
    card_label,
    components,
    effect,
    end_bonus,
    listed,
    signed,
    whose,
    word,
    words,
)
from trickerion.terminal.view import View, guest, marker_on, question, trick_of
from trickerion.texts.fields import Words, named

HEADED: Final = (
    *("learn", "hire", "take_coins", "reroll", "set_die", "buy", "order", "quick_order"),
    *("keep", "draw_first", "draw_further", "assign", "place", "idle", "spot", "outside", "trick"),
)
"""Options with their own heading."""
NAMED_BY_HEADING: Final = ("assign", "place", "idle", "spot", "outside", "trick")
"""Options whose headings name their subject, without a cost."""


def action_sentence(view: View, action: Action) -> str:
    """An action as an option to choose, with its price in AP if it has one."""
    asked = "" if view["over"] else question(view)["frame"]
    variant = f"action-{asked}-{action.kind}"
    key = variant if said().has(variant) else f"action-{action.kind}"
    return _with_cost(view, action, say(key, **_action_words(view, action)))


def short_sentence(view: View, action: Action) -> str:
    """The same under a heading that says the rest."""
    if not _is_brief(action):
        return action_sentence(view, action)
    return say(f"brief-{action.kind}", **_action_words(view, action))


def group_heading(view: View, action: Action) -> str:
    """The heading under which an option is listed."""
    if action.kind not in HEADED:
        heading = say("heading-other")
        return _with_cost(view, action, heading) if _is_brief(action) else heading
    heading = say(f"heading-{action.kind}", **_action_words(view, action))
    if action.kind in NAMED_BY_HEADING or not _is_brief(action):
        return heading
    return _with_cost(view, action, heading)


def _is_brief(action: Action) -> bool:
    return said().has(f"brief-{action.kind}")


def _action_words(view: View, action: Action) -> Words:
    more = _ACTION_WORDS.get(action.kind)
    return words(action.fields) | (more(view, action) if more is not None else {})


def _with_cost(view: View, action: Action, option: str) -> str:
    ap = cost(view, action)
    return option if ap is None else say("option-cost", option=option, ap=ap)


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _me(view: View, action: Action) -> Player:
    return view["players"][action.seat]


# Setup and tricks


def _magician(view: View, action: Action) -> Words:
    magician = MAGICIAN[action.fields["magician"]]
    options = view["options"]
    details = {(1, 1): "both", (1, 0): "ability", (0, 1): "start"}
    return {
        **words({"favorite": magician.favorite, "ability": magician.id, "effect": magician.id}),
        "details": details.get((options["dark_alley"], options["beginner"]), "none"),
        "start": beginner_start(magician.favorite) if options["beginner"] else "",
    }


def beginner_start(favorite: str) -> str:
    """SET-13: what the beginner setup gives, on one line."""
    start = BEGINNER_STARTS[FIELDS["category"].numbers[favorite]]
    component, trick = FIELDS["component"].names, FIELDS["trick"].names
    given = [
        word("trick", trick[start.trick]),
        components({component[start.component]: board.START_COMPONENT_VALUE}),
        word("specialist", board.SPECIALISTS[start.specialist], "the"),
    ]
    if start.extra_component >= 0:
        given.append(components({component[start.extra_component]: 1}))
    elif start.extra_trick >= 0:
        given.append(word("trick", trick[start.extra_trick]))
    return said().list_of(given)


def _specialist(view: View, action: Action) -> Words:
    value = amount("coins", board.START_MANAGER_VALUE)
    return {"brings": say(f"brings-{action.fields['specialist']}", manager_value=value)}


def _trick(view: View, action: Action) -> Words:
    trick = TRICK[action.fields["trick"]]
    missing = trick.threshold - _me(view, action)["fame"]
    bonus = end_bonus(trick.id)
    return {
        **words({"category": trick.category, "level": trick.level}),
        "has_price": _yes(missing > 0),
        "price": amount("coins", missing),
        "needs": components(trick.components),
        "prepare": trick.prepare_cost,
        "markers": amount("markers", trick.markers),
        "yields": amounts(*trick_yield(view, trick.id)),
        "has_bonus": _yes(bool(bonus)),
        "bonus": bonus,
    }


def _own_trick(view: View, action: Action) -> Words:
    tricks = _me(view, action)["tricks"]
    symbol = next(s for s, own in tricks.items() if own["trick"] == action.fields["trick"])
    left = amount("markers", tricks[symbol]["markers"])
    return {"symbol": word("symbol", symbol), "left": left}


# Downtown and Market Row


def _advertise(view: View, action: Action) -> Words:
    return {"price": amount("coins", _me(view, action)["initiative_slot"] or 0)}


def _die(view: View, action: Action) -> Words:
    fields = {"face": view["dice"][action.fields["die"]], "new": action.fields.get("face")}
    return words(fields)


def _buy(view: View, action: Action) -> Words:
    total = buy_total(view, action.fields["component"], int(action.fields["count"]))
    return {"price": amount("coins", total)}


def _bargain(view: View, action: Action) -> Words:
    """The resulting price, in Coins or in Fame."""
    paid = changes(outcome(view, action).events)
    prices = [
        amount(change.what, abs(change.amount))
        for change in paid
        if change.seat == action.seat and change.why in ("buy", "smuggled_goods")
    ]
    return {"price": listed(prices)}


def _component(view: View, action: Action) -> Words:
    component = action.fields["component"]
    stock = buy_price(view, component)
    return {
        "price": amount("coins", PRICE[component]),
        "stock_price": amount("coins", stock if stock is not None else PRICE[component]),
    }


def _order(view: View, action: Action) -> Words:
    return {"price": amount("coins", PRICE[action.fields["component"]])}


def _quick_order(view: View, action: Action) -> Words:
    component = action.fields["component"]
    after = outcome(view, action).game
    price = buy_price({**view, "imagined": after}, component)
    return {"price": amount("coins", price or 0)}


def _below(view: View, action: Action) -> Words:
    return words({"below": view["market"]["buy"][int(action.fields["order_place"]) - 1]})


def _asked_fields(view: View, action: Action) -> Words:
    """The question's own fields, in words, for an answer without fields."""
    return words(question(view))


# Theater


def _marker_words(view: View, marker: Marker | Guest) -> Words:
    trick = trick_of(view, marker)
    return {
        **words({"symbol": marker["symbol"], "trick": trick}),
        "whose": whose(view, marker["seat"]),
        "yields": amounts(*trick_yield(view, trick)),
    }


def _marker(view: View, action: Action) -> Words:
    """The trick of the marker on the spot."""
    marker = marker_on(view, action.fields["spot"])
    assert marker is not None
    return _marker_words(view, marker)


def _guest(view: View, action: Action) -> Words:
    name = action.fields["guest"]
    card = words({"performance": name.partition(".")[0]})
    return _marker_words(view, guest(name)) | card


def _link_pay(view: View, action: Action) -> Words:
    return {"amount": amount(action.fields["pay"], link_pay(view["imagined"], action.seat))}


def _spot(view: View, action: Action) -> Words:
    card, _, place = action.fields["spot"].rpartition(".")
    return words({"performance": card, "place": place})


def _slot(view: View, action: Action) -> Words:
    return {"modifier": say("amount-ap", count=signed(MODIFIER[action.fields["slot"]]))}


# Action points, Special cards, abilities and prophecies


def _enhance(view: View, action: Action) -> Words:
    events = outcome(view, action).events
    ap = next(e.fields["ap"] for e in events if e.kind == "character_enhanced")
    return {"has_ap": "yes", "ap": str(ap)}


def _card(view: View, action: Action) -> Words:
    return {"card": card_label(action.fields["card"])}


def _card_text(view: View, action: Action) -> Words:
    card = action.fields["card"]
    return {"label": card_label(card), "effect": effect(card)}


def _power_text(view: View, action: Action) -> Words:
    power = action.fields["power"]
    return {"level": POWER[power].level, "effect": effect(power)}


def _learn_power(view: View, action: Action) -> Words:
    level = POWER[action.fields["power"]].level
    missing = POWER_THRESHOLDS[level - 1] - _me(view, action)["fame"]
    price = {"has_price": _yes(missing > 0), "price": amount("coins", missing)}
    return _power_text(view, action) | price


def _deck(view: View, action: Action) -> Words:
    deck = view["dark_alley"]["special_decks"][DECKS.index(action.fields["deck"])]
    return {"left": amount("cards", len(deck))}


def _with_card(view: View, action: Action) -> Words:
    card = question(view)["card"]
    return words({"own_card": card, "enhances": SPECIAL[card].enhances})


def _ability(view: View, action: Action) -> Words:
    return named(said(), "ability", _me(view, action)["magician"])


def _weave_fate(view: View, action: Action) -> Words:
    place = FIELDS["pending"].numbers[action.fields["pending"]]
    prophecy = view["dark_alley"]["pending"][place]
    return words({"prophecy": prophecy, "effect": prophecy}) | _ability(view, action)


def _fortune(view: View, action: Action) -> Words:
    return words({"next": view["dark_alley"]["pending"][1]})


_ACTION_WORDS: Final[dict[str, Callable[[View, Action], Words]]] = {
    "magician": _magician,
    "specialist": _specialist,
    "component": _component,
    "trick": _trick,
    "advertise": _advertise,
    "assign": _card,
    "place": _slot,
    "enhance": _enhance,
    "learn": _die,
    "hire": _die,
    "take_coins": _die,
    "reroll": _die,
    "set_die": _die,
    "buy": _buy,
    "bargain": _bargain,
    "order": _order,
    "quick_order": _quick_order,
    "order_place": _below,
    "set_up": _own_trick,
    "set_up_stack": lambda view, a: _own_trick(view, a) | _ability(view, a),
    "reschedule": _marker,
    "reschedule_guest": _guest,
    "spot": _spot,
    "link": _link_pay,
    "keep": _card_text,
    "mimic": _card_text,
    "deck": _deck,
    "with_card": _with_card,
    "accept": _asked_fields,
    "ability": _ability,
    "weave_fate": _weave_fate,
    "tell_fortune": _fortune,
    "steal": _marker,
    "steal_guest": _guest,
    "discard_power": _power_text,
    "learn_power": _learn_power,
    "use_power": _power_text,
}
