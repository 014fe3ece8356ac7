"""Creating tables, taking seats, and giving them up before the game starts."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Any

import pytest

from tests.server.administration import OwnedTable, sign_up
from tests.server.conftest import settings
from tests.server.support import Player, Running, refusal_of, running
from trickerion import Game, Options
from trickerion.bots.names import NAMES
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.tables import seating
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.table import GameTable
from trickerion.server.tokens import hashed
from trickerion.server.worker_thread import SHORT

Data = dict[str, Any]


def waiting(server: Running, **new: Any) -> str:
    made = server.post("/api/tables", {"options": {"players": 2}, "is_open": True, **new})
    return str(made["table"]["id"])


def sit_down(server: Running, id: str, name: str) -> Player:
    seated = server.post(f"/api/tables/{id}/seats", {"name": name})
    return Player(server, id, seated["token"])


def stand_up(server: Running, player: Player) -> None:
    path = f"/api/tables/{player.id}/seats/{player.seat}"
    headers = {"Authorization": f"Bearer {player.token}"}
    assert server.http.delete(path, headers=headers).status_code == 204


def test_what_was_said_stays_with_who_said_it(server: Running) -> None:
    id = waiting(server)
    ada = sit_down(server, id, "Ada")
    ada.ask("say", text="who else?")
    stand_up(server, ada)
    ben = sit_down(server, id, "Ben")
    assert ben.seat == 0
    ben.ask("say", text="me")
    sit_down(server, id, "Cy").ask("say", text="and me")
    ben.catch_up()
    said = [(step["name"], step["seat"], step["text"]) for step in ben.steps]
    assert said == [("Ada", 0, "who else?"), ("Ben", 0, "me"), ("Cy", 1, "and me")]


def test_r12_whoever_stood_up_has_no_say_in_the_seat(server: Running) -> None:
    id = waiting(server)
    ada = sit_down(server, id, "Ada")
    stand_up(server, ada)
    ben, cy = sit_down(server, id, "Ben"), sit_down(server, id, "Cy")
    assert ada.ask("say", text="still here")["code"] == "spectator"
    asked = ben if ben.catch_up().is_asked() else cy
    action = asked.update["options"][0]
    assert ada.ask("act", version=0, action=action)["code"] == "spectator"
    asked.act(action)
    ada.catch_up()
    assert ada.view["seat"] is None
    assert ada.update["options"] == []


def test_whoever_stood_up_learns_nothing_where_nobody_may_watch(server: Running) -> None:
    id = waiting(server, spectators=False)
    ada = sit_down(server, id, "Ada")
    stand_up(server, ada)
    ben, cy = sit_down(server, id, "Ben"), sit_down(server, id, "Cy")
    asked = ben if ben.catch_up().is_asked() else cy
    asked.act(asked.update["options"][0])
    ada.catch_up()
    assert ada.view in ({}, None)


def test_nobody_waits_at_every_open_seat(database: str) -> None:
    chosen = settings(
        database, limit_loopback=True, waiting_seats_per_address=10, waiting_seats_per_account=1
    )
    with running(chosen) as server:
        session = sign_up(server, "Ada")
        tables = [OwnedTable(server, options={"players": 4}) for _ in range(6)]
        for table in tables[:5]:
            table.sit("Guest")
            table.sit("Guest")
        assert tables[5].sit("Guest", status=409)["code"] == "too_many_seats"
        assert tables[5].sit("Ada", session)["seat"] == 0, "an account counts on its own"
        assert tables[4].sit("Ada", session, status=409)["code"] == "too_many_seats"
        for name in ("B", "C"):
            Player(server, tables[0].id, tables[0].sit(name, sign_up(server, name))["token"])
        assert tables[0].state()["status"] == "playing"
        assert tables[5].sit("Guest")["seat"] == 1, "two of the seats no longer wait"


# Without a network


@asynccontextmanager
async def lobby(database: str) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(settings(database))
    await registry.store.start()
    try:
        yield registry
    finally:
        await registry.stop()


async def take_seat(
    registry: TableRegistry, table: GameTable, seat: int | None = None, **more: Any
) -> tuple[int, str]:
    given = {"name": "Ada", "invitation": None, "visitor": None, **more}
    return await seating.sit_down(registry, table, seat=seat, **given)


async def stored(registry: TableRegistry, table: GameTable) -> tuple[TableRow, list[SeatRow]]:
    found = await registry.store.table_row(table.id)
    assert found is not None
    return found


def test_the_bots_take_the_last_seats(sqlite: str) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            new = NewTable(GameOptions(4), title=" Friday\x07 ", bots=["random", "apprentice"])
            table = await seating.create(registry, new)
            row, seats = await stored(registry, table)
            assert [seat.bot for seat in seats] == [None, None, "random", "apprentice"]
            assert [seat.name for seat in seats[:2]] == [None, None]
            assert seats[2].name in NAMES["random"]
            assert seats[3].name in NAMES["apprentice"]
            assert (row.title, row.status, row.began) == ("Friday", "waiting", None)
            assert row.created == row.updated <= time()

    asyncio.run(test())


def test_the_names_of_bots_say_nothing_about_the_dice(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R8: they are seen from the start, and the seed is secret until the end."""
    monkeypatch.setattr(seating, "new_seed", lambda: ("5", "salt"))

    async def test() -> None:
        async with lobby(sqlite) as registry:
            new = NewTable(GameOptions(4), bots=["random"] * 3)
            tables = [await seating.create(registry, new) for _ in range(8)]
            drawn = {tuple(seat.name for seat in table.seats) for table in tables}
            assert len(drawn) > 1

    asyncio.run(test())


