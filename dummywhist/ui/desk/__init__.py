"""The window and its commands: menus, settings, the shelf of tables, sheets."""
