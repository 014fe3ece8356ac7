"""Downtown: Learn Trick (DT-1 to DT-3)."""

from typing import Any

import pytest

from tests.support import Data, changes, do, offers, position, refused, seat
from trickerion import Game
from trickerion.catalog import TRICKS

LEVEL_1 = {
    category: [t.id for t in TRICKS if t.category == category and t.level == 1]
    for category in ("spiritual", "mechanical", "optical", "escape")
}


def student(
    *,
    tricks: Data | None = None,
    engineers_trick: str | None = None,
    team: tuple[str, ...] = (),
    fame: int = 5,
    coins: int = 10,
) -> Data:
    """A Mechaniker, whose favorite category is mechanical, on the way Downtown."""
    return seat(
        tricks=tricks,
        engineers_trick=engineers_trick,
        team=team,
        fame=fame,
        coins=coins,
        assigned={"magician": "downtown"},
    )


def at_residence(player: Data, **dice: str) -> Game:
    """The player's Magician Downtown with 6 AP: twice what learning a trick costs."""
    game = position(player, seat(tricks={"mind_reading": 0}), dice=dice)
    do(game, "p1 place magician downtown.1", "p1 enhance")
    return game


def tricks(game: Game) -> dict[str, tuple[str, str]]:
    """p1's tricks by symbol, each with its slot."""
    position: Any = game.to_dict()
    written = position["players"][0]["tricks"]
    return {symbol: (entry["trick"], entry["pile"]) for symbol, entry in written.items()}


def die(game: Game, name: str) -> Any:
    dice: Any = game.to_dict()["dice"]
    return dice[name]


# DT-1: which trick


def test_a_trick_of_the_dies_category_is_learned() -> None:
    """DT-1: an optical die, an optical trick on the board with a symbol."""
    game = at_residence(student(), residence_a="optical")
    events = do(game, "p1 learn residence_a", "p1 trick card_manipulation")
    assert [event.fields for event in events if event.kind == "trick_learned"] == [
        {"trick": "card_manipulation", "symbol": "spade", "pile": "board"}
    ]
    assert tricks(game) == {"spade": ("card_manipulation", "board")}


def test_the_die_or_the_favorite_category() -> None:
    """DT-1: an optical die serves the Mechaniker for mechanical tricks too, for nothing else."""
    game = at_residence(student(), residence_a="optical")
    do(game, "p1 learn residence_a")
    assert offers(game, 0, "trick") == LEVEL_1["optical"] + LEVEL_1["mechanical"]
    assert refused(game, "p1 trick stocks_escape") == "DT-1: the trick’s category is Escape"


def test_a_die_with_the_favorite_category_serves_for_that_one() -> None:
    """DT-1: a mechanical die gives the Mechaniker no further choice."""
    game = at_residence(student(), residence_b="mechanical")
    do(game, "p1 learn residence_b")
    assert offers(game, 0, "trick") == LEVEL_1["mechanical"]


def test_the_any_face_serves_for_every_category() -> None:
    """DT-1: all tricks of Level 1 but the one p2 has."""
    game = at_residence(student(), residence_a="any")
    do(game, "p1 learn residence_a")
    every = {trick for category in LEVEL_1.values() for trick in category}
    assert set(offers(game, 0, "trick")) == every - {"mind_reading"}
    assert refused(game, "p1 trick mind_reading") == "SET-2: the trick is not in its deck"


def test_a_die_on_x_teaches_nothing() -> None:
    """DT-1: not even a trick of the favorite category."""
    game = at_residence(student(), residence_b="optical")
    assert refused(game, "p1 learn residence_a") == "DT-1: the die shows X"
    assert offers(game, 0, "learn") == ["residence_b"]


@pytest.mark.parametrize("other", ["inn_a", "inn_b", "bank_a", "bank_b"])
def test_tricks_are_learned_with_residence_dice(other: str) -> None:
    """DT-1: the dice of Inn and Bank teach nothing."""
    game = at_residence(student(), residence_a="any", inn_a="manager", bank_a="6")
    assert refused(game, f"p1 learn {other}") == "DT-1: that die is of the wrong kind"


