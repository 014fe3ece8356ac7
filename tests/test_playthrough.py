"""A position that one person plays on."""

import pytest

from trickerion import Action, Game, IllegalAction, Options
from trickerion.playthrough import Playthrough


def begun() -> Playthrough:
    game = Game.new(Options(players=2, beginner=True), 5)
    return Playthrough(game, game.to_act[0])


def test_what_is_carried_out_is_kept_with_its_events_and_positions() -> None:
    found = begun()
    start = found.game.clone()
    action = start.options(start.to_act[0])[0]
    found.carry_out(action)
    (played,) = found.played
    assert played.action == action
    assert [str(event) for event in played.events] == [str(e) for e in start.apply(action)]
    assert played.scenes[-1].after == len(played.events)
    assert found.game.digest() == start.digest()


def test_the_position_it_began_with_stays_as_it_was() -> None:
    game = Game.new(Options(players=2, beginner=True), 5)
    before = game.digest()
    found = Playthrough(game, 0)
    found.carry_out(game.options(game.to_act[0])[0])
    assert game.digest() == before


def test_an_illegal_action_changes_nothing() -> None:
    found = begun()
    before = found.game.digest()
    with pytest.raises(IllegalAction):
        found.carry_out(Action.parse("p1 ready"))
    assert (found.game.digest(), found.played) == (before, [])


def test_the_others_are_those_to_act_without_the_person() -> None:
    game = Game.new(Options(players=2, beginner=True), 5)
    asked = game.to_act
    assert Playthrough(game, asked[0]).others() == []
    assert Playthrough(game, 1 - asked[0]).others() == ([] if len(asked) == 2 else asked)
