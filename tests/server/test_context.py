"""The context: whose request is limited, whom limits count it for, and which keys open what."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from litestar import Request

from tests.server.conftest import settings
from trickerion.server.client_addresses import Connection
from trickerion.server.context import RequestContext, bearer
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage.rows import SeatRow
from trickerion.server.storage.store import sqlite_url
from trickerion.server.tokens import hashed

HERE = "127.0.0.1"
ELSEWHERE = "203.0.113.5"
pytestmark = pytest.mark.usefixtures("standing_clock")


@pytest.fixture
def context(tmp_path: Path) -> RequestContext:
    return made(tmp_path)


def made(folder: Path, **more: Any) -> RequestContext:
    return RequestContext(settings(sqlite_url(folder / "a.db"), **more))


def asking(client: str, **headers: str) -> Connection:
    """A request from an address."""
    given = {"host": "localhost", **headers}
    written = [(n.replace("_", "-").encode(), v.encode()) for n, v in given.items()]
    scope: Any = {"type": "http", "client": (client, 1), "headers": written, "path": "/"}
    return Request(scope)


def refusal_of(work: Any, *arguments: Any) -> str | None:
    try:
        work(*arguments)
    except CommandRefused as refusal:
        return refusal.code
    return None


def tries(work: Any, *arguments: Any, most: int = 1000) -> int:
    """How often something is allowed before it is refused."""
    return next((n for n in range(most) if refusal_of(work, *arguments) == "too_fast"), most)


def test_r13_limits_hold_for_everybody_but_people_on_this_machine(tmp_path: Path) -> None:
    context = made(tmp_path)
    assert not context.is_limited(asking(HERE))
    assert context.is_limited(asking(ELSEWHERE))
    assert context.is_limited(asking(HERE, x_forwarded_for=ELSEWHERE))
    assert context.is_limited(asking(HERE, host="games.example"))
    assert made(tmp_path, limit_loopback=True).is_limited(asking(HERE))
    assert (
        tries(context.limit, context.limits.tables, asking(ELSEWHERE))
        == context.limits.tables.burst
    )
    assert tries(context.limit, context.limits.tables, asking(HERE)) == 1000
    assert tries(context.limit, context.limits.tables, asking("203.0.113.6")) > 0


def test_r13_a_proxy_nobody_told_of_is_warned_about_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    context = made(tmp_path)
    with caplog.at_level(logging.WARNING):
        context.is_local(asking(HERE))
        context.is_local(asking(ELSEWHERE, via="1.1 proxy"))
        assert not caplog.records
        for _ in range(2):
            assert not context.is_local(asking(HERE, via="1.1 proxy"))
        assert len(caplog.records) == 1


@pytest.mark.parametrize(
    ("headers", "warnings"),
    [({"x_forwarded_for": HERE}, 0), ({"x_real_ip": ELSEWHERE}, 1)],
)
def test_r13_a_declared_proxy_that_says_who_asks_is_no_reason_for_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, headers: dict[str, str], warnings: int
) -> None:
    context = made(tmp_path, proxy=HERE)
    with caplog.at_level(logging.WARNING):
        assert not context.is_local(asking(HERE, **headers))
    assert len(caplog.records) == warnings


def test_r13_an_address_has_so_many_sockets_at_once(tmp_path: Path) -> None:
    context = made(tmp_path, connections_each=2)
    with context.socket(asking(ELSEWHERE)):
        for _ in range(3):
            with context.socket(asking(ELSEWHERE)), pytest.raises(CommandRefused, match="Too many"):
                context.socket(asking(ELSEWHERE)).__enter__()
        with context.socket(asking("203.0.113.6")):
            pass
    with context.socket(asking(HERE)), context.socket(asking(HERE)), context.socket(asking(HERE)):
        pass


def test_r13_guesses_at_one_table_are_limited_on_this_machine_too(context: RequestContext) -> None:
    burst = context.limits.guesses_at.burst
    assert tries(context.count_guess, asking(HERE), "table") == burst
    assert tries(context.count_guess, asking(HERE), "another") == burst
    assert tries(context.count_guess, asking(HERE)) == 1000
    assert tries(context.count_guess, asking(ELSEWHERE)) == context.limits.guesses.burst


def test_r13_a_right_password_is_no_guess(context: RequestContext) -> None:
    """However often somebody signs in, at one account or at several."""
    for _ in range(300):
        context.count_password(asking(ELSEWHERE), "ada")
        context.forget_guess(asking(ELSEWHERE), "ada")
    assert tries(context.count_password, asking(ELSEWHERE), "ada") == context.limits.guesses.burst


def test_r13_an_account_is_guessed_at_slowly_from_many_addresses(context: RequestContext) -> None:
    guesses = [
        refusal_of(context.count_password, asking(f"198.51.100.{number}"), "ada")
        for number in range(250)
    ]
    assert guesses.count(None) == context.limits.passwords.burst
    assert refusal_of(context.count_password, asking(ELSEWHERE), "ben") is None


def test_figures_are_for_this_machine_and_for_whoever_has_the_token(tmp_path: Path) -> None:
    context = made(tmp_path, metrics_token="seen-it")
    assert refusal_of(context.check_metrics_access, asking(HERE)) is None
    assert refusal_of(context.check_metrics_access, asking(ELSEWHERE)) == "unknown_token"
    right, wrong = {"authorization": "Bearer seen-it"}, {"authorization": "Bearer guessed"}
    check = context.check_metrics_access
    assert refusal_of(check, asking(ELSEWHERE, **right)) is None
    assert refusal_of(check, asking(HERE, **wrong)) == "unknown_token"
    assert tries(check, asking(ELSEWHERE, **wrong)) == context.limits.guesses.burst
    assert tries(check, asking(ELSEWHERE)) == 1000
    check = made(tmp_path).check_metrics_access
    assert refusal_of(check, asking(ELSEWHERE, **right)) == "unknown_token"
    assert refusal_of(check, asking(ELSEWHERE, authorization="Bearer ")) is not None


def seat_with(seat: int, token: str) -> SeatRow:
    row = SeatRow(table_id="t", seat=seat)
    row.token = hashed(token)
    return row


def test_a_key_opens_its_seat_only(context: RequestContext) -> None:
    seats = [seat_with(0, "a"), SeatRow(table_id="t", seat=1)]
    assert context.seat(asking(HERE, authorization="Bearer a"), seats) == 0
    assert context.seat(asking(HERE, authorization="Bearer b"), seats) is None
    assert context.seat(asking(HERE), seats) is None


class Waiting:
    """A table at which another process has just given out a key."""

    id = "t"
    state: object = None

    def __init__(self) -> None:
        self.seats = [seat_with(0, "old")]
        self.read = 0

    async def reseat(self) -> None:
        self.read += 1
        self.seats = [*self.seats, seat_with(1, "fresh")]


def test_a_key_that_another_process_gave_out_is_looked_up_while_the_table_waits(
    context: RequestContext,
) -> None:
    async def run() -> None:
        table: Any = Waiting()
        assert await context.seat_of_token(table, "fresh") is None
        context.registry.store.is_postgres = True
        assert await context.seat_of_token(table, "old") == 0
        assert await context.seat_of_token(table, None) is None
        assert table.read == 0
        assert await context.seat_of_token(table, "fresh") == 1
        assert table.read == 1
        table.state = "begun"
        assert await context.seat_of_token(table, "unknown") is None
        assert table.read == 1
        await context.own_seat(asking(HERE, authorization="Bearer fresh"), table, 1)
        burst = int(context.limits.guesses_at.burst)
        codes = []
        for _ in range(burst + 1):
            with pytest.raises(CommandRefused) as refused:
                await context.own_seat(asking(HERE, authorization="Bearer fresh"), table, 0)
            codes.append(refused.value.code)
        assert codes == ["unknown_token"] * burst + ["too_fast"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("header", "token"),
    [("Bearer abc", "abc"), ("bearer  abc ", "abc"), ("Basic abc", None), ("Bearer", None)],
)
def test_a_token_comes_in_the_authorization_header(header: str, token: str | None) -> None:
    assert bearer(asking(HERE, authorization=header)) == token
