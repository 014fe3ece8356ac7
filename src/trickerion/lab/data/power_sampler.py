"""A bot that learns Powers at random, to compare them without the bots' own taste (POW-4)."""

from typing import ClassVar

from trickerion import Action, Game
from trickerion.bots import Bot, Budget, make_bot
from trickerion.engine.boards.powers import missing_fame
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import POWER_LEVEL
from trickerion.engine.core.verbs import DISCARD_POWER, LEARN_POWER


class PowerSampler(Bot):
    """A specialist, except that it keeps any Powers and learns any that its Fame allows.

    Other bots keep the Powers they value most and hardly ever learn the rest. This one learns at
    the highest level it can, any card alike, and never pays for missing Fame.
    """

    name: ClassVar[str] = "power_sampler"
    player: ClassVar[str] = "specialist"
    """The bot that decides everything else."""

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.bot = make_bot(self.player, seat, seed)

    def decide(self, game: Game, budget: Budget) -> Action:
        options = game.options(self.seat)
        if options[0].verb is DISCARD_POWER:
            return self.rng.choice(options)
        if options[0].verb is LEARN_POWER:
            return self._learn(game, options)
        return self.bot.decide(game, budget)

    def _learn(self, game: Game, options: list[Action]) -> Action:
        """Any card of the highest level, beside the lowest slot with nothing of that level or
        above."""
        player = game.players[self.seat]
        better = [
            action
            for action in options
            if action.verb is LEARN_POWER
            and POWER_LEVEL[action.power] > level_of(player.learned[action.power_slot])
            and not missing_fame(player, action.power)
        ]
        if not better:
            return options[-1]
        highest = max(POWER_LEVEL[action.power] for action in better)
        power = self.rng.choice(
            sorted({a.power for a in better if POWER_LEVEL[a.power] == highest})
        )
        return min((a for a in better if a.power == power), key=lambda a: a.power_slot)


class LegendSampler(PowerSampler):
    """The same with the legend: Powers in the hands of the best bot."""

    name: ClassVar[str] = "legend_sampler"
    player: ClassVar[str] = "legend"


def level_of(power: int) -> int:
    """The level of what lies beside a slot; 0 of nothing."""
    return 0 if power == NONE else POWER_LEVEL[power]
