# What a good player would do, and how it compares with the next best option.

hint-says = Hint: { $action }.
hint-then = { $told } { $next }
hint-better = Worth about { $lead } Fame more than “{ $other }”: { $reasons }.
hint-better_plain = Worth about { $lead } Fame more than “{ $other }” over the rest of the game.
hint-close = Slightly better than “{ $other }”: { $reasons }.
hint-close_plain = About as good as “{ $other }”.

# Right after the first option, compared with the other one: “2 Fame and 1 AP”.
hint-now = you have { $more } more right away
hint-though = { $reasons }, though you have { $less } less right away
hint-later = it pays off later in the game
hint-more_links = { $count ->
    [one] it makes one more link
   *[other] it makes { $count } more links
}

# In what the first option is better.
hint-fame = it brings more Fame this turn
hint-coins = it leaves you more Coins to spend
hint-shards = it leaves you more Shards
hint-cards = it leaves you more Special cards
hint-team = your team can do more in the turns to come
hint-shows = your coming Performances pay more
hint-work = your tricks get closer to a Performance: bought for, prepared or set up
hint-bonuses = your tricks score more at the end of the game
hint-powers = your Powers bring more
hint-rivals = your rivals get less out of it

# Where the Fame of an option comes from, besides what the events of the turn pay (`why-...`).
part-fame = Fame this turn
part-coins = Coins
part-shards = Shards
part-cards = Special cards
part-team = team
part-shows = Performances to come
part-work = tricks prepared or set up
part-bonuses = bonuses at the end
part-powers = Powers
part-power_slots = Shards for a Power slot
part-rivals = rivals held back
# A source with its amount: “link +4”.
because-amount = { $label } { $number }
number-more = +{ $number }
number-less = −{ $number }
because-but = { $gains }; but { $losses }

# The tutor, before an action that loses much.
tutor-costs = This costs about { $fame } Fame{ $win ->
    [0] {""}
    [one] {" "}and lowers your chance to win by { $win } percentage point
   *[other] {" "}and lowers your chance to win by { $win } percentage points
}.
tutor-better = Better: “{ $best }”.
tutor-better_because = Better: “{ $best }” ({ $reasons }).

# An option that is a plan: its cards.
option-plan_card = { $character }: { $card }
option-plan_empty = no cards
