"""Records and positions: what is written is read back, and what is broken is refused."""

import json
import re
from typing import Any

import pytest

from tests.support import do, position, seat
from trickerion import Game, Options, replay
from trickerion.engine.core.chance import RULES_VERSION
from trickerion.lab.play.simulation import random_game


def test_a_record_is_a_readable_text_that_replays() -> None:
    game = random_game(Options(players=2), 11)
    lines = game.record().splitlines()
    assert lines[0] == f"trickerion record: {RULES_VERSION}"
    assert "# set up" in lines
    assert "# turn 1: advertise" in lines
    assert lines[6].startswith("p1 magician ")
    assert replay(game.record()).digest() == game.digest()


def test_names_travel_with_the_record() -> None:
    game = Game.new(Options(players=2), 1, ["Ada", "Ольга: #1"])
    assert replay(game.record()).names == ["Ada", "Ольга: #1"]
    assert game.view(None)["names"] == ["Ada", "Ольга: #1"]


def test_a_part_of_a_record_replays_until_there() -> None:
    game = random_game(Options(players=2), 12)
    part = replay(game.record(), until=30)
    assert part.history == game.history[:30]


def test_a_record_can_begin_with_a_position() -> None:
    game = position(seat(assigned={"manager": "market_row"}), seat(), buy=["rope"] * 4)
    do(game, "p1 place manager market_row.1", "p1 buy rope 1", "p1 bargain 0")
    again = replay(game.record())
    assert again.digest() == game.digest()
    assert again.record() == game.record()


def test_an_imagined_game_has_no_record() -> None:
    game = Game.new(Options(players=2), 1).imagine(0, 5)
    with pytest.raises(ValueError, match="an imagined game has no record"):
        game.record()
    assert Game.from_dict(game.to_dict()).record()


