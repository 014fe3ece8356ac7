"""Every Power with every Special card, ability and prophecy, in the Duel (POW-7 to POW-10).

A Power meets a card or an ability if it changes what comes of it; it meets a prophecy if both
together bring something else than each of them alone. All other pairs leave each other as they
are."""

from collections.abc import Sequence

import pytest

from tests.engine.heir.effects.against import DONE, in_a_duel, net, of_the_player
from tests.engine.heir.effects.cards import CASES, DICE, LOCATION, Case, arranged
from tests.engine.heir.effects.test_abilities import CASES as ABILITIES
from tests.support import Data, seat, show
from trickerion import Action, Event, Game
from trickerion.catalog import POWERS, PROPHECIES
from trickerion.engine.core.names import NONE, number
from trickerion.engine.effects.in_force import refresh

SHARDS = 12
"""All Power slots stay open, even if two Shards are spent."""
KINDS = ("fame", "coins", "shards", "ap", "markers", "question")
Result = dict[str, object]


def learned(game: Game, power: str | None) -> Game:
    """The same game with a Power in the highest slot, or with none."""
    twin = game.clone()
    twin.players[0].learned = (NONE, NONE, NONE, number("power", power) if power else NONE)
    refresh(twin)
    return twin


def result(game: Game, lines: Sequence[str]) -> Result:
    """What the lines bring the player, and where they lead; up to one that is refused."""
    events: list[Event] = []
    for line in lines:
        action = Action.parse(line)
        if game.to_act != [0] or game.explain(action) is not None:
            break
        events += game.apply(action)
    found: Result = {**dict.fromkeys(KINDS[:3], 0), **net(of_the_player(events), 0)}
    found["markers"] = sum(game.players[0].markers)
    top = game.stack[-1]
    found["question"] = top.name
    found["ap"] = getattr(top, "ap", 0)
    return found


def changed(one: Result, other: Result) -> set[str]:
    """What differs; the AP only count if the same is asked."""
    kinds = {kind for kind in KINDS if one[kind] != other[kind]}
    return kinds - {"ap"} if "question" in kinds else kinds


# Special cards


def of(location: str, *but: str) -> list[str]:
    return [c.card for c in CASES if LOCATION[c.card] == location and c.card not in but]


def all_change(cards: Sequence[str], *kinds: str) -> dict[str, set[str]]:
    return {card: set(kinds) for card in cards}


PREPARING = of("workshop", "freelancer")
LEARNING = ("trick_overhaul", "thirst_for_knowledge", "leaked_blueprints")
HIRING = ("mass_recruitment", "hypnotic_motivation", "headhunter")
BANKING = ("investments", "fame_and_fortune", "interest")
PERFORMING = ("durable_components", "arranged_fiasco", "grand_premiere")
LINKING = ("headliner_trick", "new_twist")
SETTING_UP = ("guest_performer", "orchestral_interlude", "buying_time", *LINKING)
BY_MAGICIAN = [c.card for c in CASES if c.card not in (*PERFORMING, "hidden_talent")]

WITH_CARDS: dict[str, dict[str, set[str]]] = {
    "bulk_buyer": {"workshop_exhibition": {"coins", "fame"}, "shoplifting": {"coins"}},
    "lucky_penny": all_change(BANKING, "coins"),
    "warm_welcome": all_change(HIRING, "coins"),
    "proud_teacher": all_change(LEARNING, "fame"),
    "tidy_bench": all_change(PREPARING, "coins"),
    "mail_order": all_change(("logistics", "traveling_merchants", "dubious_sources"), "ap"),
    "window_shopper": all_change(of("market_row"), "coins"),
    "coin_box": all_change(BANKING, "coins"),
    "quick_study": all_change(LEARNING, "ap"),
    "friendly_innkeeper": all_change(HIRING, "ap"),
    "open_doors": all_change(LEARNING, "coins"),
    "trade_routes": {
        **all_change(("component_sale", "shoplifting", "traveling_merchants"), "coins"),
        "smuggled_goods": {"fame"},
        "barter_with_power": {"question"},
        "workshop_exhibition": {"coins", "fame"},
        "workshop_delivery": {"coins"},
    },
    "crowd_weaver": all_change(LINKING, "question"),
    "shard_polisher": all_change(LINKING, "coins"),
    "tireless_magician": all_change(BY_MAGICIAN, "ap", "fame"),
    "spare_markers": {**all_change(PREPARING, "markers", "fame"), "ingenuity": {"fame"}},
    "double_bill": all_change(SETTING_UP, "fame"),
    "star_turn": all_change(PERFORMING, "fame", "coins"),
    "standing_ovation": all_change(PERFORMING, "fame"),
    "shard_fountain": all_change(LINKING, "shards", "fame"),
    "improviser": all_change(PREPARING, "fame"),
}
"""The Orchestral Interlude replaces what Crowd Weaver counts, either Ingenuity or Spare Markers has
its way (POW-10), and Barter with Power goes by the prices of Trade Routes."""


def with_power_cards(case: Case) -> tuple[Game, list[str]]:
    me, table, lines = arranged(case)
    me |= {"shards": SHARDS, "powers": {"learned": {}, "hand": ["improviser"]}}
    return in_a_duel(me, **table), lines


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_what_a_power_changes_about_a_card(case: Case) -> None:
    """POW-7: all other Powers leave the card as it is."""
    game, lines = with_power_cards(case)
    plain = result(learned(game, None), lines)
    for power in POWERS:
        found = changed(result(learned(game, power.id), lines), plain)
        assert found == WITH_CARDS.get(power.id, {}).get(case.card, set()), power.id


