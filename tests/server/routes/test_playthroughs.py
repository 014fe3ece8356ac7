"""Lessons and puzzles as a table would show them."""

import pytest

from trickerion import Action, Game, Options
from trickerion.playthrough import Playthrough
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.routes.playthroughs import play_all, reason_of, update_of


class Alone(Playthrough):
    """The person's actions are carried out; nobody answers."""

    def play(self, action: Action) -> None:
        self.own.append(str(action))
        self.carry_out(action)


def begun() -> Alone:
    game = Game.new(Options(players=2, beginner=True), 5, ["Ada", "Ben"])
    return Alone(game, game.to_act[0])


def test_what_a_client_has_sent_is_played_in_order() -> None:
    found = begun()
    action = found.game.options(found.seat)[1]
    play_all(found, [action.to_dict()])
    assert found.own == [str(action)]


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    found = begun()
    assert reason_of(found, found.game.options(found.seat)[0].to_dict()).legal
    with pytest.raises(CommandRefused) as refused:
        play_all(found, [f"p{found.seat + 1} ready"])
    assert refused.value.code == "illegal"
    assert not reason_of(found, f"p{found.seat + 1} ready").legal


def test_an_update_has_the_scenes_that_the_client_does_not_know() -> None:
    found = begun()
    play_all(found, [found.game.options(found.seat)[0].to_dict()])
    fresh, known = update_of(found, "x", 0), update_of(found, "x", 1)
    assert [bool(update.steps[0].scenes) for update in (fresh, known)] == [True, False]
    assert (fresh.version, fresh.undoable) == (1, 1)


def test_a_puzzle_has_no_hints_and_its_opponents_no_level() -> None:
    lesson, puzzle = (update_of(begun(), "x", 0, is_puzzle=one) for one in (False, True))
    seat = begun().seat
    assert (lesson.table.hints, puzzle.table.hints) == (True, False)
    assert (lesson.table.seats[1 - seat].bot, puzzle.table.seats[1 - seat].bot) == (
        "apprentice",
        None,
    )
    assert puzzle.free_options == []
