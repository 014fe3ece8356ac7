"""Sentences: what happened, what can be done and what is asked, in the words of `english`."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from trickerion import Action, Event
from trickerion.catalog import board
from trickerion.engine.names import FIELDS
from trickerion.engine.placement import ACTION_OF_VERB
from trickerion.engine.setup import BEGINNER_STARTS
from trickerion.terminal import english
from trickerion.terminal.facts import MAGICIAN, MODIFIER, PRICE, QUICK_ORDER_SURCHARGE, TRICK
from trickerion.terminal.seen import Player, View, marker_on, question
from trickerion.terminal.words import amount, amounts, components, short_slot, signed, who, word

Texts = dict[str, str]


def _words(fields: Mapping[str, object]) -> Texts:
    """Every field of an event, action or question in words."""
    texts = {field: word(field, value) for field, value in fields.items()}
    if "character" in fields:
        texts["the_character"] = english.THE_CHARACTERS[str(fields["character"])]
    return texts


# What happened


PARAGRAPHS: Final = ("turn_began", "character_placed", "character_idle", "performance_began")
"""With these something new begins, told on a line of its own."""


def tell(view: View, events: Iterable[Event]) -> list[str]:
    """The events a seat may know: a line for each run of events of the same player."""
    lines: list[tuple[int | None, list[str]]] = []
    for event in events:
        fields = event.seen_by(view["seat"])
        if fields is None:
            continue
        if not lines or lines[-1][0] != event.seat or event.kind in PARAGRAPHS:
            lines.append((event.seat, []))
        lines[-1][1].append(clause(view, fields))
    return [_line(view, seat, clauses) for seat, clauses in lines]


def _line(view: View, seat: int | None, clauses: list[str]) -> str:
    if seat is None:
        return ". ".join(clauses) + "."
    return f"{who(view, seat)} {'; '.join(clauses)}."


def clause(view: View, fields: dict[str, Any]) -> str:
    """One event without its subject; `fields` is what `Event.seen_by` gives."""
    kind = fields["kind"]
    texts = _words(fields)
    more = _EVENT_WORDS.get(kind)
    if more is not None:
        texts |= more(view, fields)
    return english.EVENTS[kind].format(**texts)


def _change(view: View, fields: dict[str, Any]) -> Texts:
    what = fields["kind"].removesuffix("_changed")
    gains, loses = english.CHANGES[what]
    number = fields["amount"]
    return {"change": f"{gains if number > 0 else loses} {amount(what, abs(number))}"}


def _markers(view: View, fields: dict[str, Any]) -> Texts:
    return {"markers": amount("markers", fields["markers"])}


def _rolled(view: View, fields: dict[str, Any]) -> Texts:
    faces = zip(english.DICE.values(), fields["faces"], strict=True)
    return {"faces": ", ".join(f"{die} {word('face', face)}" for die, face in faces)}


def _neighbour(view: View, fields: dict[str, Any]) -> Texts:
    return {"neighbour": fields["neighbour"].rpartition(".")[2]}


def _exchange(fields: dict[str, Any]) -> Texts:
    other = fields["exchange"]
    return {"exchange": "" if other == "none" else english.EXCHANGED.format(component=other)}


_EVENT_WORDS: Final[dict[str, Callable[[View, dict[str, Any]], Texts]]] = {
    "fame_changed": _change,
    "coins_changed": _change,
    "shards_changed": _change,
    "initiative_set": lambda view, f: {"order": ", ".join(who(view, s) for s in f["order"])},
    "dice_rolled": _rolled,
    "trick_learned": lambda view, f: {"trick_place": english.TRICK_PLACES[f["pile"]]},
    "components_moved": lambda view, f: _exchange(f),
    "orders_arrived": lambda view, f: {"stock": ", ".join(f["stock"])},
    "trick_prepared": _markers,
    "markers_returned": _markers,
    "link_created": _neighbour,
    "game_ended": lambda view, f: {"winner": who(view, f["winner"])},
}

# What can be done


def action_sentence(view: View, action: Action) -> str:
    """An action as an option to choose, with its price in AP if it has one."""
    return english.ACTIONS[action.kind].format(**_action_words(view, action)) + _cost(action)


def short_sentence(view: View, action: Action) -> str:
    """The same under a heading that says the rest."""
    short = english.SHORT_ACTIONS.get(action.kind)
    if short is None:
        return action_sentence(view, action)
    return short.format(**_action_words(view, action))


def group_heading(view: View, action: Action) -> str:
    """The heading under which an option is listed."""
    group = english.GROUPS.get(action.kind)
    if group is not None:
        return group.format(**_action_words(view, action))
    cost = _cost(action) if action.kind in english.SHORT_ACTIONS else ""
    return english.HEADINGS.get(action.kind, english.OTHER) + cost


def _action_words(view: View, action: Action) -> Texts:
    texts = _words(action.fields)
    more = _ACTION_WORDS.get(action.kind)
    return texts | more(view, action) if more is not None else texts


def _cost(action: Action) -> str:
    if action.verb not in ACTION_OF_VERB:
        return ""
    return english.COST.format(ap=ACTION_OF_VERB[action.verb][1].printed_cost(action))


def _me(view: View, action: Action) -> Player:
    return view["players"][action.seat]


def _magician(view: View, action: Action) -> Texts:
    favorite = MAGICIAN[action.fields["magician"]].favorite
    start = beginner_start(favorite) if view["options"]["beginner"] else ""
    return {"favorite": english.CATEGORIES[favorite], "start": start}


def beginner_start(favorite: str) -> str:
    """SET-13: what the beginner set-up gives, in a line."""
    start = BEGINNER_STARTS[FIELDS["category"].numbers[favorite]]
    extra = ""
    if start.extra_component >= 0:
        extra = f" with 1 {FIELDS['component'].names[start.extra_component]}"
    elif start.extra_trick >= 0:
        extra = f" with {TRICK[FIELDS['trick'].names[start.extra_trick]].name}"
    return english.START.format(
        trick=TRICK[FIELDS["trick"].names[start.trick]].name,
        components=f"2 {FIELDS['component'].names[start.component]}",
        specialist=english.CHARACTERS[board.SPECIALISTS[start.specialist]],
        extra=extra,
    )


def _trick(view: View, action: Action) -> Texts:
    trick = TRICK[action.fields["trick"]]
    missing = trick.threshold - _me(view, action)["fame"]
    price = english.MISSING_FAME.format(price=amount("coins", missing)) if missing > 0 else ""
    return {
        "category": word("category", trick.category),
        "level": str(trick.level),
        "price": price,
        "needs": components(trick.components),
        "prepare": str(trick.prepare_cost),
        "markers": amount("markers", trick.markers),
        "yields": amounts(trick.fame, trick.coins, trick.shards),
    }


def _die(view: View, action: Action) -> Texts:
    die = action.fields["die"]
    return {"short_die": english.SHORT_DICE[die], "face": word("face", view["dice"][die])}


def _set_die(view: View, action: Action) -> Texts:
    return _die(view, action) | {"new": word("face", action.fields["face"])}


def stock_price(view: View, component: str) -> int:
    """MR-1, MR-4, MR-5: what one piece costs, in the Buy area or else on the Quick Order slot."""
    surcharge = 0 if component in view["market"]["buy"] else QUICK_ORDER_SURCHARGE
    return PRICE[component] + surcharge


def _buy(view: View, action: Action) -> Texts:
    total = stock_price(view, action.fields["component"]) * int(action.fields["count"])
    return {"price": amount("coins", total)}


def _bargain(view: View, action: Action) -> Texts:
    return {"price": amount("coins", question(view)["total"] - int(action.fields["count"]))}


def _price(view: View, action: Action) -> Texts:
    return {"price": amount("coins", PRICE[action.fields["component"]])}


def _quick_price(view: View, action: Action) -> Texts:
    return {"price": amount("coins", stock_price(view, action.fields["component"]))}


def _own_trick(view: View, action: Action) -> Texts:
    tricks = _me(view, action)["tricks"]
    symbol = next(s for s, own in tricks.items() if own["trick"] == action.fields["trick"])
    left = amount("markers", tricks[symbol]["markers"])
    return {"symbol": word("symbol", symbol), "left": left}


def _moved(view: View, action: Action) -> Texts:
    """The trick whose marker lies on the spot."""
    marker = marker_on(view, action.fields["spot"])
    assert marker is not None
    own = view["players"][marker["seat"]]["tricks"][marker["symbol"]]
    return {"symbol": word("symbol", marker["symbol"]), "trick": word("trick", own["trick"])}


def _below(view: View, action: Action) -> Texts:
    return {"below": view["market"]["buy"][int(action.fields["order_place"]) - 1]}


def _link_pay(view: View, action: Action) -> Texts:
    return {"amount": amount(action.fields["pay"], question(view)["level"])}


def _advertise(view: View, action: Action) -> Texts:
    return {"price": amount("coins", _me(view, action)["initiative_slot"] or 0)}


def _spot(view: View, action: Action) -> Texts:
    card, _, place = action.fields["spot"].rpartition(".")
    return {"performance": word("performance", card), "place": place}


def _slot(view: View, action: Action) -> Texts:
    slot = action.fields["slot"]
    return {"modifier": f"{signed(MODIFIER[slot])} AP", "short_slot": short_slot(slot)}


_ACTION_WORDS: Final[dict[str, Callable[[View, Action], Texts]]] = {
    "magician": _magician,
    "specialist": lambda view, a: {"brings": english.BRINGS[a.fields["specialist"]]},
    "component": _price,
    "trick": _trick,
    "advertise": _advertise,
    "pass": lambda view, a: {"passing": english.PASSES.get(question(view)["frame"], "Pass")},
    "place": _slot,
    "learn": _die,
    "hire": _die,
    "take_coins": _die,
    "reroll": _die,
    "set_die": _set_die,
    "trick_slot": lambda view, a: {"trick_place": english.TRICK_PLACES[a.fields["pile"]]},
    "buy": _buy,
    "bargain": _bargain,
    "order": _price,
    "quick_order": _quick_price,
    "order_place": _below,
    "move_components": lambda view, a: _exchange(a.fields),
    "set_up": _own_trick,
    "reschedule": _moved,
    "spot": _spot,
    "link": _link_pay,
}

# What is asked


def prompt(view: View, seat: int) -> str:
    """One line that says who must do what."""
    asked = question(view)
    texts = _words(asked)
    more = _QUESTION_WORDS.get(asked["frame"])
    if more is not None:
        texts |= more(view, seat)
    return f"{who(view, seat)}: {english.QUESTIONS[asked['frame']].format(**texts)}"


def _others(view: View, seat: int) -> Texts:
    names = [who(view, other) for other in view["to_act"] if other != seat]
    return {"others": english.WAITING.format(names=", ".join(names)) if names else ""}


def _trick_of_symbol(view: View, seat: int) -> Texts:
    own = view["players"][seat]["tricks"][question(view)["symbol"]]
    return {"trick": word("trick", own["trick"])}


def _coins(field: str) -> Callable[[View, int], Texts]:
    return lambda view, seat: {field: amount("coins", question(view)[field])}


_QUESTION_WORDS: Final[dict[str, Callable[[View, int], Texts]]] = {
    "take_components": _coins("value"),
    "choose_advertise": lambda view, seat: {
        "price": amount("coins", view["players"][seat]["initiative_slot"] or 0)
    },
    "assignment": _others,
    "choose_trick": lambda view, seat: {"face": word("face", view["dice"][question(view)["die"]])},
    "choose_bargain": _coins("total"),
    "choose_spot": _trick_of_symbol,
    "choose_link_pay": lambda view, seat: {"links": amount("links", question(view)["links"])},
}
