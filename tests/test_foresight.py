"""What an answer would cost and bring, as it is told before it is given."""

from tests.support import do, position, seat
from trickerion import Action, Game, foresight


def price(game: Game, line: str) -> int | None:
    return foresight.price(game.imagine(0, 0), Action.parse(line))


def at_the_market(**more: object) -> Game:
    """The Engineer is at the Market Row; wood is on sale, and a saw on the Quick Order slot."""
    here, other = seat(placed={"engineer": "market_row.1"}), seat(assigned={"magician": "downtown"})
    return position(here, other, quick_order="saw", **more)  # type: ignore[arg-type]


def test_a_price_is_that_of_all_pieces_of_a_buy_or_of_each_piece_ordered() -> None:
    game = at_the_market()
    assert price(game, "p1 buy wood 3") == 3
    assert price(game, "p1 buy saw 2") == 2 * (2 + 1)
    assert price(game, "p1 order padlock") == 3
    assert price(game, "p1 quick_order padlock") == 3 + 1
    assert price(game, "p1 done") is None


def test_a_price_is_what_a_prophecy_makes_of_it() -> None:
    game = at_the_market(dark_alley=True, prophecy="flat_prices")
    assert price(game, "p1 buy wood 3") == 3 * foresight.prices(game, 0)["wood"]
    assert price(game, "p1 order padlock") == price(game, "p1 order wood")


def test_the_base_ap_of_the_team_are_told_ap_1() -> None:
    game = position(seat(team=["engineer"]), seat())
    assert foresight.base_ap(game, 0) == {"magician": 3, "engineer": 2, "apprentice_1": 1}


def test_the_base_ap_are_what_a_prophecy_makes_of_them_pro_8() -> None:
    game = position(seat(), seat(), dark_alley=True, prophecy="weary_troupe")
    assert set(foresight.base_ap(game, 0).values()) == {1}


def test_tricks_in_play_are_told_with_what_they_yield_on_each_weekday() -> None:
    game = position(seat(tricks={"spirit_hand": 1}), seat(tricks={"linking_rings": 0}))
    assert foresight.trick_yields(game) == {
        "spirit_hand": [[1, 0, 1], [2, 1, 1], [2, 1, 1], [3, 2, 1]],
        "linking_rings": [[0, 1, 0], [0, 2, 0], [0, 2, 0], [1, 3, 0]],
    }


def test_what_a_prophecy_makes_of_a_weekday_is_told_with_the_tricks() -> None:
    game = position(
        *(seat(tricks={"spirit_hand": 1}), seat()), dark_alley=True, prophecy="bright_saturday"
    )
    assert foresight.trick_yields(game)["spirit_hand"][2] == [3, 2, 1]


def gained(game: Game, line: str) -> int:
    action = Action.parse(line)
    return foresight.ap_gained(game, foresight.outcome(game, action))


def test_the_ap_are_told_that_a_character_gains_ap_3() -> None:
    def acting(**more: object) -> Game:
        me = seat(assigned={"magician": "market_row"}, shards=1)
        game = position(me, seat(), **more)  # type: ignore[arg-type]
        do(game, "p1 place magician market_row.4")
        return game

    game, surging = acting(), acting(dark_alley=True, prophecy="surging_shards")
    assert gained(game, "p1 enhance") == 1
    assert gained(surging, "p1 enhance") == 2
    assert gained(surging, "p1 order rope") == 0
    assert gained(surging, "p1 done") == 0
