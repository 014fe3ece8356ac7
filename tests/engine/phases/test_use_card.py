"""Using a Special card for its bonus or for AP (AP-3, AP-6, DA-4, DA-5)."""

from typing import Any

import pytest

from tests.engine.effects.at_performance import BOTH, DURABLE, FIASCO, OWN, PREMIERE
from tests.engine.phases.special_cards import REST, deck, discarded, to_place
from tests.support import Data, changes, do, offers, player, position, refused, seat, show
from trickerion import Game


@pytest.mark.parametrize("card", [DURABLE, FIASCO, PREMIERE])
def test_a_card_for_perform_serves_no_action_backstage(card: str) -> None:
    """SPC-4, DA-4: placed backstage with its bonus the card is used and does nothing."""
    game = position(
        seat(tricks=OWN, assigned={"magician": card}), seat(), theater=[BOTH], dark_alley=True
    )
    do(game, "p1 place magician friday.1", "p1 use_card bonus")
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"
    do(game, "p1 done")
    assert game.turn == 3


def tweaking(character: str, use: str, **own: Any) -> Game:
    """p1's Character is in the Workshop with Trick Tweaking."""
    game = to_place({character: "trick_tweaking"}, own=own)
    do(game, f"p1 place {character} workshop.1", f"p1 use_card {use}")
    return game


def top(game: Game) -> Data:
    """The question on the table, as it is saved."""
    written: Any = game.to_dict()
    frame: Data = written["stack"][-1]
    return frame


# AP-3: bonus or +1 AP


def test_a_special_card_is_used_for_its_bonus_or_for_ap() -> None:
    """AP-3: the choice is made when the Character is placed."""
    game = to_place({"magician": "trick_tweaking"})
    do(game, "p1 place magician workshop.1")
    assert offers(game, 0, "use_card") == ["bonus", "ap"]
    events = do(game, "p1 use_card ap")
    told = [event.fields for event in events if event.kind == "card_used"]
    assert told == [{"card": "trick_tweaking", "use": "ap"}]


def test_a_permanent_card_asks_nothing() -> None:
    """AP-3: Special cards only."""
    game = to_place({"magician": "workshop"})
    do(game, "p1 place magician workshop.1")
    assert (top(game)["frame"], top(game)["ap"]) == ("act", 3)


@pytest.mark.parametrize(("use", "ap"), [("bonus", 1), ("ap", 2)])
def test_one_more_ap_or_none(use: str, ap: int) -> None:
    """AP-3: an Apprentice in the Workshop."""
    assert top(tweaking("apprentice_1", use))["ap"] == ap


def test_one_more_ap_in_the_theater_too() -> None:
    """AP-3: the Engineer on Friday has 3 AP, though nobody is enhanced there (AP-2)."""
    game = to_place({"engineer": "headliner_trick"}, theater=[show("riverside_1")])
    do(game, "p1 place engineer friday.1", "p1 use_card ap")
    assert top(game)["ap"] == 3
    assert refused(game, "p1 enhance") == "AP-2: not in the Theater"


def test_one_more_ap_for_an_apprentice_on_sunday() -> None:
    """AP-1, AP-3: 0 AP there, and 1 with the card."""
    game = to_place({"apprentice_1": "headliner_trick"})
    do(game, "p1 place apprentice_1 sunday.1", "p1 use_card ap")
    assert top(game)["ap"] == 1


def test_with_a_special_card_any_action_of_the_location_may_be_taken() -> None:
    """AP-3: a card for Prepare, and the Apprentice moves a trick."""
    game = tweaking("apprentice_1", "bonus")
    do(game, "p1 move_trick linking_rings")
    assert player(game, 0)["tricks"]["spade"]["pile"] == "extension"
    assert game.to_act == [1]


def test_on_a_performance_slot_nothing_is_asked() -> None:
    """AP-3, THR-3: AP are lost there; the card is used for its bonus."""
    game = to_place({"magician": "arranged_fiasco"}, theater=[show("riverside_1")])
    events = do(game, "p1 place magician friday.performance")
    told = [event.fields for event in events if event.kind == "card_used"]
    assert told == [{"card": "arranged_fiasco", "use": "bonus"}]
    assert game.to_act == [1]


