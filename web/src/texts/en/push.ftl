# Push notifications, loaded with the pages and dialogs that use them.

push-title = Notifications in this browser
push-more = Get a notification on this device when it’s your turn in a slow game, even with this page closed.
push-account_more = This applies to all your slow games.
push-turn_on = Notify me in this browser
push-turn_off = Stop notifying me in this browser
push-on = This browser will notify you when it’s your turn.
push-off = This browser won’t notify you any more.
