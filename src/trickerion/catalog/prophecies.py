"""The 27 prophecies, told in our own words."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Prophecy:
    id: str
    number: int
    effect: str


# fmt: off
PROPHECIES: tuple[Prophecy, ...] = (
    Prophecy("weary_troupe", 1,
        "Every Character has 1 base AP."),
    Prophecy("shard_shower", 2,
        "Each time you receive Shards you receive one more."),
    Prophecy("shard_glory", 3,
        "Each time you receive Shards you also receive 2 Fame."),
    Prophecy("open_order_book", 4,
        "Buy actions may also take component types that lie in the Order area."),
    Prophecy("generous_dealers", 5,
        "Draw Further Cards costs 1 AP."),
    Prophecy("encore", 6,
        "All performer bonuses (links, specialists, card) are doubled."),
    Prophecy("bank_windfall", 7,
        "Take Coins pays twice the die."),
    Prophecy("surging_shards", 8,
        "Enhance Character gives 2 AP instead of 1."),
    Prophecy("hurried_streets", 9,
        "You may place two Characters on each of your turns."),
    Prophecy("escape_craze", 10,
        "Setting up an Escape trick gives 2 Fame."),
    Prophecy("dull_friday", 11,
        "Friday has the yield modifier -1 Fame, -1 Coin."),
    Prophecy("open_residence", 12,
        "Learn Trick costs 1 AP."),
    Prophecy("mechanical_craze", 13,
        "Setting up a Mechanical trick gives 2 Fame."),
    Prophecy("applause_over_money", 14,
        "In the Performance phase Coin yields are received as Fame."),
    Prophecy("poster_boys", 15,
        "If you advertised this turn your Apprentices have +1 base AP."),
    Prophecy("level_week", 16,
        "Thursday and Sunday have no yield modifier."),
    Prophecy("optical_craze", 17,
        "Setting up an Optical trick gives 2 Fame."),
    Prophecy("toll_gates", 18,
        "The +2 slots at Downtown, Market Row and Dark Alley cost 3 Coins to use."),
    Prophecy("performers_luck", 19,
        "The performer's yield modifier applies to everybody in that Performance."),
    Prophecy("veiled_plans", 20,
        "Assignment cards are not revealed together; each is revealed as its Character is "
        "placed."),
    Prophecy("flat_prices", 21,
        "Every component costs 2 Coins when bought."),
    Prophecy("bright_saturday", 22,
        "Saturday has the yield modifier +1 Fame, +1 Coin."),
    Prophecy("spiritual_craze", 23,
        "Setting up a Spiritual trick gives 2 Fame."),
    Prophecy("easy_credit", 24,
        "Take Coins costs 1 AP."),
    Prophecy("open_inn", 25,
        "Hire Character costs 1 AP."),
    Prophecy("shards_on_stage", 26,
        "Enhance Character may be used in the Theater."),
    Prophecy("humble_places", 27,
        "At Downtown, Market Row and Dark Alley you must take the free slot with the lowest "
        "AP modifier."),
)
# fmt: on
