"""The magician's experience: what is looked at, what it is worth, and how it is learned."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from trickerion import Game, Options
from trickerion.bots.experience import LEARNED, SIGNS, experienced, signs
from trickerion.bots.worth import ITEMS
from trickerion.cli import main
from trickerion.lab.learning import Sample, fit, learn_from, play, solve
from trickerion.lab.simulation import play_some, random_game

DARK = Options(players=3, dark_alley=True, prophecies=True)


def middle(options: Options) -> Game:
    """A game some turns on."""
    game = Game.new(options, 3)
    play_some(game, Random(3), 150)
    assert game.turn > 1
    return game


@pytest.mark.parametrize("kind", ["base", "dark_alley"])
def test_there_is_experience_of_every_turn(kind: str) -> None:
    turns = 5 if kind == "base" else 7
    assert sorted(LEARNED[kind]) == list(range(1, turns))
    assert all(len(row) == len(SIGNS) for row in LEARNED[kind].values())


@pytest.mark.parametrize("options", [Options(players=2), DARK], ids=["base", "dark_alley"])
def test_every_sign_of_a_position_is_seen_and_belongs_to_an_item(options: Options) -> None:
    game = middle(options)
    assert len(signs(game, 0)) == len(SIGNS)
    assert set(SIGNS.values()) == set(ITEMS)
    assert len(experienced(game, 0)) == len(ITEMS)


@pytest.mark.parametrize("thing", ["fame", "coins", "shards"])
def test_more_is_worth_more(thing: str) -> None:
    game = middle(DARK)
    before = sum(experienced(game, 1))
    setattr(game.players[1], thing, getattr(game.players[1], thing) + 3)
    assert sum(experienced(game, 1)) > before


def test_at_the_end_only_fame_counts() -> None:
    game = random_game(Options(players=2), 4)
    assert [sum(experienced(game, seat)) for seat in (0, 1)] == game.scores


def test_a_fit_finds_what_counted() -> None:
    chance = Random(1)
    rows = [[1.0, *(chance.gauss(0, 2) for _ in range(3)), 7.0] for _ in range(400)]
    samples = [Sample(0, 1, row, 0.0, round(10 + 3 * row[1] - 2 * row[2])) for row in rows]
    always, first, second, third, same = fit(samples)
    assert (first, second, third) == pytest.approx((3, -2, 0), abs=0.1)
    assert same == 0
    assert always == pytest.approx(10, abs=0.1)


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_a_game_is_learned_from_before_every_turn_but_the_first() -> None:
    options = Options(players=2, beginner=True)
    samples = play(options, 1, 0)
    assert [sample.left for sample in samples] == [4, 4, 3, 3, 2, 2, 1, 1]
    assert samples == play(options, 1, 0)


def test_what_was_learned_is_told_apart_for_each_turn() -> None:
    chance = Random(2)
    samples = []
    for number in range(400):
        row = [1.0, *(chance.gauss(0, 1) for _ in list(SIGNS)[1:])]
        weight = 1 + number % 2
        samples.append(Sample(number // 2, weight, row, row[1], round(100 * weight * row[1])))
    lessons = learn_from(samples)
    assert [one.left for one in lessons] == [1, 2]
    assert lessons[1].weights["fame"] > 1.5 * lessons[0].weights["fame"]
    assert all(one.fit > 0.9 for one in lessons)


def test_bad_input_to_learn_is_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "experience.json"
    broken.write_text("{")
    run = CliRunner().invoke(main, ["learn", "--write", str(broken)])
    assert run.exit_code == 1
    assert "experience.json" in run.output
    assert "Traceback" not in run.output
    few = CliRunner().invoke(main, ["learn", "--games", "3"])
    assert few.exit_code == 2
    assert "20" in few.output


def test_the_file_is_what_learn_writes() -> None:
    file = Path(__file__).parents[2] / "src/trickerion/bots/experience.json"
    rows = json.loads(file.read_text(encoding="utf-8"))
    assert {sign for kind in rows.values() for row in kind.values() for sign in row} == set(SIGNS)