def test_the_die_is_set_to_x() -> None:
    """DT-1: also when the trick is of the favorite category; the other die stays."""
    game = at_residence(student(), residence_a="optical", residence_b="spiritual")
    events = do(game, "p1 learn residence_a", "p1 trick levitation")
    assert [event.fields for event in events if event.kind == "die_changed"] == [
        {"die": "residence_a", "face": "x", "how": "used"}
    ]
    assert die(game, "residence_b") == "spiritual"
    assert refused(game, "p1 learn residence_a") == "DT-1: the die shows X"


def test_learning_costs_three_ap() -> None:
    """DT-1: 6 AP are enough for two tricks."""
    game = at_residence(student(), residence_a="optical", residence_b="spiritual")
    do(game, "p1 learn residence_a", "p1 trick levitation")
    do(game, "p1 learn residence_b", "p1 trick spirit_hand")
    assert tricks(game) == {"spade": ("levitation", "board"), "heart": ("spirit_hand", "board")}
    assert game.phase == "advertise"


def test_learning_needs_three_ap() -> None:
    """DT-1: an Engineer has 2."""
    game = position(seat(assigned={"engineer": "downtown"}), seat(), dice={"residence_a": "any"})
    do(game, "p1 place engineer downtown.4")
    assert refused(game, "p1 learn residence_a") == "DT-1: needs 3 AP, 2 left"


# DT-2: Fame threshold


@pytest.mark.parametrize("fame", [16, 20])
def test_enough_fame_costs_no_coins(fame: int) -> None:
    """DT-2: 16 Fame or more for a trick of Level 2; the Fame is not spent."""
    game = at_residence(student(fame=fame), residence_a="any")
    events = do(game, "p1 learn residence_a", "p1 trick bullet_catch")
    assert changes(events, 0, "coins") == []
    assert changes(events, 0, "fame") == []


def test_missing_fame_is_paid_in_coins() -> None:
    """DT-2: 10 Fame and 6 Coins for a threshold of 16."""
    game = at_residence(student(fame=10, coins=8), residence_a="any")
    events = do(game, "p1 learn residence_a", "p1 trick bullet_catch")
    assert changes(events, 0, "coins") == [(-6, "learn_trick")]
    assert (game.players[0].fame, game.players[0].coins) == (10, 2)


def test_the_whole_threshold_can_be_paid_in_coins() -> None:
    """DT-2: 16 Coins without any Fame."""
    game = at_residence(student(fame=0, coins=16), residence_a="any")
    events = do(game, "p1 learn residence_a", "p1 trick bullet_catch")
    assert changes(events, 0, "coins") == [(-16, "learn_trick")]


def test_level_1_has_a_threshold_too() -> None:
    """DT-2: without Fame it costs 1 Coin."""
    game = at_residence(student(fame=0, coins=3), residence_a="any")
    events = do(game, "p1 learn residence_a", "p1 trick linking_rings")
    assert changes(events, 0, "coins") == [(-1, "learn_trick")]


def test_too_little_fame_and_coins_do_not_reach_level_2() -> None:
    """DT-2: 5 Fame and 10 Coins are 15."""
    game = at_residence(student(fame=5, coins=10), residence_a="any")
    do(game, "p1 learn residence_a")
    assert refused(game, "p1 trick bullet_catch") == "DT-2: needs 11 Coins, 10 left"


def test_with_neither_fame_nor_coins_nothing_is_learned() -> None:
    """DT-2: the die is not even picked."""
    game = at_residence(student(fame=0, coins=0), residence_a="any")
    assert refused(game, "p1 learn residence_a") == "DT-2: no trick can be learned with that die"


def test_level_3_is_not_in_the_base_game() -> None:
    """DT-2, SET-2: whatever the Fame."""
    game = at_residence(student(fame=40), residence_a="any")
    do(game, "p1 learn residence_a")
    assert refused(game, "p1 trick automaton") == "SET-2: tricks of that level are not in this game"


