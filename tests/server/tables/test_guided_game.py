"""The guided first game: the same for everybody, and for one person only."""

import asyncio

import pytest

from tests.server.tables.test_seating import lobby
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.tables import guided_game, seating
from trickerion.server.tables.broadcast import table_state


def test_the_guided_game_is_the_same_for_everybody(sqlite: str) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            new = NewTable(GameOptions(beginner=True), bots=["apprentice"], guided=True)
            tables = [await seating.create(registry, new) for _ in range(2)]
            assert [table.row.seed for table in tables] == [guided_game.SEED] * 2
            assert table_state(tables[0].snapshot(), 0).guided
            other = await seating.create(registry, NewTable(bots=["apprentice"]))
            assert not table_state(other.snapshot(), 0).guided

    asyncio.run(test())


@pytest.mark.parametrize(
    "new",
    [
        NewTable(bots=["apprentice"], guided=True),
        NewTable(GameOptions(beginner=True), guided=True),
        NewTable(GameOptions(beginner=True), bots=["apprentice"], position={}, guided=True),
        NewTable(GameOptions(beginner=True), bots=["apprentice"], record="", guided=True),
    ],
)
def test_only_one_person_plays_the_guided_game_from_the_beginner_setup(new: NewTable) -> None:
    with pytest.raises(CommandRefused) as refused:
        guided_game.check(new)
    assert refused.value.code == "bad_options"
