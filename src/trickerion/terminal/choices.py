"""What can be done, in sentences: an action as an option to choose, with what it costs."""

from collections.abc import Callable
from typing import Final

from trickerion import Action
from trickerion.catalog import board
from trickerion.engine.names import FIELDS
from trickerion.engine.setup import BEGINNER_STARTS
from trickerion.foresight import changes, link_pay
from trickerion.shapes import Guest, Marker, Player
from trickerion.terminal import english, phrases
from trickerion.terminal.facts import (
    DECKS,
    MAGICIAN,
    MODIFIER,
    PRICE,
    PROPHECY,
    SPECIAL,
    TRICK,
)
from trickerion.terminal.figures import buy_price, buy_total, cost, outcome, trick_yield
from trickerion.terminal.news import Texts, exchange, field_words
from trickerion.terminal.previews import change_text
from trickerion.terminal.seen import View, guest, marker_on, question, trick_of
from trickerion.terminal.words import (
    amount,
    amounts,
    card_label,
    components,
    effect_name,
    enhances,
    short_slot,
    signed,
    who,
    word,
)


def action_sentence(view: View, action: Action) -> str:
    """An action as an option to choose, with its price in AP if it has one."""
    asked = "" if view["over"] else question(view)["frame"]
    phrase = phrases.VARIANTS.get(asked, {}).get(action.kind) or phrases.ACTIONS[action.kind]
    return phrase.format(**_action_words(view, action)) + _cost(view, action)


def short_sentence(view: View, action: Action) -> str:
    """The same under a heading that says the rest."""
    short = phrases.SHORT_ACTIONS.get(action.kind)
    if short is None:
        return action_sentence(view, action)
    return short.format(**_action_words(view, action))


def group_heading(view: View, action: Action) -> str:
    """The heading under which an option is listed."""
    group = phrases.GROUPS.get(action.kind)
    if group is not None:
        return group.format(**_action_words(view, action))
    shared = _cost(view, action) if action.kind in phrases.SHORT_ACTIONS else ""
    return phrases.HEADINGS.get(action.kind, phrases.OTHER) + shared


def _action_words(view: View, action: Action) -> Texts:
    texts = field_words(action.fields)
    more = _ACTION_WORDS.get(action.kind)
    return texts | more(view, action) if more is not None else texts


def _cost(view: View, action: Action) -> str:
    ap = cost(view, action)
    return "" if ap is None else phrases.COST.format(ap=ap)


def _me(view: View, action: Action) -> Player:
    return view["players"][action.seat]


# Set-up and tricks


def _magician(view: View, action: Action) -> Texts:
    magician = MAGICIAN[action.fields["magician"]]
    start = ""
    if view["options"]["dark_alley"]:
        start += f", {magician.ability}: {magician.effect}"
    if view["options"]["beginner"]:
        start += beginner_start(magician.favorite)
    return {"favorite": english.CATEGORIES[magician.favorite], "start": start}


def beginner_start(favorite: str) -> str:
    """SET-13: what the beginner set-up gives, in a line."""
    start = BEGINNER_STARTS[FIELDS["category"].numbers[favorite]]
    extra = ""
    if start.extra_component >= 0:
        extra = f" with 1 {FIELDS['component'].names[start.extra_component]}"
    elif start.extra_trick >= 0:
        extra = f" with {TRICK[FIELDS['trick'].names[start.extra_trick]].name}"
    return phrases.START.format(
        trick=TRICK[FIELDS["trick"].names[start.trick]].name,
        components=f"2 {FIELDS['component'].names[start.component]}",
        specialist=english.CHARACTERS[board.SPECIALISTS[start.specialist]],
        extra=extra,
    )


def _trick(view: View, action: Action) -> Texts:
    trick = TRICK[action.fields["trick"]]
    missing = trick.threshold - _me(view, action)["fame"]
    price = phrases.MISSING_FAME.format(price=amount("coins", missing)) if missing > 0 else ""
    return {
        "category": word("category", trick.category),
        "level": str(trick.level),
        "price": price,
        "needs": components(trick.components),
        "prepare": str(trick.prepare_cost),
        "markers": amount("markers", trick.markers),
        "yields": amounts(*trick_yield(view, trick.id)),
        "bonus": phrases.END_BONUS.format(bonus=trick.end_bonus) if trick.end_bonus else "",
    }


def _own_trick(view: View, action: Action) -> Texts:
    tricks = _me(view, action)["tricks"]
    symbol = next(s for s, own in tricks.items() if own["trick"] == action.fields["trick"])
    left = amount("markers", tricks[symbol]["markers"])
    return {"symbol": word("symbol", symbol), "left": left}


# Downtown and Market Row


def _advertise(view: View, action: Action) -> Texts:
    return {"price": amount("coins", _me(view, action)["initiative_slot"] or 0)}


def _die(view: View, action: Action) -> Texts:
    die = action.fields["die"]
    return {"short_die": english.SHORT_DICE[die], "face": word("face", view["dice"][die])}


