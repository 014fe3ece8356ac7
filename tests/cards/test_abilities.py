"""The Mechaniker, the Gentleman and the Priestess of Mysticism (MAG-1, MAG-3, MAG-6)."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any

import pytest

from tests.support import changes, do, offers, position, refused, seat
from trickerion import Action, Game, Options

TRICKS = {"linking_rings": 0, "mind_reading": 1, "paper_shred": 2}


def ap(game: Game) -> object:
    """The AP left to the Character that acts."""
    written: Any = game.to_dict()["stack"]
    return written[-1]["ap"]


# The Mechaniker (MAG-1)


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
    assert refused(game, "p1 ability") == "MAG-1: for an Apprentice"


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
        assert refused(game, "p1 ability") == "AP-6: when placing, before the first action"


@pytest.mark.parametrize("order", list(permutations(("use_card ap", "ability", "enhance"))))
def test_mechaniker_the_card_and_enhance_come_in_any_order(order: tuple[str, ...]) -> None:
    """AP-3, AP-6: 1 base, 2 slot, +1 card, +1 ability, +1 Enhance; each once."""
    game = mechaniker({"apprentice_1": "interest"}, shards=2)
    do(game, "p1 place apprentice_1 downtown.1", *(f"p1 {action}" for action in order))
    assert ap(game) == 6
    assert refused(game, "p1 ability") == "MAG-1: once per turn"
    assert refused(game, "p1 enhance") == "AP-2: once, when placing, before the first action"


def test_mechaniker_keeps_the_bonus_of_the_card() -> None:
    """DA-4: the card's bonus is still open after the ability."""
    game = position(
        seat(assigned={"apprentice_1": "interest"}, magician="mechaniker"),
        seat(),
        dice={"bank_a": "5"},
        dark_alley=True,
    )
    do(game, "p1 place apprentice_1 downtown.4", "p1 use_card bonus")
    assert refused(game, "p1 with_card") == "DA-4: no action the card could serve"
    do(game, "p1 ability", "p1 with_card")
    assert offers(game, 0, "take_coins") == ["bank_a"]


def test_mechaniker_has_no_ability_without_the_dark_alley() -> None:
    """SET-6: abilities work only with the Dark Alley, and each only for its magician."""
    game = position(seat(assigned={"apprentice_1": "downtown"}, magician="mechaniker"), seat())
    do(game, "p1 place apprentice_1 downtown.1")
    assert refused(game, "p1 ability") == "AP-4: now is the time to act"
    game = position(
        seat(assigned={"apprentice_1": "downtown"}, magician="electra"), seat(), dark_alley=True
    )
    do(game, "p1 place apprentice_1 downtown.1")
    assert refused(game, "p1 ability") == "AP-4: now is the time to act"


# The Gentleman (MAG-6)


def gentleman(card: str, slot: str, character: str = "magician", **more: Any) -> list[Any]:
    """What the Gentleman's Fame does when he is placed."""
    game = position(
        seat(tricks=TRICKS, assigned={character: card}, magician="gentleman"),
        seat(magician="mechaniker"),
        **{"dark_alley": True, **more},
    )
    return changes(do(game, f"p1 place {character} {slot}"), 0, "fame")


@pytest.mark.parametrize("street", ["downtown", "market_row", "dark_alley"])
def test_gentleman_gains_fame_for_all_tricks_on_a_street(street: str) -> None:
    """MAG-6: prepared or not, of every level and category."""
    assert gentleman(street, f"{street}.4") == [(3, "gentleman")]


@pytest.mark.parametrize(
    ("card", "slot"), [("workshop", "workshop.1"), ("theater", "friday.performance")]
)
def test_gentleman_gains_nothing_off_the_streets(card: str, slot: str) -> None:
    """MAG-6: neither in the Workshop nor in the Theater."""
    assert gentleman(card, slot) == []


def test_gentleman_gains_nothing_for_his_team() -> None:
    """MAG-6: the Magician only; and nothing without the Dark Alley (SET-6)."""
    assert gentleman("downtown", "downtown.4", "engineer") == []
    assert gentleman("downtown", "downtown.4", dark_alley=False) == []


def test_gentleman_counts_where_he_really_stands() -> None:
    """MAG-6, SPC-16: with a Freelancer card, printed for the Workshop, he goes Downtown; used at
    the Workshop it gains nothing."""
    assert gentleman("freelancer", "downtown.4") == [(3, "gentleman")]
    assert gentleman("freelancer", "workshop.1") == []


def test_gentleman_gains_before_he_acts() -> None:
    """AP-6: without Coins, 14 Fame and 2 for his tricks reach a threshold of 16 at once."""
    game = position(
        seat(
            tricks={"linking_rings": 0, "mind_reading": 1},
            assigned={"magician": "downtown"},
            magician="gentleman",
            fame=14,
            coins=0,
        ),
        seat(magician="mechaniker"),
        dice={"residence_a": "mechanical"},
        dark_alley=True,
    )
    do(game, "p1 place magician downtown.4", "p1 learn residence_a")
    assert "bullet_catch" in offers(game, 0, "trick")


