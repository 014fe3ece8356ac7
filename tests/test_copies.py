"""R27: games, bots and what they speak of can be pickled and copied, on either build."""

import copy
import pickle
import pickletools
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

import pytest

from trickerion import Action, Event, Game, IllegalAction, Options
from trickerion.bots import LEVELS, Bot, Budget, make_bot
from trickerion.engine.core.pieces import COUNTERS
from trickerion.lab.play.simulation import lively_action

T = TypeVar("T")
Copier = Callable[[T], T]

MODES = [
    Options(players=2),
    Options(players=3, quick=True, beginner=True),
    Options(players=4, dark_alley=True, prophecies=True, late_bonus=True),
]


def pickled(thing: T) -> T:
    found: T = pickle.loads(pickle.dumps(thing))
    return found


both_ways = pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy])


def moments(options: Options, seed: int) -> Iterator[tuple[Game, list[Event]]]:
    """A lively game, action by action."""
    game = Game.new(options, seed)
    chance = Random(seed)
    while not game.over:
        yield game, game.apply(lively_action(game, chance))


def same(one: Game, other: Game) -> bool:
    return (
        one.to_dict() == other.to_dict()
        and one.history == other.history
        and (one.began, one.imagined, one.sealed) == (other.began, other.imagined, other.sealed)
        and [one.options(seat) for seat in one.to_act] == [other.options(s) for s in other.to_act]
    )


@both_ways
@pytest.mark.parametrize("options", MODES, ids=lambda options: f"{options.players}p")
def test_a_game_is_copied_at_any_moment(options: Options, copied: Copier[Game]) -> None:
    for number, (game, _) in enumerate(moments(options, 7)):
        if number % 5 == 0:
            assert same(copied(game), game)


@both_ways
def test_a_copy_goes_its_own_way(copied: Copier[Game]) -> None:
    game = Game.new(MODES[2], 3)
    chance = Random(3)
    for _ in range(60):
        game.play(lively_action(game, chance))
    before, twin = game.digest(), copied(game)
    ends = []
    for each in (twin, game):
        chance = Random(4)
        while not each.over:
            each.play(lively_action(each, chance))
        ends.append(each.digest())
        assert each is game or game.digest() == before
    assert ends[0] == ends[1]
    assert twin.record() == game.record()


@both_ways
def test_imagined_and_loaded_games_stay_what_they_are(copied: Copier[Game]) -> None:
    game = Game.new(MODES[2], 5)
    game.play(game.options(game.to_act[0])[0])
    imagined = game.imagine(0, 9)
    assert same(copied(imagined), imagined)
    loaded = Game.from_dict(game.to_dict())
    loaded.play(loaded.options(loaded.to_act[0])[0])
    assert same(copied(loaded), loaded)
    assert copied(loaded).record() == loaded.record()


@both_ways
def test_whatever_lies_on_the_table_is_copied(copied: Copier[object]) -> None:
    """Frames, boards, Performance cards and used cards: each tells the same fields."""
    for number, (game, _) in enumerate(moments(MODES[2], 11)):
        if number % 7 == 0:
            for thing in (*game.stack, *game.players, *game.theater, *game.lasting):
                assert fields_of(copied(thing)) == fields_of(thing)


def fields_of(thing: object) -> list[object]:
    names = [name for name in dir(thing) if not name.startswith("_") and name not in COUNTERS]
    values = [getattr(thing, name, None) for name in names]
    return [type(thing), *(value for value in values if not callable(value))]


@both_ways
def test_actions_and_options_stay_what_they_are(copied: Copier[object]) -> None:
    for id in range(0, Action.catalogue_size(), 97):
        action = Action.by_id(2, id)
        assert copied(action) is action
        assert copied(action.verb) is action.verb
    assert copied(MODES[2]) == MODES[2]


@both_ways
def test_events_tell_the_same(copied: Copier[Event]) -> None:
    for _, events in moments(MODES[2], 13):
        for event in events:
            twin = copied(event)
            assert [twin.seen_by(seat) for seat in (None, 0, 1)] == [
                event.seen_by(seat) for seat in (None, 0, 1)
            ]


@both_ways
def test_refusals_say_the_same(copied: Copier[object]) -> None:
    game = Game.new(MODES[0], 1)
    with pytest.raises(IllegalAction) as raised:
        game.apply(Action.parse("p2 buy rope 1"))
    twin = copied(raised.value)
    assert isinstance(twin, IllegalAction)
    assert str(twin) == str(raised.value)
    assert twin.action is raised.value.action
    assert twin.refusal.to_dict() == raised.value.refusal.to_dict()


@both_ways
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_copied_in_the_middle_of_its_turn(level: str, copied: Copier[Bot]) -> None:
    """With its plans for the turn and its chance: the copy decides as the bot would."""
    game = Game.new(Options(players=2, beginner=True, quick=True), 2)
    bot = make_bot(level, 0, 2)
    compared = 0
    while not game.over and compared < 25:
        seat = game.to_act[0]
        if seat != 0:
            game.play(game.options(seat)[0])
            continue
        twin = copied(copy.deepcopy(bot))
        imagined = game.imagine(0, len(game.history))
        told = [one.to_dict() for one in bot.advise(imagined, Budget(nodes=25))]
        assert [one.to_dict() for one in twin.advise(imagined, Budget(nodes=25))] == told
        game.apply(Action.from_dict(told[0]["action"]))  # type: ignore[arg-type]
        compared += 1


def test_a_pickle_of_one_build_loads_on_the_other() -> None:
    """It names only what makes the objects again, and holds nothing of how a build stores them."""
    *_, (game, _) = moments(MODES[2], 17)
    named = {
        argument
        for opcode, argument, _ in pickletools.genops(pickle.dumps(game, protocol=2))
        if opcode.name == "GLOBAL"
    }
    assert named == {"trickerion.game _unpickled", "trickerion.engine.core.actions by_id"}
