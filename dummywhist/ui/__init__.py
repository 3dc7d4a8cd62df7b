"""Everything seen and clicked; the only part of the program that knows Qt."""

from dummywhist.ui.late import begin

begin()
