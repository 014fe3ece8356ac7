# Страница с разбором завершённой партии.

review-page = Разбор партии
review-intro = Каждое решение сравнивается с лучшим из найденных, исходя из того, что знал игрок: сколько славы и шансов на победу оно стоило. Везение считается отдельно.
review-working = Идёт разбор партии: { $percent } %
review-waiting = { $ahead ->
    [one] В очереди: перед вашим ещё { $ahead } разбор.
    [few] В очереди: перед вашим ещё { $ahead } разбора.
   *[many] В очереди: перед вашим ещё { $ahead } разборов.
}
review-failed = Не удалось завершить разбор.
review-again = Попробовать ещё раз
review-graph = Показать
review-graph_help = Нажмите на график или передвиньте ползунок, чтобы выбрать позицию.
review-at = Раунд { $turn }, действие { $action }
review-percent = { $percent } %
review-whose = Игрок
review-everyone = Все
review-order = Порядок
review-by_cost = Сначала самые дорогие
review-by_time = По ходу партии
review-no_mistakes = Лучшего не нашлось.
review-position = Показать позицию
review-more = Показать ещё { $count }
review-others = Другие варианты
review-option = { $option }: слава — { $fame }, шансы на победу — { $percent } %
review-replay = Посмотреть повтор
