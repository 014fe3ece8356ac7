"""R26: more on a board, in the Theater or in a deck than there can be is refused on loading."""

from typing import Any

import pytest

from tests.engine.saves.impossible import Change, check_refusal, put, sentence, written
from tests.support import position, seat, show
from trickerion import Game
from trickerion.engine.core.names import NONE
from trickerion.engine.saves.conservation import faults


def table(**more: Any) -> Any:
    """p1 has four tricks with Engineer and Manager; p2 stands in the Theater on Friday."""
    game = position(
        seat(
            tricks={
                **{"mind_reading": 1, "linking_rings": 1, "burning_mummy": 0},
                "water_tank_escape": 0,
            },
            engineers_trick="water_tank_escape",
            components=dict.fromkeys(("wood", "glass", "metal", "fabric", "rope", "saw"), 1),
            managed={"petroleum": 1, "padlock": 1},
            team=["engineer", "manager", "assistant", "assistants_apprentice"],
            assigned={"magician": "downtown"},
        ),
        seat(
            placed={"magician": "friday.performance"},
            team=["engineer", "apprentice_2"],
            tricks={"enchanted_butterflies": 0},
        ),
        theater=[show("riverside_1", s00="p1 spade optical"), show("riverside_2")],
        deck=["grand_magorian_1"],
        **more,
    )
    return written(game)


def together(*changes: Change) -> Change:
    def change(data: Any) -> None:
        for one in changes:
            one(data)

    return change


def left(character: str) -> Change:
    """A Character of p1 is not in the team any more."""
    return lambda data: data["players"][0]["characters"].pop(character)


def stands(seat: int, character: str, where: str, card: str) -> Change:
    """A Character has gone to a slot with a card of the hand."""

    def change(data: Any) -> None:
        player = data["players"][seat]
        player["hand"].remove(card)
        player["characters"][character] = {"where": where, "card": card}

    return change


def unowned(data: Any) -> None:
    del data["players"][0]["tricks"]["spade"]


def cards(count: int) -> list[str]:
    return [f"grand_magorian_{number + 1}" for number in range(count)]


PILE = {"pieces": 1, "pile": "board"}
MARKER = {"seat": 0, "symbol": "spade", "up": "optical"}
ON_THE_BOARD: list[tuple[str, Change]] = [
    (
        "DT-3: p1 has more than 3 tricks on the board",
        put("players.0.tricks.club.pile", "board"),
    ),
    (
        "DT-3: p1 has a trick on the slot of an Engineer who is not there",
        left("engineer"),
    ),
    ("CMP-2: p1 has more than 3 of a component", put("players.0.components.petroleum.pieces", 3)),
    (
        "CMP-1: p1 has more than 2 piles on the Manager's slots",
        put("players.0.components.rope.pile", "extension"),
    ),
    ("CMP-1: p1 has more than 6 piles on the board", put("players.0.components.mirror", PILE)),
    (
        "CMP-1: p1 has components on the slots of a Manager who is not there",
        left("manager"),
    ),
    (
        "CMP-1: p1 has an empty pile on a Manager's slot",
        put("players.0.components.petroleum.pieces", 0),
    ),
    (
        "WS-4: p1 has an Apprentice on the slot of an Assistant who is not there",
        left("assistant"),
    ),
    ("TRK-6: p1 has markers of a symbol without a trick", unowned),
    ("SET-2: a trick is not in this game, or there twice",
     put("players.1.tricks.spade.trick", "mind_reading")),
    ("SET-4: a Performance card is there twice", put("theater.1.performance", "riverside_1")),
    (
        "SET-4: a Magnus Pantheon card in a game without the Dark Alley",
        put("performance_box", ["magnus_pantheon_1"]),
    ),
    (
        "SET-4: the Performance deck has too many cards",
        together(put("turn", 5), put("performance_deck", cards(5))),
    ),
    ("TRK-3: a Performance card holds too many markers of one symbol",
     put("theater.0.markers.01", MARKER)),
    ("THR-4: a marker lies where the Performance card has no slot",
     put("theater.1.markers.12", MARKER)),
    ("TURN-6: a slot holds two Characters", together(
        stands(0, "assistant", "downtown.1", "downtown"),
        stands(1, "engineer", "downtown.1", "downtown"),
    )),
    ("THR-2: two players on one weekday", stands(0, "assistant", "friday.1", "theater")),
    ("THR-2: a player on two weekdays", stands(1, "engineer", "sunday.1", "theater")),
    (
        "THR-3: a performance slot without a Magician",
        stands(0, "assistant", "sunday.performance", "theater"),
    ),
    ("MR-3: a type is ordered twice", put("market.orders", ["rope", "rope", None, None])),
    ("TURN-3: the initiative order does not list every player once", put("initiative", [0])),
    ("TURN-3: there is no initiative order", put("initiative", [])),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "change"), ON_THE_BOARD, ids=sentence)
def test_more_than_there_can_be_is_refused(sentence: str, change: Change) -> None:
    check_refusal(table(), change, f"position: {sentence}")


def set_back(data: Any) -> None:
    """The Assistant waits at the Inn with a card of the hand."""
    data["players"][0]["hand"].remove("theater")
    data["players"][0]["characters"]["assistant"] = {"where": "inn", "card": "theater"}
    del data["players"][0]["characters"]["assistants_apprentice"]


IN_THE_TEAM: list[tuple[str, Change]] = [
    ("SET-7: p1 has no Magician in the team", left("magician")),
    ("SET-7: p1 does not hold the permanent assignment cards", put("players.0.hand", [])),
    ("TURN-5: p1 has a card under a Character that is not in the team", set_back),
    ("SET-6: a player has no magician", put("players.0.magician", None)),
]


@pytest.mark.parametrize(("sentence", "change"), IN_THE_TEAM, ids=sentence)
def test_an_impossible_team_is_refused(sentence: str, change: Change) -> None:
    check_refusal(table(), change, f"position: {sentence}")


def test_the_checks_find_what_no_file_can_say() -> None:
    """R3: less than nothing, an Engineer's slot without its trick, a trick of two owners."""
    game = Game.from_dict(table())
    assert not list(faults(game))
    game.players[0].coins = -1
    assert list(faults(game)) == ["TURN-9: p1 has less than nothing"]
    game.players[0].coins = 0
    game.trick_owner[game.players[0].tricks[0]] = 1
    assert list(faults(game)) == ["SET-2: a trick's owner does not hold it"]
    game.trick_owner[game.players[0].tricks[0]] = 0
    game.players[0].tricks[3] = NONE
    assert "DT-3: p1 has an Engineer's slot without its trick" in list(faults(game))
