"""E-mail, webhooks and the pages behind links are in the server's language."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from tests.pseudo_language import english_words, pseudo_language
from tests.server.administration import send, sign_up
from tests.server.conftest import settings
from tests.server.notifications.test_mail_consent import Guest, link, press
from tests.server.post_office import PostOffice, post_office
from tests.server.support import Running, running, until
from trickerion.server.notifications.mail import MailTexts, Recipient
from trickerion.server.settings import Settings
from trickerion.server.storage.store import sqlite_url

ADA = "ada@example.org"
ALLOWED = re.compile(rf"https://\S+|<style>.*</style>|<[^>]+>|{ADA}", re.DOTALL)
"""Links, markup and addresses."""


@pytest.fixture(scope="module", autouse=True)
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pseudo_language(tmp_path_factory.mktemp("texts")):
        yield


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, office: PostOffice) -> Iterator[Running]:
    smtp = f"smtp://127.0.0.1:{office.port}"
    url = "https://games.example"
    database = sqlite_url(tmp_path / "a.db")
    with running(settings(database, smtp=smtp, public_url=url, language="xa")) as at:
        yield at


def plain_english(text: str) -> list[str]:
    return english_words(unescape(text), ALLOWED)


def test_every_page_behind_a_link_shows_no_plain_english(
    server: Running, office: PostOffice
) -> None:
    Guest(server).wants(ADA)
    until(lambda: bool(office.delivered))
    letter = office.to(ADA)[0]
    asked, stop = link(letter, "confirm"), link(letter, "stop")
    shown = [server.http.get(asked).text, press(server, asked)]
    shown += [server.http.get(stop).text, press(server, stop), server.http.get(stop).text]
    shown += [press(server, stop.replace("stop", "allow")), server.http.get("/mail/stop/x").text]
    assert len(set(shown)) == 6
    for page in shown:
        assert '<html lang="xa">' in page
        assert plain_english(page) == []


def test_letters_and_webhooks_show_no_plain_english() -> None:
    chosen = Settings(public_url="https://a.b", sender="a@b.c", language="xa")
    letters = MailTexts(chosen)
    to = Recipient(ADA, "k")
    for letter in (letters.to_confirm(to, "t"), letters.your_turn(to, "t")):
        assert plain_english(f"{letter['Subject']} {letter.get_content()}") == []
    assert plain_english(chosen.texts_in(None).say("mail-webhook", link="https://a.b/t/t")) == []


def test_a_letter_is_in_the_language_of_its_recipient() -> None:
    letter = MailTexts(Settings()).your_turn(Recipient(ADA, "k", "xa"), "t")
    assert (letter["Content-Language"], plain_english(letter["Subject"])) == ("xa", [])


def test_the_language_of_the_account_comes_before_that_of_the_browser(
    tmp_path: Path, office: PostOffice
) -> None:
    """A guest gets what the browser asks for; somebody signed in what they chose."""
    chosen = settings(sqlite_url(tmp_path / "b.db"), smtp=f"smtp://127.0.0.1:{office.port}")
    with running(chosen) as server:
        server.http.headers["Accept-Language"] = "xa"
        Guest(server).wants(ADA)
        until(lambda: bool(office.delivered))
        token = sign_up(server, "Ben")
        send(server, "PUT", "/api/me/language", token, {"language": "en"})
        send(server, "PUT", "/api/me/email", token, {"email": "ben@example.org"})
        until(lambda: len(office.delivered) == 2)
    assert office.to(ADA)[0]["Content-Language"] == "xa"
    assert office.to("ben@example.org")[0]["Content-Language"] == "en"


def test_an_unknown_language_is_english_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(2):
        letter = MailTexts(Settings(language="tlh")).your_turn(Recipient(ADA, "k"), "t")
        assert letter["Subject"] == "Trickerion: it's your turn"
    assert caplog.messages == ["no texts in 'tlh'; using English"]
