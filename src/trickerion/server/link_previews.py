"""Link previews: the Open Graph tags by which chat programs show a link, made without scripts.

They say only what the lobby shows to everyone. A private table has the product's name.
"""

import json
import logging
from collections.abc import Callable
from html import escape
from typing import Final
from urllib.parse import quote

from sqlalchemy.exc import SQLAlchemyError

from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.storage.store import Store
from trickerion.texts import Texts

LOG: Final = logging.getLogger("trickerion.server")
PRODUCT: Final = "trickerion"
PICTURE: Final = "/preview.png"
Tags = dict[str, str]


async def head(
    store: Store, texts_in: Callable[[str | None], Texts], asked: str | None, server: str, path: str
) -> str:
    """The tags for a page of the client, as HTML; `server` is the server's address. A program that
    asks for no language gets that of the table's owner."""
    segment, _, rest = path.partition("/")
    table = rest.partition("/")[0] if segment in ("t", "replay") else ""
    found = await _table(store, table) if table else None
    said = texts_in(asked or (_owners_language(*found) if found else None))
    tags = {"og:title": PRODUCT}
    if found:
        tags = described(said, *found)
    elif not table:
        tags["og:description"] = said.say("preview-about")
    tags |= {"og:site_name": PRODUCT, "og:type": "website"}
    url = f"{server}/{quote(path, errors='replace')}"
    tags |= {"og:url": url, "og:image": server + PICTURE}
    tags |= {"og:image:width": "1200", "og:image:height": "630"}
    html = (f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items())
    return "".join(html) + '<meta name="twitter:card" content="summary_large_image">'


async def _table(store: Store, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    try:
        return await store.table_row(id)
    except SQLAlchemyError:
        LOG.warning("no preview of a table", exc_info=True)
        return None


def _owners_language(row: TableRow, seats: list[SeatRow]) -> str | None:
    """The language of the player who made the table; of another one there if they don't play."""
    known = [seat for seat in seats if seat.language]
    owners = [seat for seat in known if row.owner_id and seat.user_id == row.owner_id]
    return next((seat.language for seat in (*owners, *known)), None)


def described(said: Texts, row: TableRow, seats: list[SeatRow]) -> Tags:
    """A table's title, game and players, if everyone may know them."""
    is_listed = row.is_open and row.closed is None
    if not is_listed or not (row.spectators or row.status == "waiting"):
        return {"og:title": PRODUCT}
    names = said.list_of([seat.name for seat in seats if seat.name])
    title = said.say("preview-title", title=row.title, product=PRODUCT)
    if not row.title:
        title = said.say("preview-open_title", names=names, product=PRODUCT) if names else PRODUCT
    text = said.say(
        f"preview-{row.status}",
        game=said.say(_modules(row)),
        players=len(seats),
        free=sum(seat.name is None for seat in seats),
        names=names,
        turn=row.turn,
    )
    return {"og:title": title, "og:description": text}


def _modules(row: TableRow) -> str:
    options = json.loads(row.options)
    if options["prophecies"]:
        return "modules-full"
    return "modules-alley" if options["dark_alley"] else "modules-base"
