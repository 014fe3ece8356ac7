"""The ladder: every pair of bots plays, in every mode."""

from collections import Counter

from trickerion import Options
from trickerion.lab.ladder.ladder import EVERY_MODE, Ladder, make_ladder, mode_name

BOTS = ("random", "apprentice", "specialist")


def three_players() -> Ladder:
    return make_ladder(
        BOTS, [Options(players=3, quick=True, beginner=True)], seed=5, nodes=1, seconds=0.0
    )


def test_two_players_meet_in_both_seats() -> None:
    ladder = make_ladder(BOTS, [Options(players=2)], seed=5, nodes=1, seconds=0.0)
    seatings = [tuple(ladder.header(number)["seating"]) for number in range(6)]
    assert seatings[:3] == [("random", "apprentice"), ("random", "specialist"), BOTS[1:]]
    assert seatings[3:] == [tuple(reversed(seating)) for seating in seatings[:3]]
    assert [ladder.header(number)["seed"] for number in range(6)] == [5, 5, 5, 6, 6, 6]


def test_one_bot_against_copies_of_another_in_both_directions() -> None:
    seatings = Counter(tuple(sorted(three_players().header(n)["seating"])) for n in range(18))
    assert len(seatings) == 6
    assert set(seatings.values()) == {3}
    assert seatings["apprentice", "random", "random"] == 3
    assert seatings["apprentice", "apprentice", "random"] == 3


def test_every_mode_is_played() -> None:
    ladder = make_ladder(BOTS[:2], EVERY_MODE, seed=1, nodes=1, seconds=0.0)
    names = {mode_name(contest.options) for contest in ladder.contests}
    assert len(names) == 18
    assert {"base, 2 players", "base, quick, 4 players", "base, beginner, 3 players"} < names
    assert "Dark Alley, prophecies, quick, 3 players" in names
    assert len(ladder.contests) == 6 * (1 + 2 + 2)
