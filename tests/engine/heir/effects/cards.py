"""The 40 Special cards, each used once by the player: what is played, and what comes of it."""

from dataclasses import dataclass, field

from tests.engine.heir.effects.against import DONE
from tests.support import Data, seat, show
from trickerion.catalog import SPECIAL_ASSIGNMENTS


@dataclass(frozen=True)
class Case:
    """The player uses a Special card for its bonus: `lines` are played after the Character was
    placed; `gains` and `then` (paths into the player's written board) are what comes of it; and the
    Heir gains `heir`."""

    card: str
    lines: tuple[str, ...]
    gains: Data = field(default_factory=dict)
    then: Data = field(default_factory=dict)
    heir: Data = field(default_factory=dict)
    place: str = ""
    mine: Data = field(default_factory=dict)
    table: Data = field(default_factory=dict)
    touches: tuple[str, ...] = ()
    """What of the Heir's things the card may change."""


BUTTERFLIES = {"tricks": {"enchanted_butterflies": 2}}
SET_UP = ("with_card", "set_up enchanted_butterflies")
LINKED = "spot riverside_8.01 spiritual"
MINE_TOO = show("riverside_8", s00="p2 spade optical", s02="p1 spade optical")
RINGS = {"tricks": {"linking_rings": 0, "mind_reading": 0}, "components": {"metal": 2}}
PREPARE = ("with_card", "prepare linking_rings")
DICE = {
    **{"residence_a": "optical", "inn_a": "manager", "inn_b": "apprentice"},
    **{"bank_a": "5", "bank_b": "3"},
}
BUY = {"buy": ("wood", "rope", "padlock", "glass")}
PERFORM: Data = {
    "place": "friday.performance",
    "mine": {"tricks": {"enchanted_butterflies": 1}},
    "table": {"theater": (MINE_TOO, show("riverside_5")), "placed": DONE},
}

