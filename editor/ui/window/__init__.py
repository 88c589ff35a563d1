"""The main window and its parts: menus, bars, docks and their layout, status line, tour."""