def test_a_table_of_bots_has_no_seat_to_wait_for(sqlite: str) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            table = await seating.create(registry, NewTable(bots=["random"] * 2))
            row, _ = await stored(registry, table)
            assert (row.status, row.began) == ("playing", row.created)
            assert table.game.to_act
            assert await refusal_of(take_seat(registry, table)) == "table_full"

    asyncio.run(test())


@pytest.mark.parametrize(
    "new",
    [
        NewTable(bots=["random"] * 3),
        NewTable(bots=["random", "genius"]),
        NewTable(takeover="genius"),
    ],
)
def test_only_bots_that_exist_and_have_a_seat_are_accepted(sqlite: str, new: NewTable) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            assert await refusal_of(seating.create(registry, new)) == "bad_options"

    asyncio.run(test())


def test_an_uploaded_position_is_shuffled_outside_the_loop(sqlite: str) -> None:
    """R22: a table without one needs no thread."""

    async def test() -> None:
        async with lobby(sqlite) as registry:
            sizes: list[int] = []
            run = registry.worker_thread.run

            async def noted(size: int, work: Callable[[], Any]) -> Any:
                sizes.append(size)
                return await run(size, work)

            registry.worker_thread.run = noted  # type: ignore[method-assign]
            table = await seating.create(registry, NewTable())
            assert max(sizes) <= SHORT
            assert table.row.origin == "set_up"
            game = Game.new(Options(players=2), 1)
            table = await seating.create(registry, NewTable(position=game.to_dict()))
            assert max(sizes) > SHORT
            assert table.row.origin == "position"
            table = await seating.create(registry, NewTable(record=game.record()))
            assert table.row.origin == "record"

    asyncio.run(test())


def test_a_seat_is_free_wanted_or_taken(sqlite: str) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            table = await seating.create(registry, NewTable(GameOptions(3)))
            seat, token = await take_seat(registry, table, 1, name=" Ada  L. ")
            assert seat == 1
            assert await refusal_of(take_seat(registry, table, 1)) == "seat_taken"
            assert (await take_seat(registry, table))[0] == 0
            _, seats = await stored(registry, table)
            assert (seats[1].name, seats[1].token) == ("Ada L.", hashed(token))
            assert seats[2].name is None
            assert [row.name for row in table.seats] == ["Ada", "Ada L.", None]

    asyncio.run(test())


def test_a_table_by_invitation_needs_the_right_one(sqlite: str) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            table = await seating.create(registry, NewTable(is_open=False))
            for wrong in (None, "", "guess"):
                refusal = refusal_of(take_seat(registry, table, invitation=wrong))
                assert await refusal == "invitation_needed"
            await take_seat(registry, table, invitation=table.row.invitation)
            open_table = await seating.create(registry, NewTable())
            await take_seat(registry, open_table, invitation="guess")

    asyncio.run(test())


