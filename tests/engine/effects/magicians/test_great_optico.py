"""The Great Optico."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.support import changes, do, offers, player, position, refused, seat, show
from trickerion import Game

BUTTERFLIES = {"enchanted_butterflies": 0}
STAGE = show("riverside_1", s00="p1 spade spiritual", s01="p2 spade escape")


def optico(own: Mapping[str, str], other: Mapping[str, str] | None = None, **more: Any) -> Game:
    """p1 is the Great Optico; `other` lies under p2's Characters, which are yet to be placed."""
    table: dict[str, Any] = {"theater": [STAGE], "dark_alley": True, **more}
    return position(
        seat(
            tricks=BUTTERFLIES,
            assigned=own,
            placed=table.pop("placed", None),
            ability_used=table.pop("ability_used", False),
            magician="great_optico",
        ),
        seat(
            tricks={"chinese_sticks": 0},
            assigned=other,
            placed=table.pop("others_placed", None),
            idle=table.pop("others_idle", None),
            magician="mechaniker",
        ),
        **table,
    )


def frames(game: Game) -> list[str]:
    return [frame.name for frame in game.stack]


def acting(game: Game) -> dict[str, Any]:
    """The placement on top, as written."""
    written: Any = game.to_dict()["stack"]
    assert isinstance(written[-1], dict)
    return written[-1]


def test_great_optico_uses_an_opponents_card_for_its_bonus() -> None:
    """MAG-5: p2 has not placed the Character with Interest yet; the Bank die pays 5 and the second
    roll, and the action costs 1 AP less."""
    game = optico({"engineer": "downtown"}, {"engineer": "interest"}, dice={"bank_a": "5"})
    do(game, "p1 place engineer downtown.4")
    assert game.to_act == [0]
    assert offers(game, 0, "mimic") == ["interest"]
    events = do(game, "p1 mimic interest")
    assert [event.kind for event in events] == ["ability_used", "card_mimicked"]
    do(game, "p1 use_card bonus", "p1 with_card")
    assert offers(game, 0, "take_coins") == ["bank_a"]
    coins = changes(do(game, "p1 take_coins bank_a"), 0, "coins")
    assert coins[0][0] == 5


def test_great_optico_copies_a_card_for_the_theater() -> None:
    """MAG-5: any kind of Special card, for it lies face up."""
    game = optico({"engineer": "theater"}, {"engineer": "guest_performer"})
    do(game, "p1 place engineer friday.1")
    assert offers(game, 0, "mimic") == ["guest_performer"]


def test_great_optico_uses_an_opponents_card_for_an_action_point() -> None:
    """MAG-5: bonus or +1 AP, as with the card itself; the die cannot be taken with 2 AP."""
    game = optico({"engineer": "downtown"}, {"engineer": "interest"}, dice={"bank_a": "5"})
    do(game, "p1 place engineer downtown.4", "p1 mimic interest", "p1 use_card ap")
    assert acting(game)["ap"] == 3
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"


def test_great_optico_copies_a_card_that_was_used_already() -> None:
    """MAG-5: used or not; p2's Engineer stands Downtown."""
    game = optico({"engineer": "downtown"}, others_placed={"engineer": "downtown.1 interest"})
    do(game, "p1 place engineer downtown.4")
    assert offers(game, 0, "mimic") == ["interest"]


def test_great_optico_copies_for_the_same_location_only() -> None:
    """MAG-5: the printed Location of both cards counts; the question does not even arise."""
    game = optico({"engineer": "market_row"}, {"engineer": "interest"})
    do(game, "p1 place engineer market_row.4")
    assert frames(game)[-1] == "act"
    assert refused(game, "p1 mimic interest") == "AP-4: that’s not what is asked now"
    cards = {"engineer": "interest", "manager": "logistics"}
    game = optico({"engineer": "market_row"}, cards)
    do(game, "p1 place engineer market_row.4")
    assert refused(game, "p1 mimic interest") == "MAG-5: its card says Market Row"
    assert refused(game, "p1 mimic logistics") is None


