# L’analyse d’une partie terminée.

review-title = Analyse : { $names }
review-chances = Chances de victoire
review-fame = Prestige attendu
review-places = Chances de chaque place
review-place = Place { $place }
review-turning_points = Tournants de la partie
review-expensive = Les décisions les plus coûteuses
review-players = Joueurs
review-none = Aucune décision n’a été nettement moins bonne que la meilleure trouvée.
review-decision = Tour { $turn }, { $phase } : { $who } a choisi « { $chosen } ».
review-cost = Coût : { $fame ->
    [one] { $fame } point de Prestige
   *[other] { $fame } points de Prestige
}{ $win ->
    [0] {""}
   *[other] {" "}et { $win } % de chances de victoire
}.
review-cost_exact = Coût exact par rapport au meilleur jeu : { $fame ->
    [one] { $fame } point de Prestige
   *[other] { $fame } points de Prestige
}{ $win ->
    [0] {""}
   *[other] {" "}et { $win } % de chances de victoire
}.
review-turn_decision = Tour { $turn } : { $who } a perdu { $win } % de chances de victoire avec « { $chosen } ».
review-turn_luck = Tour { $turn } : le hasard ({ $what }) { $change ->
    [gain] a donné { $win } % de chances de victoire à { $who }
   *[loss] a coûté { $win } % de chances de victoire à { $who }
}.
luck-dice = dés
luck-performance = carte Spectacle
luck-prophecy = Prophétie
luck-card = carte Spéciale
luck-other = révélation
review-player = { $who } : { $fame ->
    [one] { $fame } point de Prestige
   *[other] { $fame } points de Prestige
}, place { $place }.
review-lost = { $mistakes ->
    [one] { $mistakes } décision sur { $decisions } aurait pu être meilleure
   *[other] { $mistakes } décisions sur { $decisions } auraient pu être meilleures
} ; par rapport aux meilleures options trouvées, cela fait { $fame ->
    [one] { $fame } point de Prestige
   *[other] { $fame } points de Prestige
}.
review-lost_by_phase = Par phase : { $phases }.
review-lost_by_source = Par origine : { $sources }.
review-luck = Chance : { $fame } de Prestige, { $win } % de chances de victoire.
review-luck_by_kind = Chance : { $fame } de Prestige, { $win } % de chances de victoire ({ $kinds }).
review-best = Meilleure décision : tour { $turn }, « { $chosen } », { $lead ->
    [one] { $lead } point de Prestige
   *[other] { $lead } points de Prestige
} de plus que le choix évident.
