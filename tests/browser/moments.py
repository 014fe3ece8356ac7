"""Moments in which each kind of question is asked, found in seeded lively games.

`moments.json` says where they are: python -m tests.browser.moments [games] searches anew.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from trickerion import Game
from trickerion.catalog.board import LOCATIONS
from trickerion.engine.flow import question
from trickerion.engine.location import Placement
from trickerion.lab.promises import mixed_options
from trickerion.lab.simulation import lively_action

FILE = Path(__file__).with_name("moments.json")
ENOUGH = 600


class Moment(NamedTuple):
    """After so many actions of the game with this seed, a seat is asked something."""

    seed: int
    step: int
    name: str

    def __str__(self) -> str:
        return f"{self.name}@{self.seed}.{self.step}"


def walk(seed: int) -> Iterator[tuple[int, Game]]:
    """A lively game, action by action."""
    game, chance, step = Game.new(mixed_options(seed), seed), Random(seed), 0
    while not game.over:
        yield step, game
        game.play(lively_action(game, chance))
        step += 1


def name_of(game: Game) -> str:
    """The question that is asked; of those at a Location, where."""
    asked = question(game)
    assert asked is not None
    if asked.name != "act":
        return asked.name
    assert isinstance(asked, Placement)
    return f"act.{LOCATIONS[asked.location]}"


def kinds(game: Game) -> set[str]:
    """What can be answered: every kind of answer to the question."""
    asked = name_of(game)
    return {f"{asked} {action.kind}" for action in game.options(game.to_act[0])}


class Search:
    """Collects a moment for every kind of answer to every question, and the fullest of each."""

    def __init__(self) -> None:
        self.first: dict[str, Moment] = {}
        self.fullest: dict[str, tuple[int, Moment]] = {}

    def look_at(self, seed: int) -> None:
        for step, game in walk(seed):
            asked = name_of(game)
            moment = Moment(seed, step, asked)
            for kind in kinds(game) - self.first.keys():
                self.first[kind] = moment
            count = len(game.options(game.to_act[0]))
            if count > self.fullest.get(asked, (0, moment))[0]:
                self.fullest[asked] = (count, moment)

    def found(self) -> list[Moment]:
        fullest = {moment for _, moment in self.fullest.values()}
        return sorted(fullest | set(self.first.values()), key=lambda one: (one.name, one))


def load() -> list[Moment]:
    return [Moment(*row) for row in json.loads(FILE.read_text(encoding="utf-8"))]


def games(moments: list[Moment]) -> Iterator[tuple[Moment, Game]]:
    """Each moment with its game, which goes on afterwards."""
    for seed in sorted({moment.seed for moment in moments}):
        wanted = {moment.step: moment for moment in moments if moment.seed == seed}
        for step, game in walk(seed):
            if step in wanted:
                yield wanted.pop(step), game
            if not wanted:
                break


def main() -> None:
    search = Search()
    for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else ENOUGH):
        search.look_at(seed)
    rows = [json.dumps(moment) for moment in search.found()]
    FILE.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
    print(f"{len(rows)} moments, {len(search.fullest)} questions")


if __name__ == "__main__":
    main()
