"""nginx and Caddy from deploy/ proxy a game; what a wrong setting breaks, the log names."""

import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import settings
from tests.server.deploy.proxies import Edit, Proxy, caddy, nginx
from tests.server.support import play, running

BOTH = pytest.mark.parametrize("proxied", [nginx, caddy])
GAME = {"beginner": True}


def without_port(site: str) -> str:
    assert "$http_host;" in site
    return site.replace("$http_host;", "$host;")


def own_host(site: str) -> str:
    assert "lb_policy" in site
    return site.replace("lb_policy", "header_up Host {upstream_hostport}\n\t\tlb_policy")


WRONG_HOST = pytest.mark.parametrize(
    ("proxied", "edit"), [(nginx, without_port), (caddy, own_host)]
)


def warnings(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [vars(record) for record in caplog.records if record.levelno >= logging.WARNING]


@BOTH
def test_a_game_is_played_through_the_proxy(
    proxied: Proxy, sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        running(settings(sqlite, proxy="127.0.0.1")) as server,
        proxied(tmp_path, [server]) as proxy,
    ):
        assert "trickerion" in proxy.http.get("/").text
        _, players = proxy.table(people=2, options=GAME)
        assert play(players, Random(1), actions=30) == 30
        proxy.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    assert warnings(caplog) == []


@WRONG_HOST
def test_a_proxy_that_changes_the_host_is_named_in_the_log(
    proxied: Proxy, edit: Edit, sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        running(settings(sqlite, proxy="127.0.0.1")) as server,
        proxied(tmp_path, [server], edit) as proxy,
    ):
        refused = proxy.post("/api/tables", {"options": {"players": 2}}, status=403)
        assert refused["code"] == "other_site"
        id = server.post("/api/tables", {"options": {"players": 2}})["table"]["id"]
        with pytest.raises(InvalidStatus):
            proxy.watch(id)
    for logged in warnings(caplog):
        assert logged["code"] == "other_site"
        assert "let the proxy pass the Host header on with its port" in logged["hint"]
        assert logged["origin"] == proxy.url
        assert logged["host"] != proxy.url.removeprefix("http://")
    assert len(warnings(caplog)) == 2


@WRONG_HOST
def test_a_public_url_makes_up_for_a_changed_host(
    proxied: Proxy, edit: Edit, sqlite: str, tmp_path: Path
) -> None:
    public = "http://games.example:99"
    with (
        running(settings(sqlite, proxy="127.0.0.1", public_url=public)) as server,
        proxied(tmp_path, [server], edit) as proxy,
    ):
        proxy.origin = proxy.http.headers["Origin"] = public
        _, players = proxy.table(people=2, options=GAME)
        assert play(players, Random(1), actions=3) == 3


@BOTH
def test_a_proxy_that_is_not_trusted_is_named_in_the_log(
    proxied: Proxy, sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(settings(sqlite)) as server, proxied(tmp_path, [server]) as proxy:
        proxy.get("/api/tables")
        proxy.get("/api/tables")
    (logged,) = warnings(caplog)
    assert "start the server with --proxy" in logged["message"]


def test_a_proxy_without_websockets_is_named_in_the_log(
    sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def without_upgrade(site: str) -> str:
        assert "$http_upgrade" in site
        return site.replace("proxy_set_header Upgrade $http_upgrade;", "")

    with (
        running(settings(sqlite, proxy="127.0.0.1")) as server,
        nginx(tmp_path, [server], without_upgrade) as proxy,
    ):
        id = proxy.post("/api/tables", {"options": {"players": 2}})["table"]["id"]
        with pytest.raises(InvalidStatus):
            proxy.watch(id)
    (logged,) = warnings(caplog)
    assert "let the proxy pass WebSockets on" in logged["hint"]