def _set_die(view: View, action: Action) -> Texts:
    return _die(view, action) | {"new": word("face", action.fields["face"])}


def _buy(view: View, action: Action) -> Texts:
    total = buy_total(view, action.fields["component"], int(action.fields["count"]))
    return {"price": amount("coins", total)}


def _bargain(view: View, action: Action) -> Texts:
    """What is then paid, in Coins or in Fame."""
    paid = changes(outcome(view, action).events)
    prices = [
        change_text(english.OWN_CHANGES, change.what, change.amount)
        for change in paid
        if change.seat == action.seat and change.why in ("buy", "smuggled_goods")
    ]
    return {"price": ", ".join(prices) or "pay nothing"}


def _component(view: View, action: Action) -> Texts:
    component = action.fields["component"]
    stock = buy_price(view, component)
    return {
        "price": amount("coins", PRICE[component]),
        "stock_price": amount("coins", stock if stock is not None else PRICE[component]),
    }


def _order(view: View, action: Action) -> Texts:
    return {"price": amount("coins", PRICE[action.fields["component"]])}


def _quick_order(view: View, action: Action) -> Texts:
    component = action.fields["component"]
    after = outcome(view, action).game
    price = buy_price({**view, "imagined": after}, component)
    return {"price": amount("coins", price or 0)}


def _below(view: View, action: Action) -> Texts:
    return {"below": view["market"]["buy"][int(action.fields["order_place"]) - 1]}


def _asked_fields(view: View, action: Action) -> Texts:
    """The question's own fields, in words, for an answer without fields."""
    return field_words(question(view))


# Theater


def _marker_words(view: View, marker: Marker | Guest) -> Texts:
    trick = trick_of(view, marker)
    return {
        "symbol": word("symbol", marker["symbol"]),
        "trick": word("trick", trick),
        "whose": f"{who(view, marker['seat'])}'s",
        "yields": amounts(*trick_yield(view, trick)),
    }


def _marker(view: View, action: Action) -> Texts:
    """The trick whose marker lies on the spot."""
    marker = marker_on(view, action.fields["spot"])
    assert marker is not None
    return _marker_words(view, marker)


def _guest(view: View, action: Action) -> Texts:
    name = action.fields["guest"]
    card = word("performance", name.partition(".")[0])
    return _marker_words(view, guest(name)) | {"performance": card}


def _link_pay(view: View, action: Action) -> Texts:
    return {"amount": amount(action.fields["pay"], link_pay(view["imagined"], action.seat))}


def _spot(view: View, action: Action) -> Texts:
    card, _, place = action.fields["spot"].rpartition(".")
    return {"performance": word("performance", card), "place": place}


def _slot(view: View, action: Action) -> Texts:
    slot = action.fields["slot"]
    return {"modifier": f"{signed(MODIFIER[slot])} AP", "short_slot": short_slot(slot)}


# Action points, Special cards, abilities and prophecies


def _enhance(view: View, action: Action) -> Texts:
    events = outcome(view, action).events
    return {"ap": str(next(e.fields["ap"] for e in events if e.kind == "character_enhanced"))}


def _card(view: View, action: Action) -> Texts:
    return {"card": card_label(action.fields["card"])}


def _card_text(view: View, action: Action) -> Texts:
    card = action.fields["card"]
    return {"label": card_label(card), "effect": SPECIAL[card].effect}


def _deck(view: View, action: Action) -> Texts:
    deck = view["dark_alley"]["special_decks"][DECKS.index(action.fields["deck"])]
    return {"left": amount("cards", len(deck))}


def _with_card(view: View, action: Action) -> Texts:
    card = question(view)["card"]
    return {"own_card": word("card", card), "enhances": enhances(card)}


def _ability(view: View, action: Action) -> Texts:
    magician = _me(view, action)["magician"]
    return {"ability": effect_name(str(magician))}


def _weave_fate(view: View, action: Action) -> Texts:
    place = FIELDS["pending"].numbers[action.fields["pending"]]
    prophecy = str(view["dark_alley"]["pending"][place])
    texts = {"prophecy": effect_name(prophecy), "effect": PROPHECY[prophecy].effect}
    return texts | _ability(view, action)


def _fortune(view: View, action: Action) -> Texts:
    return {"next": effect_name(str(view["dark_alley"]["pending"][1]))}


_ACTION_WORDS: Final[dict[str, Callable[[View, Action], Texts]]] = {
    "magician": _magician,
    "specialist": lambda view, a: {"brings": english.BRINGS[a.fields["specialist"]]},
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
    "set_die": _set_die,
    "trick_slot": lambda view, a: {"trick_place": english.TRICK_PLACES[a.fields["pile"]]},
    "buy": _buy,
    "bargain": _bargain,
    "order": _order,
    "quick_order": _quick_order,
    "order_place": _below,
    "move_components": lambda view, a: exchange(a.fields),
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
    "payment": lambda view, a: {"pay_with": phrases.PAY_WITH[a.fields["payment"]]},
}
