"""What is said of a mistake that comes back? Where it was made, what is asked, what a card costs, why it was worse."""

from collections.abc import Mapping
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale

from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.problems.mistakes import Mistake
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.ui.tongues import grammar, mark, rule_text, tr
from dummywhist.ui.words.terms import card_words

PLACES: Final = (
    mark("Lead, trick {trick}"),
    mark("Second hand, trick {trick}"),
    mark("Third hand, trick {trick}"),
    mark("Fourth hand, trick {trick}"),
)
ASKED: Final[Mapping[bool, str]] = {
    True: mark("Your lead. You led another card then; choose the one that wins most on what you can know."),
    False: mark("Your card. You played another one then; choose the one that wins most on what you can know."),
}
SET: Final[Mapping[bool, str]] = {
    True: mark("Your lead. Choose the card that wins most on what you can know."),
    False: mark("Your card. Choose the one that wins most on what you can know."),
}
"""The same of a card that was set as a problem."""


def mistake_name(one: Mistake) -> str:
    """Return what a mistake is called: it tells nothing of the right card."""
    if one.kept:
        return tr("Set by you, deal {deal}", deal=one.deal + 1)
    return tr("Your mistake, deal {deal}", deal=one.deal + 1)


def asked_words(one: Mistake) -> str:
    """Return what is to be done: first in the words of who set it, then what a card is measured by."""
    asked = tr((SET if one.kept else ASKED)[one.place == 0])
    return f"{one.task}\n{asked}" if one.task else asked


def situation(one: Mistake) -> str:
    """Return where it was made: "Lead, trick 4"."""
    return tr(PLACES[min(one.place, len(PLACES) - 1)], trick=one.trick + 1)


def game_words(one: Mistake) -> str:
    """Return the game that it was made at."""
    return rule_text(game_of(one.game).name)


def about_words(one: Mistake) -> str:
    """Return what is known of it beforehand: trumps, the trick so far, the day, and how much it cost."""
    told = []
    if one.trumps:
        trump = read_suit(one.trumps)
        told.append(tr("No trumps.") if trump is None else tr("{suit:suits^} are trumps.", suit=trump))
    if one.lies:
        told.append(tr("In the trick: {cards}.", cards=", ".join(map(card_words, one.lies))))
    if one.kept:
        told.append(tr("Set as a problem on {day}.", day=day_words(one.day)))
    else:
        told.append(tr("Counted on {day}. It cost {lost} tricks on what could be known.", day=day_words(one.day),
                       lost=grammar().figure(one.lost, 2)))  # fmt: skip
    return " ".join(told)


def day_words(day: date) -> str:
    """Return a day as the language writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
