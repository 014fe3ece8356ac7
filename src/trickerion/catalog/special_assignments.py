"""The 40 Special Assignment cards, ten for each of four Locations."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SpecialAssignment:
    id: str
    location: str
    enhances: str


SPECIAL_ASSIGNMENTS: tuple[SpecialAssignment, ...] = (
    SpecialAssignment("guest_performer", "theater", "set_up_trick"),
    SpecialAssignment("orchestral_interlude", "theater", "set_up_trick"),
    SpecialAssignment("headliner_trick", "theater", "set_up_trick"),
    SpecialAssignment("new_twist", "theater", "set_up_trick"),
    SpecialAssignment("buying_time", "theater", "set_up_trick"),
    SpecialAssignment("durable_components", "theater", "perform"),
    SpecialAssignment("arranged_fiasco", "theater", "perform"),
    SpecialAssignment("grand_premiere", "theater", "perform"),
    SpecialAssignment("street_performance", "theater", "reschedule"),
    SpecialAssignment("directors_favor", "theater", "reschedule"),
    SpecialAssignment("trick_tweaking", "workshop", "prepare"),
    SpecialAssignment("test_run", "workshop", "prepare"),
    SpecialAssignment("replaceable_parts", "workshop", "prepare"),
    SpecialAssignment("invention", "workshop", "prepare"),
    SpecialAssignment("ingenuity", "workshop", "prepare"),
    SpecialAssignment("unstable_prototype", "workshop", "prepare"),
    SpecialAssignment("enhance_trick", "workshop", "prepare"),
    SpecialAssignment("on_stage_preparation", "workshop", "prepare"),
    SpecialAssignment("hidden_talent", "workshop", "prepare"),
    SpecialAssignment("freelancer", "workshop", "any"),
    SpecialAssignment("mass_recruitment", "downtown", "hire_character"),
    SpecialAssignment("hypnotic_motivation", "downtown", "hire_character"),
    SpecialAssignment("headhunter", "downtown", "hire_character"),
    SpecialAssignment("trick_overhaul", "downtown", "learn_trick"),
    SpecialAssignment("thirst_for_knowledge", "downtown", "learn_trick"),
    SpecialAssignment("leaked_blueprints", "downtown", "learn_trick"),
    SpecialAssignment("investments", "downtown", "take_coins"),
    SpecialAssignment("fame_and_fortune", "downtown", "take_coins"),
    SpecialAssignment("interest", "downtown", "take_coins"),
    SpecialAssignment("empower", "downtown", "any"),
    SpecialAssignment("component_sale", "market_row", "buy"),
    SpecialAssignment("smuggled_goods", "market_row", "buy"),
    SpecialAssignment("barter_with_power", "market_row", "buy"),
    SpecialAssignment("workshop_exhibition", "market_row", "buy"),
    SpecialAssignment("shoplifting", "market_row", "buy"),
    SpecialAssignment("logistics", "market_row", "order"),
    SpecialAssignment("traveling_merchants", "market_row", "order"),
    SpecialAssignment("dubious_sources", "market_row", "quick_order"),
    SpecialAssignment("business_share", "market_row", "any"),
    SpecialAssignment("workshop_delivery", "market_row", "buy"),
)
