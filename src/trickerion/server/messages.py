"""The JSON schema of everything that goes over the wire, for clients in other languages."""

from typing import Any

from msgspec.json import schema_components

from trickerion.server import rest
from trickerion.server.protocol import PROTOCOL, ClientMessage, ServerMessage

BODIES = (
    *(rest.NewTable, rest.NewTableMade, rest.SitDown, rest.Seated, rest.Keys),
    *(rest.Attention, rest.AttentionSet),
    *(rest.Listed, rest.Moment, rest.Credentials, rest.SignedIn, rest.Health, rest.Chapter),
)


def json_schema() -> dict[str, Any]:
    """`ClientMessage` and `ServerMessage` are the socket's; the rest are REST bodies."""
    (client, server, *_), components = schema_components(
        (ClientMessage, ServerMessage, *BODIES), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"trickerion protocol {PROTOCOL}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }
