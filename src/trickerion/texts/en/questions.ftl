# What a player is asked.

## Setup

question-choose_magician = Choose your magician.
question-choose_specialist = Choose your first Specialist.
question-choose_first_trick = Choose your first trick, from your favorite category.
question-choose_engineers_trick = Choose a trick from any category for the Engineer’s slot.
question-take_components = Take components worth { $value } for { $pile }.
question-take_extra_components = Take components worth up to { $value } more.
question-choose_special_deck = Which Special deck do you take the top card from?

## The turn

question-choose_advertise = Advertise for { $price }?
question-assignment = { $has_others ->
    [yes] Put cards under your Characters, then finish planning. Still planning: { $names }.
   *[no] Put cards under your Characters, then finish planning.
}
question-place_character = { $optional ->
    [yes] Place a second Character, leave one Idle, or pass.
   *[no] Place a Character, or leave one Idle.
}
question-act = { $bonus_id ->
    [open] Spend { $ap } AP with { $character_the } on { $slot }. The bonus of { $card } is still available ({ $enhances }).
    [armed] Spend { $ap } AP with { $character_the } on { $slot }. { $card } is ready for its action ({ $enhances }).
    [running] Spend { $ap } AP with { $character_the } on { $slot }. { $card } is in effect.
   *[spent] Spend { $ap } AP with { $character_the } on { $slot }.
}
question-use_card = Use { $card } for its bonus, or for more AP?

## Downtown

question-choose_trick = Which trick do you learn with { $die } ({ $face })?
question-choose_trick_slot = Where does { $trick } go?
question-choose_old_trick = Does the new trick replace one of yours?
question-choose_new_trick = Which trick replaces { $trick }?
question-choose_hireling = Whom do you hire?
question-recruit_second = Hire a second Apprentice?
question-assign_hired = Put a card under { $character_the }, just hired?
question-invest = Which component do you buy? { $coins } left, at most { $pieces } more.

## Market Row

question-choose_bargain = { $total } for { $goods }. How many AP do you put into Bargain?
question-choose_fame_bargain = { $total } for { $goods }. How many AP do you put into Bargain?
question-choose_payment = { $total } for { $goods }. How do you pay?
question-choose_mix = Which component next? So far { $taken } for { $total }.
question-choose_barter = Which component next? So far { $taken }, worth { $total }.
question-choose_pile = Where do you put { $components }?
question-choose_order_place = Above which Buy place do you order { $component_many }?
question-choose_merchants = Buy the ordered { $component } right away?
question-choose_token = Which { $component } from the stock do you take?
question-choose_basic_token = Which Basic component do you put { $stock_place }?

## Workshop

question-choose_test_run = Give up a marker of { $trick } for its yields now?
question-choose_replacement = Put a marker on another trick instead of { $trick }?
question-return_parts = Return a component that { $trick } requires?
question-choose_enhancement = Enhance { $trick } for the rest of the game?
question-choose_stage = Set up a marker of { $trick } right away?
question-choose_talent = Does { $character_the } become a Specialist, whose wage is due now?

## Theater

question-choose_spot = { $is_stack ->
    [yes] Where do you set up { $symbol } { $trick } as a stack of two, and which corner points up?
   *[no] Where do you set up { $symbol } { $trick }, and which corner points up?
}
question-move_marker = Where does the marker from { $spot } go, and which corner points up?
question-move_guest = Where does the marker outside the slots of { $performance } go, and which corner points up?
question-choose_link_pay = Take Fame or Coins for this link? ({ $links } to go)
question-choose_street = Take the marker of { $trick } off its card for its yields now?
question-choose_swap = Which two Performance cards change places?

## Performance

question-choose_performance = Which card do you perform on { $weekday }?
question-choose_escape = Which of your markers breaks free?
question-choose_possession = Do you choose what { $performer } performs on { $weekday }?
question-choose_steal = Which yield does your { $trick } collect?
question-choose_premiere = Which yield of which trick on { $performance } counts twice?
question-choose_durable = Which trick gets one performed marker back?

## The Dark Alley

question-choose_keep = { $pairs ->
    [1] Which card do you keep? The other one goes under the { $deck } deck.
   *[other] Which card do you keep? You keep one of each of the { $pairs } pairs; the others go under their decks.
}
question-choose_mimicry = Which Special card does the card under { $character_the } copy?

## Powers

question-discard_power = Which Power do you discard? { $pieces } to go.
question-choose_power = Which Power do you learn?
