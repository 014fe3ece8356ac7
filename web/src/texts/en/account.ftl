# The account page, and the page behind a link for a new password.

## Signing in

account-title = Account and settings
account-sign_in = Sign in
account-sign_in_more = With an account, you can continue your games on any device.
account-new = Create an account
account-new_more = All it takes is a name and a password.
account-new_instead = I don’t have an account yet
account-have = I have an account
account-create = Create account
account-name = Name
account-password = Password
account-password_new = At least 8 characters.
account-password_old = Passwords are case-sensitive.
account-short = The password is too short: use at least 8 characters.
account-hello = Welcome, { $name }
account-signed_in = Games you join from now on are added automatically. Sign in on another device to find them there.
account-claim = Add them to my account
account-claim_more = { $count ->
    [one] One game in this browser isn’t in your account yet.
   *[other] { $count } games in this browser aren’t in your account yet.
}
account-claimed = { $added ->
    [0] No game was added.
    [one] One game was added.
   *[other] { $added } games were added.
}
account-missed = { $missed ->
    [one] One table no longer exists.
   *[other] { $missed } tables no longer exist.
}
account-sign_out = Sign out
account-signed_out = You’re signed out. The seats you took in this browser are still yours here.
account-lapsed = Your session has ended. Sign in again to see your games.
account-browser = This browser
account-without = Without an account
account-without_more = You can play without one: this browser remembers your seats. To continue a game elsewhere, open it, choose “Settings” and copy the link to your seat.
account-deleted = Your account is deleted.

## A forgotten password

reset-forgotten = I forgot my password
reset-forgotten_more = If your account has a confirmed e-mail address, you get a link to set a new password.
reset-name = Name of the account
reset-send = Send me a link
reset-sent = If there’s an account with this name and a confirmed address, a link is on its way. It works once, for a day.
reset-title = Set a new password
reset-more = This link works once. You’ll be signed in here, and signed out everywhere else.
reset-set = Set the password and sign in
reset-back = Go to sign-in

## Changing the password

password-title = Password
password-old = Current password
password-new = New password
password-hint = Passwords have at least { $shortest } characters.
password-change = Change the password
password-changed = Your password is changed. All other browsers are signed out.

## E-mail

email-title = E-mail address
email-none = Without a confirmed address, only the host of this server can help you if you forget your password.
email-confirmed = Confirmed: { $emails }. A link for a new password goes there, and notifications of your turns in slow games.
email-address = E-mail address
email-confirm = Confirm this address
email-known = This address is already confirmed.

## Where the account is signed in

session-title = Where you’re signed in
session-more = If you don’t recognize a browser, sign it out and change your password.
session-device = { $browser } on { $system }
session-unknown = Unknown browser
session-since = since { $date }
session-this = this browser
session-end = Sign out
session-end_others = Sign out all other browsers
session-ended = Signed out.

## Data

export-title = Your data
export-more = You can download everything this server stores about your account, as a JSON file.
export-save = Download my data
export-done = The file is in your downloads.
delete-title = Delete the account
delete-more = Running games go on with bots, and finished games stay viewable, without your name. You give up your seats in games that haven’t started.
delete-ask = Delete my account …
delete-sure = This can’t be undone. Enter your password to delete your account for good.
delete-go = Delete my account

## What goes wrong

problem-account_bad_password = Wrong password.
problem-account_no_mail = E-mail isn’t set up on this server. If you forget your password, ask its host for a link to set a new one.
problem-sessions_not_found = That browser was already signed out.