def test_great_optico_needs_a_permanent_card_of_his_own() -> None:
    """MAG-5: a Special card of his works as itself."""
    game = optico({"engineer": "empower"}, {"engineer": "interest"})
    do(game, "p1 place engineer downtown.4", "p1 use_card ap")
    assert frames(game)[-1] == "act"


def test_great_optico_does_not_copy_his_own_cards() -> None:
    """MAG-5: an opponent's card; his own Interest lies under another Character."""
    game = optico({"engineer": "downtown", "manager": "interest"}, {"engineer": "empower"})
    do(game, "p1 place engineer downtown.4")
    assert offers(game, 0, "mimic") == ["empower"]
    assert refused(game, "p1 mimic interest") == "MAG-5: no opponent has revealed that card"


def test_great_optico_does_not_see_the_card_of_an_idle_character() -> None:
    """MAG-5, TURN-6, RUL-6: the card of a Character made Idle is turned down."""
    game = optico({"engineer": "downtown"}, others_idle={"engineer": "interest"})
    do(game, "p1 place engineer downtown.4")
    assert frames(game)[-1] == "act"


def test_great_optico_does_not_see_veiled_plans() -> None:
    """MAG-5, PRO-9: under Veiled Plans a card is face up when its Character has been placed."""
    game = optico(
        {"engineer": "downtown", "magician": "market_row"},
        {"engineer": "interest"},
        prophecy="veiled_plans",
    )
    written: Any = game.to_dict()
    written["players"][1]["characters"]["engineer"]["face_down"] = True
    game = Game.from_dict(written)
    do(game, "p1 place engineer downtown.4")
    assert frames(game)[-1] == "act"
    game = Game.from_dict(written)
    do(game, "p1 place magician market_row.4", "p1 done")
    do(game, "p2 place engineer downtown.1", "p2 use_card ap", "p2 done")
    do(game, "p1 place engineer downtown.4")
    assert offers(game, 0, "mimic") == ["interest"]


def test_great_optico_mimics_once_per_turn() -> None:
    """MAG-5, RUL-6: not asked again this turn; passing does not use it."""
    own = {"engineer": "downtown", "manager": "market_row"}
    others = {"engineer": "interest", "manager": "logistics"}
    game = optico(own, others)
    do(game, "p1 place engineer downtown.4", "p1 pass", "p1 done", "p2 idle engineer")
    do(game, "p1 place manager market_row.4")
    assert offers(game, 0, "mimic") == ["logistics"]
    game = optico(own, others)
    do(game, "p1 place engineer downtown.4", "p1 mimic interest", "p1 use_card ap", "p1 done")
    do(game, "p2 idle engineer", "p1 place manager market_row.4")
    assert frames(game)[-1] == "act"
    assert game.players[0].ability_used == 1


@pytest.mark.parametrize("order", [("pass", "enhance"), ("enhance", "pass")])
def test_great_optico_decides_before_or_after_enhance(order: tuple[str, str]) -> None:
    """AP-6: but before the first action, while the opponents wait."""
    game = optico({"engineer": "downtown"}, {"engineer": "interest"})
    do(game, "p1 place engineer downtown.1")
    assert game.to_act == [0]
    assert refused(game, "p1 reroll bank_a") == "MAG-5: that’s not what is asked now"
    assert refused(game, "p2 idle engineer") == "MAG-5: p2 isn’t asked now; waiting for p1"
    do(game, *(f"p1 {action}" for action in order))
    assert acting(game)["ap"] == 5
    assert refused(game, "p1 enhance") == "AP-2: once per placement, before the first action"


def test_great_optico_has_no_enhance_on_a_performance_slot() -> None:
    """AP-2, AP-6, MAG-5: where no AP are spent, Mimesis alone is asked about."""
    game = optico(
        {"magician": "theater"}, {"magician": "grand_premiere"}, prophecy="shards_on_stage"
    )
    do(game, "p1 place magician friday.performance")
    assert [str(action) for action in game.options(0)] == ["p1 mimic grand_premiere", "p1 pass"]
    assert refused(game, "p1 enhance") == "MAG-5: that’s not what is asked now"


