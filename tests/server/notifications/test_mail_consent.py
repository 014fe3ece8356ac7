"""R25: nobody is written to unasked. R24: a dead mail server disturbs nobody."""

import asyncio
import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.conftest import settings
from tests.server.post_office import PostOffice, post_office
from tests.server.support import PATIENCE, Data, Running, figure, play, running, until
from trickerion.server.notifications import mail, mail_consent
from trickerion.server.notifications.mail_consent import DAY, Quota
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow
from trickerion.server.storage.store import Store, sqlite_url

VICTIM = "victim@example.org"
TITLE = "Win a prize at spam example"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as found:
        yield found


@pytest.fixture
def server(database: str, office: PostOffice) -> Iterator[Running]:
    with mailing(database, office) as at:
        yield at


def mailing(database: str, office: PostOffice) -> Any:
    """A server that sends mail; links lead to its pages, whatever its address."""
    smtp = f"smtp://127.0.0.1:{office.port}"
    return running(settings(database, smtp=smtp, public_url="https://games.example"))


class Guest:
    """The player of the first seat, who is asked and away, at a slow table with a rude title."""

    def __init__(self, server: Running, **more: Any) -> None:
        self.server = server
        body = {"pace": "slow", "title": TITLE, "options": {"players": 2, "beginner": True}}
        self.table = server.post("/api/tables", body)["table"]["id"]
        seats = f"/api/tables/{self.table}/seats"
        self.token = server.post(seats, {"name": "Cheap Pills"}, **more)["token"]
        self.other = server.post(seats, {"name": "Ben"})["token"]
        self.path = f"{seats}/0/attention"

    def wants(self, email: str | None, status: int = 200, token: str | None = None) -> Data:
        headers = {"Authorization": f"Bearer {token or self.token}"}
        answer = self.server.http.put(self.path, json={"email": email}, headers=headers)
        assert answer.status_code == status, answer.text
        found: Data = answer.json()
        return found


def link(letter: EmailMessage, kind: str) -> str:
    """The path of a link in a letter."""
    found = re.search(rf"https://games\.example(/mail/{kind}/[\w-]+)", letter.get_content())
    assert found is not None
    return found[1]


def press(server: Running, path: str) -> str:
    """Press the button of a page, as a browser or a mail program does."""
    # A browser that sends no referrer hides where a form was.
    body = {"List-Unsubscribe": "One-Click"}
    answer = server.http.post(path, data=body, headers={"Origin": "null"})
    assert answer.status_code == 200, answer.text
    return answer.text


def quiet(server: Running) -> None:
    """All that was to be sent has been sent, or was given up."""
    mark = 'trickerion_notifications_total{channel="webhook",outcome="failed"}'

    def count() -> float:
        lines = server.http.get("/api/metrics").text.splitlines()
        return sum(float(line.removeprefix(mark)) for line in lines if line.startswith(mark))

    before = count()
    guest = Guest(server)
    nowhere = {"webhook": "http://127.0.0.1:1/"}
    headers = {"Authorization": f"Bearer {guest.token}"}
    server.http.put(guest.path, json=nowhere, headers=headers).raise_for_status()
    until(lambda: count() > before)


def confirmed(server: Running, office: PostOffice, guest: Guest, address: str) -> EmailMessage:
    """Confirm an address for a guest, too late for this wait; the letter that asked for it."""
    known = len(office.to(address))
    assert guest.wants(address) == {"email": "unconfirmed"}
    until(lambda: len(office.to(address)) == known + 1)
    quiet(server)
    letter = office.to(address)[-1]
    press(server, link(letter, "confirm"))
    return letter


# Confirmed addresses only


def test_r25_an_unconfirmed_address_gets_nothing_but_one_question(
    server: Running, office: PostOffice
) -> None:
    """Neither by waits nor by asking again, and looking at the page does not confirm."""
    guest = Guest(server)
    assert guest.wants("ada@example.org") == {"email": "unconfirmed"}
    until(lambda: len(office.delivered) == 1)
    letter = office.to("ada@example.org")[0]
    page = server.http.get(link(letter, "confirm"))
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-store")
    assert "ada@example.org" in page.text
    assert server.http.head(link(letter, "confirm")).status_code == 200
    assert guest.wants("ada@example.org") == {"email": "unconfirmed"}
    quiet(server)
    assert len(office.delivered) == 1
    assert letter["Subject"] == "Trickerion: confirm your address"


