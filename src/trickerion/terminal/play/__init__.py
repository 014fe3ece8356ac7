"""Playing in the terminal: the table here or on a server, commands, menus, saved games."""
