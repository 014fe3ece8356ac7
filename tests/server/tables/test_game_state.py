"""The game that a log leads to: who is to act, and what an undo makes of it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.marked_games import in_lobby, marks, record_of, verified
from tests.server.memory_tables import absorb, state_of, table_with
from tests.server.support import Player, Running, bearer, figure, play
from tests.server.tables.planning_tables import entry, planning
from trickerion import Game, Options, rewind
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.server.tables.entry import OF_PLANS, Entry
from trickerion.server.tables.game_state import CHECKPOINT_EVERY, GameState, game_at
from trickerion.server.tables.table import GameTable
from trickerion.server.tables.undo import before_plans, undoable


def at(bots: tuple[str | None, ...]) -> GameState:
    """The first decision of a game: one seat is asked."""
    return state_of(Game.new(Options(players=2), 1), bots)


def test_the_clock_runs_for_the_people_who_are_asked() -> None:
    (asked,) = at((None, None)).game.to_act
    taken = tuple("random" if seat == asked else None for seat in range(2))
    assert at((None, None)).people_to_act == [asked]
    assert at(taken).people_to_act == []


def test_bots_of_slow_games_answer_for_people_who_are_away() -> None:
    (asked,) = at((None, None)).game.to_act
    bot_asked = tuple("random" if seat == asked else None for seat in range(2))
    person_asked = tuple(None if seat == asked else "random" for seat in range(2))
    assert at(bot_asked).is_left_to_bots("slow")
    assert not at(bot_asked).is_left_to_bots("live")
    assert not at(person_asked).is_left_to_bots("slow")
    assert not at(("random", "random")).is_left_to_bots("slow")
    all_asked = planning().game
    assert state_of(all_asked, ("random", None)).is_left_to_bots("slow")


@pytest.mark.parametrize("bots", [(None, "random"), (None, None)])
def test_an_undo_alone_against_bots_marks_the_game_whatever_it_takes_back(bots: Any) -> None:
    """Nothing was revealed since, but nobody else had to agree to it."""
    table, chance = table_with(Options(players=2, beginner=True), 3), Random(3)
    while table.game.phase != "place_characters":
        absorb(table, lively_action(table.game, chance))
    absorb(table, next(a for a in table.game.options(table.game.to_act[0]) if a.kind == "place"))
    done = len(table.game.history)
    assert done - 1 >= table.game.sealed
    table.state = state_of(table.game, bots)
    table.absorb(entry(table, "ask_undo", str(done - 1)))
    if None in bots[1:]:
        table.absorb(entry(table, "agree", "", seat=1))
    assert len(table.game.history) == done - 1
    assert table.started().practice == ("random" in bots)


def alone(server: Running) -> tuple[str, Player]:
    """One person against a bot, some way into the game."""
    id, (one,) = server.table(people=1, bots=["random"], options={"beginner": True})
    chance = Random(2)
    while one.version < 20:
        one.until(one.is_asked)
        one.act(chance.choice(one.update["options"]))
    return id, one


def test_an_undo_that_nobody_else_agrees_to_marks_the_game_for_good(
    server: Running, tmp_path: Path
) -> None:
    """Chance repeats itself: whoever goes back alone knows what comes next."""
    id, one = alone(server)
    assert marks(one.table) == ("set_up", False)
    assert one.ask("ask_undo", to=2)["type"] == "ack"
    one.until(lambda: bool(one.table["practice"]))
    assert one.steps[-1]["taken_back"]
    assert in_lobby(server, id, "playing")["practice"]
    assert server.watch(id).table["practice"]
    notes = server.http.get(f"/api/tables/{id}/record", headers=bearer(one.token or "")).text
    assert "# practice: " in notes
    one.play_until_over(Random(3))
    assert one.catch_up().table["practice"]
    text = record_of(server, id)
    assert "# practice: " in text
    assert "practice game" in verified(text, tmp_path)
    assert in_lobby(server, id, "over")["practice"]


def test_an_undo_that_people_agree_to_marks_the_game_if_something_was_revealed(
    server: Running,
) -> None:
    """Everybody agreed, and yet they know the dice."""
    _, players = server.table(people=2, options={"beginner": True})
    one, other = players
    play(players, Random(5), actions=40)
    assert one.catch_up().ask("ask_undo", to=4)["type"] == "ack"
    assert not one.catch_up().table["practice"]
    assert other.catch_up().ask("agree")["type"] == "ack"
    assert one.catch_up().table["practice"]
    assert other.catch_up().table["practice"]


def test_an_undo_of_open_actions_that_people_agree_to_leaves_no_mark(server: Running) -> None:
    """Nothing was rolled, drawn or revealed since: nobody knows more than before."""
    _, players = server.table(people=2, options={"beginner": True})
    while players[0].view["phase"] != "place_characters":
        play(players, Random(5), actions=1)
        for player in players:
            player.catch_up()
    before = players[0].version
    asked = next(player for player in players if player.is_asked())
    other = next(player for player in players if player is not asked)
    asked.act(next(a for a in asked.update["options"] if a["kind"] == "place"))
    assert asked.ask("ask_undo", to=before)["type"] == "ack"
    assert other.catch_up().ask("agree")["type"] == "ack"
    assert asked.catch_up().steps[-1]["taken_back"]
    assert not asked.table["practice"]


def test_when_the_others_leave_an_undo_marks_the_game(server: Running) -> None:
    """Whoever leaves agrees to nothing; a bot has no objection."""
    _, players = server.table(people=2, options={"beginner": True}, takeover="random")
    one, other = players
    play(players, Random(5), actions=12)
    assert one.catch_up().ask("ask_undo", to=2)["type"] == "ack"
    assert other.catch_up().ask("leave")["type"] == "ack"
    one.until(lambda: bool(one.table["practice"]))


@pytest.mark.parametrize("seed", range(figure(3, 40)))
def test_r10_a_checkpoint_leads_where_a_replay_leads(seed: int) -> None:
    table, chance = table_with(mixed_options(seed), seed), Random(seed)
    for _ in range(250):
        if table.game.over:
            break
        _act_or_go_back(table, chance)
        state, history = table.started(), table.game.history
        assert len(state.checkpoints) <= len(history) // CHECKPOINT_EVERY + 1
        actions = chance.randint(0, len(history))
        found, again = game_at(state, actions), rewind(table.game, len(history) - actions)
        assert found.digest() == again.digest()
        assert (found.history, found.sealed) == (again.history, again.sealed)
        assert before_plans(state, actions) == start_of_plans(table.game, actions)


def start_of_plans(game: Game, to: int) -> int:
    """TURN-5, by a replay: where plans began, if they were being made by then."""
    earlier, began = rewind(game, len(game.history)), 0
    for number, action in enumerate(game.history[:to], 1):
        if earlier.phase != "assignment":
            began = number
        earlier.play(action)
    return began if earlier.phase == "assignment" else to


def _act_or_go_back(table: GameTable, chance: Random) -> None:
    seat, kind, text = chance.randrange(table.players), "undo", ""
    steps = undoable(table.started(), seat)
    if steps and chance.random() < 0.2:
        plans = OF_PLANS if table.started().is_planning else ""
        text = f"{plans}{chance.randint(1, steps)}"
    else:
        action = lively_action(table.game, chance)
        seat, kind, text = action.seat, "act", str(action)
    entry: Any = (table.version + 1, seat, kind, text, None, 0.0, 0)
    table.absorb(Entry(*entry))