def test_gentleman_gains_each_turn() -> None:
    """MAG-6: whenever he is placed; the ability has no limit but his one placement a turn."""
    game = position(
        seat(tricks=TRICKS, assigned={"magician": "downtown"}, magician="gentleman"),
        seat(magician="mechaniker"),
        dark_alley=True,
    )
    do(game, "p1 place magician downtown.4", "p1 done", "p2 pass", "p1 pass")
    do(game, "p1 assign magician market_row", "p1 ready", "p2 ready")
    events = do(game, "p1 place magician market_row.1")
    assert changes(events, 0, "fame") == [(3, "gentleman")]


# The Priestess of Mysticism (MAG-3)

PENDING = ("shard_shower", "encore", "open_inn")


def priestess(prophecy: str | None = "bank_windfall", **more: Any) -> Game:
    """The Priestess has a Specialist at the Dark Alley with 2 AP."""
    game = position(
        seat(assigned={"engineer": "dark_alley"}, magician="priestess_of_mysticism"),
        seat(magician="gentleman"),
        dark_alley=True,
        prophecy=prophecy,
        pending=PENDING,
        **more,
    )
    do(game, "p1 place engineer dark_alley.4")
    return game


def prophecies(game: Game) -> tuple[Any, Any, Any]:
    """The Active one, the Pending ones, the discarded ones."""
    written: Any = game.to_dict()["dark_alley"]
    return written["prophecy"], written["pending"], written["prophecy_discard"]


def test_priestess_of_mysticism_makes_a_pending_prophecy_active() -> None:
    """MAG-3: the Active one is discarded, a new one comes into the emptied place."""
    game = priestess()
    written: Any = game.to_dict()["dark_alley"]
    top = written["prophecy_pile"][0]
    events = do(game, "p1 weave_fate middle")
    assert prophecies(game) == ("encore", ["shard_shower", top, "open_inn"], ["bank_windfall"])
    assert [event.kind for event in events] == ["ability_used", "prophecies_moved"]
    assert ap(game) == 1


def test_priestess_of_mysticism_weaves_as_often_as_her_ap_allow() -> None:
    """MAG-3: twice with 2 AP; 1 AP each."""
    game = priestess()
    events = do(game, "p1 weave_fate middle", "p1 weave_fate right")
    woven = [event.fields["active"] for event in events if event.kind == "prophecies_moved"]
    assert woven[:2] == ["encore", "open_inn"]
    assert prophecies(game)[2][:2] == ["bank_windfall", "encore"]
    assert game.turn == 3


def test_priestess_of_mysticism_weaves_in_the_first_turn() -> None:
    """MAG-3: with no Active prophecy there is none to discard."""
    game = priestess(None, turn=1)
    do(game, "p1 weave_fate left")
    active, _, discarded = prophecies(game)
    assert (active, discarded) == ("shard_shower", [])


def test_priestess_of_mysticism_needs_the_dark_alley() -> None:
    """MAG-3: elsewhere and for other magicians there is no such action."""
    game = position(
        seat(assigned={"engineer": "downtown"}, magician="priestess_of_mysticism"),
        seat(),
        dark_alley=True,
        pending=PENDING,
    )
    do(game, "p1 place engineer downtown.4")
    assert refused(game, "p1 weave_fate left") == "MAG-3: that is done at dark alley"
    game = position(
        seat(assigned={"engineer": "dark_alley"}, magician="electra"),
        seat(),
        dark_alley=True,
        pending=PENDING,
    )
    do(game, "p1 place engineer dark_alley.4")
    assert refused(game, "p1 weave_fate left") == "AP-4: now is the time to act"


def test_priestess_of_mysticism_is_left_out_without_prophecies() -> None:
    """SET-6: with the Dark Alley but without prophecies; in the base game she may be chosen."""
    action = Action.parse("p1 magician priestess_of_mysticism")
    left_out = Game.new(Options(dark_alley=True), 1)
    assert str(left_out.explain(action)) == "SET-6: this magician is not in this game"
    assert action not in left_out.options(0)
    assert action in Game.new(Options(dark_alley=True, prophecies=True), 1).options(0)
    assert action in Game.new(Options(), 1).options(0)


def test_priestess_of_mysticism_changes_costs_at_once() -> None:
    """PRO-7: with Generous Dealers woven in, a further card costs 1 AP instead of 2."""
    game = position(
        seat(assigned={"engineer": "dark_alley"}, magician="priestess_of_mysticism"),
        seat(),
        dark_alley=True,
        pending=("encore", "generous_dealers", "open_inn"),
    )
    do(game, "p1 place engineer dark_alley.4", "p1 weave_fate middle")
    assert refused(game, "p1 draw_further theater") is None
    game = priestess()
    do(game, "p1 weave_fate middle")
    assert refused(game, "p1 draw_further theater") == "DA-2: needs 2 AP, 1 left"


def test_priestess_of_mysticism_allows_herself_a_second_placement() -> None:
    """PRO-5: Hurried Streets made Active by her own placement works at once."""
    game = position(
        seat(
            assigned={"engineer": "dark_alley", "magician": "downtown"},
            magician="priestess_of_mysticism",
        ),
        seat(assigned={"magician": "downtown"}),
        dark_alley=True,
        pending=("encore", "hurried_streets", "open_inn"),
    )
    do(game, "p1 place engineer dark_alley.4", "p1 weave_fate middle", "p1 done")
    assert game.to_act == [0]
    do(game, "p1 place magician downtown.1")
