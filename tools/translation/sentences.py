"""Every sentence that a language can say: each message with every card, trick, component, Character
and place it can be about, and with 0, 1, 2, 5 and 21 of what it counts."""

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import chain
from typing import Final, NamedTuple

from tools.translation.files import CLIENT, PLURALS, SHARED, TERMINAL, Language, base_of
from trickerion.texts.bundle import Texts, texts
from trickerion.texts.fields import KINDS, Words, named

COUNTS: Final = (1, 0, 2, 5, 21)
FILLER: Final = "Max"
"""What stands for everything that isn't made of texts."""
PEOPLE: Final = ("who", "seat", "names", "performer", "winner", "asked")
NAMES: Final = ((FILLER, "no"), ("Al", "yes"))
"""Names of players; does it begin with a vowel?"""
NOUNS: Final = (
    *("character", "location", "theater", "die", "face", "category", "weekday", "component"),
    *("unit", "symbol", "phase", "trick", "card", "magician", "ability", "prophecy", "house"),
    *("pile", "stock_place", "pending", "use", "why", "place", "enhances", "turn_setup"),
)
ALIKE: Final = {
    **KINDS,
    **{"whom": "character", "neighbour": "place", "part": "why", "other": "magician"},
}
COUNTED_BY_NAME: Final = ("ap", "shards", "markers", "links", "payments", "cards", "actions")
COUNTED: Final = {
    **dict.fromkeys(
        ("price", "stock_price", "total", "value", "coins", "wages", "wage", "due"), ("coins",)
    ),
    **dict.fromkeys(("manager_value", "specialist_wage", "apprentice_wage"), ("coins",)),
    **dict.fromkeys(("fame", "lead"), ("fame",)),
    **dict.fromkeys(("learn_ap", "hire_ap", "take_coins_ap", "reroll_ap", "set_die_ap"), ("ap",)),
    **dict.fromkeys(("amount", "yields", "sums"), ("fame", "coins", "shards")),
    "left": ("markers", "cards"),
    "taken": ("components",),
    **{name: (name,) for name in COUNTED_BY_NAME},
}
"""What a variable counts: `amount-coins` for `$price`."""
NUMBERS: Final = (
    *("all", "decisions", "done", "level", "minutes", "mistakes", "people", "percent", "pieces"),
    *("players", "seats", "shown", "step", "steps", "threshold", "turn", "turns", "win"),
)
"""What is always a plain number."""
PARTS: Final = ("components", "goods", "needs", "need")
PLACES: Final = {
    "slot": ("market_row.1", "downtown.2", "workshop.1", "thursday.performance", "sunday.2"),
    "performance": ("riverside_1", "grand_magorian_3", "magnus_pantheon_8"),
    "spot": ("riverside_1.00", "grand_magorian_3.12"),
}
TWICE: Final = re.compile(r"\b(\w+)s? \1s?\b")
PLAIN: Final = ("action-enhance", "slot-street", "slot-backstage", "workshop-slot", "help-units")
"""Messages whose places and amounts are plain numbers or letters."""
FACES: Final = tuple("13456")


class Sentence(NamedTuple):
    """A message as it is said, in one of its forms."""

    key: str
    form: str
    text: str


class Strict(Texts):
    """Texts that collect what can't be formatted."""

    def __init__(self, language: str) -> None:
        super().__init__(language, (SHARED, TERMINAL, CLIENT))
        self.faults: dict[str, str] = {}

    def _report(self, key: str, faults: list[Exception]) -> None:
        if faults:
            self.faults.setdefault(key, "; ".join(sorted({str(one) for one in faults})))


