"""Several processes on one PostgreSQL share tables."""

import asyncio
from random import Random
from threading import Barrier, Thread

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.conftest import settings
from tests.server.support import Data, Player, play, running, until
from trickerion.server.tables import registry as registry_module
from trickerion.server.tables.registry import TableRegistry

pytestmark = pytest.mark.postgres


def test_two_processes_share_a_table(postgres: str) -> None:
    with running(settings(postgres)) as here, running(settings(postgres)) as there:
        id = here.post("/api/tables", {"options": {"players": 2, "beginner": True}})["table"]["id"]
        ada = here.post(f"/api/tables/{id}/seats", {"name": "Ada"})["token"]
        one = Player(here, id, ada)
        ben = there.post(f"/api/tables/{id}/seats", {"name": "Ben"})["token"]
        two, watcher = Player(there, id, ben), there.watch(id)
        one.until(lambda: bool(one.view))
        shared_play([one, two], Random(1))
        for player in (one, two, watcher):
            player.until(lambda player=player: player.view["over"])  # type: ignore[misc]
        assert one.view["winner"] == two.view["winner"]
        again = Player(here, id, ben)
        assert again.view == two.view
        assert again.steps == two.steps


def shared_play(players: list[Player], chance: Random, actions: int | None = None) -> None:
    """As `play`, where news of the other process may take a moment."""
    done = 0
    while not any(player.view["over"] for player in players) and done != actions:
        for player in players:
            player.catch_up()
        asked = [player for player in players if player.is_asked()]
        if asked:
            one = chance.choice(asked)
            answer = one.act(chance.choice(one.update["options"]))
            assert answer["type"] == "ack" or answer["code"] in ("stale", "illegal"), answer
            done += answer["type"] == "ack"


def test_plans_laid_at_the_same_moment_on_two_processes_all_count(postgres: str) -> None:
    """R15: one reveal, none lost."""
    with running(settings(postgres)) as here, running(settings(postgres)) as there:
        id, local = here.table(people=4, options={"beginner": True})
        players = [
            Player(here if number % 2 else there, id, player.token)
            for number, player in enumerate(local)
        ]
        while local[0].catch_up().view["phase"] != "assignment":
            play(local, Random(2), actions=1)
        for player in players:
            player.until(lambda player=player: player.view["phase"] == "assignment")  # type: ignore[misc]
        answers: list[Data] = []
        start = Barrier(4)

        def be_ready(player: Player) -> None:
            start.wait()
            answers.append(player.ask("act", action="ready"))

        threads = [Thread(target=be_ready, args=(player,)) for player in players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [answer["type"] for answer in answers] == ["ack"] * 4
        for player in players:
            player.until(lambda player=player: player.view["phase"] != "assignment")  # type: ignore[misc]
        steps = Player(here, id, players[0].token).steps
        ready = [e for step in steps for e in step["events"] if e["kind"] == "seat_ready"]
        assert sorted(event["seat"] for event in ready) == [0, 1, 2, 3]


def execute(database: str, command: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(database.replace("+asyncpg", ""))
        await connection.execute(command)
        await connection.close()

    asyncio.run(run())


CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()"""


def test_a_line_that_was_cut_is_mended_and_nothing_is_missed(postgres: str) -> None:
    """All connections to the database are cut in the middle of the game, several times."""
    with running(settings(postgres)) as here, running(settings(postgres)) as there:
        id, (one, other) = here.table(people=2, options={"beginner": True})
        two, watcher = Player(there, id, other.token), there.watch(id)
        other.close()
        for number in range(4):
            shared_play([one, two], Random(number), actions=12)
            execute(postgres, CUT)
        shared_play([one, two], Random(9), actions=20)
        until(lambda: here.watch(id).version == there.watch(id).version)
        again, public = Player(here, id, other.token), here.watch(id)
        two.until(lambda: two.version == again.version)
        watcher.until(lambda: watcher.version == public.version)
        assert (two.view, two.steps) == (again.view, again.steps)
        assert (watcher.view, watcher.steps) == (public.view, public.steps)


def test_a_fresh_key_opens_its_seat_at_another_process_at_once(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if that process has the table open and has not heard of it yet."""

    async def deaf(registry: TableRegistry, announcement: str) -> None: ...

    monkeypatch.setattr(TableRegistry, "heard", deaf)
    with running(settings(postgres)) as here, running(settings(postgres)) as there:
        id = here.post("/api/tables", {"options": {"players": 2, "beginner": True}})["table"]["id"]
        there.watch(id)
        ada = here.post(f"/api/tables/{id}/seats", {"name": "Ada"})["token"]
        one = Player(there, id, ada)
        assert one.seat == 0
        there.get(f"/api/tables/{id}")
        ben = here.post(f"/api/tables/{id}/seats", {"name": "Ben"})["token"]
        two = Player(there, id, ben)
        assert two.seat == 1
        assert two.view["players"]
        one.until(lambda: bool(one.view))
        key = {"Authorization": f"Bearer {ben}"}
        attention = f"/api/tables/{id}/seats/1/attention"
        assert there.http.put(attention, json={}, headers=key).is_success
        wrong = {"Authorization": "Bearer wrong"}
        assert there.http.put(attention, json={}, headers=wrong).status_code == 403


def test_a_table_played_elsewhere_is_not_followed_for_nobody(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(postgres)) as here, running(settings(postgres)) as there:
        id, players = here.table(people=2, options={"beginner": True})
        there.get(f"/api/tables/{id}")
        assert there.get("/api/health")["tables"] == 1
        monkeypatch.setattr(registry_module, "FOLLOWED", 0.0)
        play(players, Random(1), actions=1)
        until(lambda: there.get("/api/health")["tables"] == 0)
        watcher = there.watch(id)
        play(players, Random(2), actions=3)
        watcher.until(lambda: watcher.version == 4)
        assert there.get("/api/health")["tables"] == 1
