"""Playing at a table: two browsers, one game."""

from random import Random

from tests.server.support import Running, play


def test_two_people_play_a_whole_game(server: Running) -> None:
    id, players = server.table(people=2)
    watcher = server.watch(id)
    play(players, Random(1))
    for player in (*players, watcher):
        player.catch_up()
    assert players[0].view["over"]
    assert watcher.table["status"] == "over"
    assert players[0].view["winner"] == watcher.view["winner"]
    assert server.get("/api/tables?status=over")[0]["id"] == id


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
