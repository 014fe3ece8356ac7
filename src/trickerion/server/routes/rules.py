"""HTTP access to the rulebook: rules and pages by language, worked examples on the board."""

from functools import cache
from typing import Final

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, FromQuery

from trickerion import Action, Game, rulebook
from trickerion.server.protocol.bodies import Moment
from trickerion.server.protocol.learning_bodies import Example, Rulebook
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.tables.broadcast import known_events
from trickerion.texts.languages import ENGLISH

AN_HOUR: Final = CacheControlHeader(public=True, max_age=3600)
LONGEST_LANGUAGE: Final = 35
"""Characters of a language tag; longer ones name no language."""


@get("/api/rules", cache_control=AN_HOUR)
async def rules(language: FromQuery[str] = ENGLISH) -> Rulebook:
    """The rulebook in a language, in English if there is none."""
    return _rulebook(rulebook.known(language[:LONGEST_LANGUAGE]))


@cache
def _rulebook(language: str) -> Rulebook:
    pages = [rulebook.page(id, language) for id in rulebook.PAGES]
    chapters = list(rulebook.chapters(language))
    return Rulebook(language, list(rulebook.languages()), chapters, pages)


@get("/api/examples/{example_id:str}", cache_control=AN_HOUR)
async def example(example_id: FromPath[str]) -> Example:
    """A worked example of the rulebook, played step by step."""
    if example_id not in rulebook.examples():
        raise CommandRefused("not_found", "There is no such example.")
    return _example(example_id)


@cache
def _example(id: str) -> Example:
    found = rulebook.examples()[id]
    game, seat = Game.from_dict(found["position"]), found["seat"]
    moments = [Moment(game.view(seat), [])]
    for step in found["steps"]:
        events = [event for line in step for event in game.apply(Action.parse(line))]
        moments.append(Moment(game.view(seat), known_events(events, seat)))
    return Example(found["rules"], seat, moments)
