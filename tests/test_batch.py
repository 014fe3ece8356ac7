"""Games in a batch are ordinary games."""

from array import array
from random import Random

import pytest

from trickerion import OBSERVATION_SIZE, Action, Game, Options
from trickerion.batch import Batch, Buffers, game_seed

SETUPS = [
    Options(players=2),
    Options(players=4, dark_alley=True, prophecies=True),
    Options(players=3, quick=True),
]


class Table:
    """A batch of three games and the buffers it writes."""

    def __init__(self, seed: int = 5, observes: bool = True) -> None:
        self.seats = array("b", bytes(3))
        self.fame = array("h", bytes(24))
        self.places = array("h", bytes(24))
        self.observes = observes
        rows = (self.seats, self.fame, self.places)
        self.batch = Batch(SETUPS, seed, Buffers(3, *rows))

    def ids(self, index: int) -> list[int]:
        ids, counts = self.batch.option_ids()
        start = sum(counts[:index])
        return array("q", ids)[start : start + counts[index]].tolist()

    def check(self, index: int, game: Game) -> None:
        seat = game.to_act[0]
        assert self.seats[index] == seat
        assert self.ids(index) == game.option_ids(seat)
        row = array("h", bytes(2 * OBSERVATION_SIZE))
        if self.observes:
            game.clone().observe(seat, row)
            size = self.batch.observed
            seen = self.batch.observe()[0][index * size : (index + 1) * size]
            assert [*seen, *bytes(OBSERVATION_SIZE - size)] == row.tolist()


def test_every_step_is_that_of_single_games() -> None:
    table, chance = Table(), Random(1)
    games = [Game.new(options, game_seed(5, index, 0)) for index, options in enumerate(SETUPS)]
    numbers = [0, 0, 0]
    while numbers[0] < 2 or numbers[1] < 1 or len(games[1].history) < 150:
        ids = [chance.choice(game.option_ids(game.to_act[0])) for game in games]
        table.places[:] = array("h", bytes(24))
        table.batch.step(ids, True)
        for index, game in enumerate(games):
            game.play(Action.by_id(game.to_act[0], ids[index]))
            absent = [0] * (4 - len(game.scores))
            ends = slice(4 * index, 4 * index + 4)
            assert table.fame[ends].tolist() == game.scores + absent
            places = game.places or [0] * len(game.scores)
            assert table.places[ends].tolist() == places + absent
            if game.over:
                numbers[index] += 1
                seed = game_seed(5, index, numbers[index])
                games[index] = Game.new(SETUPS[index], seed)
            table.check(index, games[index])
    assert table.batch.finished == numbers


def test_the_fame_of_unfinished_games_is_written_only_if_wanted() -> None:
    table, chance = Table(observes=False), Random(2)
    for _ in range(40):
        table.batch.step([chance.choice(offered).id for offered in table.batch.offered], False)
    assert any(sum(game.scores) for game in table.batch.games)
    assert table.fame == array("h", bytes(24))


def test_an_illegal_action_is_refused_before_anything_is_played() -> None:
    table = Table()
    legal = [offered[0].id for offered in table.batch.offered]
    wrong = Action.parse("p1 done").id
    with pytest.raises(ValueError, match=f"^game 2: action {wrong} is not legal for seat 0$"):
        table.batch.step([*legal[:2], wrong], True)
    with pytest.raises(ValueError, match=r"^actions: 3 ids are needed, not 2$"):
        table.batch.step(legal[:2], True)
    assert [len(game.history) for game in table.batch.games] == [0, 0, 0]
    table.batch.step(legal, True)


def test_ids_drawn_at_random_can_be_changed_and_serve_once() -> None:
    table = Table()
    batch = table.batch
    drawn = batch.random_ids(Random(3))
    changed = [offered[-1].id for offered in batch.offered]
    drawn[:] = changed
    batch.step(drawn, False)
    assert [game.history[-1].id for game in batch.games] == changed
    stale = batch.random_ids(Random(3))
    batch.step([offered[-1].id for offered in batch.offered], False)
    expected = batch.offered
    assert not all(
        id in [action.id for action in offered] for id, offered in zip(stale, expected, strict=True)
    )
    with pytest.raises(ValueError, match="is not legal for seat"):
        batch.step(stale, False)


def test_seeds_differ_by_batch_index_and_game() -> None:
    seeds = {game_seed(a, b, c) for a in range(4) for b in range(4) for c in range(4)}
    assert len(seeds) == 64
    assert Table(5).batch.games[0].digest() == Table(5).batch.games[0].digest()
    assert Table(5).batch.games[0].digest() != Table(6).batch.games[0].digest()


def test_buffers_must_fit_the_games() -> None:
    rows = (array("b", bytes(2)), array("h", bytes(16)))
    with pytest.raises(ValueError, match=r"^buffer: 8 items of format h are needed, not 7 of h$"):
        Buffers(2, *rows, array("h", bytes(14)))