@pytest.mark.parametrize("use", ["bonus", "ap"])
def test_either_way_the_card_is_used(use: str) -> None:
    """AP-3, END-7: even if the bonus never comes to bear."""
    game = tweaking("magician", use)
    do(game, "p1 done")
    assert discarded(do(game, "p2 idle magician")) == ["trick_tweaking"]
    assert "trick_tweaking" not in player(game, 0)["hand"]
    assert deck(game, 1)[-1] == "trick_tweaking"


# AP-6: the order of a placement


@pytest.mark.parametrize("order", [("use_card ap", "enhance"), ("enhance", "use_card ap")])
def test_the_card_and_enhance_come_in_any_order(order: tuple[str, str]) -> None:
    """AP-6: both before the first action, each once; 1 + 1 + 1 AP."""
    game = to_place({"apprentice_1": "trick_tweaking"})
    do(game, "p1 place apprentice_1 workshop.1")
    assert refused(game, "p1 done") == "AP-3: that’s not what is asked now"
    do(game, *(f"p1 {action}" for action in order))
    assert (top(game)["frame"], top(game)["ap"]) == ("act", 3)
    assert refused(game, "p1 enhance") == "AP-2: once per placement, before the first action"


def test_enhance_before_the_card_obeys_its_own_rules() -> None:
    """AP-2, AP-6: once, for a Shard, and not in the Theater; the card is still to be used."""
    game = to_place({"apprentice_1": "trick_tweaking"}, own={"shards": 2})
    do(game, "p1 place apprentice_1 workshop.1", "p1 enhance")
    assert refused(game, "p1 enhance") == "AP-2: once per placement, before the first action"
    game = to_place({"apprentice_1": "trick_tweaking"}, own={"shards": 0})
    do(game, "p1 place apprentice_1 workshop.1")
    assert refused(game, "p1 enhance") == "AP-2: needs a Shard, none left"
    game = to_place({"engineer": "headliner_trick"})
    do(game, "p1 place engineer friday.1")
    assert refused(game, "p1 enhance") == "AP-2: not in the Theater"


def test_the_use_of_a_card_is_final() -> None:
    """AP-6: once said, it is not asked again."""
    game = tweaking("magician", "ap")
    assert refused(game, "p1 use_card bonus") == "AP-4: that’s not what is asked now"


def test_what_placing_gains_comes_before_the_card() -> None:
    """AP-6, MAG-6: the Gentleman has the Fame for his two tricks while the card is still open."""
    game = to_place({"magician": "fame_and_fortune"}, magician="gentleman")
    events = do(game, "p1 place magician downtown.4")
    assert changes(events, 0, "fame") == [(2, "gentleman")]
    assert top(game)["frame"] == "use_card"


# DA-4: the bonus serves one action, and the player says which


def test_with_the_card_only_actions_of_its_kind_are_legal() -> None:
    """DA-4, RUL-3: Prepare; not Move Trick, nor being done."""
    game = tweaking("magician", "bonus")
    assert len(offers(game, 0, "move_trick")) == 2
    events = do(game, "p1 with_card")
    assert [event.fields for event in events] == [{"card": "trick_tweaking"}]
    assert {action.kind for action in game.options(0)} == {"prepare"}
    waits = "DA-4: the card’s bonus is waiting for its kind of action"
    assert refused(game, "p1 move_trick linking_rings") == waits
    assert refused(game, "p1 done") == waits


def test_the_card_cannot_be_named_if_no_action_fits() -> None:
    """DA-4: no components, nothing to prepare."""
    game = tweaking("magician", "bonus", components={})
    assert refused(game, "p1 with_card") == "DA-4: no action that the card could serve"


def test_the_card_cannot_be_named_without_the_ap() -> None:
    """DA-4, AP-4: Shattered Mirror costs 2 AP; enhanced, the Apprentice has them."""
    components = {"wood": 3, "glass": 3, "mirror": 2}
    game = tweaking("apprentice_1", "bonus", tricks={"shattered_mirror": 0}, components=components)
    assert refused(game, "p1 with_card") == "DA-4: no action that the card could serve"
    do(game, "p1 enhance", "p1 with_card", "p1 prepare shattered_mirror")
    assert player(game, 0)["tricks"]["spade"]["markers"] == 3


