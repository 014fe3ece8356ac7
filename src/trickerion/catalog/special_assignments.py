"""The 40 Special Assignment cards, ten for each of four Locations, told in our own words."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SpecialAssignment:
    id: str
    name: str
    location: str
    enhances: str
    effect: str


# fmt: off
SPECIAL_ASSIGNMENTS: tuple[SpecialAssignment, ...] = (
    SpecialAssignment("guest_performer", "Guest Performer", "theater", "set_up_trick",
        "The marker may go on the Performance card outside its slots (also when it has no "
        "free slot); it is part of the Performance and has no links."),
    SpecialAssignment("orchestral_interlude", "Orchestral Interlude", "theater", "set_up_trick",
        "You get your trick's link payment for every marker connected to the one you set up, "
        "matching symbols or not."),
    SpecialAssignment("headliner_trick", "Headliner Trick", "theater", "set_up_trick",
        "Every link you create with this Set Up pays you twice, Shard included."),
    SpecialAssignment("new_twist", "New Twist", "theater", "set_up_trick",
        "You may set up a trick on a Performance card that already holds a marker of the same "
        "symbol of yours."),
    SpecialAssignment("buying_time", "Buying Time", "theater", "set_up_trick",
        "After setting up, you may swap two Performance cards' positions and receive 3 Coins."),
    SpecialAssignment("durable_components", "Durable Components", "theater", "perform",
        "At the end of the Performance phase one of your performed markers may go back to its "
        "trick card instead of to your supply."),
    SpecialAssignment("arranged_fiasco", "Arranged Fiasco", "theater", "perform",
        "When you perform you get +1 Fame for each marker of yours in it, the others -1 Fame "
        "for each of theirs."),
    SpecialAssignment("grand_premiere", "Grand Premiere", "theater", "perform",
        "If a trick of yours in your Performance is performed for the first time this game, "
        "double its Fame, Coin or Shard yield (choose one)."),
    SpecialAssignment("street_performance", "Street Performance", "theater", "reschedule",
        "Instead of moving your marker, remove it from its card and receive that trick's "
        "yields now; yield modifiers apply."),
    SpecialAssignment("directors_favor", "Director's Favor", "theater", "reschedule",
        "You may move an opponent's marker instead of your own."),
    SpecialAssignment("trick_tweaking", "Trick Tweaking", "workshop", "prepare",
        "The prepared trick gets 1 more marker."),
    SpecialAssignment("test_run", "Test Run", "workshop", "prepare",
        "You may take 1 marker less and receive the trick's Fame, Coin and Shard yields now."),
    SpecialAssignment("replaceable_parts", "Replaceable Parts", "workshop", "prepare",
        "You may take 1 marker less and put one marker on another trick of yours of the same "
        "or lower level, components or not."),
    SpecialAssignment("invention", "Invention", "workshop", "prepare",
        "You receive 1 Fame for each Advanced and Superior component the prepared trick "
        "requires."),
    SpecialAssignment("ingenuity", "Ingenuity", "workshop", "prepare",
        "You may prepare although you lack enough of one required component type; you then "
        "get only 1 marker."),
    SpecialAssignment("unstable_prototype", "Unstable Prototype", "workshop", "prepare",
        "You may return 1 to 3 components the prepared trick requires: one more marker in "
        "all, and 1 Fame and 1 Coin for each component returned."),
    SpecialAssignment("enhance_trick", "Enhance Trick", "workshop", "prepare",
        "You may spend 1 Shard on the prepared trick: its Fame and Coin yields are 1 higher "
        "for the rest of the game."),
    SpecialAssignment("on_stage_preparation", "On-stage Preparation", "workshop", "prepare",
        "You may move one of the received markers at once onto a free Performance slot; links "
        "made so pay nothing."),
    SpecialAssignment("hidden_talent", "Hidden Talent", "workshop", "prepare",
        "If an Apprentice prepared: in Return Characters you may give it back to your supply "
        "for a Specialist, whose wage is due this turn."),
    SpecialAssignment("freelancer", "Freelancer", "workshop", "any",
        "The Character may be placed at any other Location instead."),
    SpecialAssignment("mass_recruitment", "Mass Recruitment", "downtown", "hire_character",
        "If you hire an Apprentice you may pay 3 Coins to hire a second one: no AP, no die."),
    SpecialAssignment("hypnotic_motivation", "Hypnotic Motivation", "downtown", "hire_character",
        "You receive the hired Character now; you may put an assignment card from hand below "
        "it and place it this phase."),
    SpecialAssignment("headhunter", "Headhunter", "downtown", "hire_character",
        "Hire any kind of Character whatever the die shows (not X), for 1 AP less."),
    SpecialAssignment("trick_overhaul", "Trick Overhaul", "downtown", "learn_trick",
        "You may return another trick of yours; its markers and its symbol move to the new "
        "one. Only if you meet the new trick's components."),
    SpecialAssignment("thirst_for_knowledge", "Thirst for Knowledge", "downtown", "learn_trick",
        "Learn from any category whatever the die shows (not X), for 1 AP less."),
    SpecialAssignment("leaked_blueprints", "Leaked Blueprints", "downtown", "learn_trick",
        "A learned Level 1 or 2 trick arrives with 1 marker, components or not."),
    SpecialAssignment("investments", "Investments", "downtown", "take_coins",
        "You may at once spend any of the Coins received on up to three components in the "
        "Market Row's stock."),
    SpecialAssignment("fame_and_fortune", "Fame and Fortune", "downtown", "take_coins",
        "You also gain Fame equal to the die minus 1."),
    SpecialAssignment("interest", "Interest", "downtown", "take_coins",
        "Roll the chosen die once before setting it to X and take that amount too (X gives "
        "nothing); the action costs 1 AP less."),
    SpecialAssignment("empower", "Empower", "downtown", "any",
        "Enhance Character gives this Character 3 AP instead of 1."),
    SpecialAssignment("component_sale", "Component Sale", "market_row", "buy",
        "One Buy may take up to 4 components in any combination of the stock."),
    SpecialAssignment("smuggled_goods", "Smuggled Goods", "market_row", "buy",
        "You may lose Fame equal to the total price minus 1 instead of paying Coins."),
    SpecialAssignment("barter_with_power", "Barter with Power", "market_row", "buy",
        "As one Buy you may return 1 Shard and take components from the stock worth up to 4 "
        "Coins in all, paying nothing."),
    SpecialAssignment("workshop_exhibition", "Workshop Exhibition", "market_row", "buy",
        "You gain Fame equal to the Coins you paid for this Buy minus 1."),
    SpecialAssignment("shoplifting", "Shoplifting", "market_row", "buy",
        "One bought component is taken from the stock itself, free; a Basic component of your "
        "choice takes its place there."),
    SpecialAssignment("logistics", "Logistics", "market_row", "order",
        "The ordered component goes beside the Buy area and is stock this turn; it leaves in "
        "Orders Arrive."),
    SpecialAssignment("traveling_merchants", "Traveling Merchants", "market_row", "order",
        "You may pay the ordered component's price plus 1 to receive one at once; for any "
        "number of Order actions."),
    SpecialAssignment("dubious_sources", "Dubious Sources", "market_row", "quick_order",
        "When the Quick Order slot is emptied at the end of the turn, its component comes to "
        "your Workshop."),
    SpecialAssignment("business_share", "Business Share", "market_row", "any",
        "Coins that opponents spend at the Market Row this turn, after this Character was "
        "placed, are paid to you."),
    SpecialAssignment("workshop_delivery", "Workshop Delivery", "market_row", "buy",
        "For this Buy the component types you own are stock too, and cost 1 Coin less each."),
)
# fmt: on
