"""Reports of players and chat messages, and the admins who read them."""

import pytest

from tests.server.administration import OwnedTable, make_admin, send, sign_up
from tests.server.conftest import settings
from tests.server.support import Data, Running, running

REPORTS = "/api/admin/reports"


@pytest.fixture
def boss(server: Running, database: str) -> str:
    """The session of an admin."""
    session = sign_up(server, "Boss")
    make_admin(database, "boss")
    return session


def listed(server: Running, path: str, boss: str) -> list[Data]:
    found: list[Data] = send(server, "GET", path, boss).json()
    return found


def test_a_reported_message_reaches_the_admins_word_for_word(server: Running, boss: str) -> None:
    table = OwnedTable(server)
    ada, ben = table.player("Ada"), table.player("Ben")
    ben.ask("say", text="rude words")
    ada.catch_up()
    (said,) = [step for step in ada.steps if step["kind"] == "say"]
    body = {"seat": 1, "version": said["version"], "reason": "he is\x07 rude"}
    path = f"{table.path}/reports"
    assert send(server, "POST", path, ada.token or "", body).status_code == 204
    assert server.http.post(path, json={"seat": 0}).status_code == 204, "a spectator's report"
    person, message = listed(server, REPORTS, boss)
    assert (person["name"], person["text"], person["reason"]) == ("Ada", None, "")
    assert (message["table"], message["seat"], message["name"]) == (table.id, 1, "Ben")
    assert message["text"] == "rude words"
    assert "\x07" not in message["reason"]
    for wrong in ({"seat": 3}, {"seat": 0, "version": said["version"]}, {"seat": 1, "version": 99}):
        assert send(server, "POST", path, ada.token or "", wrong).json()["code"] == "not_found"
    handled = f"{REPORTS}/{message['id']}/handled"
    assert send(server, "PUT", handled, boss).status_code == 204
    assert [each["id"] for each in listed(server, REPORTS, boss)] == [person["id"]]
    assert [each["id"] for each in listed(server, f"{REPORTS}?handled=true", boss)] == [
        message["id"]
    ]
    assert send(server, "PUT", f"{REPORTS}/99/handled", boss).status_code == 404


@pytest.mark.usefixtures("standing_clock")
def test_r13_reports_are_limited(database: str) -> None:
    with running(settings(database, limit_loopback=True)) as server:
        table = OwnedTable(server)
        table.sit("Ada")
        codes = [
            server.http.post(f"{table.path}/reports", json={"seat": 0}).status_code
            for _ in range(6)
        ]
        assert codes == [204] * 5 + [429]
