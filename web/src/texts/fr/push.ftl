# Les notifications, chargées avec les pages et les fenêtres qui s’en servent.

push-title = Notifications dans ce navigateur
push-more = Recevez une notification sur cet appareil quand c’est à vous de jouer dans une partie lente, même si cette page est fermée.
push-account_more = Cela vaut pour toutes vos parties lentes.
push-turn_on = Me prévenir dans ce navigateur
push-turn_off = Ne plus me prévenir dans ce navigateur
push-on = Ce navigateur vous préviendra quand ce sera à vous de jouer.
push-off = Ce navigateur ne vous préviendra plus.
