"""Imagined games keep what a seat knows; reshuffled games keep only what everyone knows."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.hidden import assigning, drawing
from tests.support import do, player, position, seat
from trickerion import Action, Game, Options
from trickerion.engine.core.names import name
from trickerion.engine.core.printed_facts import CARD_LOCATION, FIRST_SPECIAL
from trickerion.engine.saves.conservation import faults
from trickerion.lab.play.simulation import lively_action, play_randomly
from trickerion.lab.verify.invariants import mixed_options


def with_seed(game: Game, seed: int) -> Game:
    return Game.from_dict({**game.to_dict(), "seed": seed})


def test_decks_are_in_a_new_order() -> None:
    """SET-4, SET-5, SET-12: by the game's seed alone."""
    game = position(seat(hand=["invention"]), seat(), dark_alley=True, prophecy="weary_troupe")
    dealt = [with_seed(game, seed).reshuffled() for seed in range(20)]
    assert len({tuple(one.special_decks[0]) for one in dealt}) == 20
    assert len({tuple(one.prophecy_pile) for one in dealt}) == 20
    assert len({one.players[0].hand[-1] for one in dealt}) > 3
    again = [with_seed(game, seed).reshuffled() for seed in range(20)]
    assert [one.digest() for one in again] == [one.digest() for one in dealt]
    new = Game.new(mixed_options(2), 1)
    assert len({with_seed(new, seed).reshuffled().performance_deck[0] for seed in range(20)}) > 3


@pytest.mark.parametrize("number", range(1, 9))
def test_public_knowledge_stays(number: int) -> None:
    """DA-6: spectators see the same table, except that plans start over; hands hold the same
    number of cards from each deck."""
    game, chance = Game.new(mixed_options(number), number), Random(number)
    while not game.over:
        if chance.random() < 0.1:
            dealt = with_seed(game, chance.getrandbits(32)).reshuffled()
            assert not list(faults(dealt))
            assert kinds(dealt) == kinds(game)
            if game.phase == "assignment":
                assert dealt.to_act == list(range(game.setup_options.players))
                assert not any(player.face_down for player in dealt.players)
            else:
                assert dealt.view(None) == game.view(None)
        game.play(lively_action(game, chance))


def kinds(game: Game) -> list[Counter[int]]:
    """How many cards of each Location a player holds, in hand or face down."""
    return [
        Counter(
            CARD_LOCATION[card]
            for card in [*player.hand, *(c for c in player.under if c >= FIRST_SPECIAL)]
            if card >= FIRST_SPECIAL
        )
        for player in game.players
    ]


def test_a_veiled_plan_keeps_its_location() -> None:
    """PRO-9: the Special card under a Character is another one of the same deck."""
    game = position(seat(hand=["invention"]), seat(), dark_alley=True, prophecy="veiled_plans")
    do(game, "p1 assign magician invention", "p1 ready", "p2 ready")
    dealt = [with_seed(game, seed).reshuffled() for seed in range(20)]
    under = {one.players[0].under[0] for one in dealt}
    assert len(under) > 3
    assert {CARD_LOCATION[card] for card in under} == {CARD_LOCATION[game.players[0].under[0]]}


def test_cards_to_choose_from_are_reshuffled() -> None:
    game = position(seat(assigned={"magician": "dark_alley"}), seat(), dark_alley=True)
    do(game, "p1 place magician dark_alley.1", "p1 draw_first theater")
    dealt = [with_seed(game, seed).reshuffled() for seed in range(20)]
    assert len({str(one.stack[-1]) for one in dealt}) > 10


# What a seat imagines


def test_an_imagined_game_keeps_what_the_seat_knows() -> None:
    game = assigning()
    imagined = game.imagine(0, 99)
    assert imagined.view(0) == game.view(0)
    assert imagined.players[0].under == game.players[0].under
    assert imagined.seed == 99
    assert imagined.reveals == game.reveals


def test_an_imagined_game_deals_the_rest_at_random() -> None:
    """The other seat is done: it may have assigned any cards, and the deck may hold any others."""
    game = Game.new(Options(players=2), 4)
    while game.phase != "assignment":
        game.play(game.options(game.to_act[0])[0])
    do(game, "p2 assign magician theater", "p2 ready")
    dealt = [game.imagine(0, number) for number in range(40)]
    assert len({imagined.players[1].under[0] for imagined in dealt}) > 1
    assert len({imagined.performance_deck[0] for imagined in dealt}) > 3
    assert all(imagined.to_act == [0] for imagined in dealt)


def test_in_an_imagined_game_a_seat_that_is_done_has_a_card_under_each_character() -> None:
    """TURN-5: nothing is known about a seat that isn't done."""
    game = assigning()
    do(game, "p2 assign engineer workshop", "p2 ready")
    assert face_down(game.imagine(0, 1), 1) == ["magician", "engineer", "apprentice_1"]
    assert face_down(game.imagine(1, 1), 0) == []
    assert face_down(game.imagine(0, 1), 0) == ["magician", "manager"]


def test_the_other_cards_in_an_imagined_hand_are_sorted() -> None:
    game = assigning()
    do(game, "p2 ready")
    hands = [game.imagine(0, number).players[1].hand for number in range(5)]
    assert all(len(hand) > 3 and hand == sorted(hand) for hand in hands)


