# Montre ce que les autres ont fait, étape par étape.

settings-pace = Montrer ce que font les autres
settings-pace-slow = lentement ({ $speed }×)
settings-pace-normal = à vitesse normale ({ $speed }×)
settings-pace-fast = rapidement ({ $speed }×)
settings-pace-instant = instantanément
show-speed = { $speed }×
show-wins = { $who } l’emporte !
show-skip = Passer
show-skip_to_turn = Aller à mon tour
show-skip_keys = Passer (Espace ou Échap)

## Ce qui s'est passé depuis la dernière action d'un joueur

recap-title = Depuis votre dernier coup (s)
recap-open = Résumé
recap-since = Depuis votre dernier coup
recap-nothing = Il ne s’est rien passé depuis votre dernier coup.
recap-again = Revoir
recap-show = Voir le Spectacle
recap-missed = { $count ->
    [one] { $count } coup a été joué en votre absence.
   *[other] { $count } coups ont été joués en votre absence.
}
