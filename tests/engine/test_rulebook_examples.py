"""The rulebook's examples A (Theater) and B (Performance), move by move.  The pictures are not
there, so tricks, cards and slots are chosen such that every sentence of the two examples is
true. Of the five cards of turn 4 the examples speak of three:  card 1, riverside_6      card
2, riverside_3      card 3, grand_magorian_2     red                      yellow
blue  - blue      |                        |                               |     green
yellow - blue                   red      |                                |*     green -
yellow                   red  The one circle of card 2 with a Shard is marked by a star."""

from typing import Any

from tests.support import changes, do, offers, position, refused, seat, show
from trickerion import Event, Game

GREEN, YELLOW, RED, BLUE = range(4)
CARD_1, CARD_2, CARD_3 = "riverside_6", "riverside_3", "grand_magorian_2"


Payments = list[tuple[int, str]]


def before() -> Game:
    """The position before the examples: initiative is green, yellow, red, blue."""
    green = seat(
        magician="great_optico",
        fame=6,
        tricks={"enchanted_butterflies": 0, "water_tank_escape": 0},
        assigned={"magician": "theater", "apprentice_1": "theater"},
    )
    yellow = seat(
        magician="mechaniker",
        fame=8,
        tricks={"linking_rings": 2, "pub_in_a_bottle": 1},
        assigned={"magician": "theater", "manager": "theater", "apprentice_1": "theater"},
    )
    red = seat(
        magician="red_lotus",
        fame=12,
        tricks={"barricaded_barrels": 1, "chinese_sticks": 1, "rabbit_from_the_top_hat": 1},
        assigned={"magician": "theater", "apprentice_1": "downtown"},
    )
    blue = seat(
        magician="yoruba_spiritmaster",
        fame=20,
        tricks={"self_decapitation": 3, "spirit_hand": 1},
        assigned={"magician": "theater", "assistant": "theater"},
    )
    leftover = show(CARD_1, s01="p1 heart escape", s02="p1 spade mechanical")
    theater = [show(CARD_3), show(CARD_2), leftover, show("riverside_1"), show("riverside_2")]
    return position(green, yellow, red, blue, turn=4, theater=theater)


GREENS_MAGICIAN = ("p1 place magician sunday.performance",)  # 1
YELLOWS_MANAGER = (
    "p2 place manager friday.1",  # 2
    "p2 set_up linking_rings",  # 2a
    "p2 spot riverside_3.00 escape",
    "p2 set_up pub_in_a_bottle",  # 2b
    "p2 spot riverside_3.01 mechanical",
    "p2 link fame",
)
REDS_APPRENTICE = ("p3 place apprentice_1 downtown.4", "p3 done")
BLUES_ASSISTANT = (
    "p4 place assistant thursday.1",  # 3
    "p4 set_up spirit_hand",  # 3a
    "p4 spot grand_magorian_2.00 optical",
    "p4 set_up self_decapitation",  # 3b
    "p4 spot grand_magorian_2.10 spiritual",
    "p4 link coins",
    "p4 set_up self_decapitation",  # 3c
    "p4 spot riverside_3.11 escape",
    "p4 link fame",
)
GREEN_PLACES_NOBODY_ELSE = ("p1 idle apprentice_1",)
YELLOWS_APPRENTICE = (
    "p2 place apprentice_1 friday.2",  # 4
    "p2 set_up linking_rings",
    "p2 spot riverside_6.12 optical",
)
REDS_MAGICIAN = (
    "p3 place magician saturday.1",  # 5
    "p3 set_up barricaded_barrels",  # 5a
    "p3 spot riverside_6.00 mechanical",
    "p3 link coins",
    "p3 set_up chinese_sticks",  # 5b
    "p3 spot riverside_3.12 mechanical",
    "p3 link fame",
    "p3 set_up rabbit_from_the_top_hat",  # 5c
    "p3 spot grand_magorian_2.11 optical",
    "p3 link coins",
)
BLUES_MAGICIAN = ("p4 place magician thursday.performance",)  # 6
YELLOWS_MAGICIAN = ("p2 place magician friday.performance",)  # 7
EXAMPLE_A = (
    GREENS_MAGICIAN,
    YELLOWS_MANAGER,
    REDS_APPRENTICE,
    BLUES_ASSISTANT,
    GREEN_PLACES_NOBODY_ELSE,
    YELLOWS_APPRENTICE,
    REDS_MAGICIAN,
    BLUES_MAGICIAN,
    YELLOWS_MAGICIAN,
)


def before_step(step: tuple[str, ...]) -> Game:
    """Example A, played up to a step."""
    game = before()
    for lines in EXAMPLE_A[: EXAMPLE_A.index(step)]:
        do(game, *lines)
    return game


