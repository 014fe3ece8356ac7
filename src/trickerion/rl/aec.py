"""The PettingZoo environment: every seat is an agent, and agents act one at a time."""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from trickerion import Game
from trickerion.rl.decisions import Decisions, Observation
from trickerion.rl.rendering import RENDER_MODES, render
from trickerion.rl.rewards import LOST, REWARDS, Rewards
from trickerion.rl.settings import ILLEGAL, one_of


def env(*, illegal: str = "raise", **settings: Any) -> AECEnv[str, Any, Any]:
    """The environment. An illegal action raises a ValueError; with `illegal="terminate"`
    PettingZoo's wrapper ends the game as lost."""
    made = raw_env(**settings)
    if one_of("illegal", illegal, ILLEGAL) == "raise":
        return made
    if made.actions == "factored":
        raise ValueError("illegal: 'terminate' needs the flat mask; choose actions 'flat'")
    return OrderEnforcingWrapper(TerminateIllegalWrapper(made, LOST[made.reward]))


def raw_env(**settings: Any) -> "TrickerionAEC":
    """The environment without PettingZoo's wrappers, which cost more than a step of the game."""
    return TrickerionAEC(**settings)


class TrickerionAEC(AECEnv[str, Any, Any]):
    """The agents are `player_0`, `player_1`, ... `game` is the real game with all its secrets, for
    records and evaluation: an agent that looks at it cheats."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (declared so by its parent)
        "name": "trickerion_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        reward: str = "win",
        actions: str = "flat",
        free_actions: bool = False,
        render_mode: str | None = None,
        **modules: Any,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.reward = one_of("reward", reward, REWARDS)
        self.actions = actions
        self.render_mode = render_mode and one_of("render_mode", render_mode, RENDER_MODES)
        decisions = Decisions(modules, actions, free_actions)
        self.decisions = decisions
        self.possible_agents = [f"player_{seat}" for seat in range(decisions.options.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: decisions.encoding.space() for agent in self._seats}
        self.observation_spaces = {agent: decisions.observation_space() for agent in self._seats}

    def __getattr__(self, name: str) -> Any:
        """Only attributes that are missing get here."""
        raise AttributeError(f"{name}: the environment has none, or none before reset()")

    @property
    def game(self) -> Game:
        return self.decisions.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; `options` is there because PettingZoo asks for it."""
        self.decisions.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._rewards = Rewards(self.reward, self.game)
        self._select(self.game.to_act[0])

    def _select(self, seat: int) -> None:
        """The next agent to decide."""
        self.decisions.ask(seat)
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = self.decisions.info()

    def observe(self, agent: str) -> Observation:
        return self.decisions.observe(self._seats[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if not self.agents:
            raise ValueError("step: the game is over; call reset() first")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        decisions = self.decisions
        decisions.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        to_act = decisions.game.to_act
        if not to_act or self.reward == "fame":
            self._pay()
        if to_act:
            self._select(to_act[0])
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        paid = self._rewards.pay()[: len(self.agents)]
        for agent, reward in zip(self.agents, paid, strict=True):
            self.rewards[agent] = reward
        self._accumulate_rewards()

    def _end(self) -> None:
        """Every agent takes one more step, with None as its action."""
        self.decisions.stop()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: self.decisions.result() for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as the agent that must decide sees it."""
        return render(self.game, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing to release."""
