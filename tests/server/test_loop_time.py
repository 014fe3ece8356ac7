"""R22: no message stops the server, whatever was sent before."""

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from random import Random
from time import sleep, thread_time
from typing import Any

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import insert

from tests.server.conftest import settings
from tests.server.loop_probe import Longest, loop_probe
from tests.server.straight import converse, house_of
from tests.server.support import Data, figure
from tests.server.test_told import table_with
from trickerion import Game, Options, rewind
from trickerion.lab.promises import mixed_options
from trickerion.lab.simulation import lively_action
from trickerion.server import schema
from trickerion.server.allowance import PER_GAME, PER_PHASE, TALK, Allowance
from trickerion.server.app import make_app
from trickerion.server.house import House
from trickerion.server.long_work import LongWork
from trickerion.server.protocol import Refusal
from trickerion.server.standing import (
    CHECKPOINT_EVERY,
    OF_PLANS,
    Entry,
    _before_plans,
    game_at,
    undoable,
)
from trickerion.server.stored_games import insertion
from trickerion.server.table import Table
from trickerion.server.telling import MOST_TALK
from trickerion.server.tokens import hashed

LONGEST_PIECE = 0.05
TOKEN = "the key to every first seat"
EMOJI = "\N{PERFORMING ARTS}"
Served = Callable[[Litestar, House, httpx.AsyncClient], Coroutine[Any, Any, None]]


@asynccontextmanager
async def serving(database: str) -> AsyncGenerator[tuple[Litestar, House, httpx.AsyncClient]]:
    app: Any = make_app(settings(database))
    transport, here = httpx.ASGITransport(app, client=("127.0.0.1", 1)), "http://127.0.0.1"
    http = httpx.AsyncClient(
        transport=transport, base_url=here, event_hooks={"request": [_let_others_go]}
    )
    async with app.lifespan(), http:
        yield app, house_of(app), http


async def _let_others_go(request: httpx.Request) -> None:
    """Two requests are two pieces: without a network nothing else would be done in between."""
    await asyncio.sleep(0)


def served(database: str, work: Served) -> None:
    """Do something on a server, which must never hold up the loop for long."""

    async def run() -> Longest:
        async with serving(database) as (app, house, http):
            with loop_probe() as longest:
                await work(app, house, http)
        return longest

    longest = asyncio.run(run())
    assert longest.seconds < LONGEST_PIECE, longest.what


def stored(database: str, game: Game, talk: int = 0) -> None:
    """Store a game as an older server may have left it; everybody who has the token is p1."""

    async def run() -> None:
        async with serving(database) as (_, house, _):
            await house.store.write(insertion("long", game, game.history))
            seat = schema.seats.c.seat == 0
            key = schema.seats.update().where(seat).values(token=hashed(TOKEN))
            await house.store.write(lambda connection: connection.execute(key))
            status = schema.tables.update().values(status="over" if game.over else "playing")
            await house.store.write(lambda connection: connection.execute(status))
            if talk:
                await house.store.write(lambda c: c.execute(insert(schema.entries), _talk(talk)))

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
    '{"type": "foresee", "id": "f"}',
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

    async def work(app: Litestar, house: House, http: httpx.AsyncClient) -> None:
        game = (await house.table("long")).game
        plan = str(next(a for a in game.options(0) if a.kind == "assign"))
        both = [plan, " ".join(["p1", "recall", plan.split()[2]])]
        acts = [_act(n, both[n % 2]) for n in range(changes)]
        answers = await asked(app, *acts)
        assert codes(answers) >= {None, "spent"}
        table = await house.table("long")
        assert len(table.log) == len(game.history) + 2 * PER_PHASE + 1
        answers = await asked(app, *QUESTIONS, _act(changes, "p1 ready"))
        assert {a["id"]: a["type"] for a in answers if "id" in a}[f"c{changes}"] == "ack"

    served(database, work)
    served(database, opened)


def _act(number: int, action: str) -> str:
    return f'{{"type": "act", "id": "c{number}", "version": 2000000, "action": "{action}"}}'


async def opened(app: Litestar, house: House, http: httpx.AsyncClient) -> None:
    """Open the long table again, ask all kinds of things, and read what is kept of it."""
    assert "long" not in house.tables
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