def test_whoever_confirmed_is_told_once_per_wait(server: Running, office: PostOffice) -> None:
    new: dict[str, Any] = {"pace": "slow", "title": TITLE, "options": {"beginner": True}}
    id, (one, other) = server.table(people=2, **new)
    path = f"/api/tables/{id}/seats/{other.seat}/attention"
    headers = {"Authorization": f"Bearer {other.token}"}
    other.close()
    until(lambda: not server.get(f"/api/tables/{id}")["seats"][1]["is_here"])
    body = {"email": "ben@example.org"}
    assert server.http.put(path, json=body, headers=headers).json() == {"email": "unconfirmed"}
    until(lambda: len(office.delivered) == 1)
    page = press(server, link(office.delivered[0].letter, "confirm"))
    assert "Address confirmed" in page
    assert server.http.put(path, json=body, headers=headers).json() == {"email": "confirmed"}
    one.act(one.update["options"][0])
    until(lambda: len(office.delivered) == 2)
    one.ask("say", text="hurry up")
    assert server.http.put(path, json=body, headers=headers).json() == {"email": "confirmed"}
    quiet(server)
    assert len(office.delivered) == 2
    letter = office.delivered[1].letter
    assert letter["Subject"] == "Trickerion: it's your turn"
    assert f"https://games.example/t/{id}" in letter.get_content()
    for each in office.delivered:
        for text in ("prize", "spam", "Player", "hurry"):
            assert text not in each.letter.as_string()


def test_an_address_is_confirmed_for_those_who_asked_only(
    server: Running, office: PostOffice
) -> None:
    """A stranger who enters it at another table gets nothing sent, but the question."""
    confirmed(server, office, Guest(server), VICTIM)
    stranger = Guest(server)
    assert stranger.wants(VICTIM) == {"email": "unconfirmed"}
    until(lambda: len(office.to(VICTIM)) == 2)
    quiet(server)
    assert [letter["Subject"] for letter in office.to(VICTIM)] == [
        "Trickerion: confirm your address"
    ] * 2


def test_an_account_confirms_an_address_once(server: Running, office: PostOffice) -> None:
    body = {"name": "Ada", "password": "correct horse"}
    session = server.post("/api/accounts", body)["token"]
    server.http.cookies.clear()
    mine = {"headers": {"Authorization": f"Bearer {session}"}}
    confirmed(server, office, Guest(server, **mine), "ada@example.org")
    assert Guest(server, **mine).wants("ada@example.org") == {"email": "confirmed"}
    until(lambda: len(office.to("ada@example.org")) == 2)
    assert office.to("ada@example.org")[1]["Subject"] == "Trickerion: it's your turn"


def test_whoever_sits_down_next_inherits_no_notifications(
    server: Running, office: PostOffice
) -> None:
    made = server.post("/api/tables", {"pace": "slow", "options": {"players": 2}})
    seats = f"/api/tables/{made['table']['id']}/seats"
    first = {"Authorization": f"Bearer {server.post(seats, {'name': 'Ada'})['token']}"}
    server.http.put(f"{seats}/0/attention", json={"email": "ada@example.org"}, headers=first)
    until(lambda: len(office.delivered) == 1)
    press(server, link(office.delivered[0].letter, "confirm"))
    assert server.http.delete(f"{seats}/0", headers=first).status_code == 204
    for name in ("Ben", "Cleo"):
        server.post(seats, {"name": name})
    quiet(server)
    assert len(office.delivered) == 1


def test_a_server_without_mail_says_so(sqlite_server: Running) -> None:
    assert Guest(sqlite_server).wants("ada@example.org", status=400)["code"] == "no_mail"
    assert Guest(sqlite_server).wants(None) == {"email": "off"}


# Unsubscribed


