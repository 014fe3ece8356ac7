# Die Seite mit der Analyse einer beendeten Partie.

review-page = Analyse
review-intro = Jede Entscheidung wird mit der besten gefundenen Möglichkeit verglichen, nach dem, was man in diesem Moment wissen konnte: Wie viel Ruhm und wie viel Gewinnchance hat sie gekostet? Glück zählt extra.
review-working = Die Partie wird analysiert: { $percent } %
review-waiting = { $ahead ->
    [one] Noch { $ahead } andere Analyse ist vorher an der Reihe.
   *[other] Noch { $ahead } andere Analysen sind vorher an der Reihe.
}
review-failed = Die Analyse konnte nicht abgeschlossen werden.
review-again = Noch einmal versuchen
review-graph = Anzeigen
review-graph_help = Klicke auf die Grafik oder bewege den Regler, um eine Stellung zu wählen.
review-at = Spielrunde { $turn }, Aktion { $action }
review-percent = { $percent } %
review-whose = Spieler
review-everyone = Alle
review-order = Reihenfolge
review-by_cost = Die teuersten zuerst
review-by_time = Nach Spielverlauf
review-no_mistakes = Nichts Besseres gefunden.
review-position = Stellung zeigen
review-more = { $count } weitere zeigen
review-others = Andere Möglichkeiten
review-option = { $option }: { $fame } Ruhm, { $percent } % Gewinnchance
review-replay = Wiederholung ansehen
