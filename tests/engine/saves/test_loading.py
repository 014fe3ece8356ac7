"""R26: a position that no game can reach is refused with a sentence that names the rule."""

from typing import Any

import pytest

from tests.engine.saves.impossible import Change, check_refusal, put, sentence, written
from tests.support import do, position, seat, show
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
    return written(game)


def alley() -> Any:
    """The same with the Dark Alley and prophecies; p2's card is in use, p1 holds another."""
    game = position(
        seat(
            tricks={"mind_reading": 2},
            assigned={"magician": "downtown"},
            hand=["guest_performer"],
        ),
        seat(placed={"engineer": "market_row.4 logistics"}, magician="gentleman"),
        theater=[show("riverside_1", s00="p1 spade optical"), show("riverside_2")],
        dark_alley=True,
        prophecy="flat_prices",
    )
    return written(game)


def moved(seat: int, character: str, where: str) -> Change:
    return put(f"players.{seat}.characters.{character}", {"where": where, "card": None})


def carries(card: str, where: str) -> Change:
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


IN_BASE: list[tuple[str, Change]] = [
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
    ("TURN-6: p1 has a Character on a slot without a card", moved(0, "apprentice_1", "downtown.1")),
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
def test_an_impossible_board_is_refused(sentence: str, change: Change) -> None:
    check_refusal(base(), change, f"position: {sentence}")


def out_of_the_order(data: Any) -> None:
    """Its used card would go back to p2's hand."""
    data["dark_alley"]["placed"] = []


def exchanged_decks(data: Any) -> None:
    decks = data["dark_alley"]["special_decks"]
    decks[0][0], decks[1][0] = decks[1][0], decks[0][0]


IN_ALLEY: list[tuple[str, Change]] = [
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
    (
        "DA-6: p1 does not know a Special card of their own",
        put("dark_alley.known.guest_performer", [1]),
    ),
    ("DA-6: not everybody knows a card that p2 shows", put("dark_alley.known.logistics", [1])),
    (
        "SET-5: not every Special card is there once",
        put("dark_alley.special_decks.0.0", "guest_performer"),
    ),
    ("SET-5: a Special card lies in the wrong deck", exchanged_decks),
    ("SET-12: not every prophecy is there once", put("dark_alley.prophecy_pile", [])),
    (
        "PRF-6: a note that no card takes",
        put("dark_alley.notes", [{"card": "logistics", "trick": "mind_reading", "value": 1}]),
    ),
    ("DA-4: a Special card serves an action that nobody does",
     put("dark_alley.armed", {"seat": 1, "card": "logistics"})),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "change"), IN_ALLEY, ids=sentence)
def test_an_impossible_dark_alley_is_refused(sentence: str, change: Change) -> None:
    check_refusal(alley(), change, f"position: {sentence}")


SETTING_UP: list[tuple[str, Change]] = [
    ("FIN-1: turn 2, where only turn 1 can be", put("turn", 2)),
    ("SET-6: p2 has something, but no magician yet", put("players.1.coins", 3)),
    ("SET-10: initiative is drawn after all other choices", put("initiative", [1, 0])),
    ("TURN-2: dice are rolled when the first turn begins", put("dice.bank_a", "3")),
    ("END-3: something is ordered before any Character is placed", put("market.orders.0", "rope")),
    (
        "END-3: something is ordered before any Character is placed",
        put("market.quick_order", "saw"),
    ),
    ("TURN-4: p1 has advertised before the first turn", put("players.0.advertised", True)),
]


@pytest.mark.parametrize(("sentence", "change"), SETTING_UP, ids=sentence)
def test_an_impossible_set_up_is_refused(sentence: str, change: Change) -> None:
    check_refusal(written(Game.new(Options(), 1)), change, f"position: {sentence}")


def planning() -> Any:
    """Two players in the Assignment phase, p1 with a card laid and an ability."""
    game = position(seat(team=["engineer"]), seat(), dark_alley=True)
    do(game, "p1 assign magician downtown")
    return written(game)


def stands_downtown(data: Any) -> None:
    """The card under p1's Magician is face up, and he is on the first slot."""
    data["players"][0]["characters"]["magician"] = {"where": "downtown.1", "card": "downtown"}