def test_r25_an_unsubscribed_address_gets_nothing(server: Running, office: PostOffice) -> None:
    """From nobody, not even a question, in no spelling; until its owner allows it again."""
    guest = Guest(server)
    letter = confirmed(server, office, guest, VICTIM)
    stop = link(letter, "stop")
    assert letter["List-Unsubscribe"] == f"<https://games.example{stop}>"
    assert "Stop all e-mail" in server.http.get(stop).text
    assert "Unsubscribed" in press(server, stop)
    assert guest.wants(VICTIM) == {"email": "unsubscribed"}
    for address in (VICTIM, "Victim@Example.org", "victim+1@example.org"):
        assert Guest(server).wants(address) == {"email": "unconfirmed"}
    quiet(server)
    assert len(office.delivered) == 1
    page = server.http.get(stop).text
    assert "Allow e-mail again" in page
    press(server, stop.replace("/stop/", "/allow/"))
    assert guest.wants(VICTIM) == {"email": "confirmed"}
    Guest(server).wants(VICTIM)
    until(lambda: len(office.to(VICTIM)) == 2)


# Flooded


def test_r25_a_flood_does_not_get_through(
    database: str, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many tables, many spellings, a restart in between: three questions a day, no more. The
    sender has a limit, too, and is told."""
    monkeypatch.setitem(mail_consent.QUOTAS, "confirm", Quota(recipient=3, sender=20, all=500))
    for spelling in ("victim+{}@example.org", "VICTIM+{}@Example.Org"):
        with mailing(database, office) as server:
            for number in range(figure(6, 79)):
                Guest(server).wants(spelling.format(number))
            until(lambda: len(office.delivered) >= 3)
            quiet(server)
    assert len(office.delivered) == 3


def test_r25_one_sender_asks_only_so_often(server: Running, office: PostOffice) -> None:
    guest = Guest(server)
    for number in range(10):
        guest.wants(f"somebody{number}@example.org")
    assert guest.wants("one.more@example.org", status=429)["code"] == "too_fast"
    assert Guest(server).wants("one.more@example.org", status=429)["code"] == "too_fast"
    until(lambda: len(office.delivered) >= 10)
    quiet(server)
    assert len(office.delivered) == 10


SEAT = SeatRow(table_id="t", seat=0, token="a" * 64, email=VICTIM)


def asked(database: str, *work: Any) -> list[Any]:
    """What the store answers to some work."""

    async def ask() -> list[Any]:
        store = Store(database, "test")
        await store.start()
        try:
            return [await _result(store, each) for each in work]
        finally:
            await store.stop()

    return asyncio.run(ask())


async def _result(store: Store, work: Any) -> Any:
    try:
        return await store.write(work)
    except CommandRefused as refusal:
        return refusal.code


def told(at: float, email: str = "me@example.org", table_id: str = "t") -> Any:
    return lambda c: mail_consent.may_notify(c, email, table_id, at)


def test_r25_a_recipient_is_told_only_so_often_a_day(database: str) -> None:
    tables = [told(float(number), table_id=f"t{number}") for number in range(51)]
    found = asked(database, *tables, told(DAY + 0.5), told(DAY + 0.6))
    assert [key is not None for key in found] == [True] * 50 + [False, True, False]
    assert len({key for key in found if key}) == 1


def test_r25_a_table_sends_only_so_much_a_day(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(mail_consent.QUOTAS, "turn", Quota(recipient=9, sender=2, all=9))
    one, other = {"email": "a@example.org"}, {"email": "b@example.org"}
    work = [told(1, **one), told(1, **other), told(1, **one), told(1, table_id="u", **one)]
    assert [key is not None for key in asked(database, *work)] == [True, True, False, True]


@pytest.mark.parametrize("kind", ["confirm", "turn"])
def test_r25_a_server_sends_only_so_much_a_day(
    database: str, monkeypatch: pytest.MonkeyPatch, kind: Any
) -> None:
    monkeypatch.setitem(mail_consent.QUOTAS, kind, Quota(recipient=9, sender=9, all=2))

    def one(number: int) -> Any:
        address = f"a{number}@example.org"
        if kind == "turn":
            return told(1, table_id=f"t{number}", email=address)
        return lambda c: mail_consent.invite(c, SEAT, address, f"10.0.0.{number}", 1.0)

    found = asked(database, *map(one, range(3)))
    assert [each is not None for each in found] == [True, True, False]


def test_r25_the_limits_of_a_day_are_those_of_the_manual() -> None:
    assert mail_consent.QUOTAS == {
        "confirm": (3, 10, 500),
        "turn": (50, 100, 5000),
        "reset": (5, 10, 500),
    }


def test_r25_the_day_is_exactly_a_day(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mail_consent.QUOTAS, "turn", Quota(recipient=1, sender=9, all=9))
    found = asked(database, told(0.0), told(86_400.0), told(86_401.0))
    assert [key is not None for key in found] == [True, False, True]


def test_questions_that_lapsed_are_forgotten_and_confirmations_are_not(database: str) -> None:
    async def work(connection: Any) -> list[Any]:
        first = await mail_consent.invite(connection, SEAT, "a@example.org", "10.0.0.1", 0.0)
        await mail_consent.invite(connection, SEAT, "b@example.org", "10.0.0.1", 0.0)
        assert first is not None
        assert await mail_consent.asking(connection, first.token, 3 * DAY) == "a@example.org"
        assert await mail_consent.asking(connection, first.token, 3 * DAY + 1) is None
        await mail_consent.confirm(connection, first.token, 1.0)
        for at, address in ((3 * DAY, "c@example.org"), (3 * DAY + 1, "d@example.org")):
            await mail_consent.invite(connection, SEAT, address, "10.0.0.1", at)
        kept = await connection.execute(select(schema.mail_consents.c.address).order_by("address"))
        return [address[0] for address in kept.scalars()]

    (found,) = asked(database, work)
    assert found == ["a", "c", "d"]


def test_a_key_unsubscribes_its_own_mailbox_only(database: str) -> None:
    async def work(connection: Any) -> list[Any]:
        keys: list[Any] = [
            await mail_consent.may_notify(connection, each, "t", 1.0)
            for each in ("a@example.org", "A+x@example.org", "b@example.org")
        ]
        assert keys[0] == keys[1] != keys[2]
        changed = [
            await mail_consent.stop(connection, keys[0], 2.0),
            await mail_consent.stop(connection, "nonsense", 2.0),
        ]
        states = [await mail_consent.stopped(connection, key) for key in (keys[0], keys[2], "x")]
        return [*changed, *states]

    (found,) = asked(database, work)
    assert found == [True, False, True, False, None]


# The links


def test_a_question_lapses_after_three_days(database: str) -> None:
    async def work(connection: Any) -> list[Any]:
        invitation = await mail_consent.invite(connection, SEAT, VICTIM, "10.0.0.1", 0.0)
        assert invitation is not None
        stored = (await connection.execute(select(schema.mail_consents.c.token))).scalar_one()
        assert stored != invitation.token
        late = await mail_consent.confirm(connection, invitation.token, 3 * DAY + 1)
        before = await mail_consent.consent_of(connection, SEAT, VICTIM)
        in_time = await mail_consent.confirm(connection, invitation.token, 3 * DAY - 1)
        again = await mail_consent.confirm(connection, invitation.token, 9 * DAY)
        after = await mail_consent.consent_of(connection, SEAT, VICTIM)
        return [late, before, in_time, again, after]

    (found,) = asked(database, work)
    assert found == [None, "unconfirmed", VICTIM, VICTIM, "confirmed"]


def test_a_question_is_asked_again_after_ten_minutes(database: str) -> None:
    def invited(at: float) -> Any:
        return lambda c: mail_consent.invite(c, SEAT, VICTIM, "10.0.0.1", at)

    found = asked(database, *map(invited, (0.0, 599.0, 601.0, 4 * DAY)))
    assert [each is not None for each in found] == [True, False, True, True]


# R24


def test_r24_a_dead_mail_server_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "DEADLINE", 10 * PATIENCE)
    with post_office(silent=True) as dead, mailing(sqlite_url(tmp_path / "a.db"), dead) as server:
        for number in range(10):
            Guest(server).wants(f"somebody{number}@example.org")
        until(lambda: dead.connections == 4)
        for path in ("/api/accounts", "/api/sessions"):
            ada = {"name": "Ada", "password": "correct horse"}
            server.post(path, ada, timeout=figure(int(PATIENCE), 8))
        _, players = server.table(people=2, options={"beginner": True})
        assert play(players, Random(1), actions=20) == 20
        assert dead.connections == 4, "they still wait"
