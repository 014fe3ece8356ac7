"""Several processes follow what one of them, or the command line, administers."""

from tests.server.administration import (
    OwnedTable,
    closed_with,
    hello,
    make_admin,
    run,
    send,
    sign_up,
)
from tests.server.conftest import settings
from tests.server.support import Player, running, until


def test_a_ban_reaches_every_process(postgres: str) -> None:
    with running(settings(postgres)) as here, running(settings(postgres)) as there:
        boss, eve = sign_up(here, "Boss"), sign_up(here, "Eve")
        make_admin(postgres, "Boss")
        table = OwnedTable(here)
        ada = table.player("Ada")
        table.sit("Eve", eve)
        seated = Player(there, table.id, None, cookie=eve)
        body = {"kind": "ban", "account": "Eve"}
        assert send(here, "POST", "/api/admin/sanctions", boss, body).status_code == 204
        assert closed_with(seated) == 4006
        ada.until(lambda: ada.table["seats"][1]["bot"] is not None)
        assert hello(there, table.id, eve)["seat"] is None, "the session has ended"


def test_a_deleted_table_is_gone_on_every_process(postgres: str) -> None:
    with running(settings(postgres)) as here, running(settings(postgres)) as there:
        table = OwnedTable(here)
        ada = table.player("Ada")
        ben = Player(there, table.id, table.sit("Ben")["token"])
        run(postgres, "tables", "delete", table.id, "--yes")
        assert closed_with(ada) == closed_with(ben) == 4004
        for server in (here, there):
            assert server.get(table.path, status=404)["code"] == "unknown_table"


def test_a_server_that_starts_later_knows_the_sanctions(database: str) -> None:
    with running(settings(database)) as server:
        eve = sign_up(server, "Eve")
        table = OwnedTable(server)
        table.sit("Eve", eve)
        ada = table.sit("Ada")["token"]
    run(database, "accounts", "ban", "Eve", "--yes")
    with running(settings(database)) as server:
        again = Player(server, table.id, ada)
        again.until(lambda: again.table["seats"][0]["bot"] is not None)
        until(lambda: bool(server.get(table.path)["seats"][0]["bot"]))