CASES = (
    # Theater: the Heir's markers are an opponent's, the neutral one is nobody's.
    Case("guest_performer", (*SET_UP, "outside riverside_8"), then={"tricks.spade.markers": 1}),
    Case(
        "orchestral_interlude",
        (*SET_UP, "spot riverside_8.01 mechanical", "link fame", "link coins"),
        {"fame": 1, "coins": 1},
    ),
    Case("headliner_trick", (*SET_UP, LINKED, "link fame", "link fame"), {"fame": 4, "shards": 2}),
    Case(
        "new_twist",
        (*SET_UP, LINKED, "link fame", "link fame", "link fame"),
        {"fame": 3, "shards": 1},
        mine={"tricks": {"enchanted_butterflies": 1}},
        table={"theater": (MINE_TOO, show("riverside_5"))},
    ),
    Case(
        "buying_time",
        (*SET_UP, "spot riverside_5.10 spiritual", "swap_cards riverside_8 riverside_5"),
        {"coins": 3},
    ),
    Case(
        "durable_components",
        ("perform riverside_8",),
        {"fame": 3, "coins": 1},
        heir={"fame": 3, "coins": 1},
        touches=("board", "markers"),
        **PERFORM,
    ),
    Case(
        "arranged_fiasco",
        ("perform riverside_8",),
        {"fame": 4, "coins": 1},
        heir={"fame": 2, "coins": 1},
        touches=("board", "markers"),
        **PERFORM,
    ),
    Case(
        "grand_premiere",
        ("perform riverside_8", "double enchanted_butterflies fame"),
        {"fame": 5, "coins": 1},
        heir={"fame": 3, "coins": 1},
        touches=("board", "markers"),
        **PERFORM,
    ),
    Case(
        "street_performance",
        ("with_card", "reschedule riverside_8.02", "accept"),
        {"fame": 2},
        mine={"tricks": {"enchanted_butterflies": 1}},
        table={"theater": (MINE_TOO, show("riverside_5"))},
    ),
    Case(
        "directors_favor",
        ("with_card", "reschedule riverside_8.00", "spot riverside_5.10 spiritual"),
        touches=("markers",),
    ),
    # Workshop: the Heir has nothing there.
    Case("trick_tweaking", PREPARE, then={"tricks.spade.markers": 3}, mine=RINGS),
    Case("test_run", (*PREPARE, "accept"), {"coins": 2}, {"tricks.spade.markers": 1}, mine=RINGS),
    Case(
        "replaceable_parts",
        (*PREPARE, "trick mind_reading"),
        then={"tricks.spade.markers": 1, "tricks.heart.markers": 1},
        mine=RINGS,
    ),
    Case(
        "invention",
        ("with_card", "prepare water_tank_escape"),
        {"fame": 1},
        mine={
            "tricks": {"water_tank_escape": 0},
            "components": {"glass": 2, "metal": 2, "rope": 1},
        },
    ),
    Case(
        "ingenuity",
        ("with_card", "prepare water_tank_escape"),
        then={"tricks.spade.markers": 1},
        mine={"tricks": {"water_tank_escape": 0}, "components": {"glass": 2, "metal": 2}},
    ),
    Case(
        "unstable_prototype",
        (*PREPARE, "give metal", "done"),
        {"fame": 1, "coins": 1},
        {"tricks.spade.markers": 3},
        mine=RINGS,
    ),
    Case("enhance_trick", (*PREPARE, "accept"), {"shards": -1}, mine=RINGS),
    Case(
        "on_stage_preparation",
        ("with_card", "prepare enchanted_butterflies", LINKED),
        then={"tricks.spade.markers": 1},
        mine={"tricks": {"enchanted_butterflies": 0}, "components": {"fabric": 2}},
    ),
    Case(
        "hidden_talent",
        ("enhance", *PREPARE),
        {"shards": -1},
        {"tricks.spade.markers": 2},
        place="apprentice_1 workshop.1",
        mine={**RINGS, "assigned": {"magician": "dark_alley"}},
    ),
    Case("freelancer", ("reroll bank_a",), place="downtown.1", mine=RINGS),
    # Downtown: what the player takes, the Heir does not find.
    Case(
        "mass_recruitment",
        ("with_card", "hire inn_b", "accept"),
        {"coins": -3},
        {"inn_apprentices": 2},
    ),
    Case(
        "hypnotic_motivation",
        ("with_card", "hire inn_a", "assign manager market_row"),
        then={"characters.manager.card": "market_row"},
    ),
    Case(
        "headhunter",
        ("with_card", "hire inn_b", "hireling engineer"),
        then={"characters.engineer.where": "inn"},
    ),
    Case(
        "trick_overhaul",
        ("with_card", "learn residence_a", "replace_trick linking_rings", "trick living_piano"),
        then={"tricks.spade.trick": "living_piano", "tricks.spade.markers": 1},
        mine={
            "tricks": {"linking_rings": 1},
            "components": {"wood": 1, "glass": 1, "animal": 1},
        },
    ),
    Case(
        "thirst_for_knowledge",
        ("with_card", "learn residence_a", "trick barricaded_barrels"),
        then={"tricks.spade.trick": "barricaded_barrels"},
    ),
    Case(
        "leaked_blueprints",
        ("with_card", "learn residence_a", "trick enchanted_butterflies"),
        then={"tricks.spade.markers": 1},
    ),
    Case(
        "investments",
        ("with_card", "take_coins bank_a", "component wood", "done"),
        {"coins": 4},
        {"components.wood.pieces": 1},
    ),
    Case("fame_and_fortune", ("with_card", "take_coins bank_a"), {"coins": 5, "fame": 4}),
    Case("interest", ("with_card", "take_coins bank_a"), {"coins": 10}, table={"seed": 4}),
    Case("empower", ("enhance",), {"shards": -1}),
    # Market Row: the Heir pays nothing, and finds what is in stock.
    Case(
        "component_sale",
        ("with_card", "buy_mix", "component wood", "component rope", "done", "bargain 0"),
        {"coins": -3},
        {"components.rope.pieces": 1},
    ),
    Case(
        "smuggled_goods",
        ("with_card", "buy rope 2", "payment fame", "bargain 0"),
        {"fame": -3},
        {"components.rope.pieces": 2},
    ),
    Case(
        "barter_with_power",
        ("with_card", "barter", "component rope", "component rope"),
        {"shards": -1},
        {"components.rope.pieces": 2},
    ),
    Case(
        "workshop_exhibition",
        ("with_card", "buy rope 3", "bargain 0"),
        {"coins": -6, "fame": 5},
    ),
    Case(
        "shoplifting",
        ("with_card", "buy rope 3", "bargain 0", "component metal"),
        {"coins": -4},
        {"components.rope.pieces": 3},
    ),
    Case("logistics", ("with_card", "order cog")),
    Case(
        "traveling_merchants",
        ("order cog", "order_place 1", "accept"),
        {"coins": -4},
        {"components.cog.pieces": 1},
    ),
    Case("dubious_sources", ("with_card", "quick_order animal")),
    Case("business_share", ("buy wood 1",), {"coins": -1}),
    Case(
        "workshop_delivery",
        ("with_card", "buy saw 2", "bargain 0"),
        {"coins": -2},
        {"components.saw.pieces": 3},
        mine={"components": {"saw": 1}},
    ),
)
BY_CARD = {case.card: case for case in CASES}
LOCATION = {card.id: card.location for card in SPECIAL_ASSIGNMENTS}
PLACE = {
    "theater": "friday.1",
    "workshop": "workshop.1",
    "downtown": "downtown.1",
    "market_row": "market_row.2",
}


def arranged(case: Case, prophecy: str | None = None) -> tuple[Data, Data, list[str]]:
    """The player, the table and what is played."""
    location = LOCATION[case.card]
    *who, place = (case.place or PLACE[location]).split()
    character = who[0] if who else "magician"
    usual: Data = BUTTERFLIES if location == "theater" else {}
    mine: Data = {"shards": 1, **usual, **case.mine}
    table: Data = {"dice": DICE, **BUY, **case.table, "prophecy": prophecy}
    if place.endswith("performance"):
        mine["placed"] = {character: f"{place} {case.card}"}
        lines = []
    else:
        mine["assigned"] = {**mine.get("assigned", {}), character: case.card}
        use = [] if case.card == "freelancer" else ["p1 use_card bonus"]
        lines = [f"p1 place {character} {place}", *use]
    return seat(**mine), table, [*lines, *(f"p1 {line}" for line in case.lines)]
