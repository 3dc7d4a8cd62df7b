"""Who may change what happens at a table, and who gets what of it? The authority, and the seats that it hands out."""

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.seats.authority import Authority
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.seats.viewpoint import Viewpoint


class Table(Authority):
    """One table. Only who keeps the truth holds it: all others hold a seat of it, its owner also the operator."""

    def seat(self, viewer: Player | None) -> Viewpoint:
        """Return what ``viewer`` gets of the table; None: an onlooker, who sees what everybody sees."""
        return Viewpoint(self, viewer)

    def operator(self) -> Operator:
        """Return what the owner of the table may do."""
        return Operator(self)