def after_example_a() -> Game:
    game = before_step(YELLOWS_MAGICIAN)
    do(game, *YELLOWS_MAGICIAN)
    return game


def linked_spots(events: list[Event]) -> list[object]:
    """Where the markers lie that created links."""
    return [event.fields["spot"] for event in events if event.kind == "link_created"]


def got(events: list[Event], seat: int) -> tuple[Payments, Payments, Payments]:
    """A player's changes of Fame, Coins and Shards, each with its reason."""
    return (
        changes(events, seat, "fame"),
        changes(events, seat, "coins"),
        changes(events, seat, "shards"),
    )


# Example A: Character and Trick marker placement in the Theater


def test_a1_sunday_is_greens() -> None:
    """THR-2, THR-3: nobody else may come on Sunday; green could still, but places nobody."""
    game = before_step(YELLOWS_MANAGER)
    assert refused(game, "p2 place manager sunday.1") == "THR-2: Sunday is taken by p1"
    game = before_step(GREEN_PLACES_NOBODY_ELSE)
    assert offers(game, GREEN, "place") == ["apprentice_1 sunday.1", "apprentice_1 sunday.2"]


def test_a2_yellows_manager_sets_up_two_tricks_and_makes_a_link() -> None:
    """THR-1, THR-4, THR-5: 2 AP on Friday; the link yields 1 Fame or 1 Coin."""
    game = before_step(YELLOWS_MANAGER)
    events = do(game, *YELLOWS_MANAGER)
    assert events[0].fields["ap"] == 2
    assert linked_spots(events) == ["riverside_3.01"]
    assert got(events, YELLOW) == ([(1, "link")], [], [])
    assert game.to_act == [RED]


def test_a3_blues_assistant_sets_up_three_tricks_and_makes_two_links() -> None:
    """THR-1, THR-5: 3 AP on Thursday; each link by the Level 2 Spade pays 2, the second one is
    with yellow."""
    game = before_step(BLUES_ASSISTANT)
    events = do(game, *BLUES_ASSISTANT)
    assert events[0].fields["ap"] == 3
    assert linked_spots(events) == ["grand_magorian_2.10", "riverside_3.11"]
    assert got(events, BLUE) == ([(2, "link")], [(2, "link")], [])
    assert got(events, YELLOW) == ([], [], [])


def test_a4_yellows_mechanical_trick_cannot_link_with_greens_optical_one() -> None:
    """TRK-4: wherever and however it lies on card 1, no link is made."""
    game = before_step(YELLOWS_APPRENTICE)
    do(game, "p2 place apprentice_1 friday.2", "p2 set_up linking_rings")
    on_card_1 = [spot for spot in offers(game, YELLOW, "spot") if spot.startswith(CARD_1)]
    assert on_card_1 == ["riverside_6.00 escape", "riverside_6.12 optical"]
    assert linked_spots(do(game.clone(), "p2 spot riverside_6.00 escape")) == []
    assert linked_spots(do(game.clone(), "p2 spot riverside_6.12 optical")) == []


def test_a5_reds_magician_backstage_makes_a_link_on_each_of_three_cards() -> None:
    """THR-3, THR-5: 3 AP on Saturday; the link with blue on card 2 lies over a Shard."""
    game = before_step(REDS_MAGICIAN)
    events = do(game, *REDS_MAGICIAN)
    assert events[0].fields["ap"] == 3
    assert linked_spots(events) == ["riverside_6.00", "riverside_3.12", "grand_magorian_2.11"]
    coins = [(1, "link"), (1, "link")]
    assert got(events, RED) == ([(1, "link")], coins, [(1, "link")])
    assert got(events, BLUE) == ([], [], [(1, "link")])
    assert game.to_act == [BLUE]


def test_a6_and_a7_two_magicians_take_performance_slots() -> None:
    """THR-3, PRF-1: without AP; blue on Thursday is the first to perform."""
    game = before_step(BLUES_MAGICIAN)
    blue, yellow = do(game, *BLUES_MAGICIAN, *YELLOWS_MAGICIAN)
    assert blue.fields == {"character": "magician", "slot": "thursday.performance", "ap": 0}
    assert yellow.fields == {"character": "magician", "slot": "friday.performance", "ap": 0}
    assert (game.phase, game.to_act) == ("performance", [BLUE])


# Example B: the Performance phase


