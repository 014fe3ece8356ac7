# Rätsel: die Liste, das Rätsel des Tages und das Feld neben dem Spielbrett.

## Die Liste

puzzles-intro = Stellungen aus der letzten Spielrunde einer Partie. Eine Lösung ist klar die beste, das hat ein Computer bewiesen. Findest du sie?
puzzles-daily = Rätsel des Tages
puzzles-try = Versuchen
puzzles-again = Noch einmal versuchen
puzzles-results = Ergebnisse von heute
puzzles-nobody = Heute hat es noch niemand versucht. Mach den Anfang!
puzzles-who = Name
puzzles-visitor = (ohne Konto)
puzzles-first = Erster Versuch
puzzles-attempts = Versuche
puzzles-streak = { $days ->
    [one] An { $days } Tag gelöst
   *[other] An { $days } Tagen in Folge gelöst
}
puzzles-filter = Rätsel auswählen
puzzles-kind = Art
puzzles-difficulty = Schwierigkeit
puzzles-theme = Thema
puzzles-any = alle
puzzles-progress = Gelöst: { $done } von { $all } · angezeigt: { $shown }
puzzles-number = Rätsel { $number }
puzzles-done = Gelöst
puzzles-players = { $players } Spieler
puzzles-decisions = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}

## Ein Rätsel

puzzle-show = Die beste Vorstellung
puzzle-last_turn = Die beste letzte Spielrunde
puzzle-others = Ab hier spielt der Zufall keine Rolle mehr, und die anderen denken an ihren eigenen Ruhm.
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-solved = Rätsel gelöst
puzzle-missed = Es geht besser
puzzle-line_shown = Das war die Lösung
puzzle-show_line = Lösung zeigen
puzzle-again = Noch einmal
puzzle-restart = Von vorn beginnen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel

## Themen

theme-links = Trickroutinen
theme-weekday = Wahl des Wochentags
theme-performer = Bonus für den Aufführenden
theme-reschedule = Neu planen
theme-set_up = Trick aufbauen
theme-prepare = Trick vorbereiten
theme-components = Requisiten
theme-shards = Splitter
theme-wages = Löhne
theme-idle = untätige Mitarbeiter
theme-special_card = spezielle Auftragskarten
theme-prophecy = Prophezeiungen
theme-level_3 = Boni von Tricks in der Endwertung
theme-final_scoring = Endwertung
