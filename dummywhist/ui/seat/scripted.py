"""Who plays for the computers at a table where they do not think: in a lesson, or in a problem?"""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.study.finding import Advice
from dummywhist.ui.seat.bots import Answer
from dummywhist.ui.seat.computers import Computers


class Scripted(Computers):
    """Computers whose cards come from elsewhere: they need no process, learn nothing and have no reasons."""

    def __init__(self, operator: Operator, command: Sequence[str], parent: QObject) -> None:
        super().__init__(operator, command, parent)
        self._table = operator

    def play(self, player: Player, card: Card) -> None:
        """Play ``card`` for ``player``, who was asked."""
        self.answered.emit(player, Answer(self._table.stamp, Advice(play_of(card))))

    def remember(self, player: Player | None, advice: Advice) -> None:
        """Such a card has no reason of its own."""

    def learn(self) -> None:
        """Nothing is learned of a person here."""

    def warm(self) -> None:
        """No process is needed."""

    def lacks_solver(self) -> bool:
        """Nobody looks into worlds here."""
        return False