def test_great_optico_gets_his_permanent_card_back() -> None:
    """MAG-5, END-7: his card returns to hand; the copied one is p2's to discard."""
    game = optico(
        {"engineer": "downtown"},
        others_placed={"engineer": "downtown.1 interest"},
        theater=[],
    )
    do(game, "p1 place engineer downtown.4", "p1 mimic interest", "p1 use_card bonus", "p1 done")
    assert game.turn == 3
    assert player(game, 0)["hand"].count("downtown") == 1
    assert "interest" not in player(game, 0)["hand"] + player(game, 1)["hand"]
    dark_alley: Any = game.to_dict()["dark_alley"]
    assert dark_alley["special_decks"][3][-1] == "interest"
    assert dark_alley["lasting"] == []
    assert game.players[0].ability_used == 0


@pytest.mark.parametrize("card", ["arranged_fiasco", "grand_premiere", "durable_components"])
def test_great_optico_copies_a_card_for_perform_on_a_performance_slot(card: str) -> None:
    """MAG-5, RUL-6: his Magician there may copy it, and no other Theater card."""
    others = {"engineer": card, "manager": "new_twist"}
    game = optico({"magician": "theater"}, others)
    do(game, "p1 place magician friday.performance")
    assert game.to_act == [0]
    assert offers(game, 0, "mimic") == [card]
    refusal = "MAG-5: Perform cards go with a performance slot, all others don’t"
    assert refused(game, "p1 mimic new_twist") == refusal
    do(game, f"p1 mimic {card}")
    assert game.to_act == [1]
    dark_alley: Any = game.to_dict()["dark_alley"]
    assert dark_alley["lasting"][-1] == {
        "card": card,
        "seat": 0,
        "character": "magician",
    }


@pytest.mark.parametrize("character", ["magician", "engineer"])
def test_great_optico_does_not_copy_a_card_for_perform_backstage(character: str) -> None:
    """MAG-5, RUL-6: not even for +1 AP; other Theater cards he may."""
    game = optico({character: "theater"}, {"engineer": "arranged_fiasco"})
    do(game, f"p1 place {character} friday.1")
    assert frames(game)[-1] == "act"
    game = optico({character: "theater"}, {"engineer": "arranged_fiasco", "manager": "new_twist"})
    do(game, f"p1 place {character} friday.1")
    assert offers(game, 0, "mimic") == ["new_twist"]


def test_great_optico_performs_with_the_copied_card() -> None:
    """MAG-5, SPC-4: Arranged Fiasco gives his marker 1 Fame more and takes 1 from p2's."""
    game = optico({"magician": "theater"}, others_placed={"engineer": "sunday.1 arranged_fiasco"})
    do(game, "p1 place magician friday.performance", "p1 mimic arranged_fiasco")
    events = do(game, "p1 perform riverside_1")
    assert changes(events, 0, "fame")[0] == (3, "yield")
    assert changes(events, 1, "fame")[0] == (1, "yield")
    game = optico({"magician": "theater"}, others_placed={"engineer": "sunday.1 arranged_fiasco"})
    do(game, "p1 place magician friday.performance", "p1 pass")
    events = do(game, "p1 perform riverside_1")
    assert changes(events, 0, "fame")[0] == (2, "yield")
    assert changes(events, 1, "fame")[0] == (2, "yield")


def test_great_optico_goes_elsewhere_with_a_copied_freelancer() -> None:
    """MAG-5, SPC-16, RUL-5: with a Workshop card he may place the Character at any Location; that
    uses the ability, and there is nothing left to choose."""
    game = optico({"engineer": "workshop"}, {"engineer": "freelancer"})
    events = do(game, "p1 place engineer downtown.1")
    kinds = [event.kind for event in events]
    assert kinds == ["character_placed", "ability_used", "card_mimicked", "card_used"]
    assert game.players[0].ability_used == 1
    assert (acting(game)["frame"], acting(game)["ap"]) == ("act", 4)
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"
    do(game, "p1 done", "p2 idle engineer")
    assert player(game, 0)["hand"].count("workshop") == 1


