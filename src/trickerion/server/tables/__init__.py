"""Tables: the log and its fold, commands, broadcasting, clocks."""
