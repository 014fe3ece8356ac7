# Rätsel im Terminal.

puzzle_table-show = Rätsel { $id }: Wie viel Ruhm kannst du noch erreichen? Alle deine Mitarbeiter sind eingesetzt.
puzzle_table-last_turn = Rätsel { $id }: Wie viel Ruhm kannst du noch erreichen? Du hast noch Mitarbeiter einzusetzen.
puzzle_table-exact = Gelöst! { $best } Ruhm: Besser geht es nicht.
puzzle_table-short = Du hast { $fame } Ruhm erreicht. Bestes Spiel bringt { $best }:
puzzle_table-unknown = Ein Rätsel { $id } gibt es nicht.
puzzle_table-damaged = Die Rätsel lassen sich nicht lesen: { $reason }.
