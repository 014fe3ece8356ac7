"""R26: a position that no game can reach is refused with a sentence that names the rule."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.support import position, seat, show
from trickerion import Game, Options


def base() -> Any:
    """A base game of two; p1 is to place a Magician, p2 has an Engineer at the Market Row."""
    game = position(
        seat(
            tricks={"mind_reading": 2},
            components={"glass": 2},
            assigned={"magician": "downtown"},
            team=["assistant"],
        ),
        seat(placed={"engineer": "market_row.4"}, magician="gentleman"),
        theater=[show("riverside_1", s00="p1 spade optical"), show("riverside_2")],
    )
    return json.loads(json.dumps(game.to_dict()))


def alley() -> Any:
    """The same with the Dark Alley and prophecies; p2's card is in use, p1 holds another."""
    game = position(
        seat(
            tricks={"mind_reading": 2},
            assigned={"magician": "downtown"},
            hand=["test_run"],
        ),
        seat(placed={"engineer": "market_row.4 logistics"}, magician="gentleman"),
        theater=[show("riverside_1", s00="p1 spade optical"), show("riverside_2")],
        dark_alley=True,
        prophecy="flat_prices",
    )
    return json.loads(json.dumps(game.to_dict()))


def sentence(value: object) -> str:
    """What a case is called: the sentence it is refused with."""
    return value if isinstance(value, str) else ""


def put(path: str, value: object) -> Callable[[Any], None]:
    """Set the field at `players.0.fame`."""

    def change(data: Any) -> None:
        *parents, last = path.split(".")
        for key in parents:
            data = data[int(key)] if isinstance(data, list) else data[key]
        data[int(last) if isinstance(data, list) else last] = value

    return change


def moved(seat: int, character: str, where: str) -> Callable[[Any], None]:
    return put(f"players.{seat}.characters.{character}", {"where": where, "card": None})


def carries(card: str, where: str) -> Callable[[Any], None]:
    """p2's Engineer has another permanent card under it, and stands elsewhere."""

    def change(data: Any) -> None:
        player = data["players"][1]
        player["hand"].remove(card)
        player["hand"].append(player["characters"]["engineer"]["card"])
        player["characters"]["engineer"] = {"where": where, "card": card}

    return change


def without_theater(data: Any) -> None:
    cards = [f"riverside_{n}" for n in (1, 2, 3, 4, 5, 6)] + ["grand_magorian_1"] * 3
    data["theater"] = [{"performance": card, "markers": {}} for card in cards]
    for number in range(3):
        data["theater"][6 + number]["performance"] = f"grand_magorian_{number + 1}"


IN_BASE: list[tuple[str, Callable[[Any], None]]] = [
    ("FIN-1: turn 0, where only turns 1 to 5 can be", put("turn", 0)),
    ("FIN-1: turn 99, where only turns 1 to 5 can be", put("turn", 99)),
    ("SET-11: p2 has a Character on a closed slot", carries("market_row", "market_row.2")),
    (
        "SET-11: p2 has a Character on a closed slot",
        put("players.1.characters.engineer.where", "market_row.3"),
    ),
    ("SET-4: too many Performance cards for a Theater with 3 places", without_theater),
    ("SET-6: two magicians share a favorite category", put("players.1.magician", "electra")),
    (
        "MAG-2: a stack of markers of a magician who cannot stack them",
        put("theater.0.markers.00.pieces", 2),
    ),
    (
        "SPC-3: a marker outside the slots in a game without the Dark Alley",
        put("theater.1.guests", [{"seat": 0, "symbol": "spade"}]),
    ),
    (
        "TURN-6: p2 has a Character at a Location that its card does not allow",
        carries("workshop", "market_row.4"),
    ),
    ("TURN-6: p1 has a Character on a slot without a card", moved(0, "apprentice_1", "workshop.1")),
    ("TURN-6: p1 has an Idle Character without a card", moved(0, "apprentice_1", "idle")),
    (
        "TURN-6: p2 has a face-down card under a Character on a slot",
        put("players.1.characters.engineer.face_down", True),
    ),
    (
        "TURN-6: p1 has a card face down that was revealed",
        put("players.0.characters.magician.face_down", True),
    ),
    (
        "TURN-5: p1 has nothing face down where a card should be",
        put("players.0.characters.assistant.face_down", True),
    ),
    ("DT-4: p1 has somebody at the Inn who is no Specialist", moved(0, "apprentice_1", "inn")),
    ("DT-4: p2 has an Apprentice without a slot", put("players.1.inn_apprentices", 3)),
    ("DT-4: p1 has more than 4 Apprentices", put("players.0.inn_apprentices", 4)),
]


@pytest.mark.parametrize(("sentence", "change"), IN_BASE, ids=sentence)
def test_an_impossible_board_is_refused(sentence: str, change: Callable[[Any], None]) -> None:
    data = base()
    assert Game.from_dict(data)
    change(data)
    with pytest.raises(ValueError, match=f"^position: {re.escape(sentence)}$"):
        Game.from_dict(data)


