# Problèmes : la liste, le problème du jour et le panneau à côté du plateau.

## La liste

puzzles-intro = Des positions du dernier tour d’une partie. L’une des solutions est nettement la meilleure, un ordinateur l’a prouvé. Saurez-vous la trouver ?
puzzles-daily = Problème du jour
puzzles-try = Essayer
puzzles-again = Réessayer
puzzles-results = Résultats du jour
puzzles-nobody = Personne ne l’a essayé aujourd’hui. À vous l’honneur !
puzzles-who = Nom
puzzles-visitor = (sans compte)
puzzles-first = Premier essai
puzzles-attempts = Essais
puzzles-streak = { $days ->
    [one] Série : { $days } jour
   *[other] Série : { $days } jours de suite
}
puzzles-filter = Choisir des problèmes
puzzles-kind = Type
puzzles-difficulty = Difficulté
puzzles-theme = Thème
puzzles-any = tous
puzzles-progress = Résolus : { $done } sur { $all } · affichés : { $shown }
puzzles-number = Problème { $number }
puzzles-done = Résolu
puzzles-players = { $players } joueurs
puzzles-decisions = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}

## Un problème

puzzle-show = Le meilleur spectacle
puzzle-last_turn = Le meilleur dernier tour
puzzle-others = À partir d’ici, plus rien ne dépend du hasard, et les autres jouent pour leur propre Prestige.
puzzle-easy = facile
puzzle-medium = moyen
puzzle-hard = difficile
puzzle-solved = Problème résolu
puzzle-missed = Il y a mieux
puzzle-line_shown = C’était la solution
puzzle-show_line = Voir la solution
puzzle-again = Réessayer
puzzle-restart = Recommencer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes

## Thèmes

theme-links = Enchaînements
theme-weekday = choix du jour
theme-performer = Bonus d’artiste
theme-reschedule = Reprogrammer
theme-set_up = Monter un Tour
theme-prepare = Préparer
theme-components = Matériaux
theme-shards = Éclats
theme-wages = Salaires
theme-idle = Personnages au Repos
theme-special_card = Cartes Spéciales
theme-prophecy = Prophéties
theme-level_3 = bonus de fin des Tours
theme-final_scoring = décompte final
