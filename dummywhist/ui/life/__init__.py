"""Start and end of the program: arguments, one instance, journal, mishaps."""

import PySide6.QtCore  # noqa: F401 - puts its own import in the place of Python's

from dummywhist.ui.late import import_plainly

import_plainly()
