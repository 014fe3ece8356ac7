# Rätsel: die Liste, das Rätsel des Tages und das Feld neben dem Spielbrett.

## Die Liste

puzzles-intro = Stellungen aus der letzten Spielrunde echter Partien. Eine Lösung ist klar die beste, das hat ein Computer bewiesen. Findest du sie?
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
puzzle-show_more = Alle deine Mitarbeiter sind eingesetzt. Beende das Spiel mit möglichst viel Ruhm.
puzzle-last_turn = Die beste letzte Runde
puzzle-last_turn_more = Setze die Mitarbeiter ein, die du noch hast. Beende das Spiel mit möglichst viel Ruhm.
puzzle-others = Ab hier entscheidet kein Glück mehr, und die anderen spielen auf ihren eigenen Ruhm.
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-exact = Gelöst! { $best }: Besser geht es nicht.
puzzle-short = Du hast { $fame } erreicht. Bestes Spiel bringt { $best }.
puzzle-solved = Rätsel gelöst
puzzle-missed = Es geht besser
puzzle-line_shown = Das war das beste Spiel
puzzle-line = Das beste Spiel:
puzzle-show_line = Bestes Spiel zeigen
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
theme-level_3 = Boni von Tricks der Stufe 3
theme-final_scoring = Endwertung
