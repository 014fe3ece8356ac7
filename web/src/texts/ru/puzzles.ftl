# Задачи: список, задача дня и панель рядом с полем.

## Список

puzzles-intro = Позиции из последнего раунда настоящих партий. Один ответ явно лучший, и компьютер это доказал. Найдёте его?
puzzles-daily = Задача дня
puzzles-try = Решать
puzzles-again = Решить ещё раз
puzzles-results = Результаты за сегодня
puzzles-nobody = Сегодня её ещё никто не решал. Будьте первым!
puzzles-who = Имя
puzzles-visitor = (без учётной записи)
puzzles-first = Первая попытка
puzzles-attempts = Попытки
puzzles-streak = { $days ->
    [one] Решено { $days } день подряд
    [few] Решено { $days } дня подряд
    [many] Решено { $days } дней подряд
   *[other] Решено { $days } дня подряд
}
puzzles-filter = Выбор задач
puzzles-kind = Вид
puzzles-difficulty = Сложность
puzzles-theme = Тема
puzzles-any = любая
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
puzzle-show_more = Все ваши персонажи выставлены. Закончите игру с наибольшей славой.
puzzle-last_turn = Лучший последний раунд
puzzle-last_turn_more = Выставьте оставшихся персонажей. Закончите игру с наибольшей славой.
puzzle-others = Отсюда ничто не зависит от случая, а остальные играют ради собственной славы.
puzzle-easy = лёгкая
puzzle-medium = средняя
puzzle-hard = трудная
puzzle-exact = Решено! { $best }: лучше не бывает.
puzzle-short = Вы достигли { $fame }. Лучшая игра даёт { $best }.
puzzle-solved = Задача решена
puzzle-missed = Можно сыграть лучше
puzzle-line_shown = Это была лучшая игра
puzzle-line = Лучшая игра:
puzzle-show_line = Показать лучшую игру
puzzle-again = Ещё раз
puzzle-restart = Начать заново
puzzle-next = Следующая задача
puzzle-all = Все задачи

## Темы

theme-links = связи
theme-weekday = выбор дня
theme-performer = бонусы организатора
theme-reschedule = перенос номера
theme-set_up = номер в программе
theme-prepare = подготовка номера
theme-components = реквизит
theme-shards = осколки
theme-wages = жалование
theme-idle = незанятые персонажи
theme-special_card = особые поручения
theme-prophecy = пророчества
theme-level_3 = бонусы номеров 3 уровня
theme-final_scoring = окончательный подсчёт
