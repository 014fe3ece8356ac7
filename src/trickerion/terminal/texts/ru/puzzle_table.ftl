# Задачи в терминале.

puzzle_table-show = Задача { $id }: сколько славы вы ещё можете набрать? Все ваши персонажи выставлены.
puzzle_table-last_turn = Задача { $id }: сколько славы вы ещё можете набрать? Ещё не все ваши персонажи выставлены.
puzzle_table-exact = Решено! Слава: { $best }. Лучше не бывает.
puzzle_table-short = Ваша слава: { $fame }. Лучшая игра даёт { $best }:
puzzle_table-unknown = Задачи { $id } нет.
puzzle_table-damaged = Задачи не читаются: { $reason }.
