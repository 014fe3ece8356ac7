# Der Fahrplan: die Leiste über den Tableaus.

plan-of = Der Fahrplan der Partie, und wie weit „{ $trick }“ ist
plan-none = Der Fahrplan der Partie: Am Anfang lernst du einen Trick
plan-step = { $state ->
    [done] { $step } (erledigt): { $more }
    [next] { $step } (als Nächstes): { $more }
   *[later] { $step }: { $more }
}
plan-here = Als Nächstes für „{ $trick }“.
plan-learn = Lernen
plan-learn_more = Stadtzentrum: Hol dir einen Trick. Je besser der Trick, desto mehr bringt er, und desto mehr Ruhm verlangt er.
plan-buy = Einkaufen
plan-buy_more = Marktplatz: Hol dir die Requisiten auf der Trickkarte. Du behältst sie für immer.
plan-prepare = Vorbereiten
plan-prepare_more = Werkstatt: Hol dir Trickplättchen für den Trick. Mit ihnen baust du ihn im Theater auf.
plan-set_up = Aufbauen
plan-set_up_more = Theater: Lege Trickplättchen auf einen Regieplan. Gleiche Ecken bilden Trickroutinen, die sofort etwas bringen.
plan-perform = Aufführen
plan-perform_more = Theater: Dein Zauberkünstler führt einen Regieplan auf, und jedes Trickplättchen darauf bringt seinem Besitzer etwas. Daher kommt der meiste Ruhm.
