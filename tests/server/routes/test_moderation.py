"""Who may moderate a table over HTTP."""

import pytest

from tests.server.administration import OwnedTable, send, sign_up
from tests.server.support import Running


def test_r12_only_the_owner_or_an_admin_moderates(server: Running) -> None:
    table = OwnedTable(server)
    ada = table.sit("Ada")["token"]
    stranger = OwnedTable(server).owner
    session = sign_up(server, "Eve")
    for token in (ada, stranger, session, "nonsense"):
        for method, path, body in (
            ("GET", "/moderation", None),
            ("PUT", "/chat", {"is_open": False}),
            ("PUT", "/seats/0/muted", {"muted": True}),
            ("POST", "/seats/0/remove", None),
            ("POST", "/seats/0/reopen", None),
            ("DELETE", "/spectators/x", None),
        ):
            answer = send(server, method, table.path + path, token, body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_owner"), path
    assert table.state()["seats"][0]["name"] == "Ada"


def test_the_account_that_created_a_table_owns_it_on_every_device(server: Running) -> None:
    session = sign_up(server, "Ada")
    table = OwnedTable(server, session)
    found = send(server, "GET", f"{table.path}/moderation", session).json()
    assert (found["is_owner"], found["is_admin"], found["spectators"]) == (True, False, [])


@pytest.mark.usefixtures("standing_clock")
def test_r13_the_owners_token_is_guessed_slowly(server: Running) -> None:
    table = OwnedTable(server)
    codes = [
        send(server, "GET", f"{table.path}/moderation", f"guess {number}").status_code
        for number in range(21)
    ]
    assert codes == [403] * 20 + [429]
    assert table.own("GET", "/moderation", status=200)["is_owner"]


def test_moderating_needs_a_table_and_the_right_body(sqlite_server: Running) -> None:
    table = OwnedTable(sqlite_server)
    unknown = send(sqlite_server, "GET", "/api/tables/x/moderation", table.owner)
    assert unknown.json()["code"] == "unknown_table"
    for body in (None, {}, {"is_open": "no"}, {"open": True}):
        assert table.own("PUT", "/chat", body, status=400)["code"] == "malformed"