def test_r22_the_longest_game_is_looked_at_moment_by_moment(database: str) -> None:
    game = finished()
    stored(database, game)

    async def work(app: Litestar, house: House, http: httpx.AsyncClient) -> None:
        actions = len(game.history)
        for action in range(0, actions + 1, max(1, actions // 20)):
            moment = (await http.get(f"/api/tables/long/moments/{action}")).json()
            assert moment["actions"] == actions
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
    stored(database, game, talk=2 * TALK)

    async def work(app: Litestar, house: House, http: httpx.AsyncClient) -> None:
        answers = await asked(app, '{"type": "say", "id": "s", "text": "and"}')
        update = next(a for a in answers if a["type"] == "update")
        assert [step["kind"] for step in update["steps"]] == ["act", *["say"] * MOST_TALK]
        assert update["steps"][-1]["version"] == update["version"] == 2 * TALK + 1
        assert codes(answers) == {"spent"}

    served(database, work)


def test_r22_long_records_are_played_on_from_or_refused(database: str) -> None:
    """A record of 4 MB is legal by the rules; no game needs one."""
    acceptable, too_long = planning(figure(2000, 12_000)).record(), planning(200).record()
    lines = too_long.splitlines()
    too_long += "\n".join(lines[-200:] * 900)

    texts = (acceptable, too_long, too_long[:399_000], "\n" * 399_000)
    bodies = [json.dumps({"record": text}).encode() for text in texts]

    async def work(app: Litestar, house: House, http: httpx.AsyncClient) -> None:
        answers = [await http.post("/api/tables", content=body, headers=JSON) for body in bodies]
        assert answers[0].status_code == 201
        for refused in answers[1:]:
            assert refused.status_code in (400, 413)
            assert refused.json()["detail"]

    served(database, work)


def test_r22_a_position_made_of_nothing_is_read_in_time(database: str) -> None:
    async def work(app: Litestar, house: House, http: httpx.AsyncClient) -> None:
        body = b'{"position":{"a":[' + b"[]," * 160_000 + b"[]]}}"
        refused = await http.post("/api/tables", content=body, headers=JSON)
        assert refused.status_code == 400
        # Some reads at the start must not be broken off.
        await asyncio.sleep(0.1)

    served(database, work)


JSON = {"Content-Type": "application/json"}


# Going back


@pytest.mark.parametrize("seed", range(figure(3, 40)))
def test_r10_a_checkpoint_leads_where_a_replay_leads(seed: int) -> None:
    table, chance = table_with(mixed_options(seed), seed), Random(seed)
    for _ in range(250):
        if table.game.over:
            break
        _act_or_go_back(table, chance)
        standing, history = table.begun(), table.game.history
        assert len(standing.checkpoints) <= len(history) // CHECKPOINT_EVERY + 1
        actions = chance.randint(0, len(history))
        found, again = game_at(standing, actions), rewind(table.game, len(history) - actions)
        assert found.digest() == again.digest()
        assert (found.history, found.sealed) == (again.history, again.sealed)
        assert _before_plans(standing, actions) == before_plans(table.game, actions)


def before_plans(game: Game, to: int) -> int:
    """TURN-5, by a replay: where plans began, if they were being made by then."""
    earlier, began = rewind(game, len(game.history)), 0
    for number, action in enumerate(game.history[:to], 1):
        if earlier.phase != "assignment":
            began = number
        earlier.play(action)
    return began if earlier.phase == "assignment" else to


def _act_or_go_back(table: Table, chance: Random) -> None:
    seat, kind, text = chance.randrange(table.players), "undo", ""
    steps = undoable(table.begun(), seat)
    if steps and chance.random() < 0.2:
        plans = OF_PLANS if table.begun().is_planning else ""
        text = f"{plans}{chance.randint(1, steps)}"
    else:
        action = lively_action(table.game, chance)
        seat, kind, text = action.seat, "act", str(action)
    entry: Any = (table.version + 1, seat, kind, text, None, 0.0, 0)
    table.absorb(Entry(*entry))


# What is allowed


@pytest.mark.parametrize("kind", ["undo", "back", "ask_undo"])
def test_changes_of_mind_in_one_phase_are_counted_by_seat(kind: Any) -> None:
    allowance, game = Allowance(2), Game.new(Options(players=2), 1)
    for _ in range(PER_PHASE):
        allowance.check(0, kind, "1")
        allowance.count(Entry(1, 0, kind, "1", None, 0.0, 0), 0, 1, game)
    with pytest.raises(Refusal, match="spent"):
        allowance.check(0, kind, "1")
    allowance.check(1, kind, "1")
    allowance.check(0, "act", "p1 ready")
    allowance.check(0, "leave", "random")
    game.apply(game.options(game.to_act[0])[0])
    game.turn += 1
    allowance.count(Entry(1, 1, "act", "p2 pass", None, 0.0, 0), 1, 0, game)
    allowance.check(0, kind, "1")


def test_going_back_far_counts_every_action_for_whoever_asked() -> None:
    allowance, game = Allowance(2), Game.new(Options(players=2), 1)
    allowance.count(Entry(1, 1, "agree", "", None, 0.0, 0), 0, PER_GAME, game)
    allowance.check(1, "ask_undo", "3")
    with pytest.raises(Refusal, match="taken back"):
        allowance.check(0, "ask_undo", "3")


# Two at once


def test_two_who_come_to_a_cold_table_find_one_table(database: str) -> None:
    """Whoever hangs up meanwhile doesn't keep the others from coming in."""
    stored(database, planning(400))

    async def run() -> None:
        async with serving(database) as (_, house, _):
            first, second, third = (asyncio.create_task(house.table("long")) for _ in range(3))
            await asyncio.sleep(0)
            first.cancel()
            assert await second is await third is house.tables["long"]
            assert first.cancelled()
            assert house.metrics.opened == 1

    asyncio.run(run())


def test_short_work_goes_before_long_work() -> None:
    async def run() -> list[str]:
        work, order = LongWork(), list[str]()
        await asyncio.gather(
            work.run(5000, lambda: sleep(0.05)),
            work.run(9000, lambda: order.append("long")),
            work.run(200, lambda: order.append("short")),
        )
        work.close()
        return order

    assert asyncio.run(run()) == ["short", "long"]


def test_what_fails_in_the_thread_fails_for_whoever_asked() -> None:
    def fail() -> None:
        raise ValueError("no")

    async def run() -> None:
        work = LongWork()
        with pytest.raises(ValueError, match="no"):
            await work.run(1000, fail)
        assert await work.run(1000, lambda: 5) == 5
        work.close()

    asyncio.run(run())
