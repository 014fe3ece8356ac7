"""What is asked, in sentences: one line says who must do what, and which card asks."""

from collections.abc import Callable
from typing import Any, Final

from trickerion.terminal.boards.facts import SPECIAL
from trickerion.terminal.boards.figures import serves_action
from trickerion.terminal.language import say
from trickerion.terminal.sentences.words import amount, effect_text, listed, who, words
from trickerion.terminal.view import View, guest, marker_at, marker_on, question, trick_of
from trickerion.texts.fields import Words


def prompt(view: View, seat: int) -> str:
    """One line that says who must do what."""
    asked = question(view)
    more = _QUESTION_WORDS.get(asked["frame"])
    texts = words(asked) | (more(view, seat) if more is not None else {})
    text = say(f"question-{asked['frame']}", **texts)
    return say("asked-line", who=who(view, seat), question=_with_pairs(view, text))


def _with_pairs(view: View, text: str) -> str:
    """DA-2: all pairs drawn, if there are several and the viewer knows them."""
    drawn = _drawn(view)
    if len(drawn) < 2 or "first" not in drawn[0]:
        return text
    pairs = listed(say("asked-pair", **words(pair)) for pair in drawn)
    return say("asked-pairs", question=text, pairs=pairs)


def _drawn(view: View) -> list[dict[str, Any]]:
    return [frame for frame in view["pending"] if frame["frame"] == "choose_keep"]


# Which card or ability asks


def asking(view: View) -> list[str]:
    """The cards and abilities that the question is about, each with its text."""
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


def _others(view: View, seat: int) -> Words:
    names = [who(view, other) for other in view["to_act"] if other != seat]
    return {"has_others": "yes" if names else "no", "names": listed(names)}


def _act(view: View, seat: int) -> Words:
    """DA-4: with the state of its Special card's bonus."""
    asked = question(view)
    card, bonus = asked["card"], asked["bonus"]
    if bonus == "spent":
        return {}
    bonus_id = bonus if serves_action(card) else "running"
    return {**words({"enhances": SPECIAL[card].enhances}), "bonus_id": bonus_id}


def _trick_of_symbol(view: View, seat: int) -> Words:
    asked = question(view)
    own = view["players"][seat]["tricks"][asked["symbol"]]
    return {
        **words({"trick": own["trick"]}),
        "is_stack": "yes" if asked.get("pieces", 1) > 1 else "no",
    }


def _face(view: View, seat: int) -> Words:
    return words({"face": view["dice"][question(view)["die"]]})


def _price(view: View, seat: int) -> Words:
    return {"price": amount("coins", view["players"][seat]["initiative_slot"] or 0)}


def _coins(field: str) -> Callable[[View, int], Words]:
    return lambda view, seat: {field: amount("coins", question(view)[field])}


def _goods(view: View, seat: int) -> Words:
    asked = question(view)
    goods = words(asked).get("components") or say("components-mixed")
    return {"goods": goods, "total": amount("coins", asked["total"])}


def _taken(view: View, seat: int) -> Words:
    asked = question(view)
    taken = amount("components", asked["pieces"])
    return {"taken": taken, "total": amount("coins", asked["total"])}


def _link(view: View, seat: int) -> Words:
    return {"links": amount("links", question(view)["links"])}


def _guest(view: View, seat: int) -> Words:
    return words({"performance": question(view)["guest"].partition(".")[0]})


def _performer(view: View, seat: int) -> Words:
    waiting = view["pending"][-2]
    weekday = words({"weekday": waiting["weekday"]})
    return {"performer": who(view, waiting["seat"]), **weekday}


def _thief(view: View, seat: int) -> Words:
    """MAG-8: the player's marker that may collect another yield."""
    asked = question(view)
    marker = marker_at(view, asked["performance"], asked["index"])
    return words({"trick": trick_of(view, marker)})


def _street(view: View, seat: int) -> Words:
    asked = question(view)
    marker = marker_on(view, asked["spot"]) if asked["spot"] else guest(asked["guest"])
    assert marker is not None
    return words({"trick": trick_of(view, marker)})


_QUESTION_WORDS: Final[dict[str, Callable[[View, int], Words]]] = {
    "take_components": _coins("value"),
    "take_extra_components": _coins("value"),
    "choose_advertise": _price,
    "assignment": _others,
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
    "choose_keep": lambda view, seat: {"pairs": len(_drawn(view))},
    "move_guest": _guest,
    "choose_link_pay": _link,
    "choose_possession": _performer,
    "choose_steal": _thief,
    "choose_street": _street,
    "invest": _coins("coins"),
    "choose_mix": _taken,
    "choose_barter": _taken,
}
