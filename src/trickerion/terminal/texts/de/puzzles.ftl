# Rätsel im Terminal.

note-puzzle_show = Rätsel { $id }: Alle deine Mitarbeiter sind eingesetzt. Beende das Spiel mit möglichst viel Ruhm.
note-puzzle_last_turn = Rätsel { $id }: Setze die Mitarbeiter ein, die du noch hast, und beende das Spiel mit möglichst viel Ruhm.
note-puzzle_exact = Gelöst! { $best } Ruhm: Besser geht es nicht.
note-puzzle_short = Du hast { $fame } Ruhm erreicht. Bestes Spiel bringt { $best }:
puzzle-unknown = Ein Rätsel { $id } gibt es nicht.
puzzle-damaged = Die Rätsel lassen sich nicht lesen: { $reason }.
