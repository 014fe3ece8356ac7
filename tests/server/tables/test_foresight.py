"""Foresight: what each option of a seat would cost and bring, sent with its updates."""

from random import Random
from typing import Any

import msgspec

from tests.engine.effects.magicians.test_red_lotus import MIXED, red_lotus
from tests.server.support import Player, Running, play
from tests.support import do, position, seat, show
from trickerion import Action, Game, Options
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.server.tables import foresight


def until_asked(players: list[Player], kind: str, chance: Random) -> Player:
    """Play on at random until somebody may do a kind of action."""
    while True:
        for player in players:
            if any(option["kind"] == kind for option in player.update["options"]):
                return player
        play(players, chance, 1)
        for player in players:
            player.catch_up()


def test_each_option_is_foreseen_with_what_it_costs_and_brings(sqlite_server: Running) -> None:
    _, players = sqlite_server.table(2, options={"beginner": True})
    one = until_asked(players, "advertise", Random(1))
    told = one.update["foresight"]
    kinds = [option["kind"] for option in one.update["options"]]
    foreseen = dict(zip(kinds, told["options"], strict=True))
    changes = {c["what"]: c["amount"] for c in foreseen["advertise"]["changes"]}
    price = one.view["players"][one.seat]["initiative_slot"]
    assert changes == {"fame": 2, "coins": -price}
    assert foreseen["pass"].get("changes", []) == []
    assert told["weekday_yields"] == [-1, 0, 0, 1]
    assert told["prices"] == {"wood": 1, "metal": 1, "glass": 1, "fabric": 1}


def test_actions_are_foreseen_with_their_ap_and_rolls_as_unsure(sqlite_server: Running) -> None:
    _, players = sqlite_server.table(2)
    one = until_asked(players, "reroll", Random(2))
    told = one.update["foresight"]["options"]
    for option, foreseen in zip(one.update["options"], told, strict=True):
        if option["kind"] == "reroll":
            assert foreseen["cost"] == 1
            assert foreseen["unsure"]
        if option["kind"] == "set_die":
            assert foreseen["cost"] == 2
            assert "unsure" not in foreseen


def test_placements_are_foreseen_with_the_ap_of_the_character(sqlite_server: Running) -> None:
    _, players = sqlite_server.table(2)
    one = until_asked(players, "place", Random(3))
    told = one.update["foresight"]["options"]
    for option, foreseen in zip(one.update["options"], told, strict=True):
        if option["kind"] == "place" and option["character"] == "magician":
            assert foreseen["ap"] >= 2


def test_a_placement_is_foreseen_with_the_wages_it_makes_due(sqlite_server: Running) -> None:
    _, players = sqlite_server.table(2)
    one = until_asked(players, "place", Random(3))
    told = one.update["foresight"]["options"]
    due = one.view["players"][one.seat]["wages_due"]
    for option, foreseen in zip(one.update["options"], told, strict=True):
        if option["kind"] == "place":
            wage = {"magician": 0, "apprentice_1": 1, "assistants_apprentice": 0}
            assert foreseen.get("wages", 0) == due + wage.get(option["character"], 2)


def until_a_link_is_possible() -> Game:
    """A game in which a marker can be put down beside another with the same corner."""
    game = Game.new(Options(players=2, beginner=True), seed=1)
    chance = Random(0)
    while not linking(game):
        options = game.options(game.to_act[0])
        game.apply(chance.choice([a for a in options if is_stagestruck(a)] or options))
    return game


def linking(game: Game) -> bool:
    options = game.options(game.to_act[0])
    return options[0].kind == "spot" and any(
        event.kind == "link_created" for a in options for event in game.clone().apply(a)
    )


def is_stagestruck(action: Action) -> bool:
    to_theater = action.kind == "assign" and action.fields["card"] == "theater"
    return to_theater or action.kind in ("set_up", "spot", "prepare")


def test_links_are_foreseen_with_what_they_pay(sqlite_server: Running) -> None:
    game = until_a_link_is_possible()
    _, players = sqlite_server.table(2, record=game.record())
    one = next(player for player in players if player.is_asked())
    told = [f for f in one.update["foresight"]["options"] if "links" in f]
    assert told
    assert all(f["pays"] >= 1 and f["payments"] == len(f["links"]) for f in told)


def foreseen(game: Game, player: int) -> dict[str, Any]:
    """The preview of each option of a seat, by the option's kind."""
    options = game.options(player)
    told = msgspec.to_builtins(foresight.foreseen(game, player, options).options)
    kinds = [action.kind for action in options]
    return dict(zip(kinds, told, strict=True))


def purses(preview: dict[str, Any]) -> dict[tuple[int, str], int]:
    """What each seat gains and loses in all."""
    found: dict[tuple[int, str], int] = {}
    for change in preview.get("changes", []):
        key = change["seat"], change["what"]
        found[key] = found.get(key, 0) + change["amount"]
    return found


