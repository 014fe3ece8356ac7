"""Gifts: what is given, the comparison with the same game without, and the command."""

import json
from random import Random

import pytest
from click.testing import CliRunner

from trickerion import Game, Options
from trickerion.bots.policy.placement import to_set_up
from trickerion.engine.boards.components import meets
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import LEVEL
from trickerion.engine.saves.conservation import faults
from trickerion.lab.gifts import GIFTS, Experiment, Gift, GiftResult, gifts, give, worths
from trickerion.lab.play.arena import Contest
from trickerion.lab.play.simulation import play_some

BASE = Options(players=2)
DARK = Options(players=2, dark_alley=True)
SEAT = 1


def third_turn() -> Game:
    game = Game.new(DARK, 5)
    rng = Random(5)
    while game.turn < 3:
        play_some(game, rng, 1)
    return game


def test_coins_are_given() -> None:
    game = third_turn()
    before = game.players[SEAT].coins
    give(game, SEAT, Gift("10 Coins", coins=10), Random(1))
    assert game.players[SEAT].coins == before + 10


@pytest.mark.parametrize("gift", [gift for gift in GIFTS if gift.level], ids=lambda one: one.name)
def test_a_trick_is_given_with_all_that_belongs_to_it(gift: Gift) -> None:
    game = third_turn()
    player = game.players[SEAT]
    before, ready = player.tricks[:], to_set_up(game, SEAT)
    give(game, SEAT, gift, Random(1))
    (new,) = [trick for trick in player.tricks if trick not in before]
    assert LEVEL[new] == gift.level
    assert meets(player, new) or not gift.with_components
    assert to_set_up(game, SEAT) == ready + gift.is_prepared
    assert NONE in player.tricks
    assert list(faults(game)) == []


def test_level_3_tricks_are_given_in_the_dark_alley_only() -> None:
    for options, highest in ((BASE, 2), (DARK, 3)):
        experiment = Experiment(Contest(("random", "random"), options), 2)
        assert max(gift.level for gift in experiment.gifts) == highest


def test_games_differ_by_the_gift_alone() -> None:
    experiment = Experiment(Contest(("specialist", "specialist"), BASE, seed=3, nodes=4), 2)
    nothing, coins = experiment.play(0), experiment.play(1)
    assert nothing is not None
    assert coins is not None
    assert (nothing["gift"], coins["gift"]) == ("nothing", "10 Coins")
    assert nothing["estimate"] == 0
    assert coins["estimate"] > 0
    assert nothing == experiment.play(0)


def result(gift: str, lead: int, fame: int, estimate: float) -> GiftResult:
    return {"gift": gift, "lead": lead, "fame": fame, "estimate": estimate}


def test_a_gift_is_worth_what_it_adds_to_the_same_games() -> None:
    results = [
        *(result("nothing", 2, 50, 0.0), result("10 Coins", 6, 53, 5.0)),
        *(result("nothing", -4, 46, 0.0), result("10 Coins", 2, 51, 7.0)),
    ]
    (row,) = worths(results)
    assert (row["gift"], row["games"], row["lead"], row["fame"], row["estimate"]) == (
        *("10 Coins", 2, 5.0, 4.0, 6.0),
    )
    assert row["interval"] == pytest.approx(2.0, abs=0.1)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_command_compares_every_gift(workers: str) -> None:
    options = ["--games", "2", "--nodes", "2", "--turn", "2", "--json", "--workers", workers]
    answer = CliRunner().invoke(gifts, options)
    rows = json.loads(answer.output)
    assert [row["gift"] for row in rows] == [gift.name for gift in GIFTS[1:] if gift.level < 3]
    assert {row["games"] for row in rows} == {2}
    table = CliRunner().invoke(gifts, ["--games", "1", "--nodes", "2", "--turn", "2"])
    assert "Level 2 trick, prepared" in table.output


@pytest.mark.parametrize(
    ("options", "sentence"),
    [(["--turn", "6"], "the game ends after turn 5"), (["--bots", "nobody"], "nobody")],
)
def test_what_cannot_be_measured_is_refused(options: list[str], sentence: str) -> None:
    answer = CliRunner().invoke(gifts, options)
    assert answer.exit_code == 2
    assert sentence in answer.output
