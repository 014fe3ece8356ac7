"""The JSON schema of all messages and bodies, for clients in other languages."""

from typing import Any

from msgspec.json import schema_components

from trickerion.review.shapes import Review
from trickerion.server.protocol import bodies
from trickerion.server.protocol import learning_bodies as learning
from trickerion.server.protocol.messages import PROTOCOL, ClientMessage, ServerMessage

BODIES = (
    *(bodies.NewTable, bodies.NewTableMade, bodies.SitDown, bodies.Seated, bodies.Keys),
    *(bodies.RematchJoined, bodies.BotSeat),
    *(bodies.Attention, bodies.AttentionSet, bodies.Listed, bodies.Replay),
    *(bodies.ReviewState, Review, bodies.Line, bodies.UploadedRecord, bodies.RecordStored),
    *(bodies.Credentials, bodies.NewAccount, bodies.SignedIn, bodies.Me),
    *(bodies.SessionListed, bodies.EmailAddress, bodies.SoloResult),
    *(bodies.PasswordChange, bodies.PasswordConfirmation, bodies.ResetRequest, bodies.NewPassword),
    *(bodies.Moderation, bodies.ChatSetting, bodies.Muting, bodies.NewReport),
    *(bodies.ReportListed, bodies.NewSanction, bodies.SanctionListed),
    *(bodies.PushKey, bodies.PushSubscription, bodies.PushRemoval),
    *(bodies.Health, learning.Rulebook, learning.Example),
    *(
        learning.PuzzleListed,
        learning.PuzzleActions,
        learning.PuzzleQuestion,
        learning.PuzzleMoment,
    ),
    *(learning.PuzzleAttempt, learning.DailyPuzzle),
    *(
        learning.LessonListed,
        learning.LessonActions,
        learning.LessonQuestion,
        learning.LessonMoment,
    ),
)


def json_schema() -> dict[str, Any]:
    """`ClientMessage` and `ServerMessage` travel on the socket; the rest are HTTP bodies."""
    (client, server, *_), components = schema_components(
        (ClientMessage, ServerMessage, *BODIES), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"trickerion protocol {PROTOCOL}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }
