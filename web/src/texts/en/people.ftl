# The people at a table: reports, and moderation by the owner of the table or an admin.

people-open = seat is open
people-bot_plays = a bot plays for them
people-muted = muted
people-report = Report
people-mute = Mute
people-unmute = Unmute
people-muted_done = Muted at this table.
people-unmuted_done = They can chat again.
people-remove = Remove
people-remove_sure = Remove { $who } from this table? They can’t come back. In a running game, a bot takes over.
people-remove_spectator = Remove { $who }? They can’t come back to this table.
people-removed = Removed.
people-reopen = Reopen the seat
people-reopen_sure = Let somebody else play on for { $who }? { $who } can’t take the seat back.
people-reopened = The seat is open. Until somebody takes it, the bot plays on.
people-invite = Send this link to the person who will take the seat:
people-spectators = Spectators
people-no_spectators = Nobody is watching.
people-guest = { $connections ->
    [one] a guest
   *[other] a guest, or several at the same address ({ $connections } windows)
}
people-close_chat = Close the chat
people-open_chat = Reopen the chat
people-chat_closed = The chat is closed.
people-chat_opened = The chat is open again.
people-free_seat = Open seat
people-take = { $who } has left. You can play on in this seat.
people-only_watch = Just watch

## Reports

report-title = Report { $who }
report-more = The admins of this server will see your report, the name and, if you report a message, its text.
report-reason = What’s wrong? (optional)
report-send = Send the report
report-sent = Thank you. The admins of this server will look at it.

## What goes wrong

problem-people_not_found = That person is no longer there.
problem-people_not_left = A person is playing in this seat.
problem-people_out_of_time = This player has used up all time, so nobody can take over.