# Abilities

WITH_ABILITIES: dict[str, dict[str, set[str]]] = {
    "lucky_penny": {"great_optico": {"coins"}},
    "window_shopper": {"mechaniker": {"coins"}},
    "coin_box": {"great_optico": {"coins"}},
    "crowd_weaver": {"electra": {"question"}},
    "shard_polisher": {"electra": {"coins"}},
    "shard_fountain": {"electra": {"shards", "fame"}},
    "tireless_magician": all_change(
        ("electra", "priestess_of_mysticism", "great_optico", "gentleman"), "ap", "fame"
    ),
    "double_bill": {"electra": {"fame"}},
    "star_turn": {"red_lotus": {"fame", "coins"}},
    "standing_ovation": {"red_lotus": {"fame"}},
}


@pytest.mark.parametrize("magician", ABILITIES)
def test_what_a_power_changes_about_an_ability(magician: str) -> None:
    """POW-7, POW-9: all other Powers leave the ability as it is."""
    mine, table, lines, _ = ABILITIES[magician]
    me = seat(magician=magician, shards=SHARDS, powers=["improviser"], **mine)
    game = in_a_duel(me, **table)
    plain = result(learned(game, None), lines)
    for power in POWERS:
        found = changed(result(learned(game, power.id), lines), plain)
        assert found == WITH_ABILITIES.get(power.id, {}).get(magician, set()), power.id


# Prophecies

ACTIONS: dict[str, tuple[str, Data, list[str]]] = {
    "set_up": (
        "theater",
        {"tricks": {"enchanted_butterflies": 2}},
        [
            *("friday.1", "set_up enchanted_butterflies", "spot riverside_8.01 spiritual"),
            *("link fame", "link fame", "link fame"),
        ],
    ),
    "enhance_in_the_theater": (
        "theater",
        {"tricks": {"enchanted_butterflies": 2}},
        ["friday.1", "enhance"],
    ),
    "take_coins": ("downtown", {}, ["downtown.1", "take_coins bank_a"]),
    "hire": ("downtown", {}, ["downtown.1", "hire inn_b"]),
    "learn": ("downtown", {}, ["downtown.1", "learn residence_a", "trick enchanted_butterflies"]),
    "set_die": ("downtown", {}, ["downtown.1", "set_die bank_a 3"]),
    "buy": ("market_row", {}, ["market_row.2", "buy rope 3", "bargain 0"]),
    "order": ("market_row", {}, ["market_row.2", "order cog", "order_place 1"]),
    "draw": ("dark_alley", {}, ["dark_alley.1", "draw_first theater", "keep guest_performer"]),
    "prepare": (
        "workshop",
        {"tricks": {"linking_rings": 0}, "components": {"metal": 2}},
        ["workshop.1", "prepare linking_rings"],
    ),
}
WITH_PROPHECIES = {
    ("quick_study", "open_residence"): {"learn"},
    ("friendly_innkeeper", "open_inn"): {"hire"},
    ("stage_spark", "shards_on_stage"): {"enhance_in_the_theater"},
    ("stage_spark", "surging_shards"): {"enhance_in_the_theater"},
    ("star_turn", "applause_over_money"): {"perform"},
}
"""A cost of 1 AP is not lowered; Enhance in the Theater is allowed once, and gives 2 AP with
Surging Shards; Coins become Fame."""
NOT_COMPARED = ("weary_troupe", "humble_places")
"""They leave too few AP, and refuse the slot; the Powers about AP have tests of their own."""


def acting(kind: str, prophecy: str | None) -> tuple[Game, list[str]]:
    """A position in which an action is possible, and the lines that do it."""
    me: Data
    if kind == "perform":
        me = {"tricks": {"card_manipulation": 0}, "placed": {"magician": "friday.performance"}}
        stage = show("riverside_8", s00="p2 spade optical", s01="p1 spade spiritual")
        table: Data = {"theater": (stage,), "placed": DONE}
        lines = ["p1 perform riverside_8"]
    else:
        location, mine, (slot, *said) = ACTIONS[kind]
        me = {"assigned": {"magician": location}, **mine}
        table = {"dice": DICE, "buy": ("wood", "rope", "padlock", "glass")}
        lines = [f"p1 place magician {slot}", *(f"p1 {line}" for line in said)]
    me |= {"shards": SHARDS, "coins": 12, "powers": ["improviser"]}
    return in_a_duel(seat(**me), prophecy=prophecy, **table), lines


@pytest.mark.parametrize("kind", [*ACTIONS, "perform"])
def test_where_a_power_and_a_prophecy_meet(kind: str) -> None:
    """POW-7, POW-9: else each of them does what it does alone."""
    plain = differences(kind, None)
    for prophecy in [one.id for one in PROPHECIES if one.id not in NOT_COMPARED]:
        together = differences(kind, prophecy)
        for power in POWERS:
            is_meeting = kind in WITH_PROPHECIES.get((power.id, prophecy), ())
            is_other = plain[power.id] != together[power.id]
            assert is_other == is_meeting, (power.id, prophecy)


def differences(kind: str, prophecy: str | None) -> dict[str, list[object]]:
    """What each Power changes about an action under a prophecy."""
    game, lines = acting(kind, prophecy)
    without = result(learned(game, None), lines)
    found = {}
    for power in POWERS:
        having = result(learned(game, power.id), lines)
        found[power.id] = [difference(having[k], without[k]) for k in KINDS]
    return found


def difference(one: object, other: object) -> object:
    if isinstance(one, int) and isinstance(other, int):
        return one - other
    return (one, other) if one != other else None
