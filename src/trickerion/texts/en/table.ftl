# Around the game: players who leave and come back, undo by consent, what is special about a game.

table-left = { $who } has left; a bot plays on.
table-came_back = { $who } is back.
table-undo_declined = { $who } declines the undo.
table-waits = Waiting for { $names }.

mark-position = Custom start
mark-position_more = This game didn’t start from the setup but from a position somebody supplied. Everything hidden was reshuffled, but the position itself may favor a player.
mark-record = Continued
mark-record_more = This game didn’t start from the setup but continues another game. Everything hidden was reshuffled.
mark-upload = Uploaded
mark-upload_more = This game wasn’t played on this server: somebody uploaded its record.
mark-practice = Practice
mark-practice_more = This is a practice game: an undo went back past something that was rolled, drawn or revealed, or nobody else had to agree to it. What came next was known.

bot-random = Random
bot-apprentice = Easy
bot-specialist = Medium
bot-magician = Hard
bot-legend = Legend

modules-base = Base game
modules-alley = Dark Alley
modules-full = Dark Alley with prophecies
