"""Positions changed at random, in ways that look right: for R26."""

import json
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from trickerion import Game
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options

Path = tuple[str | int, ...]
NAMED: Final = ("tricks", "components", "characters", "known", "markers", "dice", "given")
"""Objects whose keys are names of one kind: a value under one key could stand under another."""
OFTEN: Final = ("stack",) * 8 + ("players",) * 6 + ("dark_alley",) * 6 + ("theater",) * 3
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2, 3, 4, 5, 8, 31, 64, 99, 1000, 10**7, 2**70, 1.5),
    *("", "a", "home", "inn", "idle", "theater", "everybody", [], {}, [0], [[]], {"a": 1}),
)


def sampled(games: int, each: int) -> list[Any]:
    """Positions of lively games of every kind: some for each question that is asked."""
    found: dict[str, list[Any]] = defaultdict(list)
    for seed in range(games):
        game, chance = Game.new(mixed_options(seed), seed), Random(seed)
        while not game.over:
            asked = found[game.stack[-1].name]
            if len(asked) < each or chance.random() < 0.02:
                asked.append(json.loads(json.dumps(game.to_dict())))
            game.play(lively_action(game, chance))
    return [position for asked in found.values() for position in asked[-each:]]


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every field and entry."""
    if path:
        yield path
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(value, (*path, key))


def kind_of(path: Path) -> Path:
    """Places of one kind hold the same sort of thing: any seat, any Character, any frame."""
    return tuple(
        "*" if isinstance(key, int) or (at and path[at - 1] in NAMED) else key
        for at, key in enumerate(path)
    )


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


class Mutator:
    """Makes positions that are nearly right out of those that are."""

    def __init__(self, positions: list[Any], chance: Random) -> None:
        self.positions = positions
        self.chance = chance
        self.seen: dict[Path, list[Any]] = defaultdict(list)
        for position in positions:
            for path in places(position):
                self.seen[kind_of(path)].append(at(position, path))

    def mutant(self) -> tuple[str, Any]:
        """A changed position, and what was changed."""
        position = json.loads(json.dumps(self.chance.choice(self.positions)))
        told = [self._change(position) for _ in range(self.chance.choice((1, 1, 1, 2, 3)))]
        return "; ".join(told)[:300], position

    def _change(self, position: Any) -> str:
        paths = list(places(position))
        tops = sorted({str(path[0]) for path in paths})
        top = self.chance.choice([*tops, *OFTEN])
        path = self.chance.choice([path for path in paths if path[0] == top] or paths)
        way = self.chance.choice((self._borrow, self._borrow, self._swap, self._nudge, self._drop,
                                  self._double, self._replace))  # fmt: skip
        way(position, path)
        return f"{way.__name__} {'.'.join(map(str, path))}"

    def _borrow(self, position: Any, path: Path) -> None:
        """What lies at a place of this kind in another position."""
        value = self.chance.choice(self.seen.get(kind_of(path), ODD))
        at(position, path[:-1])[path[-1]] = json.loads(json.dumps(value))

    def _swap(self, position: Any, path: Path) -> None:
        """Two things of one kind change places."""
        kind = kind_of(path)
        other = self.chance.choice([one for one in places(position) if kind_of(one) == kind])
        here, there = at(position, path[:-1]), at(position, other[:-1])
        here[path[-1]], there[other[-1]] = there[other[-1]], here[path[-1]]

    def _nudge(self, position: Any, path: Path) -> None:
        """A neighbour: one more or less, the opposite, another order."""
        holder, key = at(position, path[:-1]), path[-1]
        old = holder[key]
        if isinstance(old, bool):
            holder[key] = not old
        elif isinstance(old, int):
            holder[key] = old + self.chance.choice((-1, 1))
        elif isinstance(old, list):
            self.chance.shuffle(old)
        else:
            self._borrow(position, path)

    def _drop(self, position: Any, path: Path) -> None:
        del at(position, path[:-1])[path[-1]]

    def _double(self, position: Any, path: Path) -> None:
        """A list has one more of what it holds; elsewhere a field nobody knows appears."""
        holder = at(position, path[:-1])
        if isinstance(holder, list):
            holder.append(json.loads(json.dumps(holder[int(path[-1])])))
        else:
            keys = sorted(
                {str(key) for one in self.positions[:9] for p in places(one) for key in p}
            )
            holder[self.chance.choice(keys)] = json.loads(json.dumps(holder[path[-1]]))

    def _replace(self, position: Any, path: Path) -> None:
        at(position, path[:-1])[path[-1]] = self.chance.choice(ODD)
