# Разбор законченной партии.

review-title = Разбор партии: { $names }
review-chances = Шансы на победу
review-fame = Ожидаемая слава
review-places = Шансы на каждое место
review-place = { $place }-е место
review-turning_points = Переломные моменты
review-expensive = Самые дорогие решения
review-players = Игроки
review-none = Ни одно решение не было явно хуже лучшего найденного.
review-decision = Раунд { $turn }, { $phase }: { $who } выбирает «{ $chosen }».
review-cost = Цена решения: слава — { $fame }{ $win ->
    [0] {""}
   *[other] , шансы на победу — { $win } %
}.
review-cost_exact = Точная цена по сравнению с лучшей игрой: слава — { $fame }{ $win ->
    [0] {""}
   *[other] , шансы на победу — { $win } %
}.
review-turn_decision = Раунд { $turn }: { $who } теряет { $win } % шансов на победу, выбрав «{ $chosen }».
review-turn_luck = Раунд { $turn }, { $who }: случай ({ $what }) { $change ->
    [gain] добавил { $win } % шансов на победу
   *[loss] отнял { $win } % шансов на победу
}.
luck-dice = кубики
luck-performance = карта представления
luck-prophecy = пророчество
luck-card = особое поручение
luck-other = то, что открылось
review-player = { $who }: слава — { $fame }, место — { $place }.
review-lost = Решений, которые могли быть лучше: { $mistakes } из { $decisions }; по сравнению с лучшими найденными потеряно славы: { $fame }.
review-lost_by_phase = По фазам: { $phases }.
review-lost_by_source = По источникам: { $sources }.
review-luck = Удача: слава — { $fame }, шансы на победу — { $win } %.
review-luck_by_kind = Удача: слава — { $fame }, шансы на победу — { $win } % ({ $kinds }).
review-best = Лучшее решение: раунд { $turn }, «{ $chosen }», на { $lead ->
    [one] { $lead } славу
   *[other] { $lead } славы
} лучше очевидного.
