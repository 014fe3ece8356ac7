"""Bots play while there is somebody to play for, and nothing but what is right by then."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from tests.server.conftest import settings
from tests.server.listeners import SilentListener
from tests.server.support import PATIENCE, Player, Running, counted, running, until
from trickerion import Action
from trickerion.server.bots.fair_queue import Claim
from trickerion.server.bots.pool import Answer, BotPool, BotQuestion
from trickerion.server.bots.scheduler import asked_bot, claim_of, has_audience
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.protocol.messages import ActCommand, CommandRefused, LeaveSeat, Undo
from trickerion.server.storage.store import sqlite_url
from trickerion.server.tables import overdue, seating
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.table import GameTable


class SlowPool:
    """A pool whose bots answer when they are told to."""

    waiting = 0

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.asked: list[BotQuestion] = []
        self.answer: Action | None = None
        """Instead of a legal one."""

    async def decide(self, claim: Claim, ask: Callable[[], BotQuestion | None]) -> Answer | None:
        question = ask()
        if question is None:
            return None
        self.asked.append(question)
        await self.may_answer.wait()
        return Answer(question, self.answer or question.game.options(question.seat)[0], "")

    async def stop(self) -> None: ...


Work = Callable[[TableRegistry, GameTable, SlowPool], Awaitable[Any]]


def at_a_table(tmp_path: Path, work: Work, pause: float = 0.0) -> Any:
    """Do something at a table where a person sits and a bot is about to be asked."""

    async def run() -> Any:
        registry = TableRegistry(
            settings(sqlite_url(tmp_path / "a.db"), bot_pause=pause), monotonic
        )
        pool: Any = SlowPool()
        registry.bots = registry.bot_play.pool = pool
        await registry.start()
        try:
            table = await _table(registry)
            return await asyncio.wait_for(work(registry, table, pool), PATIENCE)
        finally:
            await registry.stop()

    return asyncio.run(run())


async def _table(registry: TableRegistry) -> GameTable:
    table = await seating.create(registry, NewTable(GameOptions(2), bots=["random"]))
    await seating.sit_down(registry, table, "Ada", 0, None, None)
    while asked_bot(table) is not None:
        await table.act_for_bot(1, table.viewers.versions[1], table.game.options(1)[0])
    table.viewers.listeners[0] = {SilentListener("here")}
    return table


async def act(table: GameTable) -> None:
    """The person answers until the bot is asked."""
    while asked_bot(table) is None:
        action = str(table.game.options(0)[0])
        await table.submit(0, ActCommand(f"a{table.version}", table.viewers.versions[0], action))


async def settled(registry: TableRegistry) -> None:
    while registry.bot_play.playing:
        await asyncio.sleep(0.01)


def test_a_bot_answers(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> list[int]:
        await act(table)
        pool.may_answer.set()
        await settled(registry)
        assert asked_bot(table) is None
        return [question.seat for question in pool.asked]

    assert 1 in at_a_table(tmp_path, work)


def test_an_answer_to_what_was_taken_back_is_not_taken(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        await act(table)
        while not pool.asked:
            await asyncio.sleep(0)
        await table.submit(0, Undo("u", table.viewers.versions[0]))
        version = table.version
        pool.may_answer.set()
        await settled(registry)
        assert table.version == version
        assert asked_bot(table) is None

    at_a_table(tmp_path, work)


def test_an_answer_to_an_earlier_position_is_not_taken_though_it_would_be_legal(
    tmp_path: Path,
) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        await act(table)
        asked = table.viewers.versions[1]
        await table.submit(0, Undo("u", table.viewers.versions[0]))
        await act(table)
        version, answer = table.version, table.game.options(1)[0]
        await table.act_for_bot(1, asked, answer)
        assert table.version == version
        await table.act_for_bot(1, table.viewers.versions[1], answer)
        assert table.version == version + 1

    at_a_table(tmp_path, work)


def test_a_bot_that_no_longer_plays_the_seat_has_no_say(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        seen, action = table.viewers.versions[0], table.game.options(0)[0]
        await table.act_for_bot(0, seen, action)
        assert not [one for one in table.log if one.entry.seat == 0]

    at_a_table(tmp_path, work)


@pytest.mark.parametrize("answer", ["p2 ready", "p1 magician mechaniker"])
def test_an_illegal_answer_or_one_for_another_seat_changes_nothing(
    tmp_path: Path, answer: str
) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        await act(table)
        version = table.version
        with pytest.raises(CommandRefused):
            await table.act_for_bot(1, table.viewers.versions[1], Action.parse(answer))
        assert table.version == version

    at_a_table(tmp_path, work)


@pytest.mark.parametrize("answer", ["p2 ready", "p1 magician mechaniker"])
def test_a_random_legal_action_stands_in_for_an_illegal_answer(
    tmp_path: Path, answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        pool.answer = Action.parse(answer)
        await act(table)
        pool.may_answer.set()
        await settled(registry)
        assert asked_bot(table) is None
        assert table.log[-1].entry.seat == 1

    at_a_table(tmp_path, work)
    assert "illegal bot action" in caplog.text


def test_a_bot_does_not_act_for_a_person_though_it_would_be_legal(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        version, answer = table.version, table.game.options(0)[0]
        with pytest.raises(CommandRefused):
            await table.act_for_bot(1, table.viewers.versions[1], answer)
        assert table.version == version

    at_a_table(tmp_path, work)


def test_a_bot_acts_under_the_lock_of_its_table(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        await act(table)
        version = table.version
        async with table.lock:
            pool.may_answer.set()
            for _ in range(20):
                await asyncio.sleep(0.001)
            assert table.version == version
        await settled(registry)
        assert table.version > version

    at_a_table(tmp_path, work)


def test_a_bot_waits_while_its_opponent_can_think_better_of_it(tmp_path: Path) -> None:
    """With a pause nobody has to be quick to take something back."""

    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        pool.may_answer.set()
        await act(table)
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert not pool.asked
        await table.submit(0, Undo("u", table.viewers.versions[0]))
        assert asked_bot(table) is None

    at_a_table(tmp_path, work, pause=1000.0)


def test_a_bot_answers_after_its_pause(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        pool.may_answer.set()
        clock = asyncio.get_running_loop().time
        began = clock()
        await act(table)
        await settled(registry)
        assert pool.asked
        assert clock() - began >= 0.05

    at_a_table(tmp_path, work, pause=0.05)


def test_a_bot_whose_audience_leaves_stops_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        here = table.viewers.listeners.pop(0)
        pool.may_answer.set()
        await act(table)
        await settled(registry)
        assert not pool.asked
        table.viewers.listeners[table.players] = here
        registry.bot_play.look(table)
        await settled(registry)
        assert pool.asked

    at_a_table(tmp_path, work)


def test_who_is_there_decides_in_whose_name_bots_play(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        table.viewers.listeners[2] = {SilentListener("there")}
        assert claim_of(table) == Claim(table.id, frozenset(["here"]))
        del table.viewers.listeners[0]
        assert claim_of(table) == Claim(table.id, frozenset(["there"]), False)
        table.viewers.listeners.clear()
        table.viewers.last_address = "gone"
        assert claim_of(table) == Claim(table.id, frozenset(["gone"]), False)
        assert not has_audience(table)
        table.viewers.elsewhere = {0}
        assert has_audience(table)
        assert claim_of(table).is_attended

    at_a_table(tmp_path, work)


def test_a_bot_is_asked_what_its_seat_knows_and_once_at_a_time(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        await act(table)
        while not pool.asked:
            await asyncio.sleep(0)
        for _ in range(3):
            registry.bot_play.look(table)
            await asyncio.sleep(0.01)
        (asked,) = pool.asked
        assert (asked.table, asked.seat, asked.version) == (table.id, 1, table.viewers.versions[1])
        assert (asked.level, asked.seconds, asked.is_advice) == ("random", 0.05, False)
        assert asked.game.options(1) == table.game.options(1)
        metrics = registry.metrics
        version = table.version
        pool.may_answer.set()
        await settled(registry)
        actions = counted(metrics, "bot_actions_total")
        assert actions == len(pool.asked) == table.version - version

    at_a_table(tmp_path, work)


def test_a_bot_that_takes_over_a_seat_has_a_quarter_of_the_time(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        await table.submit(0, LeaveSeat("l"))
        while not pool.asked:
            await asyncio.sleep(0)
        assert (pool.asked[0].seat, pool.asked[0].level) == (0, "magician")
        assert pool.asked[0].seconds == 0.05 / 4

    at_a_table(tmp_path, work)


def test_bots_that_fail_are_asked_again_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        good = pool.decide

        async def fail(*more: object) -> None:
            raise RuntimeError("broken")

        pool.decide = fail  # type: ignore[method-assign, assignment]
        await act(table)
        await settled(registry)
        assert vars(caplog.records[-1])["table"] == table.id
        pool.decide = good  # type: ignore[method-assign]
        pool.may_answer.set()
        registry.bot_play.look(table)
        await settled(registry)
        assert pool.asked

    at_a_table(tmp_path, work)


def test_stopping_waits_for_no_bot(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        await act(table)
        await asyncio.sleep(0.01)
        (task,) = registry.bot_play.playing.values()
        await registry.bot_play.stop()
        assert task.cancelled()
        assert not registry.bot_play.playing

    at_a_table(tmp_path, work)


def test_whoever_has_a_seat_in_a_slow_game_is_played_for(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: GameTable, pool: SlowPool) -> None:
        table.viewers.listeners.clear()
        assert not has_audience(table)
        table.row.pace = "slow"
        assert has_audience(table)
        await table.take_over(0)
        assert not has_audience(table), "nobody is left"
        table.state = None
        assert asked_bot(table) is None
        assert not has_audience(table)

    at_a_table(tmp_path, work)


# On a server

SOME = 60
"""Decisions of bots, far from the end of a game."""


def test_a_table_of_bots_waits_for_somebody_to_watch(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    decide, answers = BotPool.decide, list[Answer | None]()
    waits, nobody_watches = threading.Event(), threading.Event()

    async def decide_slowly(
        pool: BotPool, claim: Claim, ask: Callable[[], BotQuestion | None]
    ) -> Answer | None:
        while len(answers) == SOME and not nobody_watches.is_set():
            waits.set()
            await asyncio.sleep(0.01)
        answers.append(await decide(pool, claim, ask))
        return answers[-1]

    monkeypatch.setattr(BotPool, "decide", decide_slowly)
    made = sqlite_server.post("/api/tables", {"bots": ["random", "random"]})
    path = f"/api/tables/{made['table']['id']}"
    assert "trickerion_bot_actions_total 0" in sqlite_server.http.get("/api/metrics").text
    watcher = sqlite_server.watch(made["table"]["id"])
    watcher.until(lambda: watcher.version > 20)
    assert waits.wait(PATIENCE)
    watcher.close()
    until(lambda: sqlite_server.get("/api/health")["sockets"] == 0)
    nobody_watches.set()
    until(lambda: len(answers) > SOME)
    assert answers[SOME:] == [None], "no bot is asked any more"
    assert sqlite_server.get(path)["status"] == "playing"


def test_bots_of_a_slow_game_play_on_for_a_player_who_left_after_a_restart_too(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overdue, "NEGLECTED", 0.0)
    monkeypatch.setattr(overdue, "EVERY", 0.05)
    with running(settings(database, bot_pause=1000.0)) as server:
        id, (one,) = server.table(people=1, bots=["random"], pace="slow")
        one.until(one.is_asked)
        one.act(one.update["options"][0])
        while one.catch_up().is_asked():
            one.act(one.update["options"][0])
        assert one.update["undoable"], "the bot waits out its pause"
        version = one.version
    with running(settings(database)) as server:
        until(lambda: "trickerion_bot_actions_total 0" not in server.http.get("/api/metrics").text)
        again = Player(server, id, one.token)
        again.until(again.is_asked)
        assert again.version > version


def test_a_bot_plays_on_after_its_player_reloads(sqlite_server: Running) -> None:
    id, (one,) = sqlite_server.table(people=1, bots=["random"], options={"beginner": True})
    chance = Random(1)
    for _ in range(10):
        one.until(one.is_asked)
        one.send(
            type="act",
            id=f"a{one.version}",
            version=one.version,
            action=chance.choice(one.update["options"]),
        )
        one.close()
        one = Player(sqlite_server, id, one.token)
    one.until(one.is_asked)