def test_an_imagined_game_does_not_depend_on_earlier_random_numbers() -> None:
    game = assigning()
    later = Game.from_dict({**game.to_dict(), "draws": 50})
    assert later.imagine(0, 7).digest() == game.imagine(0, 7).digest()


def face_down(game: Game, seat: int) -> list[str]:
    characters = player(game, seat)["characters"]
    return [name for name, disk in characters.items() if disk.get("face_down")]


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    game, rng = Game.new(Options(players=3), 6), Random(6)
    for _ in range(150):
        game.play(lively_action(game, rng))
        if rng.random() < 0.1 and not game.over:
            imagined = game.imagine(rng.randrange(3), rng.getrandbits(30))
            play_randomly(imagined, rng)
            assert imagined.over


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_imagined_game_keeps_known_cards_and_deals_unknown_ones(viewer: int | None) -> None:
    """DA-6: each hand keeps its number of cards from each deck."""
    game = drawing(prophecy="weary_troupe")
    do(game, "p1 draw_first theater", "p1 keep guest_performer")
    dealt = [game.imagine(viewer, number) for number in range(30)]
    assert all(imagined.view(viewer) == game.view(viewer) for imagined in dealt)
    kept = {imagined.players[0].hand[-1] for imagined in dealt}
    assert (len(kept) == 1) == (viewer == 0)
    tops = {imagined.special_decks[2][0] for imagined in dealt}
    assert len(tops) > 3
    piles = {tuple(imagined.prophecy_pile) for imagined in dealt}
    assert len(piles) > 20


def test_an_imagined_game_reshuffles_drawn_cards_for_others() -> None:
    """DA-6: only the drawer knows the two cards to choose from; everyone knows that the drawer has
    seen two."""
    game = drawing()
    do(game, "p1 draw_first theater")
    own = {str(game.imagine(0, number).stack[-1]) for number in range(20)}
    assert own == {str(game.stack[-1])}
    dealt = [game.imagine(1, number) for number in range(20)]
    assert len({str(imagined.stack[-1]) for imagined in dealt}) > 10
    for imagined in dealt:
        first, second = imagined.options(0)[:2]
        assert {first.fields["card"], second.fields["card"]} == seen_by_one(imagined, 0)


def seen_by_one(game: Game, seat: int) -> set[str]:
    """The Special cards whose place only this seat knows."""
    return {
        name("card", FIRST_SPECIAL + c) for c, seen in enumerate(game.known) if seen == 1 << seat
    }


def test_an_imagined_game_does_not_reveal_which_card_another_player_has_seen() -> None:
    """DA-6: p3 has seen one of p2's two cards; p1 knows that, but not which one."""

    def seen_card(seen: str) -> Game:
        game = position(seat(), seat(hand=["invention", "test_run"]), seat(), dark_alley=True)
        data: Any = game.to_dict()
        data["dark_alley"]["known"][seen] = [1, 2]
        return Game.from_dict(data)

    one, other = seen_card("invention"), seen_card("test_run")
    assert one.view(0) == other.view(0)
    for number in range(10):
        assert one.imagine(0, number).digest() == other.imagine(0, number).digest()


def test_an_imagined_hand_holds_cards_of_the_same_decks() -> None:
    """DA-6: from which deck a card was drawn is public."""
    game = drawing()
    for number in range(20):
        imagined = game.imagine(0, number)
        card = Action.parse(f"p2 keep {imagined_name(imagined)}")
        assert card.fields["card"] in WORKSHOP_CARDS


def imagined_name(game: Game) -> str:
    hand: Any = game.to_dict()["players"]
    return str(hand[1]["hand"][-1])


WORKSHOP_CARDS = (
    "trick_tweaking",
    "test_run",
    "replaceable_parts",
    "invention",
    "ingenuity",
    "unstable_prototype",
    "enhance_trick",
    "on_stage_preparation",
    "hidden_talent",
    "freelancer",
)


# Other futures


def test_another_future_keeps_hands_and_plans() -> None:
    game, chance = Game.new(mixed_options(3), 3), Random(3)
    while not game.over:
        if chance.random() < 0.1:
            other = game.with_future(chance.getrandbits(32))
            assert not list(faults(other))
            assert other.imagined
            for seat in range(game.setup_options.players):
                assert other.view(seat) == game.view(seat)
        game.play(lively_action(game, chance))


def test_other_futures_have_other_dice_and_decks() -> None:
    """SET-4, SET-5, SET-12: by the seed alone, and cards that someone has seen stay in place."""
    game = position(seat(hand=["invention"]), seat(), dark_alley=True, prophecy="weary_troupe")
    dealt = [game.with_future(seed) for seed in range(20)]
    assert len({tuple(one.special_decks[0]) for one in dealt}) == 20
    assert len({tuple(one.prophecy_pile) for one in dealt}) == 20
    assert len({tuple(one.draw(6) for _ in range(6)) for one in dealt}) == 20
    bottom = game.special_decks[0][-1]
    game.known[bottom - FIRST_SPECIAL] = 1
    assert {game.with_future(seed).special_decks[0][-1] for seed in range(20)} == {bottom}


def test_a_future_does_not_depend_on_what_nobody_knows() -> None:
    game = position(seat(), seat(), dark_alley=True, prophecy="weary_troupe")
    other = game.with_future(1)
    assert game.with_future(7).digest() == other.with_future(7).digest()
