# Rätsel im Terminal.

puzzle-show = Rätsel { $id }: Alle deine Mitarbeiter sind eingesetzt. Beende das Spiel mit möglichst viel Ruhm.
puzzle-last_turn = Rätsel { $id }: Setze die Mitarbeiter ein, die du noch hast, und beende das Spiel mit möglichst viel Ruhm.
puzzle-exact = Gelöst! { $best } Ruhm: Besser geht es nicht.
puzzle-short = Du hast { $fame } Ruhm erreicht. Bestes Spiel bringt { $best }:
puzzle-unknown = Ein Rätsel { $id } gibt es nicht.
puzzle-damaged = Die Rätsel lassen sich nicht lesen: { $reason }.
