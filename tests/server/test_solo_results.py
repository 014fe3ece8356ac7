"""The best results of an account's solo games."""

from random import Random
from typing import Any

from tests.server.support import Data, Player, Running, bearer
from trickerion.server.protocol.bodies import SoloResult
from trickerion.server.solo_results import _rank

ADA = {"name": "Ada", "password": "correct horse"}


def seated(server: Running, key: Data, name: str = "Ada") -> Player:
    """Whoever has the key of an account, or a guest, sits down at a solo table."""
    made = server.post("/api/tables", {"options": {"players": 1, "heir": "easy"}}, headers=key)
    id = made["table"]["id"]
    token = server.post(f"/api/tables/{id}/seats", {"name": name}, headers=key)["token"]
    return Player(server, id, token)


def finish(player: Player, magician: str, seed: int) -> None:
    player.act(f"p1 magician {magician}")
    player.play_until_over(Random(seed))
    player.close()


def results(server: Running, key: Data) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.get("/api/me/solo-results", headers=key)
    return found


def test_the_best_result_of_each_difficulty_and_magician(server: Running) -> None:
    """HEIR-1: from the games of the account, on every device."""
    key = bearer(server.post("/api/accounts", ADA)["token"])
    server.http.cookies.clear()
    assert results(server, key) == []
    for seed in (1, 2):
        finish(seated(server, key), "electra", seed)
    finish(seated(server, key), "gentleman", 3)
    gentleman, *electra = [one["scores"] for one in server.get("/api/me/tables", headers=key)]
    found = results(server, key)
    assert [(one["difficulty"], one["magician"]) for one in found] == [
        ("easy", "electra"),
        ("easy", "gentleman"),
    ]
    assert [found[1]["fame"], found[1]["heir"]] == gentleman
    assert [found[0]["fame"], found[0]["heir"]] in electra
    assert found[0]["fame"] - found[0]["heir"] == max(fame - heir for fame, heir in electra)
    assert found[0]["is_won"] == (found[0]["fame"] > found[0]["heir"])


def test_only_finished_solo_games_of_the_account_count(server: Running) -> None:
    """Neither an unfinished one, nor a guest's, nor a game of two."""
    key = bearer(server.post("/api/accounts", ADA)["token"])
    server.http.cookies.clear()
    finish(seated(server, {}, "Ben"), "electra", 1)
    seated(server, key).close()
    for player in server.table(2)[1]:
        player.close()
    assert results(server, key) == []
    assert server.get("/api/me/solo-results", status=401)["code"] == "not_signed_in"


def test_a_won_game_beats_a_lost_one_then_the_lead_counts_then_fame() -> None:
    """As in the browser's own list."""
    won, lost = SoloResult("easy", "electra", 90, 80, True), SoloResult("", "", 99, 120, False)
    assert _rank(won) > _rank(lost)
    assert _rank(SoloResult("", "", 95, 80, True)) > _rank(won)
    assert _rank(SoloResult("", "", 100, 90, True)) > _rank(won)
