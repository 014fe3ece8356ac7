# The page for the admins of a server.

admin-title = Administration
admin-nobody = somebody

## Reports

admin-reports = Reports
admin-show_handled = Show handled reports
admin-no_reports = No reports.
admin-reported = { $who }, reported { $date }
admin-reported_message = A message by { $who }, reported { $date }
admin-because = Reason: { $reason }
admin-table = Open the table
admin-handle = Mark as handled
admin-handled = Marked as handled.
admin-close = Close the table
admin-close_sure = Close this table? Nobody wins, but it can still be watched.
admin-closed = The table is closed.
admin-mute_or_ban = Mute or ban

## Bans and mutes

admin-impose = Mute or ban an account
admin-account = Name of the account
admin-kind = What
admin-mute = Mute
admin-ban = Ban
admin-days = For
admin-for_days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
admin-forever = no end
admin-reason = Reason (optional)
admin-guest = A player without an account is muted at this table only. A ban applies to their address, which others may share; without an end you choose, it lasts a month.
admin-apply = Apply
admin-imposed_mute = Muted.
admin-imposed_ban = Banned.
admin-sanctions = Bans and mutes in force
admin-no_sanctions = Nobody is banned or muted.
admin-mute_until = { $who } is muted until { $date }
admin-mute_forever = { $who } is muted
admin-ban_until = { $who } is banned until { $date }
admin-ban_forever = { $who } is banned
admin-lift = End
admin-lifted = Ended.

## What goes wrong

problem-admin_not_found = There’s no such account, or nobody has this seat now.
problem-admin_not_admin = This page is for the admins of this server, who can be banned from the command line only.
problem-admin_unknown_table = This table is already closed or deleted.
