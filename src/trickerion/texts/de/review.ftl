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
review-decision = Spielrunde { $turn }, { $phase }: { $who } wählte „{ $chosen }“.
review-cost = Das kostete { $fame } Ruhm{ $win ->
    [0] {""}
   *[other] {" "}und { $win } % Gewinnchance
}.
review-cost_exact = Gegenüber bestem Spiel kostete das genau { $fame } Ruhm{ $win ->
    [0] {""}
   *[other] {" "}und { $win } % Gewinnchance
}.
review-turn_decision = Spielrunde { $turn }: { $who } verlor { $win } % Gewinnchance mit „{ $chosen }“.
review-turn_luck = Spielrunde { $turn }: Der Zufall ({ $what }) { $change ->
    [gain] brachte { $who } { $win } % Gewinnchance
   *[loss] kostete { $who } { $win } % Gewinnchance
}.
luck-dice = Würfel
luck-performance = Regieplan
luck-prophecy = Prophezeiung
luck-card = Spezialkarte
luck-other = Aufgedecktes
review-player = { $who }: { $fame } Ruhm, Platz { $place }.
review-lost = { $mistakes ->
    [one] { $mistakes } von { $decisions } Entscheidungen hätte besser sein können; gegenüber der besten gefundenen kostete sie { $fame } Ruhm
   *[other] { $mistakes } von { $decisions } Entscheidungen hätten besser sein können; gegenüber den besten gefundenen kosteten sie { $fame } Ruhm
}.
review-lost_by_phase = Nach Phasen: { $phases }.
review-lost_by_source = Nach Quellen: { $sources }.
review-luck = Glück: { $fame } Ruhm, { $win } % Gewinnchance.
review-luck_by_kind = Glück: { $fame } Ruhm, { $win } % Gewinnchance ({ $kinds }).
review-best = Beste Entscheidung: Spielrunde { $turn }, „{ $chosen }“, { $lead } Ruhm besser als die naheliegende Wahl.
