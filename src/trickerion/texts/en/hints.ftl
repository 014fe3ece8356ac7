# What a good player would do, and how it compares with the next best option.

hint-says = Suggestion: { $action }.
hint-then = { $told } { $next }
hint-better = Worth about { $lead } Fame more than “{ $other }”: { $reasons }.
hint-better_plain = Worth about { $lead } Fame more than “{ $other }” over the rest of the game.
hint-close = Slightly better than “{ $other }”: { $reasons }.
hint-close_plain = About as good as “{ $other }”.

# What the first option brings right away that the other doesn’t.
hint-now_fame = it pays { $amount } more right away
hint-now_coins = it saves you { $amount } now
hint-now_ap = it needs { $ap } less

# In what the first option is better.
hint-fame = it brings more Fame this turn
hint-coins = it leaves you more Coins to spend
hint-shards = it leaves you more Shards
hint-cards = it leaves you more Special cards
hint-team = your team can do more afterward
hint-shows = your coming Performances pay more
hint-work = your next Performance comes closer
hint-bonuses = the final scoring pays more
hint-rivals = your rivals get less out of it
