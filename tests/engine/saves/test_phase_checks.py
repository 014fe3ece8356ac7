"""R26: a question that the setup, a Performance or the end of a phase cannot ask is refused."""

from typing import Any

import pytest

from tests.engine.effects.at_workshop import RINGS, prepare, workshop
from tests.engine.saves.impossible import Change, Make, asking, asks, check_refusal, put, written
from tests.support import do, position, seat, show
from trickerion import Game, Options


def performing(magician: str, card: str = "theater", rival: str | None = None) -> Any:
    """p1 performs riverside_1 on Friday, where p2 has a marker as well."""
    slot = "friday.performance" if card == "theater" else f"friday.performance {card}"
    game = position(
        seat(placed={"magician": slot}, tricks={"mind_reading": 0}, magician=magician),
        seat(tricks={"burning_mummy": 0}, magician=rival),
        theater=[
            show("riverside_1", s00="p1 spade optical", s01="p2 spade optical"),
            show("riverside_2"),
        ],
        dark_alley=True,
    )
    return written(game)


def paying_out(frame: str, magician: str, card: str, **fields: object) -> Any:
    """Before riverside_1 pays, p1's card or ability asks."""
    data = performing(magician, card)
    if card != "theater":
        data["dark_alley"]["armed"] = {"seat": 0, "card": card}
    data["stack"][-1] = {
        **{"frame": "pay_performance", "seat": 0, "performance": "riverside_1"},
        **{"doubled": None, "steals": []},
    }
    return asking(data, frame, performance="riverside_1", **fields)


def possessing(frame: str) -> Any:
    """p2 may say what p1 performs."""
    data = performing("electra", rival="yoruba_spiritmaster")
    return asking(data, frame, seat=1)


def escaping(frame: str) -> Any:
    """p1's marker may break free before the first Performance."""
    data = performing("master_of_chains")
    data["stack"][1:] = [{"frame": "performances", "next_weekday": "thursday"}]
    return asking(data, frame)


def after_the_performances(frame: str) -> Any:
    """p1's performed marker may return to its trick."""
    game = Game.from_dict(performing("electra", "durable_components"))
    do(game, "p1 perform riverside_1")
    return at_question(game, frame)


def at_the_end_of_the_turn(frame: str) -> Any:
    """p1's Apprentice has used Hidden Talent, and is back."""
    game = workshop("hidden_talent", "apprentice_1", team=("apprentice_2",), **RINGS)
    prepare(game, "linking_rings")
    do(game, "p2 idle magician")
    return at_question(game, frame)


def setting_up(frame: str, specialist: str = "engineer", **options: Any) -> Any:
    """A new game of two at this question. Both choose a Specialist, everything else as offered."""
    game = Game.new(Options(**options), 1)
    while game.stack[-1].name != frame:
        answers = game.options(game.to_act[0])
        wished = [action for action in answers if str(action).endswith(specialist)]
        game.apply((wished or answers)[0])
    return at_question(game, frame)


def at_question(game: Game, frame: str) -> Any:
    data = written(game)
    assert data["stack"][-1]["frame"] == frame
    return data


def used_by_the_magician(data: Any) -> None:
    """SPC-15: no Apprentice has used the card, nor is one asked about."""
    team = data["players"][0]["characters"]
    team["magician"]["card"], team["apprentice_1"]["card"] = team["apprentice_1"]["card"], None
    dark_alley = data["dark_alley"]
    for entry in (dark_alley["placed"][0], dark_alley["lasting"][0], data["stack"][-1]):
        entry["character"] = "magician"


TRICK = {"trick": "burning_mummy", "markers": 0, "pile": "board"}
HOME = {"where": "home", "card": None}
CASES: list[tuple[str, Make, list[Change]]] = [
    ("choose_escape", escaping, [put("dark_alley.abilities_used.0", True)]),
    (
        "choose_possession",
        possessing,
        [put("dark_alley.abilities_used.1", True), put("players.1.shards", 0)],
    ),
    (
        "choose_premiere",
        lambda f: paying_out(f, "electra", "grand_premiere"),
        [asks(performance="riverside_2")],
    ),
    (
        "choose_steal",
        lambda f: paying_out(f, "red_lotus", "theater", index="00"),
        [asks(performance="riverside_2")],
    ),
    ("choose_durable", after_the_performances, [asks(symbols=["heart"]), asks(symbols=[])]),
    (
        "choose_talent",
        at_the_end_of_the_turn,
        [
            asks(character="apprentice_2"),
            put("dark_alley.lasting.0.memory", False),
            used_by_the_magician,
        ],
    ),
    ("choose_first_trick", setting_up, [put("players.0.tricks.spade", TRICK)]),
    ("choose_specialist", setting_up, [put("players.0.characters.manager", HOME)]),
    (
        "choose_engineers_trick",
        setting_up,
        [put("players.0.tricks.heart", {**TRICK, "pile": "extension"})],
    ),
    ("take_components", setting_up, [asks(value=0), asks(value=1), asks(value=3)]),
]


