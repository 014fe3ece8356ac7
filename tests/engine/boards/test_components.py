"""Components: piles on the board and on the Manager's slots (CMP-1 to CMP-4)."""

from typing import Any

from tests.support import Data, do, offers, position, refused, seat
from trickerion import Game

SIX_TYPES = {"wood": 1, "metal": 1, "rope": 1, "petroleum": 1, "saw": 1, "animal": 1}


def market(**own: Any) -> Game:
    """p1's Magician stands on Market Row with 3 AP; p2 has a Magician to place, and Wood."""
    game = position(
        seat(assigned={"magician": "market_row"}, **own),
        seat(assigned={"magician": "workshop"}, components={"wood": 1}),
    )
    do(game, "p1 place magician market_row.4")
    return game


def workshop(**own: Any) -> Game:
    """p1's Magician stands in the Workshop with 3 AP; p2 has a Magician to place."""
    game = position(
        seat(assigned={"magician": "workshop"}, **own), seat(assigned={"magician": "workshop"})
    )
    do(game, "p1 place magician workshop.1")
    return game


def piles(game: Game) -> dict[str, tuple[int, str]]:
    """p1's piles: how many pieces, and on the board or the extension."""
    written: Any = game.to_dict()
    lying = written["players"][0]["components"]
    return {component: (pile["pieces"], pile["pile"]) for component, pile in lying.items()}


# CMP-1: where piles lie


def test_without_a_manager_a_new_type_goes_on_the_board() -> None:
    """CMP-1: nothing is asked."""
    game = market()
    do(game, "p1 buy glass 1")
    assert piles(game) == {"glass": (1, "board")}


def test_with_a_manager_the_owner_chooses_the_place_of_a_new_type() -> None:
    """CMP-1: a board slot or a Manager slot."""
    game = market(team=("manager",))
    do(game, "p1 buy glass 2", "p1 bargain 0")
    assert offers(game, 0, "pile") == ["board", "extension"]
    do(game, "p1 pile extension", "p1 buy wood 1", "p1 pile board")
    assert piles(game) == {"glass": (2, "extension"), "wood": (1, "board")}


def test_more_of_a_type_goes_onto_its_pile() -> None:
    """CMP-1: one pile per type, so nothing is asked."""
    game = market(team=("manager",), components={"wood": 1}, managed={"glass": 1})
    do(game, "p1 buy glass 1", "p1 buy wood 1")
    assert piles(game) == {"glass": (2, "extension"), "wood": (2, "board")}


def test_the_board_holds_six_types() -> None:
    """CMP-1: without a Manager a seventh type has no place."""
    game = market(components=SIX_TYPES)
    assert refused(game, "p1 buy glass 1") == "CMP-1: no free slot for another type"
    assert refused(game, "p1 buy wood 1") is None


def test_a_sixth_type_still_has_a_place() -> None:
    """CMP-1: six board slots."""
    five = {component: 1 for component in SIX_TYPES if component != "wood"}
    game = market(components=five)
    assert refused(game, "p1 buy glass 3") is None


def test_the_managers_piles_take_no_board_slot() -> None:
    """CMP-1: five types on the board and two beside it leave a board slot."""
    five = {component: 1 for component in SIX_TYPES if component != "wood"}
    game = market(team=("manager",), components=five, managed={"cog": 1, "mirror": 1})
    do(game, "p1 buy glass 1")
    assert piles(game)["glass"] == (1, "board")


def test_beside_a_full_board_the_managers_slots_are_left() -> None:
    """CMP-1, RUL-1: the only place is not asked for."""
    game = market(team=("manager",), components=SIX_TYPES)
    do(game, "p1 buy glass 1")
    assert piles(game)["glass"] == (1, "extension")


def test_the_manager_has_two_slots() -> None:
    """CMP-1: with both taken a new type goes on the board, unasked."""
    game = market(team=("manager",), managed={"wood": 1, "metal": 1})
    do(game, "p1 buy glass 1")
    assert piles(game)["glass"] == (1, "board")


def test_eight_types_fill_the_workshop() -> None:
    """CMP-1: six board slots and two Manager slots."""
    game = market(team=("manager",), components=SIX_TYPES, managed={"cog": 1, "mirror": 1})
    assert refused(game, "p1 buy glass 1") == "CMP-1: no free slot for another type"


# CMP-2: the Manager's extra one, and the limit of three


def test_a_managers_pile_counts_as_one_more() -> None:
    """CMP-2: Burning Mummy needs 3 Fabric; two of them on a Manager slot are enough."""
    mummy: Data = {"tricks": {"burning_mummy": 0}, "team": ("manager",)}
    game = workshop(**mummy, components={"petroleum": 1}, managed={"fabric": 2})
    assert refused(game, "p1 prepare burning_mummy") is None


def test_a_pile_on_the_board_counts_what_it_is() -> None:
    """CMP-2: the Manager helps only the piles on his own slots."""
    mummy: Data = {"tricks": {"burning_mummy": 0}, "team": ("manager",)}
    game = workshop(**mummy, components={"fabric": 2}, managed={"petroleum": 1})
    assert refused(game, "p1 prepare burning_mummy") == "WS-1: needs 3 fabric, 2 available"


def test_a_single_piece_on_a_manager_slot_counts_as_two_not_three() -> None:
    """CMP-2: one more, and no more than that."""
    mummy: Data = {"tricks": {"burning_mummy": 0}, "team": ("manager",)}
    game = workshop(**mummy, components={"petroleum": 1}, managed={"fabric": 1})
    assert refused(game, "p1 prepare burning_mummy") == "WS-1: needs 3 fabric, 2 available"


