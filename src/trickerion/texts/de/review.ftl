# Die Analyse einer beendeten Partie.

review-title = Analyse: { $names }
review-chances = Gewinnchance
review-fame = Erwarteter Ruhm
review-places = Chance auf jeden Platz
review-place = Platz { $place }
review-turning_points = Wendepunkte
review-expensive = Die teuersten Entscheidungen
review-players = Spieler
review-none = Keine Entscheidung war deutlich schlechter als die beste gefundene.
review-decision = Spielrunde { $turn }, { $phase }, { $who }: { $chosen }.
review-cost = Das kostete { $fame } Ruhm{ $win ->
    [0] {""}
    [one] {" "}und senkte die Gewinnchance um { $win } Prozentpunkt
   *[other] {" "}und senkte die Gewinnchance um { $win } Prozentpunkte
}.
review-cost_exact = Gegenüber bestem Spiel kostete das genau { $fame } Ruhm{ $win ->
    [0] {""}
    [one] {" "}und senkte die Gewinnchance um { $win } Prozentpunkt
   *[other] {" "}und senkte die Gewinnchance um { $win } Prozentpunkte
}.
review-turn_decision = Spielrunde { $turn }: Mit dieser Entscheidung sank die Gewinnchance von { $who } um { $win ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
}: { $chosen }.
review-turn_luck = Spielrunde { $turn }: Der Zufall ({ $what }) { $change ->
    [gain] erhöhte
   *[loss] senkte
} die Gewinnchance von { $who } um { $win ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
}.
luck-dice = Würfel
luck-performance = Regieplan
luck-prophecy = Prophezeiung
luck-card = Spezialkarte
luck-turn_setup = Rundenkarte
luck-plan = Plan des Erben
luck-other = Aufgedecktes
review-player = { $who }: { $fame } Ruhm, Platz { $place }.
review-lost = { $mistakes ->
    [one] { $mistakes } von { $decisions } Entscheidungen hätte besser sein können; gegenüber der besten gefundenen kostete sie { $fame } Ruhm
   *[other] { $mistakes } von { $decisions } Entscheidungen hätten besser sein können; gegenüber den besten gefundenen kosteten sie { $fame } Ruhm
}.
review-lost_by_phase = Nach Phasen: { $phases }.
review-lost_by_source = Nach Quellen: { $sources }.
review-luck = Glück: { $fame } Ruhm und { $points ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
} Gewinnchance.
review-luck_by_kind = Glück: { $fame } Ruhm und { $points ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
} Gewinnchance ({ $kinds }).
review-best = Beste Entscheidung, in Spielrunde { $turn } und { $lead } Ruhm besser als die naheliegende Wahl: { $chosen }.
