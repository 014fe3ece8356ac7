"""The boards as printed."""

from trickerion.catalog import board


def test_components_of_a_grade_have_one_price() -> None:
    """MR-1: 1, 2 or 3 Coins, four components each."""
    assert board.COMPONENT_PRICES == (1, 2, 3)
    assert [len(grade) for grade in board.COMPONENTS] == [4, 4, 4]


def test_every_die_has_six_faces() -> None:
    """TURN-2: two of each house, and an X on each."""
    assert [len(faces) for faces in board.DICE.values()] == [6] * 6
    assert all("x" in faces for faces in board.DICE.values())


def test_every_player_has_nine_cards_or_six_with_the_dark_alley() -> None:
    """SET-7: permanent assignment cards."""
    assert sum(board.HAND_WITHOUT_DARK_ALLEY.values()) == 9
    assert sum(board.HAND_WITH_DARK_ALLEY.values()) == 6
    assert board.HAND_WITH_DARK_ALLEY.keys() == set(board.LOCATIONS)


def test_the_board_is_told_whole() -> None:
    """`trickerion data board` and the browser read this."""
    told = board.board()
    slots = told["character_slots"]
    assert isinstance(slots, dict)
    assert slots["theater"].keys() == set(board.WEEKDAYS)
    for street in board.STREETS:
        assert slots[street] == [2, 1, 1, 0]
