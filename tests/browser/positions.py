"""Positions in which each kind of question is asked, found in seeded lively games.

`positions.json` lists them; `python -m tests.browser.positions [games]` searches again.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.server.support import Running
from trickerion import Game
from trickerion.catalog.board import LOCATIONS
from trickerion.engine.core.flow import question
from trickerion.engine.locations.location import Placement
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import options_without_heir

FILE = Path(__file__).with_name("positions.json")
ENOUGH = 600
NAMES = ("Ada", "Ben", "Cleo", "Dora")


class Position(NamedTuple):
    """The game with this seed after this many actions, where a seat is asked this question."""

    seed: int
    step: int
    question: str

    def __str__(self) -> str:
        return f"{self.question}@{self.seed}.{self.step}"


RULES = 1
"""The rules version under which the positions were found."""


def walk(seed: int) -> Iterator[tuple[int, Game]]:
    """A lively game of several players without the Duel's cards, action by action."""
    options = replace(options_without_heir(seed), duel=False)
    game, chance, step = Game.new(options, seed, rules=RULES), Random(seed), 0
    while not game.over:
        yield step, game
        game.play(lively_action(game, chance))
        step += 1


def question_of(game: Game) -> str:
    """The question that is asked; of actions at a Location, where."""
    asked = question(game)
    assert asked is not None
    if asked.name != "act":
        return asked.name
    assert isinstance(asked, Placement)
    return f"act.{LOCATIONS[asked.location]}"


def answers_of(game: Game) -> set[str]:
    """Every kind of answer to the question."""
    asked = question_of(game)
    return {f"{asked} {action.kind}" for action in game.options(game.to_act[0])}


class Search:
    """Collects a position for every kind of answer, and the one with the most options for every
    question."""

    def __init__(self) -> None:
        self.first: dict[str, Position] = {}
        self.fullest: dict[str, tuple[int, Position]] = {}

    def look_at(self, seed: int) -> None:
        for step, game in walk(seed):
            asked = question_of(game)
            position = Position(seed, step, asked)
            for kind in answers_of(game) - self.first.keys():
                self.first[kind] = position
            count = len(game.options(game.to_act[0]))
            if count > self.fullest.get(asked, (0, position))[0]:
                self.fullest[asked] = (count, position)

    def found(self) -> list[Position]:
        fullest = {position for _, position in self.fullest.values()}
        return sorted(fullest | set(self.first.values()), key=lambda one: (one.question, one))


def load() -> list[Position]:
    return [Position(*row) for row in json.loads(FILE.read_text(encoding="utf-8"))]


def games(positions: list[Position]) -> Iterator[tuple[Position, Game]]:
    """Each position with its game, which is played on afterwards."""
    for seed in sorted({position.seed for position in positions}):
        wanted = {position.step: position for position in positions if position.seed == seed}
        for step, game in walk(seed):
            if step in wanted:
                yield wanted.pop(step), game
            if not wanted:
                break


def game_at(question: str) -> Game:
    """The first position with this question."""
    position = next(one for one in load() if one.question == question)
    return next(game for _, game in games([position]))


def fullest_game_at(question: str) -> Game:
    """The position with the most options for this question."""
    wanted = [one for one in load() if one.question == question]
    found = [game.clone() for _, game in games(wanted)]
    return max(found, key=lambda game: len(game.options(game.to_act[0])))


def open_table(server: Running, game: Game, names: tuple[str, ...] = NAMES) -> str:
    """A table with people that continues this game; the path to the seat that is asked."""
    players = game.setup_options.players
    new = {"options": {"players": players}, "position": game.to_dict(), "hints": True}
    made = server.post("/api/tables", new)
    seats = f"/api/tables/{made['table']['id']}/seats"
    tokens = {}
    for name in names[:players]:
        seated = server.post(seats, {"name": name, "invitation": made["invitation"]})
        tokens[seated["seat"]] = seated["token"]
    return f"/t/{made['table']['id']}#{tokens[game.to_act[0]]}"


def main() -> None:
    search = Search()
    for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else ENOUGH):
        search.look_at(seed)
    rows = [json.dumps(position) for position in search.found()]
    FILE.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
    print(f"{len(rows)} positions, {len(search.fullest)} questions")


if __name__ == "__main__":
    main()
