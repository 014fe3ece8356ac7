# The plan of the game: the chips above the boards.

plan-of = The plan of the game, and where { $trick } stands
plan-none = The plan of the game: you start by learning a trick
plan-step = { $state ->
    [done] { $step } (done): { $more }
    [next] { $step } (next): { $more }
   *[later] { $step }: { $more }
}
plan-here = Next for { $trick }.
plan-learn = Learn
plan-learn_more = Downtown: get a trick. The better the trick, the more it pays and the more Fame it asks for.
plan-buy = Buy
plan-buy_more = Market Row: get the components on the trick’s card. You keep them for good.
plan-prepare = Prepare
plan-prepare_more = Workshop: get markers of the trick. They’re what you put on stage.
plan-set_up = Set up
plan-set_up_more = Theater: put markers on a Performance card. Matching corners make links, which pay at once.
plan-perform = Perform
plan-perform_more = Theater: your Magician performs a card, and every marker on it pays its owner. This is where most Fame comes from.
