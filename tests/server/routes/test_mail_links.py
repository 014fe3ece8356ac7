"""The pages behind the links of e-mails."""

import pytest

from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion.server.routes import mail_links
from trickerion.texts import texts


@pytest.mark.parametrize("path", ["/mail/confirm/x", "/mail/stop/x", "/mail/allow/x"])
def test_an_unknown_link_says_so(sqlite_server: Running, path: str) -> None:
    answer = sqlite_server.http.post(path)
    assert answer.status_code == 404
    assert "This link doesn&#x27;t work" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_a_page_has_one_button_that_does_what_it_says() -> None:
    asks = mail_links._page(
        texts(), "confirm", "confirm_ask", ("confirm_do", 'k"3y'), address="a&b"
    )
    assert "<p>Send an e-mail to a&amp;b when" in asks.content
    assert 'action="k&quot;3y"><button>Confirm</button>' in asks.content
    assert asks.headers["Cache-Control"] == "no-store"
    stopped = mail_links._stopped(texts(), "k3y")
    assert 'action="../allow/k3y"><button>Allow e-mail again' in stopped.content
    assert "<form" not in mail_links._page(texts(), "allowed", "allowed_more").content


@pytest.mark.usefixtures("standing_clock")
def test_r13_guessing_links_is_limited(database: str) -> None:
    with running(settings(database, limit_loopback=True)) as server:
        codes = [server.http.get(f"/mail/stop/{number}").status_code for number in range(22)]
    assert codes[:20] == [404] * 20
    assert codes[-1] == 429


def test_the_pages_run_no_scripts_and_load_nothing(sqlite_server: Running) -> None:
    answer = sqlite_server.http.get("/mail/stop/x")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "form-action 'self'" in policy
    assert "script-src" not in policy
    assert len(answer.headers.get_list("content-security-policy")) == 1
