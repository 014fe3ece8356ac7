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
review-cost = Цена решения: { $fame } славы{ $win ->
    [0] {""}
   *[other] {" "}и { $win } % шансов на победу
}.
review-cost_exact = Точная цена по сравнению с лучшей игрой: { $fame } славы{ $win ->
    [0] {""}
   *[other] {" "}и { $win } % шансов на победу
}.
review-turn_decision = Раунд { $turn }: { $who } теряет { $win } % шансов на победу, выбрав «{ $chosen }».
review-turn_luck = Раунд { $turn }: случай ({ $what }) { $change ->
    [gain] добавил { $win } % шансов на победу: { $who }
   *[loss] отнял { $win } % шансов на победу: { $who }
}.
luck-dice = кубики
luck-performance = карта представления
luck-prophecy = пророчество
luck-card = особое поручение
luck-other = открытая информация
review-player = { $who }: { $fame } славы, место { $place }.
review-lost = Могли быть лучше: { $mistakes } из { $decisions } решений; по сравнению с лучшими найденными это { $fame } славы.
review-lost_by_phase = По фазам: { $phases }.
review-lost_by_source = По источникам: { $sources }.
review-luck = Удача: { $fame } славы, { $win } % шансов на победу.
review-luck_by_kind = Удача: { $fame } славы, { $win } % шансов на победу ({ $kinds }).
review-best = Лучшее решение: раунд { $turn }, «{ $chosen }», на { $lead } славы лучше очевидного.
