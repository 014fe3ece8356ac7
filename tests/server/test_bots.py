"""Bots in processes of their own, clocks, and seats that are left."""

from random import Random

from tests.server.conftest import settings
from tests.server.support import Running, play, running
from trickerion.server.clock import Clock


def test_a_person_plays_against_bots(server: Running) -> None:
    _, (one,) = server.table(people=1, bots=["random", "random"], options={"beginner": True})
    one.play_until_over(Random(2))
    assert one.view["over"]
    assert [seat["kind"] for seat in one.table["seats"]] == ["person", "bot", "bot"]
    assert "trickerion_bot_actions_total" in server.http.get("/api/metrics").text


def test_bots_alone_play_a_game_to_its_end_for_somebody_who_watches(
    sqlite_server: Running,
) -> None:
    made = sqlite_server.post("/api/tables", {"bots": ["random", "random"]})
    watcher = sqlite_server.watch(made["table"]["id"])
    watcher.until(lambda: bool(watcher.view["over"]))


def test_a_seat_that_is_left_is_played_by_a_bot_and_taken_back(server: Running) -> None:
    _, players = server.table(people=2, takeover="random", options={"beginner": True})
    one, other = players
    assert one.ask("back")["code"] == "not_left"
    one.ask("leave", level="random")
    assert one.ask("leave")["code"] == "already_left"
    assert one.ask("act", action="ready")["code"] == "already_left"
    assert other.catch_up().table["seats"][0]["bot"] == "random"
    for _ in range(5):
        other.until(other.is_asked)
        other.act(other.update["options"][0])
    one.catch_up()
    assert not one.update["options"]
    assert one.ask("back")["type"] == "ack"
    assert one.catch_up().table["seats"][0]["bot"] is None
    assert one.ask("leave", level="grandmaster")["code"] == "bad_options"


def test_the_game_finishes_if_everybody_leaves(server: Running) -> None:
    _, players = server.table(people=2, options={"beginner": True})
    play(players, Random(4), actions=20)
    for player in players:
        player.ask("leave", level="random")
    watcher = server.watch(players[0].id)
    watcher.until(lambda: bool(watcher.view["over"]))


def test_a_seat_that_runs_out_of_time_is_taken_over(database: str) -> None:
    with running(settings(database, sweep_seconds=0.05)) as server:
        _, players = server.table(
            people=2, clock="move", seconds=1, takeover="random", options={"beginner": True}
        )
        watcher = server.watch(players[0].id)
        assert watcher.table["left"][0] is not None
        watcher.until(lambda: bool(watcher.view["over"]))
        assert {step["text"] for step in watcher.steps if step["kind"] == "leave"} == {"random"}


def test_the_time_for_a_game_runs_out_for_good(sqlite_server: Running) -> None:
    _, players = sqlite_server.table(
        people=2, clock="game", seconds=1, takeover="random", options={"beginner": True}
    )
    one = next(player for player in players if player.is_asked())
    one.until(lambda: one.table["seats"][one.seat or 0]["bot"] == "random")
    assert one.ask("back")["code"] == "out_of_time"


# Clocks


def test_a_move_is_a_whole_wait() -> None:
    clock = Clock("move", 10, 2)
    clock.charge([0], 4000, [0])
    assert clock.left(0, 1000) == 5
    clock.charge([0], 1000, [1])
    assert clock.left(0) == 10
    assert clock.left(1, 2000) == 8


def test_the_time_for_a_game_adds_up() -> None:
    clock = Clock("game", 10, 2)
    clock.charge([0, 1], 4000, [1])
    clock.charge([1], 3000, [0])
    assert clock.left(0) == 6
    assert clock.left(1) == 3
    assert Clock("none", 10, 2).left(0) is None
