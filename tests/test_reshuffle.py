"""A game that begins with somebody's position: their knowledge of it is worth nothing."""

from collections import Counter
from random import Random

import pytest

from tests.support import do, position, seat
from trickerion import Game
from trickerion.engine.cardboard import CARD_LOCATION, FIRST_SPECIAL
from trickerion.engine.conservation import faults
from trickerion.lab.promises import mixed_options
from trickerion.lab.simulation import lively_action


def with_seed(game: Game, seed: int) -> Game:
    return Game.from_dict({**game.to_dict(), "seed": seed})


def test_decks_are_in_an_order_that_nobody_knows() -> None:
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
def test_what_everybody_knows_stays(number: int) -> None:
    """DA-6: spectators see the same table, except that plans are made anew; hands hold as many
    cards of each deck."""
    game, chance = Game.new(mixed_options(number), number), Random(number)
    while not game.over:
        if chance.random() < 0.1:
            dealt = with_seed(game, chance.getrandbits(32)).reshuffled()
            assert not list(faults(dealt))
            assert kinds(dealt) == kinds(game)
            if game.phase == "assignment":
                assert dealt.to_act == list(range(game.variant.players))
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


def test_cards_that_wait_for_a_choice_are_dealt_anew() -> None:
    game = position(seat(assigned={"magician": "dark_alley"}), seat(), dark_alley=True)
    do(game, "p1 place magician dark_alley.1", "p1 draw_first theater")
    dealt = [with_seed(game, seed).reshuffled() for seed in range(20)]
    assert len({str(one.stack[-1]) for one in dealt}) > 10
