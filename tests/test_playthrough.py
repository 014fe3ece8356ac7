"""A prepared position that one person plays on: the original stays, and every action is kept."""

import pytest

from trickerion import Action, Game, IllegalAction, Options
from trickerion.playthrough import Playthrough


@pytest.fixture
def start() -> Game:
    """A new game in which the first player chooses a magician."""
    return Game.new(Options(players=2), seed=4)


def test_the_position_itself_is_not_played_on(start: Game) -> None:
    before = start.digest()
    found = Playthrough(start, 0)
    found.carry_out(found.game.options(0)[0])
    assert start.digest() == before
    assert found.game.digest() != before


def test_an_action_is_kept_with_its_events_and_the_positions_on_the_way(start: Game) -> None:
    found = Playthrough(start, 0)
    action = found.game.options(0)[0]
    found.carry_out(action)
    [played] = found.played
    assert (played.action, len(played.events)) == (action, played.scenes[-1].after)
    assert played.scenes[-1].state is not found.game


def test_an_illegal_action_changes_nothing(start: Game) -> None:
    found = Playthrough(start, 0)
    with pytest.raises(IllegalAction):
        found.carry_out(Action.parse("p1 ready"))
    assert found.played == []
    assert found.game.digest() == start.digest()


def test_the_others_are_waited_for_only_when_the_person_is_not(start: Game) -> None:
    found = Playthrough(start, start.to_act[0])
    assert found.others() == []
    waiting = Playthrough(start, 1 - start.to_act[0])
    assert waiting.others() == start.to_act
