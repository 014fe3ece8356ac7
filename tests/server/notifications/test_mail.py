"""E-mail is handed to the host's mail server, encrypted wherever that is possible."""

import asyncio
import ssl
from pathlib import Path
from typing import Any

import pytest
import trustme
from aiosmtplib import SMTPException

from tests.server.post_office import post_office
from tests.server.support import PATIENCE, until
from trickerion.server.notifications import mail
from trickerion.server.notifications.mail import (
    Mailer,
    MailTexts,
    Recipient,
    checked_email,
    mailbox,
)
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.settings import Settings

ADA = "ada@example.org"
CLUB = "Club <games@games.example>"
LETTERS = MailTexts(Settings(public_url="https://games.example/", sender=CLUB))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter has as much time as a slow machine takes."""
    monkeypatch.setattr(mail, "DEADLINE", PATIENCE)


@pytest.fixture
def authority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> trustme.CA:
    """A certificate authority that this process trusts, and no other."""
    found = trustme.CA()
    found.cert_pem.write_to_path(tmp_path / "ca.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    return found


def send(url: str) -> None:
    async def send_and_hang_up() -> None:
        try:
            await Mailer(url).send(LETTERS.your_turn(Recipient(ADA, "key"), "table"))
        finally:
            # TLS says goodbye before a socket is closed; one is left for the loop itself.
            sockets: Any = asyncio.get_running_loop()
            while len(sockets._selector.get_map()) > 1:
                await asyncio.sleep(0.01)

    asyncio.run(send_and_hang_up())


# The way there


def test_mail_goes_through_the_hosts_server() -> None:
    with post_office() as office:
        send(f"smtp://127.0.0.1:{office.port}")
    (one,) = office.delivered
    assert (one.to, one.is_encrypted) == ([ADA], False)


def test_smtp_encrypts_where_the_server_offers_it(authority: trustme.CA) -> None:
    with post_office(authority.issue_cert("127.0.0.1")) as office:
        send(f"smtp://127.0.0.1:{office.port}")
    assert [one.is_encrypted for one in office.delivered] == [True]


@pytest.mark.parametrize(("scheme", "implicit"), [("smtp", False), ("smtps", True)])
def test_a_password_is_sent_over_tls(authority: trustme.CA, scheme: str, implicit: bool) -> None:
    with post_office(authority.issue_cert("127.0.0.1"), implicit) as office:
        send(f"{scheme}://club:p%40ss@127.0.0.1:{office.port}")
        with pytest.raises(SMTPException):
            send(f"{scheme}://club:wrong@127.0.0.1:{office.port}")
    assert [(one.is_encrypted, one.user) for one in office.delivered] == [(True, b"club")]


def test_a_password_is_not_sent_in_the_clear() -> None:
    with post_office() as office, pytest.raises(SMTPException, match="STARTTLS"):
        send(f"smtp://club:p%40ss@127.0.0.1:{office.port}")
    assert office.delivered == []


@pytest.mark.parametrize("host", ["127.0.0.1", "elsewhere.example"])
@pytest.mark.parametrize(("scheme", "implicit"), [("smtp", False), ("smtps", True)])
def test_a_server_with_a_bad_certificate_gets_nothing(
    authority: trustme.CA, scheme: str, implicit: bool, host: str
) -> None:
    """By an unknown authority, or for another name."""
    issuer = trustme.CA() if host == "127.0.0.1" else authority
    refused = pytest.raises((SMTPException, ssl.SSLError), match=r"(?i)certificate")
    with post_office(issuer.issue_cert(host), implicit) as office, refused:
        send(f"{scheme}://127.0.0.1:{office.port}")
    assert office.delivered == []


def test_a_dead_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "DEADLINE", 0.2)
    with post_office(silent=True) as office:
        with pytest.raises((SMTPException, TimeoutError)):
            send(f"smtp://127.0.0.1:{office.port}")
        until(lambda: office.connections == 1)


# What is written


def test_a_letter_says_whose_turn_it_is_and_how_to_unsubscribe() -> None:
    letter = LETTERS.your_turn(Recipient(ADA, "k3y"), "t4ble")
    stop = "https://games.example/mail/stop/k3y"
    assert letter["Subject"] == "Trickerion: it's your turn"
    assert (letter["To"], letter["From"]) == (ADA, CLUB)
    assert letter["List-Unsubscribe"] == f"<{stop}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Message-ID"].endswith("@games.example>")
    assert letter["Date"]
    text = letter.get_content()
    assert "https://games.example/t/t4ble\n" in text
    assert stop in text


def test_a_confirmation_has_both_links_too() -> None:
    letter = LETTERS.to_confirm(Recipient(ADA, "k3y"), "t0ken")
    assert letter["Subject"] == "Trickerion: confirm your address"
    assert letter["List-Unsubscribe"] == "<https://games.example/mail/stop/k3y>"
    assert "https://games.example/mail/confirm/t0ken\n" in letter.get_content()


def test_no_link_is_broken_into_two_lines() -> None:
    letter = MailTexts(Settings(public_url=f"https://{'x' * 200}.example/", sender=CLUB))
    written = letter.to_confirm(Recipient(ADA, "k" * 32), "t" * 32).as_bytes().decode()
    lines = [line.strip("<>") for line in written.replace(": <", "\r\n").split("\r\n")]
    assert f"https://{'x' * 200}.example/mail/confirm/{'t' * 32}" in lines
    assert lines.count(f"https://{'x' * 200}.example/mail/stop/{'k' * 32}") == 2


# Addresses


LONGEST_DOMAIN = f"{'b' * 60}.{'c' * 60}.{'d' * 60}.example"
"""190 letters: with 63 and an @ before it, the longest address."""


@pytest.mark.parametrize(
    "address",
    [
        *(ADA, "a.b+c@x-y.example.org", "o'neil@example.org", f"{'a' * 64}@example.org"),
        f"{'a' * 63}@{LONGEST_DOMAIN}",
    ],
)
def test_an_address_is_taken_as_it_is_written(address: str) -> None:
    assert checked_email(address) == address


@pytest.mark.parametrize(
    "address",
    [
        *("no", "@example.org", "ada@", "ada@localhost", "a@b@c.org", "a b@c.org", "a@b.org\n"),
        *("a@b.org\nBcc: c@d.org", "Ada <ada@example.org>", "a,b@c.org", "ädä@example.org"),
        *("a%c.org@b.org", "c.org!a@b.org", "a@[127.0.0.1]", f"{'a' * 65}@b.org", '"a"@b.org'),
        *(f"a@{'b' * 250}.org", f"{'a' * 64}@{LONGEST_DOMAIN}"),
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(CommandRefused, match="not an e-mail address"):
        checked_email(address)


def test_all_spellings_of_an_address_are_one_mailbox() -> None:
    same = ["Ada@Example.org", "ada+1@example.org", "ADA+x+y@EXAMPLE.ORG"]
    assert {mailbox(each) for each in same} == {ADA}
    assert mailbox("a.d.a+1@gmail.com") == "ada@gmail.com"
    assert mailbox("a.d.a@googlemail.com") == "ada@googlemail.com"
    assert mailbox("a.da@example.org") == "a.da@example.org"
    assert mailbox("+a@example.org") == "+a@example.org"
