"""The quick game (SET-14): it begins in turn 2, with a little more for everybody."""

from random import Random

import pytest

from tests.support import do, offers, player, refused
from trickerion import Game, Options
from trickerion.lab.play.simulation import play_randomly


def quick(players: int = 2, dark_alley: bool = False, prophecies: bool = False) -> Game:
    """A quick beginner game whose magicians are chosen: the extras come next."""
    options = Options(
        players=players, dark_alley=dark_alley, prophecies=prophecies, beginner=True, quick=True
    )
    game = Game.new(options, 3)
    for number, magician in enumerate(("mechaniker", "gentleman", "red_lotus")[:players], 1):
        do(game, f"p{number} magician {magician}")
    return game


def last_and_first(game: Game) -> tuple[str, str]:
    return f"p{game.initiative[-1] + 1}", f"p{game.initiative[0] + 1}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_counter_starts_at_two_with_one_card_more(players: int) -> None:
    """SET-14: Riverside cards = players, and the deck is one card shorter."""
    game = Game.new(Options(players=players, quick=True), 1)
    assert game.turn == 2
    assert len(game.theater) == players
    assert all(show["performance"].startswith("riverside") for show in game.to_dict()["theater"])  # type: ignore[attr-defined]
    assert game.view(None)["performance_deck"] == ["riverside", "grand_magorian", "grand_magorian"]


def test_everybody_has_more_fame_and_shards() -> None:
    """SET-14: +3 Fame, +1 Shard."""
    game = quick()
    assert [player(game, seat)["fame"] for seat in (0, 1)] == [8, 8]
    assert [player(game, seat)["shards"] for seat in (0, 1)] == [2, 2]


def test_whoever_chose_the_assistant_has_two_coins_more() -> None:
    """SET-14: the beginner's mechanical start has the Assistant, the optical one has not."""
    game = quick()
    plain = {game.initiative[0]: 10, game.initiative[1]: 14}
    assert player(game, 0)["coins"] == plain[0] + 2
    assert player(game, 1)["coins"] == plain[1]


def test_extra_components_are_chosen_in_reverse_initiative_order() -> None:
    """SET-14: components worth up to 3 Coins, and one may stop before."""
    game = quick()
    last, first = last_and_first(game)
    assert game.to_act == [game.initiative[-1]]
    do(game, f"{last} component wood", f"{last} pile board")
    assert refused(game, f"{last} component cog") == "SET-14: costs 3, 2 left to spend"
    do(game, f"{last} component rope", f"{last} pile board")
    assert game.to_act == [game.initiative[0]]
    do(game, f"{first} done")
    assert game.turn == 2
    assert game.phase == "advertise"


def test_extra_components_do_not_prepare_the_first_trick() -> None:
    """SET-14, SET-9: they come too late for that."""
    game = Game.new(Options(players=2, quick=True), 5)
    do(game, "p1 magician mechaniker", "p1 trick linking_rings", "p1 specialist engineer")
    do(game, "p1 component wood", "p1 component wood")
    do(game, "p2 magician gentleman", "p2 trick enchanted_butterflies", "p2 specialist assistant")
    do(game, "p2 component fabric", "p2 component fabric", "p1 trick mind_reading")
    while game.to_act != [0]:
        do(game, "p2 done")
    do(game, "p1 component metal", "p1 component metal")
    assert player(game, 0)["components"]["metal"]["pieces"] == 2
    assert player(game, 0)["tricks"]["spade"]["markers"] == 0


def test_extra_components_may_lie_on_the_managers_slots() -> None:
    """SET-14, CMP-1: the owner of a Manager chooses where a new type lies."""
    game = quick()
    if game.to_act != [1]:
        do(game, "p1 done")
    do(game, "p2 component mirror", "p2 pile extension")
    assert player(game, 1)["components"]["mirror"] == {"pieces": 1, "pile": "extension"}


def test_with_the_dark_alley_the_top_card_of_a_special_deck_comes_first() -> None:
    """SET-14: of a deck of choice; only its owner sees it."""
    game = quick(dark_alley=True)
    last, _ = last_and_first(game)
    top = game.special_decks[0][0]
    assert offers(game, game.initiative[-1], "deck") == [
        "theater",
        "workshop",
        "market_row",
        "downtown",
    ]
    events = do(game, f"{last} deck theater")
    assert game.players[game.initiative[-1]].hand[-1] == top
    assert "card" not in (events[0].seen_by(None) or {})
    assert game.view(None)["players"][game.initiative[-1]]["cards"]["special"] == 1


def test_with_prophecies_one_is_active_from_the_start() -> None:
    """SET-14, SET-12: drawn last of all."""
    game = quick(dark_alley=True, prophecies=True)
    assert game.view(None)["dark_alley"]["prophecy"] is None
    while game.phase == "set_up":
        seat = game.to_act[0]
        game.play(game.options(seat)[0])
    assert game.view(None)["dark_alley"]["prophecy"] is not None


def test_initiative_is_not_set_anew_in_the_first_turn_played() -> None:
    """TURN-3, SET-14: although the counter says 2."""
    game = quick()
    order = list(game.initiative)
    last, first = last_and_first(game)
    events = do(game, f"{last} done", f"{first} done")
    assert game.initiative == order
    assert "initiative_set" not in [event.kind for event in events]


@pytest.mark.parametrize(("dark_alley", "turns"), [(False, 4), (True, 6)])
def test_the_quick_game_ends_with_the_counter(dark_alley: bool, turns: int) -> None:
    """FIN-1: after turn 5 or 7 by the counter."""
    options = Options(players=2, dark_alley=dark_alley, quick=True)
    assert options.turns == turns
    game = Game.new(options, 2)
    play_randomly(game, Random(2))
    assert game.turn == options.last_turn + 1
