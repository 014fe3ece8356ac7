# Rätsel: was gefragt ist und wie ein Versuch bewertet wird.

puzzle-show_more = Alle deine Mitarbeiter sind eingesetzt. Beende die Partie mit möglichst viel Ruhm.
puzzle-last_turn_more = Setz die Mitarbeiter ein, die du noch hast. Beende die Partie mit möglichst viel Ruhm.
puzzle-exact = Gelöst! { $best }: Besser geht es nicht.
puzzle-short = Du hast { $fame } erreicht. Die Lösung bringt { $best }.
puzzle-line = Die Lösung:
