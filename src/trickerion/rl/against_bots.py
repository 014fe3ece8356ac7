"""The Gymnasium environment: one agent against bots."""

from typing import Any, Final

import gymnasium

from trickerion import Game
from trickerion.bots import Bot, Budget, make_bot
from trickerion.lab.play.arena import derived_seed, fill_seats
from trickerion.rl.actions import Info
from trickerion.rl.decisions import Decisions, Observation
from trickerion.rl.rendering import RENDER_MODES, render
from trickerion.rl.rewards import LOST, REWARDS, Rewards
from trickerion.rl.settings import ILLEGAL, one_of

NODES: Final = 100

Step = tuple[Observation, float, bool, bool, Info]


class AgainstBots(gymnasium.Env[Any, Any]):
    """The agent has a seat, or a random one in each game; bots have the others and decide from what
    they may know. The same seed and answers give the same game. An illegal action ends the
    game as lost, and `info["illegal"]` says why; with `illegal="raise"` it raises a ValueError."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (declared so by its parent)
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        bots: str = "random",
        nodes: int = NODES,
        seat: int | None = None,
        reward: str = "win",
        actions: str = "flat",
        free_actions: bool = False,
        illegal: str = "terminate",
        render_mode: str | None = None,
        **modules: Any,
    ) -> None:
        self.reward = one_of("reward", reward, REWARDS)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.render_mode = render_mode and one_of("render_mode", render_mode, RENDER_MODES)
        self.decisions = Decisions(modules, actions, free_actions)
        self.game_options = self.decisions.options
        others = self.game_options.players - 1
        self.levels = fill_seats(bots, others) if others else ()
        """The bots of the other seats; the Heir of a solo game is none (HEIR-1)."""
        self.budget = Budget(nodes=checked_nodes(nodes))
        self.fixed_seat = self._checked_seat(seat)
        self.action_space = self.decisions.encoding.space()
        self.observation_space = self.decisions.observation_space()

    def _checked_seat(self, seat: int | None) -> int | None:
        players = self.game_options.players
        if seat is not None and seat not in range(players):
            raise ValueError(f"seat: {seat!r} is not a seat from 0 to {players - 1}")
        return seat

    @property
    def game(self) -> Game:
        """The real game with all its secrets: an agent that looks at it cheats."""
        return self.decisions.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a new game; `options={"seat": 1}` gives the agent that seat in this game."""
        super().reset(seed=seed)
        self.decisions.start(seed)
        chosen = self._checked_seat((options or {}).get("seat", self.fixed_seat))
        rng = self.decisions.seeds
        self.seat = rng.randrange(self.game.setup_options.players) if chosen is None else chosen
        self.bots = self._seat_bots()
        self.rewards = Rewards(self.reward, self.game)
        self._let_bots_play()
        return self.decisions.observe(self.seat), self._info()

    def _seat_bots(self) -> dict[int, Bot]:
        """A bot for every other seat."""
        seed = derived_seed("bots", self.game.seed)
        others = [seat for seat in range(len(self.levels) + 1) if seat != self.seat]
        seated = zip(others, self.levels, strict=True)
        return {seat: make_bot(level, seat, seed) for seat, level in seated}

    def _let_bots_play(self) -> None:
        """Until the agent must decide or the game is over."""
        game = self.game
        while not game.over and self.seat not in game.to_act:
            seat = game.to_act[0]
            seed = derived_seed("imagined", game.seed, len(game.history))
            game.play(self.bots[seat].decide(game.imagine(seat, seed), self.budget))
        self.decisions.ask(self.seat)

    def _info(self) -> Info:
        asked = {"seat": self.seat, **self.decisions.info()}
        return {**asked, **self.decisions.result()} if self.game.over else asked

    def step(self, action: Any) -> Step:
        try:
            self.decisions.play(action)
        except ValueError as error:
            if self.illegal == "raise":
                raise
            return self._lose(str(error))
        self._let_bots_play()
        paid = self.rewards.pay()[self.seat] if self.rewards.is_due else 0.0
        if self.render_mode == "human":
            self.render()
        return self.decisions.observe(self.seat), paid, self.game.over, False, self._info()

    def _lose(self, why: str) -> Step:
        """The game ends here, lost for the agent."""
        self.decisions.stop()
        info = {**self._info(), "illegal": why}
        return self.decisions.observe(self.seat), LOST[self.reward], True, False, info

    def render(self) -> str | None:
        """The table as the agent sees it."""
        return render(self.game, self.seat, self.render_mode)


def checked_nodes(nodes: int) -> int:
    if nodes < 1:
        raise ValueError(f"nodes: a bot needs at least 1 per decision, not {nodes}")
    return nodes