def test_components_are_not_needed_to_learn() -> None:
    """DT-2: with none at all."""
    game = at_residence(student(), residence_a="any")
    do(game, "p1 learn residence_a", "p1 trick linking_rings")
    assert game.players[0].pieces == [0] * 12
    assert tricks(game) == {"spade": ("linking_rings", "board")}


def test_a_learned_trick_is_not_prepared() -> None:
    """DT-2, SET-9: only the first trick of the setup is, though the components be there."""
    player = seat(components={"metal": 2}, assigned={"magician": "downtown"})
    game = at_residence(player, residence_a="any")
    do(game, "p1 learn residence_a", "p1 trick linking_rings")
    assert game.players[0].markers == [0, 0, 0, 0]


THREE = {"linking_rings": 0, "living_piano": 0, "chinese_sticks": 0}


def test_board_or_engineers_slot_where_both_are_free() -> None:
    """DT-1, DT-3: the player chooses."""
    game = at_residence(student(team=("engineer",)), residence_a="any", residence_b="any")
    do(game, "p1 learn residence_a", "p1 trick levitation")
    assert offers(game, 0, "trick_slot") == ["board", "extension"]
    do(game, "p1 trick_slot extension")
    assert tricks(game) == {"spade": ("levitation", "extension")}


def test_with_a_trick_on_the_engineers_slot_the_next_goes_on_the_board() -> None:
    """DT-3: one slot on the extension, so nothing is asked."""
    player = student(
        tricks={"linking_rings": 0}, engineers_trick="linking_rings", team=("engineer",)
    )
    game = at_residence(player, residence_a="any")
    do(game, "p1 learn residence_a", "p1 trick levitation")
    assert tricks(game)["heart"] == ("levitation", "board")


def test_with_a_full_board_the_next_goes_on_the_engineers_slot() -> None:
    """DT-3, RUL-1: three slots on the board, so nothing is asked; the fourth symbol."""
    game = at_residence(student(tricks=THREE, team=("engineer",)), residence_a="any")
    do(game, "p1 learn residence_a", "p1 trick levitation")
    assert tricks(game)["club"] == ("levitation", "extension")


def test_without_an_engineer_there_are_three_slots() -> None:
    """DT-3: no fourth trick."""
    game = at_residence(student(tricks=THREE), residence_a="any")
    assert refused(game, "p1 learn residence_a") == "DT-3: no free trick slot"


def test_with_an_engineer_there_are_four_slots() -> None:
    """DT-3: no fifth trick."""
    four = {**THREE, "levitation": 0}
    player = student(tricks=four, engineers_trick="levitation", team=("engineer",))
    game = at_residence(player, residence_a="any")
    assert refused(game, "p1 learn residence_a") == "DT-3: no free trick slot"


def test_an_engineer_at_the_inn_brings_no_slot_yet() -> None:
    """DT-3, DT-4: the extension comes with him at the end of the turn."""
    game = at_residence(student(tricks=THREE), residence_a="any", inn_a="engineer")
    do(game, "p1 hire inn_a")
    assert refused(game, "p1 learn residence_a") == "DT-3: no free trick slot"


def test_no_two_tricks_have_the_same_symbol() -> None:
    """DT-1, DT-3, RUL-1: a returned trick's symbol is free for the next one."""
    game = at_residence(student(tricks=THREE), residence_a="any")
    do(game, "p1 return_trick living_piano", "p1 learn residence_a", "p1 trick levitation")
    assert tricks(game) == {
        "spade": ("linking_rings", "board"),
        "heart": ("levitation", "board"),
        "diamond": ("chinese_sticks", "board"),
    }


def test_a_returned_trick_can_be_learned_again() -> None:
    """DT-1, TRK-6: it lies in its deck."""
    game = at_residence(student(tricks=THREE), residence_a="mechanical")
    do(game, "p1 return_trick linking_rings", "p1 learn residence_a")
    assert refused(game, "p1 trick linking_rings") is None
