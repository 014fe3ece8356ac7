"""R22: no message stops the server, whatever was sent before."""

import asyncio
import json
import os
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from time import process_time, sleep, thread_time
from typing import Any

import httpx
from litestar import Litestar
from sqlalchemy import insert

from tests.server.conftest import settings
from tests.server.direct_sockets import converse, registry_of
from tests.server.loop_probe import Longest, longest_piece, loop_probe
from tests.server.support import Data, counted, figure
from trickerion import Game, Options
from trickerion.lab.play.simulation import lively_action
from trickerion.server.app import make_app
from trickerion.server.loadtest.stored_games import insertion
from trickerion.server.storage import schema
from trickerion.server.tables import broadcast
from trickerion.server.tables.change_limits import MOST_CHAT, PER_PHASE
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tokens import hashed

TOKEN = "the key to every first seat"
EMOJI = "\N{PERFORMING ARTS}"
Served = Callable[[Litestar, TableRegistry, httpx.AsyncClient], Coroutine[Any, Any, None]]


@asynccontextmanager
async def serving(
    database: str,
) -> AsyncGenerator[tuple[Litestar, TableRegistry, httpx.AsyncClient]]:
    app: Any = make_app(settings(database))
    transport, here = httpx.ASGITransport(app, client=("127.0.0.1", 1)), "http://127.0.0.1"
    http = httpx.AsyncClient(
        transport=transport, base_url=here, event_hooks={"request": [_let_others_go]}
    )
    async with app.lifespan(), http:
        yield app, registry_of(app), http


async def _let_others_go(request: httpx.Request) -> None:
    """Two requests are two pieces: without a network nothing else would be done in between."""
    await asyncio.sleep(0)


def served(database: str, work: Served) -> None:
    """Do something on a server, which must never hold up the loop for long."""

    async def run() -> Longest:
        async with serving(database) as (app, registry, http):
            with loop_probe() as longest:
                await work(app, registry, http)
        return longest

    longest = asyncio.run(run())
    assert longest.seconds < longest_piece(), longest.what


def stored(database: str, game: Game, talk: int = 0) -> None:
    """Store a game as an older server may have left it; everybody who has the token is p1."""

    async def run() -> None:
        async with serving(database) as (_, registry, _):
            await registry.store.write(insertion("long", game, game.history))
            seat = schema.seats.c.seat == 0
            key = schema.seats.update().where(seat).values(token=hashed(TOKEN))
            await registry.store.write(lambda connection: connection.execute(key))
            status = schema.tables.update().values(status="over" if game.over else "playing")
            await registry.store.write(lambda connection: connection.execute(status))
            if talk:
                await registry.store.write(lambda c: c.execute(insert(schema.entries), _talk(talk)))

    asyncio.run(run())


def _talk(lines: int) -> list[Data]:
    said = {"table_id": "long", "kind": "say", "text": EMOJI * 500, "at": 0.0, "waited": 0}
    more = {"client": None, "name": EMOJI * 40}
    return [{**said, **more, "version": n + 2, "seat": n % 2} for n in range(lines)]


