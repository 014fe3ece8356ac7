"""R23: a bot takes over the seats that are out of time, and only those."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from tests.server.support import PATIENCE, Killable, figure, until
from tests.server.tables.evening import (
    SLACK,
    Evening,
    evening,
    interrupted,
    taken_over,
)
from trickerion.lab.play.simulation import lively_action
from trickerion.server.protocol.bodies import GameOptions
from trickerion.server.protocol.messages import ActCommand


@interrupted
def test_r23_only_the_seats_that_let_their_time_run_out_are_taken_over(
    database: str, interrupt: Callable[[Evening], Coroutine[Any, Any, None]]
) -> None:
    """Plans are made by all at once: one is done in time, one takes too long, one has time left
    because it was asked later."""

    async def test() -> None:
        async with evening(database) as now:
            options = GameOptions(players=3, beginner=True)
            table = await now.table(options=options, clock="game", seconds=100)
            chance = Random(4)
            while table.game.phase != "assignment":
                action = lively_action(table.game, chance)
                now.time.seconds += 10 if action.seat == 1 else 0
                await table.submit(action.seat, ActCommand(str(table.version), 99_999, str(action)))
            used = 100 - (table.time_left()[1] or 0)
            assert used > 0
            await table.submit(0, ActCommand("ready", 99_999, "ready"))
            await interrupt(now)
            await now.pass_time(100 - used + SLACK)
            await interrupt(now)
            table = await now.registry.table(table.id)
            assert table.state is not None
            assert table.state.bots == (None, "random", None)
            await now.pass_time(used)
            assert await taken_over(now, table.id) == [None, "random", "random"]

    asyncio.run(test())


def test_r23_a_server_that_was_killed_takes_an_overdue_seat_over_at_once(database: str) -> None:
    """Real processes, a real clock: the deadline passes while no server runs."""
    server = Killable(database)
    try:
        id, players = server.table(
            people=2, clock="move", seconds=3, takeover="random", options={"beginner": True}
        )
        asked = next(player.seat for player in players if player.is_asked())
        server.kill()
        for player in players:
            player.close()
        server.open.clear()
        server.start()

        def is_taken_over() -> bool:
            return bool(server.get(f"/api/tables/{id}")["seats"][asked]["bot"] == "random")

        until(is_taken_over, seconds=figure(int(PATIENCE), 3 + SLACK))
    finally:
        server.stop()
        server.close()