def test_the_bonus_waits_for_the_action_its_player_names() -> None:
    """DA-4: another action comes first, even one of the kind."""
    game = tweaking("magician", "bonus")
    do(game, "p1 prepare linking_rings", "p1 with_card", "p1 prepare mind_reading")
    tricks = player(game, 0)["tricks"]
    assert (tricks["spade"]["markers"], tricks["heart"]["markers"]) == (2, 4)


def test_the_bonus_serves_once() -> None:
    """DA-4: a second action has none of it."""
    game = tweaking("magician", "bonus")
    do(game, "p1 with_card", "p1 prepare linking_rings")
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"
    do(game, "p1 prepare mind_reading")
    assert player(game, 0)["tricks"]["heart"]["markers"] == 3


def test_the_bonus_ends_with_the_ap() -> None:
    """DA-4, AP-4: an Apprentice that has spent its 1 AP is done, the bonus lost."""
    game = tweaking("apprentice_1", "bonus")
    do(game, "p1 prepare linking_rings")
    assert game.to_act == [1]


def test_used_for_ap_there_is_no_bonus() -> None:
    """AP-3, DA-4: either or."""
    game = tweaking("magician", "ap")
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"


def test_the_bonus_lasts_until_its_action_is_over() -> None:
    """DA-4, SPC-2: the two links of one Set Up pay twice each, those of the next one once."""
    links = {
        "riverside_1": {"s00": "p2 spade spiritual", "s02": "p2 heart spiritual"},
        "riverside_6": {"s00": "p2 diamond spiritual"},
    }
    rivals = {"card_manipulation": 0, "breath_of_life": 0, "paper_shred": 0}
    game = position(
        seat(
            tricks={"enchanted_butterflies": 2},
            assigned={"magician": "headliner_trick"},
            magician="electra",
        ),
        seat(**REST, tricks=rivals),
        theater=[show(card, **markers) for card, markers in links.items()],
        dark_alley=True,
    )
    do(game, "p1 place magician friday.1", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 set_up enchanted_butterflies")
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link fame", "p1 link coins")
    assert changes(events, 0, "fame") == [(2, "link")]
    assert changes(events, 0, "coins") == [(2, "link")]
    do(game, "p1 set_up enchanted_butterflies")
    events = do(game, "p1 spot riverside_6.01 optical", "p1 link fame")
    assert changes(events, 0, "fame") == [(1, "link")]


LEARNING: Data = {"own": {"fame": 20}, "dice": {"residence_a": "escape", "bank_a": "3"}}


def test_one_ap_less() -> None:
    """DA-5: Learn Trick for 2 AP with the card, which the Engineer has Downtown."""
    game = to_place({"engineer": "thirst_for_knowledge"}, **LEARNING)
    do(game, "p1 place engineer downtown.4", "p1 use_card bonus")
    assert refused(game, "p1 learn residence_a") == "DT-1: needs 3 AP, 2 left"
    do(game, "p1 with_card", "p1 learn residence_a", "p1 trick barricaded_barrels")
    do(game, "p1 trick_slot board")
    assert player(game, 0)["tricks"]["diamond"]["trick"] == "barricaded_barrels"


def test_one_ap_less_may_be_none_at_all() -> None:
    """DA-5: an action that costs 1 AP now is still there for a Character that has spent its AP."""
    game = to_place({"apprentice_1": "thirst_for_knowledge"}, prophecy="open_residence", **LEARNING)
    do(game, "p1 place apprentice_1 downtown.4", "p1 use_card bonus", "p1 reroll inn_a")
    assert (game.to_act, top(game)["ap"]) == ([0], 0)
    do(game, "p1 with_card", "p1 learn residence_a", "p1 trick barricaded_barrels")
    do(game, "p1 trick_slot board")
    assert player(game, 0)["tricks"]["diamond"]["trick"] == "barricaded_barrels"
    assert game.to_act == [1]
