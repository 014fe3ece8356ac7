"""The 27 prophecies."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Prophecy:
    id: str
    number: int


PROPHECIES: tuple[Prophecy, ...] = (
    Prophecy("weary_troupe", 1),
    Prophecy("shard_shower", 2),
    Prophecy("shard_glory", 3),
    Prophecy("open_order_book", 4),
    Prophecy("generous_dealers", 5),
    Prophecy("encore", 6),
    Prophecy("bank_windfall", 7),
    Prophecy("surging_shards", 8),
    Prophecy("hurried_streets", 9),
    Prophecy("escape_craze", 10),
    Prophecy("dull_friday", 11),
    Prophecy("open_residence", 12),
    Prophecy("mechanical_craze", 13),
    Prophecy("applause_over_money", 14),
    Prophecy("poster_boys", 15),
    Prophecy("level_week", 16),
    Prophecy("optical_craze", 17),
    Prophecy("toll_gates", 18),
    Prophecy("performers_luck", 19),
    Prophecy("veiled_plans", 20),
    Prophecy("flat_prices", 21),
    Prophecy("bright_saturday", 22),
    Prophecy("spiritual_craze", 23),
    Prophecy("easy_credit", 24),
    Prophecy("open_inn", 25),
    Prophecy("shards_on_stage", 26),
    Prophecy("humble_places", 27),
)
