"""The beginner setup (SET-13)."""

from tests.support import Data, do, player
from trickerion import Game, Options

BEGINNERS = (
    "p1 magician mechaniker",
    "p2 magician yoruba_spiritmaster",
    "p3 magician great_optico",
    "p4 magician red_lotus",
)


def beginner(magician: str) -> Data:
    """The board of a beginner with this magician."""
    game = Game.new(Options(players=2, beginner=True), 1)
    do(game, f"p1 magician {magician}")
    assert game.to_act == [1]
    board: Data = player(game, 0)
    return board


def test_the_optical_beginner_starts_with_butterflies_and_a_manager() -> None:
    """SET-13: Enchanted Butterflies (2 markers), 2 fabric, Manager with 1 animal."""
    board = beginner("great_optico")
    assert board["tricks"] == {
        "spade": {"trick": "enchanted_butterflies", "markers": 2, "pile": "board"}
    }
    assert board["components"] == {
        "fabric": {"pieces": 2, "pile": "board"},
        "animal": {"pieces": 1, "pile": "extension"},
    }
    assert list(board["characters"]) == ["magician", "manager", "apprentice_1"]


def test_the_mechanical_beginner_starts_with_rings_and_an_assistant() -> None:
    """SET-13: Linking Rings (2 markers), 2 metal, Assistant with Apprentice."""
    board = beginner("mechaniker")
    assert board["tricks"] == {"spade": {"trick": "linking_rings", "markers": 2, "pile": "board"}}
    assert board["components"] == {"metal": {"pieces": 2, "pile": "board"}}
    assert list(board["characters"]) == [
        "magician",
        "assistant",
        "apprentice_1",
        "assistants_apprentice",
    ]


def test_the_escape_beginner_starts_with_barrels_and_an_engineer() -> None:
    """SET-13: Barricaded Barrels (2 markers), 2 wood, Engineer with Stocks Escape."""
    board = beginner("red_lotus")
    assert board["tricks"] == {
        "spade": {"trick": "barricaded_barrels", "markers": 2, "pile": "board"},
        "heart": {"trick": "stocks_escape", "markers": 0, "pile": "extension"},
    }
    assert board["components"] == {"wood": {"pieces": 2, "pile": "board"}}
    assert list(board["characters"]) == ["magician", "engineer", "apprentice_1"]


def test_the_spiritual_beginner_starts_with_mind_reading_and_a_manager() -> None:
    """SET-13: Mind Reading (3 markers), 2 glass, Manager with 1 rope."""
    board = beginner("yoruba_spiritmaster")
    assert board["tricks"] == {"spade": {"trick": "mind_reading", "markers": 3, "pile": "board"}}
    assert board["components"] == {
        "glass": {"pieces": 2, "pile": "board"},
        "rope": {"pieces": 1, "pile": "extension"},
    }
    assert list(board["characters"]) == ["magician", "manager", "apprentice_1"]


def test_beginners_choose_the_magician_only() -> None:
    """SET-13: after the magicians the first turn begins; Fame, Shard and cards are as usual."""
    game = Game.new(Options(players=4, beginner=True), 1)
    do(game, *BEGINNERS)
    assert game.phase == "advertise"
    assert [(player.fame, player.shards) for player in game.players] == [(5, 1)] * 4
    assert [len(player.hand) for player in game.players] == [9] * 4