def out_of_the_order(data: Any) -> None:
    """Its used card would go back to p2's hand."""
    data["dark_alley"]["placed"] = []


IN_ALLEY: list[tuple[str, Callable[[Any], None]]] = [
    ("END-7: placed does not list the Characters on slots, each once", out_of_the_order),
    (
        "END-7: placed does not list the Characters on slots, each once",
        put("dark_alley.placed", [{"seat": 1, "character": "engineer"}] * 2),
    ),
    (
        "AP-3: a Special card is in use by a Character that was not placed",
        put("dark_alley.lasting.0.character", "magician"),
    ),
    (
        "AP-3: a Special card is in use that does not lie under its Character",
        put("dark_alley.lasting.0.card", "shoplifting"),
    ),
    (
        "AP-3: a Character uses two Special cards",
        put("dark_alley.lasting", [{"card": "logistics", "seat": 1, "character": "engineer"}] * 2),
    ),
    ("DA-6: p1 does not know a Special card of their own", put("dark_alley.known.test_run", [1])),
    ("DA-6: not everybody knows a card that p2 shows", put("dark_alley.known.logistics", [1])),
    (
        "PRF-6: a note that no card takes",
        put("dark_alley.notes", [{"card": "logistics", "trick": "mind_reading", "value": 1}]),
    ),
    ("DA-4: a Special card serves an action that nobody does",
     put("dark_alley.armed", {"seat": 1, "card": "logistics"})),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "change"), IN_ALLEY, ids=sentence)
def test_an_impossible_dark_alley_is_refused(sentence: str, change: Callable[[Any], None]) -> None:
    data = alley()
    assert Game.from_dict(data)
    change(data)
    with pytest.raises(ValueError, match=f"^position: {re.escape(sentence)}$"):
        Game.from_dict(data)


SETTING_UP: list[tuple[str, Callable[[Any], None]]] = [
    ("FIN-1: turn 2, where only turn 1 can be", put("turn", 2)),
    ("SET-6: p2 has something, but no magician yet", put("players.1.coins", 3)),
    ("SET-10: initiative is drawn after all other choices", put("initiative", [1, 0])),
    ("TURN-2: dice are rolled when the first turn begins", put("dice.bank_a", "3")),
    ("END-3: something is ordered before any Character is placed", put("market.orders.0", "rope")),
]


@pytest.mark.parametrize(("sentence", "change"), SETTING_UP, ids=sentence)
def test_an_impossible_set_up_is_refused(sentence: str, change: Callable[[Any], None]) -> None:
    data = json.loads(json.dumps(Game.new(Options(), 1).to_dict()))
    assert Game.from_dict(data)
    change(data)
    with pytest.raises(ValueError, match=f"^position: {re.escape(sentence)}$"):
        Game.from_dict(data)


def test_a_special_card_needs_the_dark_alley() -> None:
    """SET-5."""
    data = base()
    data["players"][0]["hand"].append("test_run")
    with pytest.raises(ValueError, match=r"SET-5: p1 has a Special card in a game without"):
        Game.from_dict(data)


def test_a_game_with_prophecies_has_three_pending() -> None:
    """SET-12."""
    data = alley()
    data["dark_alley"] |= {"prophecy": None, "pending": [None] * 3, "prophecy_pile": []}
    with pytest.raises(ValueError, match=r"SET-12: a Pending prophecy is missing"):
        Game.from_dict(data)


def test_a_magician_left_out_is_refused() -> None:
    """SET-6: with the Dark Alley but without prophecies."""
    with pytest.raises(ValueError, match=r"SET-6: a magician is left out of games without"):
        position(seat(magician="priestess_of_mysticism"), seat(), dark_alley=True)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players.0.fame", 10**9),
        ("players.0.coins", -1),
        ("turn", True),
        ("seed", -1),
        ("draws", 2**70),
        ("players.0.tricks.spade.markers", False),
        ("initiative", [1, 2]),
        ("dice.inn_a", -1),
        ("dice.inn_a", "3"),
        ("dice.inn_a", None),
    ],
)
def test_a_number_out_of_range_is_refused(path: str, value: object) -> None:
    data = base()
    put(path, value)(data)
    with pytest.raises(ValueError, match=": "):
        Game.from_dict(data)


def test_a_refusal_quotes_at_most_a_little() -> None:
    """However large or deep the value is."""
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for value in ("x" * 10**6, 10**9000, deep):
        for path in ("players.0.fame", "market.quick_order", "stack.0", "initiative.0"):
            data = base()
            put(path, value)(data)
            with pytest.raises(ValueError, match=": ") as refused:
                Game.from_dict(data)
            assert len(str(refused.value)) < 300
