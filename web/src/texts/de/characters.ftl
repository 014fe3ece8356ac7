# Wer spielt: die Bots nach Stärke, und wie jeder Zauberkünstler spielt.

bot-random_line = Meint es gut, liest aber nie den Plan.
bot-apprentice_line = Versteht das Handwerk, lässt sich aber manchmal hinreißen.
bot-specialist_line = Plant die ganze Spielrunde und verschwendet kaum eine Münze.
bot-magician_line = Kennt jeden Trick, auch deine.
bot-legend_line = Den Plan bemerkst du erst, wenn der Applaus einsetzt.

## The styles of bots, and what each is known for

style-none = Ausgewogen
style-planner = Planer
style-gambler = Zocker
style-collector = Sammler
style-performer = Bühnenstar
style-publicist = Werber
style-impresario = Impresario
style-planner_line = Bereitet lange vor und füllt dann die Bühne.
style-gambler_line = Wartet auf den Sonntag, koste es, was es wolle.
style-collector_line = Trennt sich nie von einem Splitter oder einer Spezialkarte.
style-performer_line = Tritt jede Spielrunde auf, und sei die Vorstellung noch so klein.
style-publicist_line = Hängt jede Spielrunde ein Plakat auf.
style-impresario_line = Heuert jeden an, der einen Hut halten kann.

## Wie ein Zauberkünstler spielt und zu wem er passt: nach Zauberschule, und nach Sonderfähigkeit mit den Dunklen Gassen

plays-mechanical = Technische Tricks bringen die meisten Münzen; Löhne und Requisiten machen dir selten Sorgen. Eine gute erste Wahl.
plays-optical = Optische Tricks bringen früh viel Ruhm, aber wenige Münzen; behalt deine Löhne im Auge. Gut für eine erste Partie.
plays-spiritual = Mentale Tricks bringen viel Ruhm, brauchen aber viele Requisiten und AP. Für alle, die vorausplanen.
plays-escape = Entfesselungstricks brauchen die wenigsten Requisiten und bringen Splitter, aber weniger Erlös. Ein leichter Start.
# Ohne die Dunklen Gassen haben Zauberkünstler keine Sonderfähigkeiten.
plays-same = Genauso spielt sich in dieser Partie: { $magician }.
plays-mechaniker = In jeder Spielrunde ein stärkerer Handlanger. Einfach und immer nützlich: gut für Anfänger.
plays-electra = Hohe Stapel im Theater. Du brauchst Plättchen auf Vorrat; für alle, die sich mit dem Aufbauen auskennen.
plays-priestess_of_mysticism = Lenkt die Prophezeiungen. Für alle, die erst den ganzen Tisch lesen und dann handeln.
plays-yoruba_spiritmaster = Bestimmt, was andere aufführen. Für alle, die auch fremde Tricks im Auge behalten.
plays-great_optico = Borgt sich Spezialkarten der anderen, hängt also davon ab, was sie aufdecken. Für Erfahrene.
plays-gentleman = Ruhm für jeden Gang in die Stadt, mehr mit jedem Trick, den du hast. Leicht zu spielen: gut für Anfänger.
plays-master_of_chains = Verlegt spät noch ein Plättchen für bessere Routinen. Für alle, die im Theater gern knobeln.
plays-red_lotus = Kassiert den Erlös fremder Tricks. Für alle, die dort aufführen, wo andere aufgebaut haben.