@pytest.mark.parametrize(
    ("frame", "make", "change"),
    [
        pytest.param(frame, make, change, id=f"{frame}-{number}")
        for frame, make, changes in CASES
        for number, change in enumerate(changes)
    ],
)
def test_a_question_must_fit_what_lies_on_the_table(frame: str, make: Make, change: Change) -> None:
    sentence = f"position: TURN-1: {frame} does not fit what lies on the table"
    check_refusal(make(frame), change, sentence)


PAYING: list[tuple[str, Change]] = [
    ("not shown", put("stack.-2.performance", "riverside_3")),
    ("another's marker counts twice", put("stack.-2.doubled", {"index": "01", "yield": "fame"})),
    ("no marker counts twice", put("stack.-2.doubled", {"index": "02", "yield": "fame"})),
    ("another's marker collects", put("stack.-2.steals", [{"index": "01", "collects": "00"}])),
    ("an own marker's yield", put("stack.-2.steals", [{"index": "00", "collects": "00"}])),
    ("no marker's yield", put("stack.-2.steals", [{"index": "00", "collects": "02"}])),
    ("twice the same", put("stack.-2.steals", [{"index": "00", "collects": "01"}] * 2)),
]


@pytest.mark.parametrize(("what", "change"), PAYING)
def test_a_performance_pays_for_the_markers_on_it(what: str, change: Change) -> None:
    """SPC-4, MAG-8."""
    data = paying_out("choose_steal", "red_lotus", "theater", index="00")
    put("stack.-2.doubled", {"index": "00", "yield": "fame"})(data)
    sentence = "position: TURN-1: pay_performance does not fit what lies on the table"
    check_refusal(data, change, sentence)


WOOD = {"wood": {"pieces": 1, "pile": "board"}}
OUT_OF_TURN: list[tuple[str, Make, Change]] = [
    ("choose_performance", lambda f: performing("electra"), asks(seat=1)),
    (
        "choose_performance",
        lambda f: performing("electra"),
        put("stack.1.next_weekday", "thursday"),
    ),
    ("choose_specialist", setting_up, put("stack.0.next_choice", "first_trick")),
    ("take_components", setting_up, asks(pile="extension")),
    ("take_components", setting_up, put("options.beginner", True)),
    ("choose_first_trick", setting_up, put("players.0.components", WOOD)),
    ("take_components", setting_up, put("players.1.components", WOOD)),
    (
        "take_components",
        lambda f: setting_up(f, "manager"),
        put("players.0.components", {"wood": {"pieces": 1, "pile": "extension"}}),
    ),
    ("choose_engineers_trick", setting_up, asks(seat=1)),
    (
        "take_extra_components",
        lambda f: setting_up(f, quick=True, dark_alley=True),
        put("initiative", [0, 1]),
    ),
    ("choose_escape", escaping, put("stack.1.next_weekday", "friday")),
    ("choose_possession", possessing, asks(seat=0)),
]


@pytest.mark.parametrize(
    ("frame", "make", "change"), OUT_OF_TURN, ids=lambda v: v if isinstance(v, str) else ""
)
def test_a_question_comes_at_its_time(frame: str, make: Make, change: Change) -> None:
    """SET-6, SET-7, SET-8, SET-13, SET-14, PRF-1, MAG-4."""
    sentence = f"position: TURN-1: {frame} asks the wrong player, or at the wrong time"
    check_refusal(make(frame), change, sentence)


def test_the_same_is_not_asked_twice() -> None:
    """TURN-1: two cards can ask at the end of a phase, but not one card twice."""

    def repeat(data: Any) -> None:
        data["stack"].append(dict(data["stack"][-1]))

    data = after_the_performances("choose_durable")
    check_refusal(data, repeat, "position: TURN-1: the same is asked twice")


@pytest.mark.parametrize("who", [("apprentice_1", "magician"), ("apprentice_1", "apprentice_1")])
def test_whoever_was_placed_still_has_a_card_when_all_are_back(who: tuple[str, str]) -> None:
    """END-7: each once, for the cards return in that order."""
    placed = [{"seat": 0, "character": character} for character in who]
    data = at_the_end_of_the_turn("choose_talent")
    sentence = "position: END-7: placed lists a Character that has no card"
    check_refusal(data, put("dark_alley.placed", placed), sentence)
