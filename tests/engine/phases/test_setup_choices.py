"""Setup: what each player chooses (SET-6 to SET-9)."""

from typing import Any

import pytest

from tests.support import changes, do, offers, position, refused, seat
from trickerion import Game, Options

BASIC = ["wood", "metal", "glass", "fabric"]
ADVANCED = ["rope", "petroleum", "saw", "animal"]


def new(*lines: str, players: int = 2) -> Game:
    """A new game after these choices."""
    game = Game.new(Options(players=players), 1)
    do(game, *lines)
    return game


def start(who: str, magician: str, trick: str, specialist: str, *components: str) -> list[str]:
    """All choices of a player, the Engineer's trick apart."""
    return [
        f"{who} magician {magician}",
        f"{who} trick {trick}",
        f"{who} specialist {specialist}",
        *(f"{who} component {component}" for component in components),
    ]


ELECTRA = start("p1", "electra", "linking_rings", "assistant", "rope")
GENTLEMAN = start("p2", "gentleman", "enchanted_butterflies", "assistant", "rope")


def board(game: Game, seat: int = 0) -> Any:
    """What lies in front of a player, as plain data."""
    position: Any = game.to_dict()
    return position["players"][seat]


def markers(game: Game, seat: int = 0) -> dict[str, int]:
    """The markers on each trick card of a player."""
    return {entry["trick"]: entry["markers"] for entry in board(game, seat)["tricks"].values()}


# SET-6: seat by seat


def test_each_player_makes_all_choices_in_one_go() -> None:
    """SET-6: from seat 0 on; p2 is asked when p1 has chosen everything."""
    game = new()
    asked = []
    for line in (*ELECTRA, *GENTLEMAN):
        asked.append(game.to_act)
        do(game, line)
    assert asked == [[0]] * 4 + [[1]] * 4
    assert game.phase == "advertise"


def test_nobody_chooses_before_their_seat() -> None:
    """SET-6: p2 waits for p1."""
    assert refused(new(), "p2 magician electra") == "SET-6: p2 isn’t asked now; waiting for p1"


def test_all_eight_magicians_can_be_chosen() -> None:
    """SET-6: the base game leaves none out."""
    assert len(offers(new(), 0, "magician")) == 8


@pytest.mark.parametrize("magician", ["electra", "mechaniker"])
def test_no_two_magicians_share_a_favorite_category(magician: str) -> None:
    """SET-6: after Electra neither she nor the Mechaniker is left."""
    game = new(*ELECTRA)
    assert refused(game, f"p2 magician {magician}") == (
        "SET-6: another player has the favorite category Mechanical"
    )
    assert len(offers(game, 1, "magician")) == 6


def test_the_fourth_player_has_the_two_magicians_of_the_last_category() -> None:
    """SET-6: four players have four favorite categories."""
    yoruba = start("p3", "yoruba_spiritmaster", "mind_reading", "manager", "saw", "rope")
    game = new(*ELECTRA, *GENTLEMAN, *yoruba, players=4)
    assert offers(game, 3, "magician") == ["master_of_chains", "red_lotus"]


def test_abilities_do_not_work_without_the_dark_alley() -> None:
    """SET-6: the Gentleman gains no Fame for his tricks when his Magician goes Downtown."""
    game = position(
        seat(
            magician="gentleman", tricks={"card_manipulation": 0}, assigned={"magician": "downtown"}
        ),
        seat(),
    )
    events = do(game, "p1 place magician downtown.1")
    assert [event.kind for event in events] == ["character_placed"]
    assert changes(events, 0, "fame") == []


# SET-7: what each player takes


def test_the_first_trick_is_of_the_favorite_category_and_level_1() -> None:
    """SET-7: Electra has the four mechanical tricks of Level 1 to choose from."""
    game = new("p1 magician electra")
    assert offers(game, 0, "trick") == [
        "linking_rings",
        "living_piano",
        "chinese_sticks",
        "levitation",
    ]
    assert refused(game, "p1 trick mind_reading") == "SET-7: the trick’s category is Spiritual"
    assert refused(game, "p1 trick bullet_catch") == "SET-7: needs a Level 1 trick"


