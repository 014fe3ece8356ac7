"""The legend's line: how it would have played on from a position of a finished game."""

from typing import Final

from trickerion import Action, Game
from trickerion.server.bots.fair_queue import Claim
from trickerion.server.bots.pool import BotPool, BotQuestion
from trickerion.server.protocol.bodies import Line, Moment
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.tables.broadcast import known_events
from trickerion.server.tables.game_state import game_at
from trickerion.server.tables.table import GameTable

PLAYER: Final = "legend"
OTHERS: Final = "specialist"
"""It answers for the other seats, without much thought."""
SECONDS: Final = 0.5
"""For each decision of the legend ..."""
OTHERS_SECONDS: Final = 0.1
"""... and of the others."""
MOST_DECISIONS: Final = 12
"""Of the legend; then the line ends, even if the turn doesn't."""
MOST_ACTIONS: Final = 120


class LegendLine:
    """A line in the making: the legend plays one seat to the end of the turn."""

    def __init__(self, table: GameTable, at: int, viewer: int | None) -> None:
        history = table.game.history
        if not 0 <= at < len(history):
            raise CommandRefused("not_found", f"Nothing is decided after {len(history)} actions.")
        self.table = table
        self.seat = history[at].seat
        self.viewer = viewer
        self.start = plan_start(table, at)
        self.game = game_at(table.started(), self.start).clone()
        self.turn = self.game.turn
        self.moments: list[Moment] = []
        self.decisions = 0
        for action in others_plans(table, self.start, self.seat):
            self.game.play(action)

    async def run(self, bots: BotPool, claim: Claim) -> Line:
        while self._goes_on():
            self._play(await self._next(bots, claim))
        return Line(self.start, self.seat, self.moments)

    def _goes_on(self) -> bool:
        game = self.game
        if game.over or game.turn != self.turn or len(self.moments) >= MOST_ACTIONS:
            return False
        return self.decisions < MOST_DECISIONS

    def _play(self, action: Action) -> None:
        events = self.game.apply(action)
        view = self.game.view(self.viewer)
        self.moments.append(Moment(view, known_events(events, self.viewer)))

    async def _next(self, bots: BotPool, claim: Claim) -> Action:
        """What the seat to act does: the legend's seat first, if several are."""
        game = self.game
        seat = self.seat if self.seat in game.to_act else game.to_act[0]
        options = game.options(seat)
        if len(options) == 1:
            return options[0]
        is_own = seat == self.seat
        self.decisions += is_own
        answer = await bots.decide(claim, lambda: self._question(seat, is_own))
        assert answer is not None
        if answer.action in options:
            return answer.action
        raise CommandRefused("busy", "The legend failed; please try again.")

    def _question(self, seat: int, is_own: bool) -> BotQuestion:
        level, seconds = (PLAYER, SECONDS) if is_own else (OTHERS, OTHERS_SECONDS)
        version = len(self.game.history)
        imagined = self.game.imagine(seat, version)
        # Bots keep their plans by table: those of another line would mislead them.
        key = f"{self.table.id} {self.start} {self.seat}"
        return BotQuestion(key, version, seat, level, imagined, seconds)


def plan_start(table: GameTable, at: int) -> int:
    """A plan is made as a whole: the line begins where the Assignment phase does."""
    start = at
    while start > 0 and game_at(table.started(), start).phase == "assignment":
        if game_at(table.started(), start - 1).phase != "assignment":
            break
        start -= 1
    return start


def others_plans(table: GameTable, start: int, seat: int) -> list[Action]:
    """TURN-5: plans are made at the same time, so the others' are what they were."""
    game: Game = game_at(table.started(), start)
    found: list[Action] = []
    for action in table.game.history[start:]:
        if game.phase != "assignment":
            break
        if action.seat != seat:
            found.append(action)
        game.play(action)
    return found