RECORD = Game.new(Options(players=2), 1).record()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: a record begins with 'trickerion record: 2'"),
        ("hello", "line 1: 'hello' is not a header line"),
        (RECORD.replace("record: 2", "record: 99"), "header: rules version '99'; this program"),
        (RECORD.replace("record: 2", "record: 0"), "header: rules version '0'; this program"),
        (RECORD.replace("record: 2", "record: two"), "header: rules version 'two'; this program"),
        (RECORD.replace("seed: 1", "seed: -1"), "seed: -1 is not a whole number"),
        (RECORD.replace("seed: 1", "seed: x"), "header: seed: 'x' cannot be read"),
        (RECORD.replace("seed: 1\n", ""), "header: seed missing"),
        (RECORD.replace("seed: 1", "speed: 1"), "header: speed unknown"),
        (RECORD.replace("seed: 1", "seed: 1\nseed: 2"), "line 4: 'seed: 2' is not a header line"),
        (RECORD.replace('"players": 2', '"players": 7'), "players: SET-1"),
        (RECORD.replace('"Player 1", ', ""), "names: 2 printable names"),
        (RECORD.replace("seed: 1", "seed: 1\nposition: 5"), "header: position: an object"),
        (RECORD + "p1 magician nobody\n", "line 6: magician: 'nobody' is not one of"),
        (RECORD + "p2 magician electra\n", "line 6: p2 magician electra: SET-6: p2 isn’t asked"),
        (RECORD + "\n\np1 pass\n", "line 8: p1 pass: SET-6: that’s not what is asked"),
        ("x" * 5_000_000, "a record is a text of at most"),
    ],
)
def test_a_broken_record_names_the_line_or_field(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        replay(text)


def midgame() -> dict[str, Any]:
    game = position(
        seat(
            tricks={"mind_reading": 1},
            components={"glass": 2},
            assigned={"magician": "downtown"},
            magician="electra",
        ),
        seat(magician="gentleman"),
    )
    data: dict[str, Any] = json.loads(json.dumps(game.to_dict()))
    return data


def change(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The position with the field at `a.b.0` set to a value."""
    *parents, last = path.split(".")
    place: Any = data
    for key in parents:
        place = place[int(key)] if isinstance(place, list) else place[key]
    place[int(last) if isinstance(place, list) else last] = value
    return data


def test_a_position_reads_back_as_the_same_game() -> None:
    game = Game.from_dict(midgame())
    assert game.to_dict() == midgame()
    assert Game.from_dict(midgame()).digest() == game.digest()


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("seed", "7", "seed: '7' is not a whole number"),
        ("turn", -1, "turn: -1 is not a whole number"),
        ("turn", 1.5, "turn: 1.5 is not a whole number"),
        ("luck", 1, "position: unknown field 'luck'"),
        ("options.players", 3, "names: 3 printable names"),
        ("initiative", [0, 0], "position: TURN-3"),
        ("initiative", [0, 2], "seat: 2 is not a whole number from 0 to 1"),
        ("initiative", "01", "initiative: a list"),
        ("dice.bank_a", "7", "face: '7' is not one of"),
        ("dice", {}, "dice: the field residence_a is missing"),
        ("market.buy", ["wood"], "buy: 4 places are needed"),
        ("market.orders", ["rope", "rope", None, None], "position: MR-3"),
        ("market.quick_order", "gold", "component: 'gold' is not one of"),
        ("players.0.fame", -3, "fame: -3 is not a whole number"),
        ("players.0.fame", True, "fame: True is not a whole number"),
        ("players.0.magician", "merlin", "magician: 'merlin' is not one of"),
        ("players.0.advertised", 1, "advertised: 1 is neither true nor false"),
        ("players.0.hand", [], "position: SET-7: p1 does not hold"),
        ("players.0.tricks.spade.markers", 5, "markers: 5 is not a whole number from 0 to 4"),
        ("players.0.tricks.spade.trick", "mutilation", "position: SET-2"),
        ("players.0.tricks.star", {}, "symbol: 'star' is not one of"),
        ("players.0.components.glass.pieces", 4, "pieces: 4 is not a whole number from 0 to 3"),
        ("players.0.components.glass", 2, "components: an object with fields, not int"),
        ("players.0.characters.magician.where", "moon", "slot: 'moon' is not one of"),
        ("players.0.characters.magician.where", "friday.performance", "position: TURN-6"),
        ("theater", [{"performance": "riverside_1", "markers": {"09": {}}}], "markers: '09'"),
        (
            "theater",
            [{"performance": "riverside_1", "markers": {}}] * 2,
            "position: SET-4: a Performance card is there twice",
        ),
        ("players", [], "players: 0 of 2 are there"),
        ("stack", [{"frame": "dream"}], "stack: {'frame': 'dream'} is not a known frame"),
        ("stack.2", {"frame": "choose_trick", "seat": 0, "die": "bank_a"}, "stack: choose_trick"),
        ("stack.2.seat", 7, "seat: 7 is not a whole number"),
        (
            "stack.2",
            {"frame": "turn", "next_phase": "assignment"},
            "stack: turn on top asks nobody",
        ),
        ("stack.2", {"frame": "act"}, "stack: act: the field seat is missing"),
    ],
)
def test_a_broken_position_names_the_field_or_rule(path: str, value: object, sentence: str) -> None:
    data = change(midgame(), path, value)
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}"):
        Game.from_dict(data)


def test_a_position_without_pending_work_is_a_finished_game() -> None:
    over = change(change(midgame(), "stack", []), "turn", 6)
    over["players"][0]["characters"]["magician"]["card"] = None
    over["players"][0]["hand"].append("downtown")
    assert Game.from_dict(over).over


@pytest.mark.parametrize("data", [None, 3, [], "x", {}, {"options": {}}])
def test_nonsense_is_not_a_position(data: object) -> None:
    with pytest.raises(ValueError, match="position: "):
        Game.from_dict(data)
