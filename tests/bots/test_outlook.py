"""The outlook: expected Fame and place probabilities."""

import json
from random import Random

import pytest

from trickerion import Game, Options
from trickerion.bots.outlook import (
    SPREADS,
    open_share,
    outlook,
    place_chances,
    read,
    rolled_out,
    seats_ahead,
)
from trickerion.lab.play.simulation import play_some, random_game

DARK = Options(players=4, dark_alley=True, prophecies=True)


def middle(options: Options) -> Game:
    game = Game.new(options, 3)
    play_some(game, Random(3), 150)
    return game


@pytest.mark.parametrize("options", [Options(players=2), Options(players=3), DARK])
def test_everybody_has_one_place_and_every_place_has_one_seat(options: Options) -> None:
    seen = outlook(middle(options))
    assert len(seen.fame) == options.players
    for seat in range(options.players):
        assert sum(seen.places[seat]) == pytest.approx(1)
        assert sum(places[seat] for places in seen.places) == pytest.approx(1, abs=1e-4)
    assert seen.wins == [places[0] for places in seen.places]


def test_equal_seats_have_equal_chances() -> None:
    assert place_chances([50.0] * 4, 8.0) == [pytest.approx([0.25] * 4, abs=1e-4)] * 4


def test_a_lead_is_worth_more_the_less_is_to_come() -> None:
    early, late = (place_chances([60.0, 50.0], deviation)[0][0] for deviation in (12.0, 5.0))
    assert 0.5 < early < late < 1


def test_the_chances_are_those_of_normal_distributions() -> None:
    """A lead of one standard deviation of the difference wins 84 of 100 games."""
    assert place_chances([50 + 2**0.5, 50.0], 1.0)[0][0] == pytest.approx(0.8413, abs=1e-3)
    assert seats_ahead([0.5, 0.25]) == pytest.approx([0.375, 0.5, 0.125])


def test_the_outlook_of_a_finished_game_is_its_result() -> None:
    """FIN-5: ties are broken, so places are certain."""
    game = random_game(Options(players=3), 4)
    seen = outlook(game)
    assert seen.fame == game.scores
    assert game.places is not None
    assert [places.index(1.0) + 1 for places in seen.places] == game.places


def test_the_result_of_a_rollout_is_the_less_certain_the_more_of_the_turn_was_open() -> None:
    game = random_game(Options(players=2), 4)
    winner = game.winner
    assert winner is not None
    half, early = (rolled_out(game, share).wins[winner] for share in (0.5, 1.0))
    assert rolled_out(game, 0.0).wins[winner] == 1 > half > early > 0.5


def test_a_turn_is_open_until_all_characters_are_placed() -> None:
    game, rng, shares = Game.new(Options(players=2), 1), Random(1), []
    while game.turn < 2:
        shares.append((game.phase, open_share(game)))
        play_some(game, rng, 1)
    assert {share for phase, share in shares if phase == "assignment"} == {1.0}
    placing = [share for phase, share in shares if phase == "place_characters"]
    assert placing == sorted(placing, reverse=True)
    assert placing[0] > placing[-1]


@pytest.mark.parametrize(("kind", "turns"), [("base", 5), ("dark_alley", 7)])
def test_there_is_a_spread_for_every_turn(kind: str, turns: int) -> None:
    assert sorted(SPREADS[kind]) == list(range(1, turns + 1))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (json.dumps({"format": 99}), "format 99; this program reads 1"),
        ("[1]", "not readable"),
        ("{", "not readable"),
        (json.dumps({"format": 1, "base": {"1": 5}}), "not readable"),
    ],
)
def test_a_model_of_another_version_is_refused_in_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read(text)
