"""What is asked, in sentences: one line says who must do what, and which card asks."""

from collections.abc import Callable
from typing import Any, Final

from trickerion.engine.cardboard import COORDINATES
from trickerion.foresight import link_pay
from trickerion.terminal import phrases
from trickerion.terminal.figures import serves_action
from trickerion.terminal.news import Texts, field_words
from trickerion.terminal.seen import View, guest, marker_at, marker_on, question, trick_of
from trickerion.terminal.words import amount, effect_text, enhances, who, word


def prompt(view: View, seat: int) -> str:
    """One line that says who must do what."""
    asked = question(view)
    texts = field_words(asked)
    more = _QUESTION_WORDS.get(asked["frame"])
    if more is not None:
        texts |= more(view, seat)
    return f"{who(view, seat)}: {phrases.QUESTIONS[asked['frame']].format(**texts)}"


# Which card or ability asks


def asking(view: View) -> list[str]:
    """The cards and abilities that have a say in the question, each with its text."""
    if "dark_alley" not in view or view["over"]:
        return []
    asked = question(view)
    ids = [asked.get("asked_by")]
    if asked.get("bonus") != "spent":
        ids.append(asked.get("card"))
    if view["to_act"] == [view["seat"]]:
        ids.append(view["dark_alley"]["armed"])
    if _is_able(asked):
        ids.append(view["players"][asked["seat"]]["magician"])
    return [effect_text(id) for id in dict.fromkeys(ids) if id is not None]


def _is_able(asked: dict[str, Any]) -> bool:
    """MAG-2, MAG-7: is a marker moved or set up as only an ability allows?"""
    is_stack = asked["frame"] == "choose_spot" and asked["pieces"] > 1
    return is_stack or bool(asked.get("pays"))


# Words of single questions


def _others(view: View, seat: int) -> Texts:
    names = [who(view, other) for other in view["to_act"] if other != seat]
    return {"others": phrases.WAITING.format(names=", ".join(names)) if names else ""}


def _which(view: View, seat: int) -> Texts:
    optional = question(view)["optional"]
    return {"which": phrases.WHICH[optional], "or_pass": phrases.OR_PASS[optional]}


def _act(view: View, seat: int) -> Texts:
    """DA-4: with what has become of the bonus of its Special card."""
    asked = question(view)
    card, bonus = asked["card"], asked["bonus"]
    if bonus == "spent":
        return {"bonus": ""}
    if not serves_action(card):
        bonus = "running"
    phrase = phrases.BONUS[bonus]
    return {"bonus": phrase.format(card=word("card", card), enhances=enhances(card))}


def _trick_of_symbol(view: View, seat: int) -> Texts:
    asked = question(view)
    own = view["players"][seat]["tricks"][asked["symbol"]]
    stack = phrases.STACK if asked.get("pieces", 1) > 1 else ""
    return {"trick": word("trick", own["trick"]), "stack": stack}


def _face(view: View, seat: int) -> Texts:
    return {"face": word("face", view["dice"][question(view)["die"]])}


def _price(view: View, seat: int) -> Texts:
    return {"price": amount("coins", view["players"][seat]["initiative_slot"] or 0)}


def _coins(*fields: str) -> Callable[[View, int], Texts]:
    return lambda view, seat: {field: amount("coins", question(view)[field]) for field in fields}


def _goods(view: View, seat: int) -> Texts:
    asked = question(view)
    goods = phrases.GOODS[asked["component"] is None].format(**field_words(asked))
    return {"goods": goods, "total": amount("coins", asked["total"])}


def _link(view: View, seat: int) -> Texts:
    links = amount("links", question(view)["links"])
    return {"links": links, "pays": str(link_pay(view["imagined"], seat))}


def _pairs(view: View, seat: int) -> Texts:
    """DA-2: all pairs drawn, if there are several."""
    drawn = [frame for frame in view["pending"] if frame["frame"] == "choose_keep"]
    if len(drawn) == 1 or "first" not in drawn[0]:
        return {"rest": phrases.KEEP_ONE.format(**field_words(drawn[-1]))}
    pairs = "; ".join(phrases.PAIR.format(**field_words(pair)) for pair in drawn)
    return {"rest": phrases.KEEP_EACH.format(pairs=pairs)}


def _guest(view: View, seat: int) -> Texts:
    return {"performance": word("performance", question(view)["guest"].partition(".")[0])}


def _performer(view: View, seat: int) -> Texts:
    waiting = view["pending"][-2]
    texts = field_words(waiting)
    return {"performer": who(view, waiting["seat"]), "weekday": texts["weekday"]}


def _thief(view: View, seat: int) -> Texts:
    """MAG-8: the own marker that may collect another's yield."""
    asked = question(view)
    index = asked["index"]
    marker = marker_at(view, asked["performance"], index)
    on_slot = index in COORDINATES
    place = phrases.SLOT.format(place=index) if on_slot else phrases.OUTSIDE
    return {"trick": word("trick", trick_of(view, marker)), "place": place}


def _street(view: View, seat: int) -> Texts:
    asked = question(view)
    marker = marker_on(view, asked["spot"]) if asked["spot"] else guest(asked["guest"])
    assert marker is not None
    return {"trick": word("trick", trick_of(view, marker))}


_QUESTION_WORDS: Final[dict[str, Callable[[View, int], Texts]]] = {
    "take_components": _coins("value"),
    "take_extra_components": _coins("value"),
    "choose_advertise": _price,
    "assignment": _others,
    "place_character": _which,
    "act": _act,
    "choose_trick": _face,
    "choose_bargain": _goods,
    "choose_fame_bargain": _goods,
    "choose_payment": _goods,
    "choose_spot": _trick_of_symbol,
    "choose_stage": _trick_of_symbol,
    "choose_test_run": _trick_of_symbol,
    "choose_replacement": _trick_of_symbol,
    "return_parts": _trick_of_symbol,
    "choose_new_trick": _trick_of_symbol,
    "choose_keep": _pairs,
    "move_guest": _guest,
    "choose_link_pay": _link,
    "choose_possession": _performer,
    "choose_steal": _thief,
    "choose_street": _street,
    "invest": _coins("coins"),
    "choose_mix": _coins("total"),
    "choose_barter": _coins("total"),
}
