"""Write the gallery's sample views: real moments of games that bots play.

PYTHONPATH=src python web/gallery/samples.py
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from trickerion import Game, Options
from trickerion.bots import Budget, make_bot

FOLDER: Final = Path(__file__).parent / "samples"
NAMES: Final = ("Ada", "Bertrand", "Clementine", "Dorian")
THINKING: Final = Budget(nodes=40)

Sample = dict[str, Any]


class Moment(NamedTuple):
    """What to look for, and in which game."""

    file: str
    options: Options
    seed: int
    fits: Callable[[Game, dict[str, Any], str], bool]


def asks(kind: str, turn: int, standing: int = 0) -> Callable[[Game, dict[str, Any], str], bool]:
    """The first question of this kind of action from a turn on, put to seat 0 in a full town."""

    def fits(game: Game, view: dict[str, Any], frame: str) -> bool:
        if view["turn"] < turn or 0 not in game.to_act or placed(view) < standing:
            return False
        return any(action.kind == kind for action in game.options(0))

    return fits


def placed(view: dict[str, Any]) -> int:
    """How many Characters stand on slots."""
    disks = [disk for player in view["players"] for disk in player["characters"].values()]
    return sum("." in disk["where"] for disk in disks)


def is_over(game: Game, view: dict[str, Any], frame: str) -> bool:
    return bool(view["over"])


FULL: Final = Options(players=4, dark_alley=True, prophecies=True)
MOMENTS: Final = (
    Moment("set_up_alley_3", Options(players=3, dark_alley=True), 1, asks("magician", 0)),
    Moment("assignment_base_2", Options(players=2, beginner=True), 3, asks("assign", 2)),
    Moment("place_base_3", Options(players=3), 5, asks("place", 3, 5)),
    Moment("place_alley_4", FULL, 11, asks("place", 5, 9)),
    Moment("downtown_alley_4", FULL, 11, asks("learn", 3)),
    Moment("market_alley_4", FULL, 11, asks("buy", 2)),
    Moment("spot_alley_4", FULL, 12, asks("spot", 5, 6)),
    Moment("over_alley_4", FULL, 11, is_over),
)


def sample(game: Game) -> Sample:
    """A moment as the server tells it to seat 0."""
    view = game.view(0)
    acts = 0 in game.to_act
    return {
        "view": view,
        "options": [action.to_dict() for action in game.options(0)] if acts else [],
        "free_options": [action.to_dict() for action in game.free_options(0)] if acts else [],
    }


def find(moment: Moment) -> Sample:
    """Play until the moment comes, in one game after the other."""
    found = None
    seed = moment.seed
    while found is None:
        found = search(moment, seed)
        seed += 1
    return found


def search(moment: Moment, seed: int) -> Sample | None:
    names = list(NAMES[: moment.options.players])
    game = Game.new(moment.options, seed, names)
    bots = [make_bot("specialist", seat, seed) for seat in range(moment.options.players)]
    gains: list[dict[str, Any]] = []
    turn = 0
    while True:
        view: dict[str, Any] = game.view(0)
        frame = view["pending"][-1]["frame"] if view["pending"] else ""
        if moment.fits(game, view, frame):
            return {**sample(game), **({"gains": gains} if view["over"] else {})}
        if view["over"]:
            return None
        seat = game.to_act[0]
        events = game.apply(bots[seat].decide(game.imagine(seat, 1), THINKING))
        for event in events:
            told = event.to_dict()
            if told["kind"] == "turn_began":
                turn = int(str(told["turn"]))
            if told["kind"] == "fame_changed":
                why = str(told["why"])
                when = 99 if why.startswith("final_") else turn
                gains.append(
                    {"seat": told["seat"], "fame": told["amount"], "why": why, "turn": when}
                )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for moment in MOMENTS:
        text = json.dumps(find(moment), separators=(",", ":"), ensure_ascii=False)
        (FOLDER / f"{moment.file}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
