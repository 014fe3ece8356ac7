"""R17: a damaged position is refused with a reason, or it can be played to its end."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from tests.server.support import figure
from trickerion import Game, Options
from trickerion.lab.play.simulation import lively_action

DARK: Final = Options(players=3, dark_alley=True, prophecies=True)
POSITIONS: Final = {
    "base_set_up": (Options(players=2), ("choose_specialist",)),
    "base_plans": (Options(players=3), ("assignment",)),
    "base_advertising": (Options(players=4), ("choose_advertise",)),
    "base_placing": (Options(players=2), ("place_character",)),
    "base_acting": (Options(players=2), ("act",)),
    "base_ordering": (Options(players=2), ("choose_order_place", "choose_bargain")),
    "base_performing": (Options(players=2), ("choose_performance",)),
    "dark_plans": (DARK, ("assignment",)),
    "dark_keeping": (DARK, ("choose_keep",)),
    "dark_card_at_work": (DARK, ("choose_barter", "invest", "choose_hireling", "choose_mix")),
    "dark_paying": (DARK, ("choose_steal", "choose_premiere", "choose_link_pay")),
    "dark_quick": (
        Options(players=2, dark_alley=True, prophecies=True, quick=True),
        ("choose_special_deck",),
    ),
}
"""Where a position is taken: the kind of game, and the question that is asked there."""
VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2, 3, 5, 8, 63, 64, 100, 1000, 10**6, 2**70, 1.5),
    *("", "a", "home", "inn", "theater", [], {}, [0], [[]], {"a": 1}),
)
LONGEST: Final = 5000
"""No game has so many actions."""


def position(options: Options, questions: tuple[str, ...]) -> Any:
    """A position in the second half of a lively game that asks one of these questions."""
    for seed in range(100):
        game, chance = Game.new(options, seed), Random(seed)
        while not game.over:
            is_late = game.turn > 2 or game.phase == "set_up"
            if game.stack[-1].name in questions and is_late:
                return json.loads(json.dumps(game.to_dict()))
            game.play(lively_action(game, chance))
    raise AssertionError(questions)


def places(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every field and entry."""
    if path:
        yield path
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(value, (*path, key))


def damages(old: Any, words: list[str], chance: Random) -> Iterator[Any]:
    """What a field is changed to: its neighbours first, then anything."""
    if isinstance(old, bool):
        yield not old
    elif isinstance(old, int):
        yield from (old - 1, old + 1)
    elif isinstance(old, list) and old:
        yield from (old[1:], [*old, old[-1]], old[::-1])
    elif isinstance(old, str):
        yield from chance.sample(words, 2)
    yield from chance.sample(VALUES, 4)


def damaged(whole: Any, chance: Random) -> Iterator[tuple[str, Any]]:
    words = sorted(set(_strings(whole)))
    for path in places(whole):
        twin = copy.deepcopy(whole)
        holder = twin
        for key in path[:-1]:
            holder = holder[key]
        old = holder[path[-1]]
        values = list(damages(old, words, chance))
        for value in chance.sample(values, min(len(values), figure(1, 100))):
            holder[path[-1]] = value
            yield f"{path} = {value!r}"[:200], twin
        del holder[path[-1]]
        yield f"without {path}", twin


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from _strings(value)


@pytest.mark.parametrize("name", POSITIONS)
def test_r17_a_damaged_position_is_refused_or_can_be_played_to_its_end(name: str) -> None:
    whole = position(*POSITIONS[name])
    assert Game.from_dict(whole)
    chance = Random(17)
    for what, data in damaged(whole, chance):
        try:
            game = Game.from_dict(data)
        except ValueError:
            continue
        play_to_the_end(game, chance, what)


def play_to_the_end(game: Game, chance: Random, what: str) -> None:
    try:
        for _ in range(LONGEST):
            if game.over:
                break
            game.apply(chance.choice(game.options(game.to_act[0])))
        assert game.over
        assert game.winner is not None
        game.view(0)
    except Exception as error:
        raise AssertionError(f"{what}: {error!r}") from error