class Speaker:
    """Says everything that a language can say. `original` says it in English, which shows what is
    a plain number: `{ $ap } AP`."""

    def __init__(
        self, english: Language, language: Language, original: "Speaker | None" = None
    ) -> None:
        self.said = Strict(language.code)
        self._original = original or self
        self._english = english
        self._language = language
        self._forms = english.forms | language.forms | {"id"}
        self._known: dict[tuple[str, int], list[Words]] = {}

    @property
    def faults(self) -> dict[str, str]:
        """Why a message can't be said, by key."""
        return self.said.faults

    def sentences(self) -> Iterator[Sentence]:
        return chain.from_iterable(map(self.of, self._language.messages))

    def of(self, key: str) -> Iterator[Sentence]:
        """The sentences of a message, each once."""
        told: set[tuple[str, str]] = set()
        for values in self._fillings(key):
            for form, text in self.said.forms(key, values).items():
                if (form, text) not in told:
                    told.add((form, text))
                    yield Sentence(key, form, str(text))

    def _fillings(self, key: str) -> Iterator[Words]:
        """Each variable takes each of its values in turn, and all count 0, 1, 2, 5 and 21."""
        variables = self._variables(key)
        is_plain = self._original.counts_plainly(key)
        for count in COUNTS:
            values = {
                base: self._values(base, ids, count, is_plain) for base, ids in variables.items()
            }
            first = _merged(words[0] for words in values.values())
            yield first
            for words in values.values():
                for other in words[1:]:
                    yield {**first, **other}

    def _variables(self, key: str) -> dict[str, set[str]]:
        """The variables of a message with the variants they select, in English or here."""
        found: dict[str, set[str]] = {}
        for language in (self._english, self._language):
            for name, ids in language.variables.get(key, {}).items():
                found.setdefault(base_of(name, self._forms - {"id"}), set()).update(ids)
        return found

    def counts_plainly(self, key: str) -> bool:
        """Are counted things plain numbers, because the message names what is counted?"""
        if key in PLAIN:
            return True
        values = [self._values(base, ids, 2, False) for base, ids in self._variables(key).items()]
        told = self.said.forms(key, _merged(words[0] for words in values)) if values else {}
        return any(TWICE.search(text) for text in told.values())

    def _values(self, base: str, ids: set[str], count: int, is_plain: bool) -> list[Words]:
        name = base.removesuffix("_id")
        if is_plain and name in (*COUNTED, "place"):
            return [{base: count}]
        if ids & PLURALS - {"other"} or any(id.isdigit() for id in ids):
            return [{base: count}]
        if name in NUMBERS and not ids:
            return [{base: count}]
        if ids and not self._is_noun(name):
            return [{base: id} for id in sorted(ids)]
        if (name, count) not in self._known:
            self._known[name, count] = self._made(name, count)
        made = self._known[name, count]
        if ids:
            return made + [{base: id} for id in sorted(ids)]
        return made

    def _is_noun(self, name: str) -> bool:
        kind = ALIKE.get(name, name)
        return kind in NOUNS or kind in PLACES

    def _made(self, name: str, count: int) -> list[Words]:
        kind = ALIKE.get(name, name)
        if kind in PLACES:
            return [named(self.said, name, id) for id in PLACES[kind]]
        if kind in NOUNS:
            ids = [*texts().ids(kind), *(FACES if kind == "face" else ())]
            return [self._named(name, kind, id) for id in ids if id not in ("labeled", "none")]
        if name in PARTS:
            parts = (f"components-{one}" for one in texts().ids("component"))
            return [{name: self.said.say(part, count=count)} for part in parts]
        if name in COUNTED:
            things = (f"amount-{one}" for one in COUNTED[name])
            return [{name: self.said.say(thing, count=count)} for thing in things]
        if name in PEOPLE:
            return [{name: who, "has_vowel": vowel} for who, vowel in NAMES]
        return [{name: said} for said in (self._owners if name == "whose" else [FILLER])]

    def _named(self, name: str, kind: str, id: str) -> Words:
        """A noun under another name, as code passes it."""
        words = named(self.said, kind, id)
        return {f"{name}{field.removeprefix(kind)}": text for field, text in words.items()}

    @cached_property
    def _owners(self) -> list[str]:
        return [self.said.say("owner-whose", who=who, has_vowel=vowel) for who, vowel in NAMES]


def _merged(parts: Iterator[Words]) -> Words:
    merged: Words = {}
    for part in parts:
        merged |= part
    return merged
