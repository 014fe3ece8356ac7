"""Sentences of actions: every verb has one, and it says what the action costs."""

from tests.support import do, position, seat, show
from tests.terminal.drawing import offered
from trickerion import Action
from trickerion.engine.core import verbs
from trickerion.engine.core.actions import Verb
from trickerion.terminal.play.menu import Menu
from trickerion.terminal.sentences.actions import HEADED, action_sentence
from trickerion.terminal.sentences.questions import asking, prompt
from trickerion.terminal.view import see
from trickerion.texts import texts

VERBS = {verb.name for verb in vars(verbs).values() if isinstance(verb, Verb)}


def test_every_verb_has_a_sentence() -> None:
    assert {id for id in texts().ids("action") if "-" not in id} == VERBS
    for kind in ("brief", "confirm"):
        assert set(texts().ids(kind)) <= VERBS
    assert set(texts().ids("heading")) <= VERBS | {"other", "free"}
    assert set(HEADED) <= set(texts().ids("heading"))


def test_a_placement_says_the_modifier_and_the_action_points() -> None:
    game = position(seat(assigned={"manager": "market_row"}), seat())
    action = Action.parse("p1 place manager market_row.1")
    sentence = action_sentence(see(game, 0), action)
    assert sentence == "Place the Manager on Market Row slot 1 (+2 AP)"
    assert offered(game, 0)[0] == "Market Row 1 - 4 AP"


def test_downtown_options_name_the_die_its_face_and_the_price() -> None:
    game = position(
        seat(assigned={"magician": "downtown"}), seat(), dice={"residence_a": "optical"}
    )
    do(game, "p1 place magician downtown.1")
    assert "Learn a trick with Residence die A (Optical) - 3 AP" in offered(game, 0)


def test_a_trick_above_ones_fame_says_what_it_costs() -> None:
    game = position(
        seat(assigned={"magician": "downtown"}, fame=10),
        seat(),
        dice={"residence_a": "optical"},
    )
    do(game, "p1 place magician downtown.1", "p1 learn residence_a")
    wanted = "Paper Shred (pay 6 Coins for missing Fame): needs 3 fabric, 2 saws, 1 mirror"
    assert any(text.startswith(wanted) for text in offered(game, 0))


STAGE = "friday.performance"


def test_prices_follow_the_card_at_work() -> None:
    """SPC-23, SPC-27, PRO-3."""
    game = position(
        seat(assigned={"manager": "shoplifting"}), seat(), dark_alley=True, prophecy="flat_prices"
    )
    do(game, "p1 place manager market_row.1", "p1 use_card bonus")
    assert "3 wood, 6 Coins" in offered(game, 0)
    do(game, "p1 with_card")
    assert "3 wood, 4 Coins" in offered(game, 0)


def test_a_stack_says_that_it_is_one() -> None:
    """MAG-2."""
    game = position(
        seat(magician="electra", tricks={"linking_rings": 2}, assigned={"assistant": "theater"}),
        seat(),
        theater=[show("riverside_2")],
        dark_alley=True,
    )
    do(game, "p1 place assistant friday.1")
    assert "Supercharge: set up two markers of ♠ Linking Rings as one - 1 AP" in offered(game, 0)
    do(game, "p1 set_up_stack linking_rings")
    assert "♠ Linking Rings as a stack of two" in prompt(see(game, 0), 0)
    assert asking(see(game, 0))[0].startswith("Supercharge: ")


def test_the_sentence_of_an_action_has_its_price_now() -> None:
    game = position(
        seat(assigned={"magician": "dark_alley"}),
        seat(),
        dark_alley=True,
        prophecy="generous_dealers",
    )
    do(game, "p1 place magician dark_alley.1")
    menu = Menu(game, 0)
    assert "Draw Further Cards: keep one of two - 1 AP" in menu.groups
    action = menu.groups["Draw Further Cards: keep one of two - 1 AP"][0].action
    wanted = "Draw two more Theater cards, keep one - 1 AP"
    assert action_sentence(see(game, 0), action) == wanted


def test_markers_outside_the_slots_have_their_sentences() -> None:
    """SPC-3, MAG-8."""
    game = position(
        seat(magician="red_lotus", tricks={"stocks_escape": 0}, placed={"magician": STAGE}),
        seat(magician="electra", tricks={"linking_rings": 0}, assigned={"assistant": "theater"}),
        theater=[show("riverside_2", guests=["p1 spade", "p2 spade"])],
        dark_alley=True,
    )
    do(game, "p2 place assistant sunday.1")
    moving = "Reschedule ♠ Linking Rings from outside the slots of Riverside 2 - 1 AP"
    assert offered(game, 1)[0] == moving
    do(game, "p2 done", "p1 perform riverside_2")
    wanted = "▲ Player 1: Which yield does your Stocks Escape collect?"
    assert prompt(see(game, 0), 0) == wanted
    stolen = "Collect the yield of ■ Player 2’s Linking Rings (2 Coins), outside the slots - gain"
    assert offered(game, 0)[0].startswith(stolen)