def test_the_first_trick_gets_a_symbol_on_the_board() -> None:
    """SET-7: a symbol marker lies on the trick, which has no trick marker yet."""
    events = do(new("p1 magician electra"), "p1 trick levitation")
    assert [event.to_dict() for event in events] == [
        {
            "kind": "trick_learned",
            "seat": 0,
            "trick": "levitation",
            "symbol": "spade",
            "pile": "board",
        }
    ]


def test_each_player_has_a_hand_a_magician_an_apprentice_a_shard_and_five_fame() -> None:
    """SET-7: without the Dark Alley nine cards: 3 Theater and 2 of each other Location."""
    electra = board(new("p1 magician electra"))
    assert (
        electra["hand"]
        == ["theater"] * 3 + ["workshop"] * 2 + ["market_row"] * 2 + ["downtown"] * 2
    )
    assert list(electra["characters"]) == ["magician", "apprentice_1"]
    assert (electra["fame"], electra["shards"], electra["coins"]) == (5, 1, 0)


def test_one_specialist_of_choice() -> None:
    """SET-7: any of the three, also one another player has."""
    game = new(*ELECTRA, "p2 magician gentleman", "p2 trick card_manipulation")
    assert offers(game, 1, "specialist") == ["manager", "engineer", "assistant"]
    do(game, "p2 specialist assistant")
    assert "assistant" in board(game, 1)["characters"]


def test_components_cost_two_coins_in_all() -> None:
    """SET-7: one Advanced component is worth 2 Coins, a Superior one 3."""
    game = new(*ELECTRA[:3])
    assert offers(game, 0, "component") == BASIC + ADVANCED
    assert refused(game, "p1 component cog") == "SET-7: costs 3, 2 left to spend"
    do(game, "p1 component saw")
    assert board(game)["components"] == {"saw": {"pieces": 1, "pile": "board"}}
    assert game.to_act == [1]


def test_two_basic_components_or_two_of_one() -> None:
    """SET-7: after a Basic component another one must follow, of any Basic type."""
    game = new(*ELECTRA[:3], "p1 component wood")
    assert [str(action) for action in game.options(0)] == [f"p1 component {b}" for b in BASIC]
    assert refused(game, "p1 component rope") == "SET-7: costs 2, 1 left to spend"
    do(game, "p1 component wood")
    assert board(game)["components"] == {"wood": {"pieces": 2, "pile": "board"}}


def test_starting_components_cost_nothing() -> None:
    """SET-7, SET-10: both players keep all the Coins of their initiative slots."""
    game = new(*ELECTRA, *GENTLEMAN)
    assert sorted(player.coins for player in game.players) == [10, 14]


# SET-8: the Specialist's bonus


def manager(*components: str) -> list[str]:
    """Electra with a Manager: components for the board first, then for the Manager's slots."""
    return start("p1", "electra", "linking_rings", "manager", *components)


def test_the_manager_brings_components_worth_two_coins_on_the_extension() -> None:
    """SET-8: as well as those on the board."""
    game = new(*manager("rope", "wood", "glass"))
    assert board(game)["components"] == {
        "wood": {"pieces": 1, "pile": "extension"},
        "glass": {"pieces": 1, "pile": "extension"},
        "rope": {"pieces": 1, "pile": "board"},
    }
    assert game.to_act == [1]


def test_the_managers_components_are_worth_exactly_two_coins() -> None:
    """SET-8: no Superior component, and not one Basic component alone."""
    game = new(*manager("rope"))
    assert refused(game, "p1 component mirror") == "SET-7: costs 3, 2 left to spend"
    do(game, "p1 component wood")
    assert offers(game, 0, "component") == BASIC


def test_a_type_does_not_lie_on_board_and_managers_slots() -> None:
    """SET-8: a type taken for the board is not taken for the Manager's slots."""
    game = new(*manager("wood", "metal"))
    taken = "SET-8: that type is already elsewhere in the Workshop"
    assert refused(game, "p1 component wood") == taken
    assert refused(game, "p1 component metal") == taken
    assert refused(game, "p1 component glass") is None


def test_a_managers_pile_may_hold_two_pieces() -> None:
    """SET-8: the same Basic component twice."""
    game = new(*manager("rope", "wood", "wood"))
    assert board(game)["components"]["wood"] == {"pieces": 2, "pile": "extension"}


def test_the_assistant_brings_an_apprentice_to_her_slot() -> None:
    """SET-8: beside the first Apprentice on the board."""
    assert list(board(new(*ELECTRA))["characters"]) == [
        "magician",
        "assistant",
        "apprentice_1",
        "assistants_apprentice",
    ]