def planning(changes: int) -> Game:
    """A game in which a seat can't make up its mind."""
    game, chance = Game.new(Options(players=2), 1), Random(1)
    while game.phase != "assignment":
        game.play(chance.choice(game.options(game.to_act[0])))
    for _ in range(changes // 2):
        game.play(next(a for a in game.options(0) if a.kind == "assign"))
        game.play(next(a for a in game.free_options(0) if a.kind == "recall"))
    return game


def finished() -> Game:
    """The longest of some long games."""
    games = []
    for seed in range(figure(2, 30)):
        game = Game.new(Options(players=4, dark_alley=True, prophecies=True), seed)
        chance = Random(seed)
        while not game.over:
            game.play(lively_action(game, chance))
        games.append(game)
    return max(games, key=lambda game: len(game.history))


async def asked(app: Litestar, *messages: str, since: int = 0) -> list[Data]:
    """The answers of the long table to its first player."""
    return await converse(app, "long", TOKEN, messages, since=since)


def codes(answers: list[Data]) -> set[str | None]:
    return {a.get("code") for a in answers if a["type"] in ("ack", "refused")}


QUESTIONS = (
    '{"type": "restart", "id": "r", "version": 2000000}',
    '{"type": "undo", "id": "u", "version": 2000000}',
    '{"type": "look", "id": "l", "version": 9}',
    '{"type": "imagine", "id": "i"}',
    '{"type": "ask_undo", "id": "a", "to": 5}',
)


def test_the_probe_sees_what_holds_up_the_loop() -> None:
    async def run() -> None:
        began = thread_time()
        while thread_time() - began < 0.03:
            pass
        await asyncio.to_thread(sleep, 0.06)

    with loop_probe() as longest:
        asyncio.run(run())
    assert 0.03 <= longest.seconds < 0.06


def test_r22_plans_cannot_be_changed_without_end(database: str) -> None:
    """What is sent is refused in time; what is needed to play on never is."""
    changes = figure(1000, 10_000)
    stored(database, planning(0))

    async def work(app: Litestar, registry: TableRegistry, http: httpx.AsyncClient) -> None:
        game = (await registry.table("long")).game
        plan = str(next(a for a in game.options(0) if a.kind == "assign"))
        both = [plan, " ".join(["p1", "recall", plan.split()[2]])]
        acts = [_act(n, both[n % 2]) for n in range(changes)]
        answers = await asked(app, *acts)
        assert codes(answers) >= {None, "spent"}
        table = await registry.table("long")
        assert len(table.log) == len(game.history) + 2 * PER_PHASE + 1
        answers = await asked(app, *QUESTIONS, _act(changes, "p1 ready"))
        assert {a["id"]: a["type"] for a in answers if "id" in a}[f"c{changes}"] == "ack"

    served(database, work)
    served(database, opened)


def _act(number: int, action: str) -> str:
    return f'{{"type": "act", "id": "c{number}", "version": 2000000, "action": "{action}"}}'


async def opened(app: Litestar, registry: TableRegistry, http: httpx.AsyncClient) -> None:
    """Open the long table again, ask all kinds of things, and read what is kept of it."""
    assert "long" not in registry.tables
    answers = await asked(app, *QUESTIONS)
    assert answers[0]["type"] == "welcome"
    path = "/api/tables/long"
    assert (await http.get(path)).status_code == 200
    assert (await http.get("/api/tables?status=playing")).status_code == 200
    bearer = {"Authorization": f"Bearer {TOKEN}"}
    assert (await http.get(f"{path}/record", headers=bearer)).status_code == 200


def test_r22_a_log_of_endless_plans_from_earlier_holds_up_nobody(database: str) -> None:
    stored(database, planning(figure(2000, 10_000)))
    served(database, opened)


def test_r22_the_longest_game_is_replayed_and_looked_back_at(database: str) -> None:
    game = finished()
    stored(database, game)

    async def work(app: Litestar, registry: TableRegistry, http: httpx.AsyncClient) -> None:
        actions = len(game.history)
        answer = await http.get("/api/tables/long/moments")
        replay = await asyncio.to_thread(answer.json)  # the reader's work, not the server's
        assert (replay["actions"], len(replay["moments"])) == (actions, actions + 1)
        await opened_again(app, http)

    async def opened_again(app: Litestar, http: httpx.AsyncClient) -> None:
        looks = [f'{{"type": "look", "id": "l{v}", "version": {v}}}' for v in range(0, 300, 7)]
        answers = await asked(app, *looks)
        assert sum(a["type"] == "looked" for a in answers) == len(looks)
        assert (await http.get("/api/tables/long/record")).text.count("\n") >= len(game.history)

    served(database, work)


def test_r22_the_largest_chat_is_told_in_part(database: str) -> None:
    game = Game.new(Options(players=2), 1)
    game.play(game.options(game.to_act[0])[0])
    stored(database, game, talk=2 * MOST_CHAT)

    async def work(app: Litestar, registry: TableRegistry, http: httpx.AsyncClient) -> None:
        answers = await asked(app, '{"type": "say", "id": "s", "text": "and"}')
        update = next(a for a in answers if a["type"] == "update")
        assert [step["kind"] for step in update["steps"]] == ["act", *["say"] * broadcast.MOST_CHAT]
        assert update["steps"][-1]["version"] == update["version"] == 2 * MOST_CHAT + 1
        assert codes(answers) == {"spent"}

    served(database, work)


def test_r22_long_records_are_played_on_from_or_refused(database: str) -> None:
    """A record of 4 MB is legal by the rules; no game needs one."""
    acceptable, too_long = planning(figure(2000, 12_000)).record(), planning(200).record()
    lines = too_long.splitlines()
    too_long += "\n".join(lines[-200:] * 900)

    texts = (acceptable, too_long, too_long[:399_000], "\n" * 399_000)
    bodies = [json.dumps({"record": text}).encode() for text in texts]

    async def work(app: Litestar, registry: TableRegistry, http: httpx.AsyncClient) -> None:
        answers = [await http.post("/api/tables", content=body, headers=JSON) for body in bodies]
        assert answers[0].status_code == 201
        for refused in answers[1:]:
            assert refused.status_code in (400, 413)
            assert refused.json()["detail"]

    served(database, work)


def test_r22_the_largest_record_does_not_delay_an_idle_server(database: str) -> None:
    """However long the import takes, the loop runs on time meanwhile. Lateness counts in processor
    time of this process: what other programs use is not the server's fault. On one processor, a
    thread never works while another one waits for the system."""
    text = planning(figure(3000, 12_000)).record()
    body = json.dumps({"record": text[: text.rindex("\n", 0, 400_000)]}).encode()

    async def lateness(delays: list[float]) -> None:
        while True:
            began = process_time()
            await asyncio.sleep(0.001)
            delays.append(process_time() - began)

    async def work(app: Litestar, registry: TableRegistry, http: httpx.AsyncClient) -> None:
        delays: list[float] = []
        ticker = asyncio.create_task(lateness(delays))
        answer = await http.post("/api/tables", content=body, headers=JSON)
        ticker.cancel()
        assert answer.status_code == 201
        assert len(delays) > 5, "the loop ran meanwhile"
        assert max(delays) < longest_piece()

    with on_one_processor():
        served(database, work)


@contextmanager
def on_one_processor() -> Iterator[None]:
    """Threads that start meanwhile share a processor with this one."""
    if not hasattr(os, "sched_setaffinity"):  # only Linux has it
        yield
        return
    all = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(all)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, all)


def test_r22_a_position_made_of_nothing_is_read_in_time(database: str) -> None:
    async def work(app: Litestar, registry: TableRegistry, http: httpx.AsyncClient) -> None:
        body = b'{"position":{"a":[' + b"[]," * 160_000 + b"[]]}}"
        refused = await http.post("/api/tables", content=body, headers=JSON)
        assert refused.status_code == 400
        # Some reads at the start must not be broken off.
        await asyncio.sleep(0.1)

    served(database, work)


JSON = {"Content-Type": "application/json"}


def test_two_who_come_to_a_cold_table_find_one_table(database: str) -> None:
    """Whoever hangs up meanwhile doesn't keep the others from coming in."""
    stored(database, planning(400))

    async def run() -> None:
        async with serving(database) as (_, registry, _):
            first, second, third = (asyncio.create_task(registry.table("long")) for _ in range(3))
            await asyncio.sleep(0)
            first.cancel()
            assert await second is await third is registry.tables["long"]
            assert first.cancelled()
            assert counted(registry.metrics, "tables_opened_total") == 1

    asyncio.run(run())
