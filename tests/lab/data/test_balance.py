"""The balance of the game."""

import pytest

from trickerion import Options
from trickerion.catalog import PROPHECIES, SPECIAL_ASSIGNMENTS, TRICKS, TURN_SETUPS
from trickerion.lab.data.balance import (
    GROUPS,
    GameFacts,
    SeatFacts,
    against_mean,
    balance,
    facts,
    played_games,
)
from trickerion.lab.data.stored_games import WrittenGame
from trickerion.lab.play.arena import Contest, play_game
from trickerion.lab.play.simulation import random_game
from trickerion.lab.reports.statistics import rate

OPTIONS = Options(players=3, dark_alley=True, prophecies=True)
GAME = play_game(Contest(("random",) * 3, OPTIONS, seed=5), 0)
STORED = WrittenGame("game.txt", 0, GAME["record"].encode(), is_record=True)


def test_the_facts_of_a_game_agree_with_the_arena() -> None:
    found = facts(STORED)
    assert [seat.fame for seat in found.seats] == GAME["scores"]
    assert found.seats[GAME["winner"]].has_won
    for seat, result in zip(found.seats, GAME["seats"], strict=True):
        assert seat.groups["magician"] == [result["magician"]]
        assert seat.groups["specialist"] == [result["specialist"]]
        assert seat.groups["initiative"] == [str(result["initiative"])]
        first_tricks = seat.groups["first_trick"]
        assert len(first_tricks) == 1 + (result["specialist"] == "engineer")
        assert set(first_tricks) <= set(seat.groups["trick"]) <= {trick.id for trick in TRICKS}
        assert set(seat.groups["special_card"]) <= {card.id for card in SPECIAL_ASSIGNMENTS}
    assert found.prophecies
    assert set(found.prophecies) <= {prophecy.id for prophecy in PROPHECIES}


def test_one_seat_is_first_under_each_turn_setup_card_of_a_duel() -> None:
    """DUEL-2."""
    game = random_game(Options(players=2, duel=True), 4)
    found = facts(WrittenGame("game.txt", 0, game.record().encode(), is_record=True))
    first, second = (seat.groups["first_under"] for seat in found.seats)
    assert len(first) + len(second) == game.setup_options.turns
    assert {*first, *second} <= {card.id for card in TURN_SETUPS}
    assert not {*first} & {*second}


def seat(fame: int, has_won: bool, magician: str, *tricks: str) -> SeatFacts:
    names = {"magician": [magician], "trick": list(tricks)}
    return SeatFacts(fame, has_won, {group: names.get(group, []) for group in GROUPS})


def test_seats_are_counted_in_every_group_they_belong_to() -> None:
    electra, optico = "electra", "great_optico"
    found = balance(
        [
            GameFacts(
                [seat(30, True, electra, "a", "b"), seat(20, False, optico, "a")], ["encore"]
            ),
            GameFacts([seat(10, False, electra, "b"), seat(40, True, optico)], []),
            GameFacts([seat(20, True, electra), seat(18, False, optico)], ["encore"]),
        ]
    )
    assert (found["games"], found["seats"], found["mean_fame"]) == (3, 6, 23)
    magicians, tricks = found["groups"]["magician"], found["groups"]["trick"]
    assert (magicians[electra]["seats"], magicians[electra]["wins"]) == (3, 2)
    assert magicians[electra]["mean_fame"] == 20
    assert magicians[electra]["interval"] == (0.2077, 0.9385)
    assert {name: (one["seats"], one["wins"]) for name, one in tricks.items()} == {
        "a": (2, 1),
        "b": (2, 1),
    }
    assert found["groups"]["special_card"] == {}
    encore = found["prophecies"]["encore"]
    assert (encore["games"], encore["mean_fame"]) == (2, 22)
    assert encore["interval"] == (16.12, 27.88)


def test_own_cards_are_compared_with_the_mean_of_their_level() -> None:
    """POW-1: seats that can learn a Power of Level 3 win more often anyway."""
    won = {"underdog": (4, 10), "lucky_penny": (2, 10), "star_turn": (8, 10)}
    seats = {name: [seat(0, n < wins, "") for n in range(of)] for name, (wins, of) in won.items()}
    found = against_mean({name: rate(ones) for name, ones in seats.items()})
    assert {name: one["points"] for name, one in found.items()} == {
        "underdog": 10.0,
        "lucky_penny": -10.0,
        "star_turn": 0.0,
    }
    assert found["underdog"]["interval"] == (-13.2, 38.7)


def test_games_that_are_not_finished_are_refused() -> None:
    record = "\n".join(random_game(Options(), 3).record().splitlines()[:20]).encode()
    with pytest.raises(ValueError, match=r"game\.txt: the game is not finished"):
        list(played_games([WrittenGame("game.txt", 0, record, is_record=True)]))
    with pytest.raises(ValueError, match="there are no games"):
        balance([])
