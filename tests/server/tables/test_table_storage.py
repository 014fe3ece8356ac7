"""What a table stores with each entry: how lists show it, and what the sweeps go by."""

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.memory_tables import table_with
from tests.server.support import refusal_of
from trickerion import Game, Options
from trickerion.engine.core.chance import RULES_VERSION
from trickerion.lab.play.simulation import lively_action
from trickerion.server.protocol.messages import ActCommand, Back, CommandRefused, LeaveSeat, Say
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.storage.store import Commit, Conflict
from trickerion.server.tables import table as table_module
from trickerion.server.tables.broadcast import table_state
from trickerion.server.tables.compatibility import digest_of, mark_of
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.fairness import commitment
from trickerion.server.tables.table import TRIES, GameTable

QUICK = Options(players=2, beginner=True, quick=True)


class Paper:
    """A store that keeps what it is given, and fails as often as it is told to."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.commits: list[Commit] = []
        self.chat: list[Entry] = []
        self.conflicts = 0
        self.reads = 0

    async def commit(self, commit: Commit) -> None:
        if self.conflicts:
            self.conflicts -= 1
            raise Conflict
        self.commits.append(commit)

    async def append_chat(self, id: str, entry: Entry) -> None:
        self.chat.append(entry)

    async def table_row(self, id: str) -> tuple[TableRow, list[SeatRow]]:
        self.reads += 1
        return self.table.row, self.table.seats

    async def log(self, id: str, after: int, limit: int) -> list[Any]:
        return []


def on_paper(options: Options = QUICK, **row: Any) -> tuple[GameTable, Paper, list[float]]:
    """A table with all seats taken, its store and its clock."""
    table = table_with(options, 3)
    now = [1000.0]
    fixed = {"began": now[0], "updated": now[0], **row}
    table = GameTable(table.store, replace(table.row, **fixed), table.seats, lambda: now[0])
    paper: Any = Paper(table)
    table.store = paper
    return table, paper, now


async def act(table: GameTable, chance: Random) -> None:
    action = lively_action(table.game, chance)
    await table.submit(
        action.seat,
        ActCommand(f"a{table.version}", table.viewers.versions[action.seat], str(action)),
    )


def test_what_is_listed_is_how_the_table_stands() -> None:
    async def run() -> None:
        table, paper, now = on_paper(clock="game", seconds=10_000)
        chance = Random(3)
        while not table.game.over:
            now[0] += 1
            await act(table, chance)
            listed, game = paper.commits[-1].summary, table.game
            assert listed.version == table.version == len(paper.commits)
            assert listed.status == ("over" if game.over else "playing")
            assert listed.asked == str(game.to_act).replace(" ", "")
            assert listed.turn == min(game.turn, game.setup_options.last_turn)
            assert listed.scores == (str(game.scores).replace(" ", "") if game.over else None)
            assert listed.places == (str(game.places).replace(" ", "") if game.over else None)
            assert listed.deadline == (None if game.over else pytest.approx(table.deadline()))
            assert (listed.mark, listed.digest) == (mark_of(game), digest_of(game))
            assert (listed.rules, listed.practice) == (RULES_VERSION, False)
            assert table.row.asked == listed.asked

    asyncio.run(run())


def test_plans_do_not_show_in_lists() -> None:
    """TURN-5: not even by the time of the last change; all else does."""

    async def run() -> None:
        table, paper, now = on_paper()
        chance = Random(3)
        while table.game.phase != "assignment":
            await act(table, chance)
        before = now[0]
        now[0] += 50
        plan = next(action for action in table.game.options(0) if action.kind == "assign")
        await table.submit(0, ActCommand("plan", table.viewers.versions[0], str(plan)))
        assert (paper.commits[-1].summary.updated, paper.commits[-1].entry.at) == (before, now[0])
        await table.submit(0, ActCommand("ready", table.viewers.versions[0], "ready"))
        assert paper.commits[-1].summary.updated == now[0]

    asyncio.run(run())


def test_a_bot_that_is_asked_in_a_slow_game_is_listed() -> None:
    async def run() -> None:
        table, paper, _ = on_paper(pace="slow", takeover="random")
        (asked,) = table.game.to_act
        await table.submit(1 - asked, LeaveSeat("l"))
        assert not paper.commits[-1].summary.bot_asked
        await table.submit(1 - asked, Say("s", "bye"))
        while table.game.to_act == [asked]:
            assert not paper.commits[-1].summary.bot_asked
            action = str(table.game.options(asked)[0])
            await table.submit(
                asked, ActCommand(f"a{table.version}", table.viewers.versions[asked], action)
            )
        assert paper.commits[-1].summary.bot_asked

    asyncio.run(run())


def test_a_command_is_tried_again_when_others_were_faster_but_not_for_ever() -> None:
    async def run() -> None:
        table, paper, _ = on_paper()
        paper.conflicts = TRIES - 1
        assert (await table.submit(0, Say("a", "hello"))).version == 1
        paper.conflicts = TRIES
        with pytest.raises(CommandRefused, match="busy"):
            await table.submit(0, Say("b", "hello"))
        assert len(paper.commits) == 1

    asyncio.run(run())


def test_time_that_is_up_is_no_reason_to_replace_a_bot() -> None:
    async def run() -> None:
        table, paper, _ = on_paper(takeover="apprentice")
        for _ in range(2):
            await table.take_over(1)
        assert [(c.entry.seat, c.entry.kind, c.entry.text) for c in paper.commits] == [
            (1, "leave", "apprentice")
        ]
        chance = Random(3)
        while not table.game.over:
            action = lively_action(table.game, chance)
            if action.seat == 1:
                await table.act_for_bot(1, table.viewers.versions[1], action)
            else:
                await table.submit(
                    0, ActCommand(f"a{table.version}", table.viewers.versions[0], str(action))
                )
        done = len(paper.commits)
        await table.take_over(0)
        assert len(paper.commits) == done

    asyncio.run(run())


def test_a_table_promises_its_seed() -> None:
    table, _, _ = on_paper(salt="00ff")
    assert table_state(table.snapshot(), 0).commitment == commitment("00ff", table.row.seed)


def test_a_wait_is_counted_from_when_the_game_began() -> None:
    """An older server did not store that: then from the last change of its row."""
    table, _, now = on_paper(clock="move", seconds=60, began=990.0)
    (asked,) = table.game.to_act
    assert table.time_left()[asked] == 50
    assert table.time_left()[1 - asked] == 60
    table, _, now = on_paper(clock="move", seconds=60, began=None, updated=980.0)
    assert table.time_left()[asked] == 40
    now[0] += 40
    assert table.out_of_time() == [asked]
    table, _, _ = on_paper()
    assert (table.time_left(), table.out_of_time(), table.deadline()) == ([], [], None)


def test_who_has_used_up_the_time_for_the_game_cannot_come_back() -> None:
    """Time for a move starts over with the next one, so it keeps nobody out."""

    async def run() -> None:
        for clock, is_back in (("game", False), ("move", True)):
            table, _, now = on_paper(clock=clock, seconds=60, takeover="random")
            (asked,) = table.game.to_act
            now[0] += 59
            await table.submit(asked, LeaveSeat("l"))
            await table.submit(asked, Back("b"))
            now[0] += 1
            assert table.out_of_time() == ([asked] if clock == "game" else [])
            await table.take_over(asked)
            if is_back:
                assert await table.submit(asked, Back("again"))
            else:
                assert await refusal_of(table.submit(asked, Back("again"))) == "out_of_time"

    asyncio.run(run())


def test_chat_before_the_game_is_counted_and_makes_nothing_stale() -> None:
    async def run() -> None:
        table, paper, now = on_paper(status="waiting", clock="game", seconds=60)
        now[0] -= 500
        for number in range(3):
            assert (await table.submit(0, Say(f"s{number}", "hello"))).version == number + 1
        assert [(entry.version, entry.waited) for entry in paper.chat] == [(1, 0), (2, 0), (3, 0)]
        assert table.change_limits.chat == [3, 0]
        now[0] += 500
        table.row.status = "playing"
        await table.refresh()
        (asked,) = table.game.to_act
        action = str(table.game.options(asked)[0])
        assert table.time_left() == [60, 60]
        assert await table.submit(asked, ActCommand("a", 0, action))

    asyncio.run(run())


def test_an_answer_of_a_bot_that_comes_second_is_dropped_and_the_first_is_read() -> None:
    """Two at once: another process was faster."""

    async def run() -> None:
        table, paper, _ = on_paper(takeover="random")
        await table.take_over(0)
        await table.take_over(1)
        (asked,) = table.game.to_act
        answer = table.game.options(asked)[0]
        paper.conflicts, reads = 1, paper.reads
        await table.act_for_bot(asked, table.viewers.versions[asked], answer)
        assert (len(paper.commits), paper.reads) == (2, reads + 1)
        await table.act_for_bot(asked, table.viewers.versions[asked], answer)
        assert paper.commits[-1].entry.text == str(answer)

    asyncio.run(run())


def test_a_position_is_identified_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chat doesn't change it."""
    digests: list[str] = []

    def counted(game: Game) -> str:
        digests.append(digest_of(game))
        return digests[-1]

    monkeypatch.setattr(table_module, "digest_of", counted)

    async def run() -> None:
        table, paper, _ = on_paper()
        for number in range(3):
            await table.submit(0, Say(f"s{number}", "hello"))
        await act(table, Random(1))
        assert [c.summary.digest for c in paper.commits] == [digests[0]] * 3 + [digests[1]]
        assert len(set(digests)) == len(digests) == 2

    asyncio.run(run())