def test_b1_blue_performs_the_third_card() -> None:
    """PRF-2 to PRF-4: 1 Fame and 1 Coin less for each trick; 2 Fame each for the two links, the
    Assistant and the card. Red, on Saturday, gets the printed yield."""
    game = after_example_a()
    assert offers(game, BLUE, "perform") == [CARD_3, CARD_2]
    events = do(game, f"p4 perform {CARD_3}")
    fame = [
        (1, "yield"),  # Spirit Hand: 2 - 1 Fame, 1 - 1 Coin, 1 Shard
        (2, "yield"),  # Self Decapitation: 3 - 1 Fame, 2 - 1 Coins
        (2, "link_bonus"),
        (2, "specialist_bonus"),
        (2, "card_bonus"),
    ]
    assert got(events, BLUE) == (fame, [(1, "yield")], [(1, "yield")])
    assert got(events, RED) == ([(3, "yield")], [(1, "yield")], [])
    assert game.to_act == [YELLOW]


def test_b2_yellow_performs_the_second_card() -> None:
    """PRF-2 to PRF-4: printed yields, 3 Fame for the links, 3 Coins for the Manager, 1 Fame for
    the card. Blue has a deduction, red has none."""
    game = after_example_a()
    do(game, f"p4 perform {CARD_3}")
    assert offers(game, YELLOW, "perform") == [CARD_2, CARD_1]
    events = do(game, f"p2 perform {CARD_2}")
    fame = [(2, "yield"), (3, "link_bonus"), (1, "card_bonus")]
    coins = [(2, "yield"), (2, "yield"), (3, "specialist_bonus")]
    assert got(events, YELLOW) == (fame, coins, [])
    assert got(events, BLUE) == ([(2, "yield")], [(1, "yield")], [])
    assert got(events, RED) == ([(1, "yield")], [(2, "yield")], [])
    assert game.to_act == [GREEN]


def test_b3_green_performs_the_first_card() -> None:
    """PRF-2 to PRF-4: 1 Fame and 1 Coin more for each trick, 2 Fame for the links, 1 Coin for the
    card. Yellow and red get the printed yields; then the wages are paid (END-1)."""
    game = after_example_a()
    do(game, f"p4 perform {CARD_3}", f"p2 perform {CARD_2}")
    assert offers(game, GREEN, "perform") == [CARD_1]
    events = do(game, f"p1 perform {CARD_1}")
    fame = [(2, "yield"), (3, "yield"), (2, "link_bonus")]
    coins = [(3, "yield"), (1, "yield"), (1, "card_bonus")]
    assert got(events, GREEN) == (fame, coins, [(1, "yield")])
    assert got(events, YELLOW) == ([], [(2, "yield"), (-3, "wages")], [])
    assert got(events, RED) == ([(1, "yield")], [(1, "yield"), (-1, "wages")], [])
    assert game.turn == 5


# Example B: "The blue player could also have chosen the second Performance"


def test_b_variant_blue_performs_the_second_card() -> None:
    """PRF-2 to PRF-4: the yield of one trick only, but 3 Fame for links."""
    game = after_example_a()
    events = do(game, f"p4 perform {CARD_2}")
    fame = [(2, "yield"), (3, "link_bonus"), (2, "specialist_bonus"), (1, "card_bonus")]
    assert got(events, BLUE) == (fame, [(1, "yield")], [])
    assert got(events, YELLOW) == ([(2, "yield")], [(2, "yield"), (2, "yield")], [])
    assert got(events, RED) == ([(1, "yield")], [(2, "yield")], [])


def test_b_variant_the_first_card_is_yellows_only_choice() -> None:
    """PRF-1, PRF-3: green gets the yields of two tricks with Sunday's bonus, the performer's
    bonuses are yellow's."""
    game = after_example_a()
    do(game, f"p4 perform {CARD_2}")
    assert offers(game, YELLOW, "perform") == [CARD_1]
    assert refused(game, f"p2 perform {CARD_3}") == "PRF-1: the card has none of your markers"
    events = do(game, f"p2 perform {CARD_1}")
    coins = [(2, "yield"), (3, "specialist_bonus"), (1, "card_bonus"), (-3, "wages")]
    assert got(events, YELLOW) == ([(2, "link_bonus")], coins, [])
    greens_fame, greens_coins = [(2, "yield"), (3, "yield")], [(3, "yield"), (1, "yield")]
    assert got(events, GREEN) == (greens_fame, greens_coins, [(1, "yield")])


def test_b_variant_green_performs_nothing_and_nobody_the_third_card() -> None:
    """PRF-1: green has nothing left to perform, and red's Magician is backstage, so the turn is
    over with all three markers on card 3."""
    game = after_example_a()
    do(game, f"p4 perform {CARD_2}", f"p2 perform {CARD_1}")
    assert (game.phase, game.turn) == ("advertise", 5)
    written: Any = game.to_dict()
    assert [len(card["markers"]) for card in written["theater"]] == [3, 0, 0, 0]
