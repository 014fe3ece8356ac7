"""Webhooks: their addresses, and what is posted."""

import pytest

from tests.server.notifications.test_outgoing_requests import OK, listening, post, saying
from trickerion.server.notifications import webhooks
from trickerion.server.protocol.messages import CommandRefused


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://a.example/", "http://", "/x", "http://a.example:0/", "http://a.example:99999/"),
        *("http://a.example/a b", "http://a.example/\r\nX: y", "http://ä.example/", "http://[::1/"),
    ],
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(CommandRefused, match="http or https address"):
        webhooks.checked_webhook(url)


def test_the_news_is_posted_as_json() -> None:
    with listening(saying(OK)) as host:
        post(f"http://127.0.0.1:{host.port}/a?b=c")
    head, _, body = host.heard[0].partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    assert lines[:2] == ["POST /a?b=c HTTP/1.1", f"Host: 127.0.0.1:{host.port}"]
    assert f"Content-Length: {len(body)}" in lines
    assert body == b'{"text": "It\'s your turn"}'


@pytest.mark.parametrize("status", [200, 299, 302, 404, 500])
def test_a_notification_is_accepted_by_a_status_of_two_hundred(status: int) -> None:
    with listening(saying(f"HTTP/1.1 {status} x\r\n\r\n".encode())) as host:
        url = f"http://127.0.0.1:{host.port}/"
        if status < 300:
            post(url)
        else:
            with pytest.raises(ValueError, match=f"did not accept .*{status}"):
                post(url)