def two_engineers() -> Game:
    """Engineers on seats 0 and 2, when all other choices are made."""
    chains = start("p3", "master_of_chains", "barricaded_barrels", "engineer", "rope")
    electra = start("p1", "electra", "linking_rings", "engineer", "wood", "wood")
    return new(*electra, *GENTLEMAN, *chains, players=3)


def test_the_engineers_trick_waits_for_all_first_tricks() -> None:
    """SET-8: then the players with an Engineer choose in seat order."""
    game = two_engineers()
    assert (game.phase, game.to_act) == ("set_up", [0])
    do(game, "p1 trick mind_reading")
    assert (game.phase, game.to_act) == ("set_up", [2])
    do(game, "p3 trick stocks_escape")
    assert game.phase == "advertise"


def test_the_engineers_trick_is_any_level_1_trick_nobody_has() -> None:
    """SET-8, SET-2: 16 tricks of Level 1, less the three first ones."""
    game = two_engineers()
    assert len(offers(game, 0, "trick")) == 16 - 3
    assert refused(game, "p1 trick enchanted_butterflies") == "SET-2: the trick is not in its deck"
    assert refused(game, "p1 trick bullet_catch") == "SET-8: needs a Level 1 trick"
    do(game, "p1 trick mind_reading")
    assert refused(game, "p3 trick mind_reading") == "SET-2: the trick is not in its deck"


def test_the_engineers_trick_lies_on_the_engineers_slot() -> None:
    """SET-8: with the next symbol."""
    game = two_engineers()
    do(game, "p1 trick mind_reading")
    assert board(game)["tricks"]["heart"] == {
        "trick": "mind_reading",
        "markers": 0,
        "pile": "extension",
    }


@pytest.mark.parametrize("specialist", ["manager", "engineer", "assistant"])
def test_a_specialist_hired_later_brings_nothing(specialist: str) -> None:
    """SET-8: the bonus comes at setup only."""
    game = position(seat(assigned={"magician": "downtown"}), seat(), dice={"inn_a": specialist})
    do(game, "p1 place magician downtown.4", "p1 hire inn_a")
    mine = board(game)
    assert list(mine["characters"]) == ["magician", specialist, "apprentice_1"]
    assert (mine["components"], mine["tricks"]) == ({}, {})


# SET-9: prepared at the start


def test_a_first_trick_with_its_components_starts_prepared() -> None:
    """SET-9: 2 metal for the Linking Rings, which get their 2 markers."""
    game = new(*start("p1", "electra", "linking_rings", "assistant", "metal", "metal"))
    assert markers(game) == {"linking_rings": 2}


def test_a_prepared_first_trick_has_its_full_marker_count() -> None:
    """SET-9: Mind Reading has 3 markers."""
    game = new(*start("p1", "yoruba_spiritmaster", "mind_reading", "engineer", "glass", "glass"))
    assert markers(game) == {"mind_reading": 3}


def test_a_first_trick_without_its_components_is_not_prepared() -> None:
    """SET-9: one metal does not make Linking Rings."""
    game = new(*start("p1", "electra", "linking_rings", "assistant", "metal", "wood"))
    assert markers(game) == {"linking_rings": 0}


def test_the_managers_components_count_for_the_first_trick() -> None:
    """SET-9: wood and glass of the Manager and an animal make the Living Piano."""
    piano = start("p1", "electra", "living_piano", "manager", "animal", "wood", "glass")
    assert markers(new(*piano)) == {"living_piano": 3}


def test_the_managers_extra_component_counts_for_the_first_trick() -> None:
    """SET-9, CMP-2: one metal on a Manager's slot is as good as two."""
    assert markers(new(*manager("rope", "metal", "glass"))) == {"linking_rings": 2}
    assert markers(new(*manager("metal", "wood", "rope"))) == {"linking_rings": 0}


def test_the_engineers_trick_is_not_prepared() -> None:
    """SET-9: although 2 wood are all Barricaded Barrels need."""
    lines = start("p1", "master_of_chains", "stocks_escape", "engineer", "wood", "wood")
    game = new(*lines, *GENTLEMAN, "p1 trick barricaded_barrels")
    assert markers(game) == {"stocks_escape": 0, "barricaded_barrels": 0}
