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
