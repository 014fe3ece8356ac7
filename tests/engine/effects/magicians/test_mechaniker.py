"""The Mechaniker."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any

import pytest

from tests.support import do, offers, position, refused, seat
from trickerion import Game


def ap(game: Game) -> object:
    """The AP left to the Character that acts."""
    written: Any = game.to_dict()["stack"]
    return written[-1]["ap"]


def mechaniker(assigned: Mapping[str, str], **more: Any) -> Game:
    """p1 is the Mechaniker."""
    return position(
        seat(assigned=assigned, magician="mechaniker", **more),
        seat(magician="gentleman"),
        dark_alley=True,
    )


def test_mechaniker_gives_an_apprentice_one_more_ap() -> None:
    """MAG-1: with 2 AP a Quick Order is possible; the ability costs no AP."""
    game = mechaniker({"apprentice_1": "market_row"})
    do(game, "p1 place apprentice_1 market_row.4")
    assert refused(game, "p1 quick_order rope") == "MR-4: needs 2 AP, 1 left"
    events = do(game, "p1 ability")
    assert events[0].to_dict() == {"kind": "ability_used", "seat": 0, "magician": "mechaniker"}
    assert ap(game) == 2
    assert refused(game, "p1 quick_order rope") is None


@pytest.mark.parametrize(
    "slot", ["downtown.1", "market_row.1", "dark_alley.1", "workshop.1", "workshop.2"]
)
def test_mechaniker_works_anywhere_but_in_the_theater(slot: str) -> None:
    """MAG-1: the +2 of the street slots comes on top."""
    location = slot.split(".", maxsplit=1)[0]
    game = mechaniker({"apprentice_1": location})
    do(game, f"p1 place apprentice_1 {slot}")
    before = ap(game)
    assert isinstance(before, int)
    do(game, "p1 ability")
    assert ap(game) == before + 1
    game = mechaniker({"apprentice_1": "theater"})
    do(game, "p1 place apprentice_1 thursday.1")
    assert refused(game, "p1 ability") == "MAG-1: not in the Theater"


def test_mechaniker_helps_the_assistants_apprentice() -> None:
    """MAG-1: one of your Apprentices, wherever it lives."""
    game = mechaniker({"assistants_apprentice": "downtown"}, team=["assistant"])
    do(game, "p1 place assistants_apprentice downtown.4", "p1 ability")
    assert ap(game) == 2


@pytest.mark.parametrize("character", ["magician", "engineer"])
def test_mechaniker_helps_no_other_character(character: str) -> None:
    """MAG-1: Apprentices only."""
    game = mechaniker({character: "downtown"})
    do(game, f"p1 place {character} downtown.4")
    assert refused(game, "p1 ability") == "MAG-1: only for an Apprentice"


def test_mechaniker_chooses_one_apprentice_each_turn() -> None:
    """MAG-1: the first is placed without it; after the second had it, the third has not."""
    streets = ("downtown", "market_row", "workshop")
    game = mechaniker({f"apprentice_{n}": card for n, card in enumerate(streets, 1)})
    do(game, "p1 place apprentice_1 downtown.4", "p1 done")
    do(game, "p1 place apprentice_2 market_row.4", "p1 ability", "p1 done")
    do(game, "p1 place apprentice_3 workshop.1")
    assert refused(game, "p1 ability") == "MAG-1: once per turn"
    do(game, "p1 done")
    assert game.turn == 3
    assert game.players[0].ability_used == 0


def test_mechaniker_speaks_before_the_first_action() -> None:
    """AP-6: after an action it is too late, enhanced or not."""
    for before in (["p1 enhance"], []):
        game = mechaniker({"apprentice_1": "downtown"})
        do(game, "p1 place apprentice_1 downtown.1", *before, "p1 reroll residence_a")
        assert refused(game, "p1 ability") == "AP-6: only when placing, before the first action"


@pytest.mark.parametrize("order", list(permutations(("use_card ap", "ability", "enhance"))))
def test_mechaniker_the_card_and_enhance_come_in_any_order(order: tuple[str, ...]) -> None:
    """AP-3, AP-6: 1 base, 2 slot, +1 card, +1 ability, +1 Enhance; each once."""
    game = mechaniker({"apprentice_1": "interest"}, shards=2)
    do(game, "p1 place apprentice_1 downtown.1", *(f"p1 {action}" for action in order))
    assert ap(game) == 6
    assert refused(game, "p1 ability") == "MAG-1: once per turn"
    assert refused(game, "p1 enhance") == "AP-2: once per placement, before the first action"


def test_mechaniker_keeps_the_bonus_of_the_card() -> None:
    """DA-4: the card's bonus is still open after the ability."""
    game = position(
        seat(assigned={"apprentice_1": "interest"}, magician="mechaniker"),
        seat(),
        dice={"bank_a": "5"},
        dark_alley=True,
    )
    do(game, "p1 place apprentice_1 downtown.4", "p1 use_card bonus")
    assert refused(game, "p1 with_card") == "DA-4: no action that the card could serve"
    do(game, "p1 ability", "p1 with_card")
    assert offers(game, 0, "take_coins") == ["bank_a"]


def test_mechaniker_has_no_ability_without_the_dark_alley() -> None:
    """SET-6: abilities work only with the Dark Alley, and each only for its magician."""
    game = position(seat(assigned={"apprentice_1": "downtown"}, magician="mechaniker"), seat())
    do(game, "p1 place apprentice_1 downtown.1")
    assert refused(game, "p1 ability") == "AP-4: that’s not what is asked now"
    game = position(
        seat(assigned={"apprentice_1": "downtown"}, magician="electra"), seat(), dark_alley=True
    )
    do(game, "p1 place apprentice_1 downtown.1")
    assert refused(game, "p1 ability") == "AP-4: that’s not what is asked now"
