# Задачи: список, задача дня и панель рядом с полем.

## Список

puzzles-intro = Позиции из последнего раунда партии. Одно решение явно лучше остальных, и компьютер это доказал. Найдёте его?
puzzles-daily = Задача дня
puzzles-try = Решать
puzzles-again = Решить ещё раз
puzzles-results = Результаты за сегодня
puzzles-nobody = Сегодня её ещё никто не решал. Откройте счёт!
puzzles-who = Имя
puzzles-visitor = (без учётной записи)
puzzles-first = Первая попытка
puzzles-attempts = Попытки
puzzles-streak = { $days ->
    [one] Решаете { $days } день подряд
    [few] Решаете { $days } дня подряд
    [many] Решаете { $days } дней подряд
   *[other] Решаете { $days } дня подряд
}
puzzles-filter = Выбор задач
puzzles-kind = Вид
puzzles-difficulty = Сложность
puzzles-theme = Тема
puzzles-any = все
puzzles-progress = Решено: { $done } из { $all } · показано: { $shown }
puzzles-number = Задача { $number }
puzzles-done = Решена
puzzles-players = игроков: { $players }
puzzles-decisions = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}

## Задача

puzzle-show = Лучшее представление
puzzle-last_turn = Лучший последний раунд
puzzle-others = С этого момента ничто не зависит от случая, а остальные играют ради собственной славы.
puzzle-easy = лёгкая
puzzle-medium = средняя
puzzle-hard = трудная
puzzle-solved = Задача решена
puzzle-missed = Можно сыграть лучше
puzzle-line_shown = Решение показано
puzzle-show_line = Показать решение
puzzle-again = Ещё раз
puzzle-restart = Начать заново
puzzle-next = Следующая задача
puzzle-all = Все задачи

## Темы

theme-links = связи
theme-weekday = выбор дня
theme-performer = бонусы организатора
theme-reschedule = перенос номера
theme-set_up = включение номера
theme-prepare = подготовка номера
theme-components = реквизит
theme-shards = осколки
theme-wages = жалование
theme-idle = незанятые персонажи
theme-special_card = особые поручения
theme-prophecy = пророчества
theme-level_3 = бонусы номеров в конце игры
theme-final_scoring = окончательный подсчёт
