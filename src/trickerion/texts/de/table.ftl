# Rund um die Partie: wer geht und wiederkommt, was an einer Partie besonders ist.

table-left = { $who } ist gegangen; ein Bot spielt weiter.
table-came_back = { $who } ist wieder da.
table-undo_declined = { $who } lehnt das Zurücknehmen ab.
table-waits = Warten auf { $names }.

mark-position = Eigener Start
mark-position_more = Diese Partie begann nicht mit dem Spielaufbau, sondern mit einer Stellung, die jemand vorgegeben hat. Alles Verdeckte wurde neu gemischt, aber die Stellung selbst kann einen Spieler bevorzugen.
mark-record = Fortgesetzt
mark-record_more = Diese Partie begann nicht mit dem Spielaufbau, sondern setzt eine andere Partie fort. Alles Verdeckte wurde neu gemischt.
mark-upload = Hochgeladen
mark-upload_more = Diese Partie wurde nicht auf diesem Server gespielt: Jemand hat ihre Aufzeichnung hochgeladen.
mark-practice = Übung
mark-practice_more = Dies ist eine Übungspartie: Es wurde etwas zurückgenommen, obwohl danach schon gewürfelt, gezogen oder aufgedeckt worden war, oder niemand sonst musste zustimmen. Was dann kam, war bekannt.

bot-random = Zufällig
bot-apprentice = Leicht
bot-specialist = Mittel
bot-magician = Schwer
bot-legend = Legende

modules-base = Grundspiel
modules-alley = Dunkle Gassen
modules-full = Dunkle Gassen mit Prophezeiungen
