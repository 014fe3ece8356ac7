"""The best results of an account's solo games."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.memory_tables import seats_of
from tests.server.stores import on_store
from tests.server.support import Data, Player, Running, bearer
from trickerion import Options
from trickerion.server.accounts import sign_up
from trickerion.server.protocol.bodies import NewTable, SoloResult
from trickerion.server.solo_results import _rank, best_results
from trickerion.server.storage import schema
from trickerion.server.storage.store import Store
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.seating import table_row

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


@pytest.mark.parametrize(("places", "is_won"), [("[1,2]", True), ("[2,1]", False), (None, False)])
def test_a_tie_is_won_by_the_side_ahead_in_initiative(
    database: str, places: str | None, is_won: bool
) -> None:
    """FIN-5. The places are unknown for games that ended before they were kept."""

    async def steps(store: Store) -> None:
        ada = await sign_up(store, "Ada", "correct horse")
        await store.write(lambda connection: keep_tie(connection, ada.id, places))
        (best,) = await best_results(store, ada.id)
        assert (best.fame, best.heir, best.is_won) == (50, 50, is_won)

    on_store(database, steps)


async def keep_tie(connection: AsyncConnection, user_id: str, places: str | None) -> None:
    """Store a solo game of an account that ended in a tie."""
    row = table_row("solo", NewTable(), Options(players=1, heir="normal"), None)
    (seat,) = seats_of("solo", 1)
    entry = Entry(1, 0, "act", "p1 magician electra", None, 1.0, 0)
    ended = {"status": "over", "scores": "[50,50]", "places": places}
    await connection.execute(insert(schema.tables), {**asdict(row), **ended})
    await connection.execute(insert(schema.seats), {**asdict(seat), "user_id": user_id})
    await connection.execute(insert(schema.entries), {"table_id": "solo", **asdict(entry)})


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
