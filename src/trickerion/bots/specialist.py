"""The specialist: plans its turn as a whole, then answers each question by what it is worth; and
the apprentice, who does the same and misjudges."""

from typing import ClassVar, Final

from trickerion import Action, Game
from trickerion.bots.bot import Advice, Bot, Budget, Thought
from trickerion.bots.plan import Plan, finish, team_of, turn_worth
from trickerion.bots.sense import sensible
from trickerion.bots.worth import worth
from trickerion.engine.names import NONE
from trickerion.engine.verbs import ASSIGN, READY

DEEPEST: Final = 6
"""How many own answers are thought through after the one at hand."""
SLACK: Final = 0.3
"""A card that costs no more than this much worth is laid all the same: plans change."""


class SpecialistBot(Bot):
    """A strong heuristic that can say what it thinks of each answer."""

    name: ClassVar[str] = "specialist"
    error: ClassVar[float] = 0.0
    """How far off it judges a position, in Fame."""

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.plan: Plan = {}
        self.planned_for: tuple[int, list[int]] = (0, [])
        """The turn and the cards the plan was made for."""

    def advise(self, game: Game, budget: Budget) -> list[Advice]:
        thought = Thought(budget)
        if game.phase == "assignment":
            return [Advice(self._assign(game, thought), worth(game, self.seat), "plan")]
        advice = []
        for action in sensible(game, self.seat):
            advice.append(Advice(action, self._judge(game, action), action.kind))
            thought.nodes += 1
            if thought.is_over:
                break
        return sorted(advice, key=lambda one: -one.estimate)

    def _judge(self, game: Game, action: Action) -> float:
        """What the position is worth after an answer and its natural consequences."""
        twin = game.clone()
        twin.play(action)
        if not twin.over:
            finish(twin, self.seat, DEEPEST)
        return self._erring(worth(twin, self.seat))

    def _erring(self, value: float) -> float:
        return value + self.chance.gauss(0, self.error) if self.error else value

    # The plan of a turn

    def _assign(self, game: Game, thought: Thought) -> Action:
        player = game.players[self.seat]
        cards = sorted([*player.hand, *(card for card in player.under if card != NONE)])
        if self.planned_for != (game.turn, cards):
            self.plan = self._make_plan(game, thought)
            self.planned_for = (game.turn, cards)
        for character, card in self.plan.items():
            if player.under[character] == NONE and card in player.hand:
                return ASSIGN.of(self.seat, character, card)
        return READY.of(self.seat)

    def _make_plan(self, game: Game, thought: Thought) -> Plan:
        """Character by character, the strongest first, the card that helps the turn most."""
        player = game.players[self.seat]
        hand = list(player.hand)
        plan = {c: card for c, card in enumerate(player.under) if card != NONE}
        best = self._erring(turn_worth(game, self.seat, plan))
        for character in team_of(game, self.seat):
            if character in plan or not hand or thought.is_over:
                continue
            values = self._judge_cards(game, plan, character, hand, thought)
            card = max(values, key=lambda card: values[card])
            if values[card] > best - SLACK:
                plan[character], best = card, values[card]
                hand.remove(card)
        return plan

    def _judge_cards(
        self, game: Game, plan: Plan, character: int, hand: list[int], thought: Thought
    ) -> dict[int, float]:
        values = {}
        for card in sorted(set(hand)):
            value = turn_worth(game, self.seat, {**plan, character: card})
            values[card] = self._erring(value)
            thought.nodes += 1
            if thought.is_over:
                break
        return values


class ApprenticeBot(SpecialistBot):
    """Plays sensibly and makes human mistakes: it misjudges what things are worth."""

    name: ClassVar[str] = "apprentice"
    error: ClassVar[float] = 1.3
