"""What happened, in sentences: a line for each run of events of the same player."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol

from trickerion.terminal import english, phrases
from trickerion.terminal.seen import View
from trickerion.terminal.words import amount, effect_name, who, word

Texts = dict[str, str]

PARAGRAPHS: Final = ("turn_began", "character_placed", "character_idle", "performance_began")
"""With these something new begins, told on a line of its own."""


class Told(Protocol):
    """What tells of something that happened: an event of a game here or on a server."""

    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def fields(self) -> dict[str, object]: ...
    def seen_by(self, seat: int | None) -> dict[str, object] | None: ...


def field_words(fields: Mapping[str, object]) -> Texts:
    """Every field of an event, action or question in words."""
    texts = {field: word(field, value) for field, value in fields.items()}
    if "character" in fields:
        texts["the_character"] = english.THE_CHARACTERS[str(fields["character"])]
    return texts


def tell(view: View, events: Iterable[Told]) -> list[str]:
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
    texts = field_words(fields)
    more = _EVENT_WORDS.get(kind)
    if more is not None:
        texts |= more(view, fields)
    return phrases.EVENTS[kind].format(**texts)


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


def exchange(fields: Mapping[str, Any]) -> Texts:
    other = fields["exchange"]
    return {"exchange": "" if other == "none" else english.EXCHANGED.format(component=other)}


def _drawn(view: View, fields: dict[str, Any]) -> Texts:
    """DA-6: which cards were drawn is for the drawer alone."""
    if "first" not in fields:
        return {"drawn": phrases.DRAWN_UNSEEN}
    return {"drawn": phrases.DRAWN.format(**field_words(fields))}


def _kept(view: View, fields: dict[str, Any]) -> Texts:
    texts = field_words(fields)
    return {"kept": texts.get("card") or phrases.KEPT_UNSEEN.format(**texts)}


def _prophecies(view: View, fields: dict[str, Any]) -> Texts:
    active = fields["active"]
    return {
        "active": effect_name(active) if active else english.NO_PROPHECY,
        "pending": ", ".join(effect_name(prophecy) for prophecy in fields["pending"]),
    }


_EVENT_WORDS: Final[dict[str, Callable[[View, dict[str, Any]], Texts]]] = {
    "fame_changed": _change,
    "coins_changed": _change,
    "shards_changed": _change,
    "initiative_set": lambda view, f: {"order": ", ".join(who(view, s) for s in f["order"])},
    "dice_rolled": _rolled,
    "trick_learned": lambda view, f: {"trick_place": english.TRICK_PLACES[f["pile"]]},
    "components_moved": lambda view, f: exchange(f),
    "orders_arrived": lambda view, f: {"stock": ", ".join(f["stock"])},
    "trick_prepared": _markers,
    "markers_returned": _markers,
    "link_created": _neighbour,
    "game_ended": lambda view, f: {"winner": who(view, f["winner"])},
    "cards_drawn": _drawn,
    "card_kept": _kept,
    "ability_used": lambda view, f: {"ability": effect_name(f["magician"])},
    "prophecies_moved": _prophecies,
}