PLANNING: list[tuple[str, Change]] = [
    (
        "END-2: p1 has a Character away from home before any is placed",
        put("players.0.characters.engineer.where", "inn"),
    ),
    ("END-2: p1 has a Character away from home before any is placed", stands_downtown),
    (
        "END-2: p1 has an Apprentice at the Inn before any is hired",
        put("players.0.inn_apprentices", 1),
    ),
    (
        "END-7: p1 has used an ability before any Character is placed",
        put("dark_alley.abilities_used.0", True),
    ),
    (
        "TURN-5: p1 plans with a card face up",
        put("players.0.characters.magician.face_down", False),
    ),
]


@pytest.mark.parametrize(("sentence", "change"), PLANNING, ids=sentence)
def test_an_impossible_plan_is_refused(sentence: str, change: Change) -> None:
    check_refusal(planning(), change, f"position: {sentence}")


def test_nobody_plans_while_others_advertise() -> None:
    """TURN-5."""
    advertising = [
        {"frame": "turn", "next_phase": "assignment"},
        {"frame": "advertise", "position": 1},
        {"frame": "choose_advertise", "seat": 0},
    ]
    data = planning()
    data["stack"] = advertising
    with pytest.raises(ValueError, match="TURN-5: p1 has planned before the Assignment phase"):
        Game.from_dict(data)


def test_nobody_is_left_to_place_when_the_performances_begin() -> None:
    """TURN-7."""
    game = position(
        seat(placed={"magician": "friday.performance"}, tricks={"mind_reading": 0}),
        seat(),
        theater=[show("riverside_1", s00="p1 spade optical")],
    )
    data = written(game)
    data["players"][0]["hand"].remove("downtown")
    data["players"][0]["characters"]["apprentice_1"]["card"] = "downtown"
    with pytest.raises(ValueError, match="TURN-7: p1 still has a Character to place"):
        Game.from_dict(data)


def test_prophecies_need_their_variant() -> None:
    """SET-1."""
    data = alley()
    data["options"]["prophecies"] = False
    with pytest.raises(ValueError, match="SET-1: there are no prophecies in this game"):
        Game.from_dict(data)


MISSHAPEN: list[tuple[str, Change]] = [
    (
        "pieces: a marker that lies there is one piece, or two in a stack",
        put("theater.0.markers.00.pieces", 0),
    ),
    ("special_decks: 4 decks are needed", put("dark_alley.special_decks", [])),
    ("abilities_used: one for each player is needed", put("dark_alley.abilities_used", [False])),
    ("pending: left, middle and right are needed", put("dark_alley.pending", [])),
    ("known: a Special card is needed, not a permanent one", put("dark_alley.known.theater", [0])),
    (
        "armed: a Special card is needed, not a permanent one",
        put("dark_alley.armed", {"seat": 0, "card": "theater"}),
    ),
    (
        "lasting: a Special card is needed, not a permanent one",
        put("dark_alley.lasting.0.card", "theater"),
    ),
    ("known: a seat that is not in this game", put("dark_alley.known.guest_performer", [0, 2])),
    (
        "notes: the same note twice",
        put(
            "dark_alley.notes", [{"card": "enhance_trick", "trick": "mind_reading", "value": 1}] * 2
        ),
    ),
]


@pytest.mark.parametrize(("sentence", "change"), MISSHAPEN, ids=sentence)
def test_a_misshapen_field_is_refused(sentence: str, change: Change) -> None:
    check_refusal(alley(), change, sentence)


def test_only_one_trick_lies_on_the_engineers_slot() -> None:
    """DT-3."""
    data = base()
    trick = {"trick": "mind_reading", "markers": 2, "pile": "extension"}
    data["players"][1]["tricks"] = {"spade": trick, "heart": trick}
    with pytest.raises(ValueError, match="tricks: DT-3: two tricks on the Engineer's slot"):
        Game.from_dict(data)


def test_a_special_card_needs_the_dark_alley() -> None:
    """SET-5."""
    data = base()
    data["players"][0]["hand"].append("guest_performer")
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