def test_at_most_three_of_a_type() -> None:
    """CMP-2: with two on the board there is room for one."""
    game = market(components={"wood": 2})
    assert refused(game, "p1 buy wood 2") == "CMP-2: too many of one type; room for 1 more"
    assert refused(game, "p1 buy wood 1") is None


def test_three_of_a_type_are_enough() -> None:
    """CMP-2: a full pile takes nothing."""
    game = market(components={"wood": 3})
    assert refused(game, "p1 buy wood 1") == "CMP-2: no room for more of that type"


def test_the_extra_one_counts_towards_the_limit() -> None:
    """CMP-2: two pieces on a Manager slot are three."""
    game = market(team=("manager",), managed={"wood": 2, "metal": 1})
    assert refused(game, "p1 buy wood 1") == "CMP-2: no room for more of that type"
    assert refused(game, "p1 buy metal 2") == "CMP-2: too many of one type; room for 1 more"
    assert refused(game, "p1 buy metal 1") is None


def test_three_new_pieces_fit_on_the_board_only() -> None:
    """CMP-1, CMP-2: on a Manager slot they would be four."""
    game = market(team=("manager",))
    do(game, "p1 buy glass 3", "p1 bargain 0")
    assert piles(game) == {"glass": (3, "board")}


def test_a_manager_slot_takes_two_new_pieces() -> None:
    """CMP-2: beside a full board three of a new type are too many."""
    game = market(team=("manager",), components=SIX_TYPES)
    assert refused(game, "p1 buy glass 3") == "CMP-2: too many of one type; room for 2 more"
    assert refused(game, "p1 buy glass 2") is None


def test_a_pile_of_three_loses_one_on_a_manager_slot() -> None:
    """CMP-2, WS-3: two real pieces and the extra one are three."""
    game = workshop(team=("manager",), components={"wood": 3})
    events = do(game, "p1 move_components wood none")
    assert piles(game) == {"wood": (2, "extension")}
    returned = [e.fields for e in events if e.kind == "components_returned"]
    assert returned == [{"component": "wood", "pieces": 1}]


# CMP-3: components are not spent


def test_preparing_spends_no_components() -> None:
    """CMP-3: the same pile serves two tricks, and lies there still."""
    game = workshop(tricks={"barricaded_barrels": 0, "stocks_escape": 0}, components={"wood": 2})
    do(game, "p1 prepare barricaded_barrels")
    assert piles(game) == {"wood": (2, "board")}
    assert refused(game, "p1 prepare stocks_escape") == "WS-1: needs 2 metal, 0 available"


def test_one_pile_serves_two_tricks() -> None:
    """CMP-3: two Wood prepare Barricaded Barrels and then Stocks Escape."""
    tricks = {"barricaded_barrels": 0, "stocks_escape": 0}
    game = workshop(tricks=tricks, components={"wood": 2, "metal": 2})
    do(game, "p1 prepare barricaded_barrels", "p1 prepare stocks_escape")
    assert piles(game) == {"wood": (2, "board"), "metal": (2, "board")}


# CMP-4: returning components


def test_returned_components_make_room() -> None:
    """CMP-4: a type less on the board, and a seventh type has a place."""
    game = market(components=SIX_TYPES)
    do(game, "p1 return_component saw")
    assert "saw" not in piles(game)
    do(game, "p1 buy glass 1")
    assert piles(game)["glass"] == (1, "board")


def test_components_are_returned_one_by_one() -> None:
    """CMP-4: it costs nothing, neither AP nor Coins, and brings none."""
    game = market(components={"wood": 3}, coins=5)
    do(game, "p1 return_component wood", "p1 return_component wood")
    assert piles(game) == {"wood": (1, "board")}
    assert game.players[0].coins == 5
    assert refused(game, "p1 quick_order rope") is None


def test_the_extra_one_goes_with_the_last_real_one() -> None:
    """CMP-4: a Manager slot with one piece is empty when that is returned."""
    game = market(team=("manager",), managed={"glass": 1, "metal": 1})
    do(game, "p1 return_component glass")
    assert piles(game) == {"metal": (1, "extension")}
    assert refused(game, "p1 return_component glass") == (
        "CMP-4: no such components in the Workshop"
    )
    do(game, "p1 buy wood 1")
    assert offers(game, 0, "pile") == ["board", "extension"]


def test_the_extra_one_is_not_a_piece_to_return() -> None:
    """CMP-4: of two pieces on a Manager slot one is left, which counts as two."""
    mummy: Data = {"tricks": {"burning_mummy": 0}, "team": ("manager",)}
    game = workshop(**mummy, components={"petroleum": 1}, managed={"fabric": 2})
    do(game, "p1 return_component fabric")
    assert piles(game)["fabric"] == (1, "extension")
    assert refused(game, "p1 prepare burning_mummy") == "WS-1: needs 3 fabric, 2 available"


def test_components_are_returned_before_any_decision_of_ones_own() -> None:
    """CMP-4, TURN-8: while bargaining too, but not when another player decides."""
    game = market(components={"wood": 1})
    assert refused(game, "p2 return_component wood") == (
        "TURN-8: only when you’re asked to decide in Place Characters, Performance or End Turn"
    )
    do(game, "p1 buy glass 3", "p1 return_component wood", "p1 bargain 0")
    assert piles(game) == {"glass": (3, "board")}
