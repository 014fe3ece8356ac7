"""Observations for tests: whole, or field by field."""

from array import array

from trickerion import OBSERVATION, OBSERVATION_SIZE, Game

Numbers = dict[str, list[int]]


def row(game: Game, viewer: int) -> list[int]:
    buffer = array("h", [-9] * OBSERVATION_SIZE)
    game.observe(viewer, buffer)
    return buffer.tolist()


def observed(game: Game, viewer: int) -> Numbers:
    numbers = row(game, viewer)
    return {field.name: numbers[field.start : field.start + field.size] for field in OBSERVATION}
