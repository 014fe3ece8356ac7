# Who plays: the bots’ characters by level, and how each magician plays.

bot-random_line = Means well, but never reads the plan.
bot-apprentice_line = Knows the trade, and gets carried away now and then.
bot-specialist_line = Plans the whole turn and rarely wastes a Coin.
bot-magician_line = Has seen every trick, including yours.
bot-legend_line = You only notice the plan when the applause starts.

## The styles of bots, and what each is known for

style-none = Balanced
style-planner = Planner
style-gambler = Gambler
style-collector = Collector
style-performer = Performer
style-publicist = Publicist
style-impresario = Impresario
style-planner_line = Prepares for a long time, then fills the stage.
style-gambler_line = Waits for Sunday, whatever it costs.
style-collector_line = Never parts with a Shard or a Special card.
style-performer_line = Performs every turn, however small the show.
style-publicist_line = Puts up a poster every turn.
style-impresario_line = Hires everyone who can hold a hat.

## How a magician plays and whom it suits: by favorite category, and by ability with the Dark Alley

plays-mechanical = Mechanical tricks pay the most Coins, so wages and components are rarely a worry. A good first choice.
plays-optical = Optical tricks pay a lot of Fame early but few Coins, so watch your wages. Fine for a first game.
plays-spiritual = Spiritual tricks pay a lot of Fame but need many components and AP. For players who plan ahead.
plays-escape = Escape tricks need the fewest components and bring Shards, but pay less. Easy to get going.
# Without the Dark Alley, magicians have no abilities.
plays-same = In this game, { $magician } plays the same way.
plays-mechaniker = A stronger Apprentice every turn. Simple and always useful: good for beginners.
plays-electra = Big stacks in the Theater. You need markers to spare; for players who know Set Up well.
plays-priestess_of_mysticism = Steers the prophecies. For players who read the whole table before they act.
plays-yoruba_spiritmaster = Decides what others perform. For players who keep an eye on everyone’s tricks.
plays-great_optico = Borrows others’ Special cards, so it depends on what they reveal. For experienced players.
plays-gentleman = Fame for going into town, more with every trick you own. Easy to use: good for beginners.
plays-master_of_chains = Moves a marker late for better links. For players who like the puzzle of the Theater.
plays-red_lotus = Collects the yields of others’ tricks. For players who perform where others have set up.
