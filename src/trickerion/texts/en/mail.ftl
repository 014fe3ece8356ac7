# E-mail, push notifications, and the pages behind links in e-mails. The browser client doesn't load this file. English e-mail is
# plain ASCII, which every mail program shows.

mail-confirm_subject = Trickerion: confirm your address
mail-confirm =
    Please confirm that this server may send you an e-mail when it's your turn in a game of Trickerion:

    { $link }

    If you didn't ask for this, ignore this e-mail: you won't get any notifications.
mail-turn_subject = Trickerion: it's your turn
mail-turn =
    It's your turn in a game of Trickerion. Open the table:

    { $link }
mail-reset_subject = Trickerion: set a new password
mail-reset =
    Somebody, hopefully you, has forgotten the password of your account. To set a new one, open this link within a day:

    { $link }

    It works once. If you didn't ask for this, ignore this e-mail: your password stays the same.
mail-webhook = It's your turn: { $link }
mail-push_title = Trickerion: it's your turn
mail-push_text = Open the table to make your move.
mail-footer =
    Sent by { $server }. To stop all e-mail from this server to your address:
    { $stop }

mail_page-confirm = Confirm your address
mail_page-confirm_ask = Send an e-mail to { $address } when it's your turn in a game on this server?
mail_page-confirm_do = Confirm
mail_page-confirmed = Address confirmed
mail_page-confirmed_more = You'll get an e-mail to { $address } when it's your turn and you aren't at the table.
mail_page-stop = Unsubscribe
mail_page-stop_ask = Stop all e-mail from this server?
mail_page-stop_do = Unsubscribe
mail_page-stopped = Unsubscribed
mail_page-stopped_more = This server won't send you any more e-mail. Keep this link: it's the only way to change your mind.
mail_page-allow_do = Allow e-mail again
mail_page-allowed = Subscribed again
mail_page-allowed_more = This server may send e-mail to your address again.
mail_page-unknown = Unknown link
mail_page-unknown_more = This link doesn't work, or no longer works. Links to confirm an address work for { $days ->
    [one] one day
   *[other] { $days } days
}.
