"""What happened, in sentences: a line for each run of events of the same player."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Protocol

from trickerion.engine.core.names import FIELDS
from trickerion.terminal.language import said, say
from trickerion.terminal.sentences.words import (
    amount,
    effect_name,
    listed,
    who,
    whose,
    word,
    words,
)
from trickerion.terminal.view import View
from trickerion.texts.fields import Words, named

Fields = dict[str, Any]

PARAGRAPHS: Final = (
    *("magician_chosen", "specialist_chosen", "trick_learned"),
    *("turn_began", "character_placed", "character_idle", "performance_began", "heir_rule"),
)
"""Events that start a new line."""
REVEALED: Final = "assignment_revealed"


class Told(Protocol):
    """An event, from a local game or from a server."""

    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def fields(self) -> dict[str, object]: ...
    def seen_by(self, seat: int | None) -> dict[str, object] | None: ...


def tell(view: View, events: Iterable[Told]) -> list[str]:
    """The events a seat may know: a line for each run of events of the same player."""
    runs: list[tuple[int | None, list[Fields]]] = []
    for event in events:
        fields = event.seen_by(view["seat"])
        if fields is None:
            continue
        if not runs or runs[-1][0] != event.seat or event.kind in PARAGRAPHS:
            runs.append((event.seat, []))
        runs[-1][1].append(fields)
    return [_line(view, seat, run) for seat, run in runs]


def _line(view: View, seat: int | None, run: list[Fields]) -> str:
    """Only the first sentence of a run names the player."""
    first, *others = _merged(run)
    told = sentence(view, first, "" if seat is None else who(view, seat))
    for fields in others:
        more = "told-then" if seat is None else "told-more"
        told = say(more, told=told, next=sentence(view, fields, ""))
    return say("told-line", told=told)


def _merged(run: list[Fields]) -> Iterator[Fields]:
    """Cards revealed together share a sentence."""
    revealed = [fields for fields in run if fields["kind"] == REVEALED]
    for fields in run:
        if fields["kind"] != REVEALED:
            yield fields
        elif fields is revealed[0]:
            yield {**fields, "revealed": revealed}


def sentence(view: View, fields: Fields, subject: str) -> str:
    """One event; `fields` is what `Event.seen_by` gives."""
    kind = fields["kind"]
    more = _EVENT_WORDS.get(kind)
    own = more(view, fields) if more is not None else {}
    return say(f"event-{kind}", **{**words(fields), "who": subject, **own}).strip()


def _change(view: View, fields: Fields) -> Words:
    what = fields["kind"].removesuffix("_changed")
    number = fields["amount"]
    return {
        "change": "gain" if number > 0 else "loss",
        "amount": amount(what, abs(number)),
    }


def _markers(view: View, fields: Fields) -> Words:
    return {"markers": amount("markers", fields["markers"])}


def _rescheduled(view: View, fields: Fields) -> Words:
    """SPC-8: some players move other players' markers too."""
    mover, owner = fields["seat"], fields["owner"]
    return {"is_own": "yes" if mover == owner else "no", "whose": whose(view, owner)}


def _rolled(view: View, fields: Fields) -> Words:
    faces = zip(FIELDS["die"].names, fields["faces"], strict=True)
    rolled = (say("event-die_rolled", **words({"die": die, "face": face})) for die, face in faces)
    return {"faces": listed(rolled)}


def _revealed(view: View, fields: Fields) -> Words:
    cards = (say("event-card_revealed", **words(one)) for one in fields["revealed"])
    return {"revealed": said().list_of(cards)}


def _arrived(view: View, fields: Fields) -> Words:
    return {"stock": listed(word("component", one, "many") for one in fields["stock"])}


def _wanted(view: View, fields: Fields) -> Words:
    wanted = fields["components"]
    return {"count": len(wanted), "list": listed(word("component", one) for one in wanted)}


def _known(field: str) -> Callable[[View, Fields], Words]:
    """DA-6: only the drawer knows which cards were drawn."""
    return lambda view, fields: {"is_known": "yes" if field in fields else "no"}


def _prophecies(view: View, fields: Fields) -> Words:
    pending = [effect_name(one) for one in fields["pending"] if one is not None]
    return {"pending": listed(pending, "prophecy-none")}


_EVENT_WORDS: Final[dict[str, Callable[[View, Fields], Words]]] = {
    "fame_changed": _change,
    "coins_changed": _change,
    "shards_changed": _change,
    "initiative_set": lambda view, f: {"order": listed(who(view, seat) for seat in f["order"])},
    "dice_rolled": _rolled,
    REVEALED: _revealed,
    "orders_arrived": _arrived,
    "shopping_list_changed": _wanted,
    "trick_prepared": _markers,
    "markers_returned": _markers,
    "marker_rescheduled": _rescheduled,
    "game_ended": lambda view, f: {"winner": who(view, f["winner"])},
    "cards_drawn": _known("first"),
    "card_kept": _known("card"),
    "power_discarded": _known("power"),
    "ability_used": lambda view, f: {**named(said(), "ability", f["magician"])},
    "prophecies_moved": _prophecies,
}
