"""Reviewing a finished game, action by action."""

from collections.abc import Callable
from typing import cast

from trickerion import Game, __version__, replay
from trickerion.bots.outlook import Outlook
from trickerion.review.decisions import DecisionJudge
from trickerion.review.depths import DEPTHS
from trickerion.review.futures import Futures, decided_by_chance, luck
from trickerion.review.shapes import FORMAT, Decision, Luck, Point, Review
from trickerion.review.summary import player_review, turning_points
from trickerion.shapes import SetupOptions

Progress = Callable[[int, int], None]
"""Told after each action: how many are done, and how many there are."""


class CannotReview(ValueError):
    """Why a game can't be reviewed, in one sentence; `code` is `bad_record` or `still_playing`."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def review_record(
    text: str, depth: str = "normal", seed: int = 0, progress: Progress | None = None
) -> Review:
    """Review a record; raises CannotReview if it isn't that of a finished game by known rules."""
    try:
        game = replay(text)
    except ValueError as error:
        raise CannotReview("bad_record", f"not a valid record: {error}") from error
    return review_game(game, depth, seed, progress)


def review_game(
    game: Game, depth: str = "normal", seed: int = 0, progress: Progress | None = None
) -> Review:
    """Review a finished game with its history; the same seed and depth give the same review."""
    if depth not in DEPTHS:
        raise ValueError(f"depth: {depth!r} is not one of {', '.join(DEPTHS)}")
    if not game.over:
        raise CannotReview(
            "still_playing", "The game is still being played. Review it when it is over."
        )
    analysis = Analysis(game, depth, seed)
    analysis.run(progress)
    return analysis.review()


class Analysis:
    """A review in the making."""

    def __init__(self, game: Game, depth: str, seed: int) -> None:
        self.finished = game
        self.depth = depth
        self.seed = seed
        self.futures = Futures(DEPTHS[depth].futures, DEPTHS[depth].outcomes, seed)
        self.judge = DecisionJudge(DEPTHS[depth].decision, seed)
        self.points: list[Point] = []
        self.decisions: list[Decision] = []
        self.luck: list[Luck] = []

    def run(self, progress: Progress | None = None) -> None:
        """Replay the game and look at every position, decision and chance event."""
        game = replay(self.finished.record(), until=0)
        history = self.finished.history
        self._add_point(game)
        for index, action in enumerate(history):
            judged = self.judge.judge(game, action)
            if judged is not None:
                self.decisions.append(judged)
            before = game.clone()
            events = game.apply(action)
            outlook = self._add_point(game)
            if game.reveals != before.reveals:
                expected = self.futures.expectation(before, action)
                what = decided_by_chance(events)
                found = luck(index, before.turn, what, outlook, expected)
                self.luck += [] if found is None else [found]
            if progress is not None:
                progress(index + 1, len(history))

    def _add_point(self, game: Game) -> Outlook:
        found = self.futures.outlook(game)
        self.points.append(
            {
                "turn": game.turn,
                "phase": game.phase,
                "fame": [round(fame, 1) for fame in found.fame],
                "places": [[round(chance, 3) for chance in places] for places in found.places],
            }
        )
        return found

    def review(self) -> Review:
        game = self.finished
        fame, places = game.scores, game.places
        assert places is not None
        return {
            "format": FORMAT,
            "rules": game.rules,
            "version": __version__,
            "depth": self.depth,
            "seed": self.seed,
            "options": cast(SetupOptions, game.setup_options.to_dict()),
            "names": game.names,
            "actions": len(game.history),
            "fame": fame,
            "places": places,
            "points": self.points,
            "decisions": self.decisions,
            "luck": self.luck,
            "turning_points": turning_points(self.decisions, self.luck),
            "players": [
                player_review(seat, fame[seat], places[seat], self.decisions, self.luck)
                for seat in range(len(fame))
            ],
        }
