"""The language that the sender of a request reads: chosen in the browser, or preferred by it."""

from collections.abc import Iterator
from typing import Any, Final

from litestar.connection import ASGIConnection

from trickerion.texts import found_language

COOKIE: Final = "language"
"""Set by the client when its reader chooses a language."""
LONGEST: Final = 200
"""Characters of a header that are read."""
LONGEST_TAG: Final = 20


def asked_language(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The language that a request asks for; None if it asks for none that there is."""
    wanted = (
        request.query_params.get("lang", ""),
        request.cookies.get(COOKIE, ""),
        *accepted(request.headers.get("accept-language", "")),
    )
    known = (found_language(tag[:LONGEST_TAG]) for tag in wanted if tag)
    return next((language for language in known if language), None)


def accepted(header: str) -> list[str]:
    """The languages of an `Accept-Language`, the preferred one first."""
    return [tag for _, tag in sorted(_weighed(header[:LONGEST]), key=lambda one: -one[0])]


def _weighed(header: str) -> Iterator[tuple[float, str]]:
    for part in header.split(","):
        tag, _, weight = part.strip().partition(";")
        try:
            yield float(weight.strip().removeprefix("q=") or 1), tag.strip()
        except ValueError:
            continue
