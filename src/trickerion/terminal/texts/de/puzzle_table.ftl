# Rätsel im Terminal.

puzzle-title = Rätsel { $id }. { $goal }
puzzle-unknown = Ein Rätsel { $id } gibt es nicht.
puzzle-damaged = Die Rätselsammlung ist beschädigt: { $reason }.
