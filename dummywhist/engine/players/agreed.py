"""What do partners agree that a card means? The conventions of the whist books, each of which may be left out."""

from typing import Final, NamedTuple


class Conventions(NamedTuple):
    """Which conventions a seat and its partner play; a level without memory for them gives and reads none.

    ``fourth_best`` of a long suit is led, so that the rule of eleven holds; ``king_from_ace_king``: the king is led of
    ace and king (Cavendish); ``call``: an unnecessarily high card and then a lower one asks for trumps; ``echo``: so
    does partner who holds four or more answer it; ``returns``: the higher of two, the lowest of three and more that are
    left is returned; ``discards``: the first discard is from the weakest suit, from the strongest once trumps are
    declared against the side.
    """

    fourth_best: bool = True
    king_from_ace_king: bool = True
    call: bool = True
    echo: bool = True
    returns: bool = True
    discards: bool = True


COMMON: Final = Conventions()
SILENT: Final = Conventions(False, False, False, False, False, False)
