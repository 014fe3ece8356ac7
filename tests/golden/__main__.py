"""Write the corpus again."""

from tests.golden import write

write()