def test_a_performance_is_foreseen_with_what_everybody_gets() -> None:
    """PRF-3, PRF-4: with the yields of all tricks on the card, but not the wages that follow."""
    team = {"magician": "friday.performance", "engineer": "market_row.1"}
    game = position(
        seat(tricks={"water_tank_escape": 0}, placed=team),
        seat(tricks={"levitation": 0}),
        theater=[MIXED],
    )
    told = foreseen(game, 0)
    assert purses(told["perform"]) == {
        **{(0, "fame"): 3, (0, "coins"): 2, (0, "shards"): 1},
        **{(1, "fame"): 2, (1, "coins"): 3},
    }
    assert purses(told["pass"]) == {}


def test_the_final_scoring_is_not_foreseen_with_the_last_performance() -> None:
    """FIN-1: what remains scores after the last turn, whatever is performed."""

    def performing(turn: int) -> Game:
        me = seat(
            tricks={"water_tank_escape": 0}, placed={"magician": "friday.performance"}, shards=3
        )
        alone = show("riverside_3", s00="p1 spade optical")
        return position(me, seat(shards=5), theater=[alone], turn=turn)

    last, earlier = (foreseen(performing(turn), 0)["perform"] for turn in (5, 4))
    assert purses(last) == purses(earlier) != {}


def test_wages_are_not_foreseen_as_what_the_last_action_costs() -> None:
    """END-1: they are due at the end of the turn, whatever its last action is."""
    game = position(seat(assigned={"engineer": "market_row"}, coins=9), seat())
    do(game, "p1 place engineer market_row.1")
    assert purses(foreseen(game, 0)["done"]) == {}
    do(game, "p1 done")
    assert game.players[0].coins == 9 - 2


def test_a_buy_is_foreseen_with_its_price_even_if_bargain_is_asked_first() -> None:
    """MR-1, MR-2: with one piece there is nothing to bargain for, and it is paid at once."""
    game = position(seat(assigned={"engineer": "market_row"}, coins=9), seat())
    do(game, "p1 place engineer market_row.1")
    options = game.options(0)
    told = msgspec.to_builtins(foresight.foreseen(game, 0, options).options)
    prices = {
        action.count: purses(preview)
        for action, preview in zip(options, told, strict=True)
        if action.kind == "buy" and action.fields["component"] == "wood"
    }
    assert prices == {count: {(0, "coins"): -count} for count in (1, 2, 3)}


def test_answers_inside_a_performance_are_foreseen_with_the_yields_they_lead_to() -> None:
    """MAG-8: the Performance happens after the last answer; what it pays depends on it."""
    told = foreseen(red_lotus(), 0)
    assert purses(told["steal"]) == {
        **{(0, "fame"): 4, (0, "coins"): 3},
        **{(1, "fame"): 1, (1, "coins"): 3},
    }
    assert purses(told["pass"]) == {
        **{(0, "fame"): 3, (0, "coins"): 2, (0, "shards"): 1},
        **{(1, "fame"): 2, (1, "coins"): 3},
    }


def test_an_answer_inside_a_performance_is_foreseen_as_if_no_other_yield_were_taken() -> None:
    """MAG-8: p1 is asked for each of their tricks; the first answer doesn't pay anything yet."""
    both = show(
        "riverside_3", s00="p1 spade optical", s01="p2 spade spiritual", s11="p1 heart spiritual"
    )
    game = red_lotus(both, own={"water_tank_escape": 0, "walled": 0})
    first = foreseen(game, 0)
    do(game, "p1 pass")
    assert purses(first["pass"]) == purses(foreseen(game, 0)["pass"]) != {}


def test_a_plan_is_foreseen_as_it_turns_out() -> None:
    """TURN-5: plans are not tried out, because none of them costs or brings anything."""
    planned = 0
    for seed in range(4):
        game, chance = Game.new(mixed_options(seed), seed), Random(seed)
        while not game.over and planned < 200 * (seed + 1):
            player = chance.choice(game.to_act)
            options = game.options(player)
            if options[0].kind == "assign":
                imagined = game.imagine(player, 0)
                told = foresight.foreseen(game, player, options).options
                assert told == [foresight.foresee(imagined, action) for action in options]
                planned += len(options)
            game.play(lively_action(game, chance))
    assert planned > 400


def test_only_a_seat_that_is_to_act_gets_foresight(sqlite_server: Running) -> None:
    """It comes with the update, one entry for each option."""
    id, players = sqlite_server.table(2, options={"beginner": True})
    watcher = sqlite_server.watch(id)
    chance = Random(4)
    for _ in range(30):
        play(players, chance, 1)
        for player in (*players, watcher.catch_up()):
            options = player.catch_up().update["options"]
            found = player.update["foresight"]
            assert (found is None) == (not options)
            assert found is None or len(found["options"]) == len(options)