def test_two_people_who_take_the_last_seat_at_once_do_not_share_it(sqlite: str) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            table = await seating.create(registry, NewTable())
            await take_seat(registry, table)
            both = [take_seat(registry, table, name=name) for name in ("Ben", "Cy")]
            first, second = await asyncio.gather(*both, return_exceptions=True)
            assert isinstance(first, tuple)
            assert getattr(second, "code", None) == "table_full"
            assert [seat.name for seat in table.seats] == ["Ada", "Ben"]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("new", "is_timed", "is_bot_asked"),
    [
        ({"clock": "move", "seconds": 60}, True, False),
        ({"clock": "none", "seconds": 60}, False, False),
        ({"clock": "game", "seconds": 0}, False, False),
        ({"clock": "move", "seconds": 60, "bots": ["random"]}, False, False),
        ({"clock": "move", "seconds": 60, "bots": ["random"], "pace": "slow"}, False, True),
    ],
    ids=["clock", "no_clock", "no_time", "bot_first", "bot_first_slow"],
)
def test_the_last_player_to_sit_down_starts_the_game_and_its_clock(
    sqlite: str, new: Data, is_timed: bool, is_bot_asked: bool
) -> None:
    """The last seat is asked first in these games; no clock runs for a bot."""
    game = Game.new(Options(players=2), 1)
    while game.to_act != [1]:
        game.play(game.options(0)[0])
    created = NewTable(position=game.to_dict(), **new)

    async def test() -> None:
        async with lobby(sqlite) as registry:
            table, other = [await seating.create(registry, created) for _ in range(2)]
            people = [seat for seat in table.seats if seat.bot is None]
            for _ in people[1:]:
                await take_seat(registry, table)
                assert (await stored(registry, table))[0].status == "waiting"
            table.now = lambda: 5000.0
            await take_seat(registry, table)
            row, _ = await stored(registry, table)
            assert (row.status, row.began, row.updated) == ("playing", 5000.0, 5000.0)
            assert row.deadline == (5060.0 if is_timed else None)
            assert (row.asked, row.turn) == ("[1]", game.turn)
            assert row.bot_asked == is_bot_asked
            assert (await stored(registry, other))[0].status == "waiting"

    asyncio.run(test())


def test_a_seat_is_given_up_only_before_the_game_starts(sqlite: str) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            table = await seating.create(registry, NewTable())
            for _ in range(2):
                await take_seat(registry, table, 0)
                await seating.set_seat(registry, table, 0, webhook="https://example.org/hook")
                await seating.stand_up(registry, table, 0)
                _, (seat, _) = await stored(registry, table)
                assert seat == table.seats[0] == SeatRow(table_id=table.id, seat=0)
            for _ in range(2):
                await take_seat(registry, table)
            assert await refusal_of(seating.stand_up(registry, table, 0)) == "table_full"
            assert (await stored(registry, table))[1][0].name == "Ada"

    asyncio.run(test())


def test_every_change_of_a_seat_is_announced_to_other_processes(sqlite: str) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            announced: list[list[str]] = []

            async def announce(connection: object, ids: list[str]) -> None:
                announced.append(ids)

            registry.store.announce = announce  # type: ignore[method-assign, assignment]
            table = await seating.create(registry, NewTable())
            assert announced == [], "nobody else can know of it yet"
            await take_seat(registry, table, 0)
            await seating.set_seat(registry, table, 0, email="ada@example.org")
            await seating.stand_up(registry, table, 0)
            assert announced == [[table.id]] * 3

    asyncio.run(test())


def test_a_bot_with_the_name_of_a_person_who_sits_down_gets_another_one(sqlite: str) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            table = await seating.create(registry, NewTable(bots=["random"]))
            taken = table.seats[1].name
            assert taken is not None
            await take_seat(registry, table, name=taken.lower())
            assert table.game.names[0] == taken.lower()
            assert table.game.names[1] in {*NAMES["random"]} - {taken}

    asyncio.run(test())


def test_hints_are_for_a_person_against_bots_unless_the_table_says_otherwise(sqlite: str) -> None:
    async def test() -> None:
        async with lobby(sqlite) as registry:
            allowed = [
                (await seating.create(registry, new)).row.hints
                for new in (
                    NewTable(),
                    NewTable(bots=["random"]),
                    NewTable(hints=True),
                    NewTable(bots=["random"], hints=False),
                )
            ]
            assert allowed == [False, True, True, False]

    asyncio.run(test())