def test_great_optico_copies_a_freelancer_with_a_workshop_card_only() -> None:
    """MAG-5, RUL-5: and only once per turn."""
    game = optico({"engineer": "market_row"}, {"engineer": "freelancer"})
    assert refused(game, "p1 place engineer downtown.1") == "TURN-6: its card says Market Row"
    game = optico({"engineer": "workshop"}, {"engineer": "freelancer"}, ability_used=True)
    assert refused(game, "p1 place engineer downtown.1") == "TURN-6: its card says Workshop"
    game = optico({"engineer": "workshop"}, {"engineer": "trick_tweaking"})
    assert refused(game, "p1 place engineer downtown.1") == "TURN-6: its card says Workshop"


def test_great_optico_may_use_a_copied_freelancer_at_the_workshop() -> None:
    """MAG-5: for +1 AP, as with the card itself."""
    game = optico({"engineer": "workshop"}, {"engineer": "freelancer"})
    do(game, "p1 place engineer workshop.1", "p1 mimic freelancer", "p1 use_card ap")
    assert acting(game)["ap"] == 3


def test_great_optico_performs_as_a_copied_freelancer() -> None:
    """SPC-16: a Magician so placed may take a performance slot; he copies no second card."""
    others = {"engineer": "freelancer", "manager": "arranged_fiasco"}
    game = optico({"magician": "workshop"}, others)
    do(game, "p1 place magician friday.performance")
    assert game.to_act == [1]


def test_great_optico_alone_mimics() -> None:
    """MAG-5, SET-6: no other magician is asked."""
    game = position(
        seat(assigned={"engineer": "downtown"}, magician="gentleman"),
        seat(assigned={"engineer": "interest"}, magician="mechaniker"),
        dark_alley=True,
    )
    do(game, "p1 place engineer downtown.4")
    assert frames(game)[-1] == "act"


def test_great_optico_shares_business_only_with_others() -> None:
    """SPC-26: with Business Share copied, p2's Coins come to him, and his go to p2's card."""
    game = optico(
        {"engineer": "market_row"},
        {"manager": "market_row"},
        others_placed={"engineer": "market_row.1 business_share"},
        buy=["rope", "wood", "metal", "glass"],
    )
    do(game, "p1 place engineer market_row.4", "p1 mimic business_share", "p1 use_card bonus")
    events = do(game, "p1 buy wood 1", "p1 done")
    assert changes(events, 0, "coins") == [(-1, "buy")]
    assert changes(events, 1, "coins") == [(1, "business_share")]


# Placing


def optico_beside(prophecy: str | None = None, **freelancer: Any) -> Game:
    """The Great Optico has an Engineer with a Workshop card to place."""
    return position(
        seat(assigned={"engineer": "workshop"}, magician="great_optico"),
        seat(magician="electra", **freelancer),
        theater=[show("riverside_1")],
        dark_alley=True,
        prophecy=prophecy,
    )


def test_a_copied_freelancer_opens_all_locations() -> None:
    """RUL-5: and the card is used for its bonus: 2 AP and no more."""
    game = optico_beside(assigned={"engineer": "freelancer"})
    places = {offer.split()[1].split(".")[0] for offer in offers(game, 0, "place")}
    streets = {"downtown", "market_row", "dark_alley", "workshop"}
    assert places == streets | {"thursday", "friday", "saturday", "sunday"}
    events = do(game, "p1 place engineer market_row.4")
    used = [event.fields for event in events if event.kind == "card_used"]
    assert used == [{"card": "freelancer", "use": "bonus"}]
    assert refused(game, "p1 quick_order saw") is None
    do(game, "p1 quick_order saw")
    assert game.to_act == [1]


def test_a_freelancer_face_down_is_not_copied() -> None:
    """RUL-5: under an Idle Character, and under veiled plans; p2's Character was placed with it in
    the last case, so that it lies face up."""
    says_workshop = "TURN-6: its card says Workshop"
    idle = optico_beside(idle={"engineer": "freelancer"})
    assert refused(idle, "p1 place engineer downtown.4") == says_workshop
    veiled = optico_beside(assigned={"engineer": "freelancer"}, prophecy="veiled_plans")
    written: Any = veiled.to_dict()
    written["players"][1]["characters"]["engineer"]["face_down"] = True
    assert refused(Game.from_dict(written), "p1 place engineer downtown.4") == says_workshop
    placed = optico_beside(placed={"engineer": "market_row.4 freelancer"})
    assert refused(placed, "p1 place engineer downtown.4") is None
