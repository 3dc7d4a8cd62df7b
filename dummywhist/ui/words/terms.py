"""Which words does a game have for its own things? By the parts of its rules, never by its name."""

from fractions import Fraction
from typing import Final

from dummywhist.engine.cards.card import SUITS, Card, Suit
from dummywhist.engine.deal.actions.auction import Undertaking
from dummywhist.engine.rules.counts import BidCount, Count, GameValue
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.tongues import Noun, Who, dummy, grammar, noun, tr

MINUS: Final = "\N{MINUS SIGN}"


class Terms(NamedTuple):
    """What the dummy is called in a sentence, a trick, and what a session is made of."""

    mort: bool = False
    books: bool = False
    rubbers: bool = True

    @property
    def dummy(self) -> Who:
        """The dummy inside a sentence."""
        return dummy(self.mort)

    @property
    def dummy_name(self) -> Who:
        """The dummy as a name or at the beginning of a sentence."""
        return dummy(self.mort, name=True)

    @property
    def trick(self) -> Noun:
        """What is won: a trick, or a book where books are bid."""
        return noun("book" if self.books else "trick")

    @property
    def unit(self) -> Noun:
        """What a session is made of."""
        return noun("rubber" if self.rubbers else "game")


def is_mort(rules: Rules | None) -> bool:
    """Whether the dummy is called Mort and its player Vivant, as where games are counted so (MO-20, MO-83)."""
    return (
        rules is not None
        and isinstance(rules.count, Count)
        and rules.count.value in (GameValue.MORT, GameValue.MORT_STOPPED)
    )


def terms_of(rules: Rules | None) -> Terms:
    """Return the words of a game; the usual ones without rules."""
    if rules is None:
        return Terms()
    return Terms(
        mort=is_mort(rules),
        books=isinstance(rules.count, BidCount),
        rubbers=rules.match.of.games > 1,
    )


def card_words(card: Card) -> str:
    """Return "ten of diamonds", "big joker"."""
    return grammar().card(card, "")


def suit_words(suit: Suit) -> str:
    """Return "diamonds"."""
    return grammar().suits(suit, "")


def bid_words(bid: Undertaking) -> str:
    """Return "four uptown", "three no trump", "one spade" (BD-12, SD-11)."""
    match bid.denomination:
        case "up":
            return tr("{level:number} uptown", level=bid.level)
        case "down":
            return tr("{level:number} downtown", level=bid.level)
        case "nt" | "NT":
            return tr("{level:number} no trump", level=bid.level)
        case letter:
            suit = SUITS["SHDC".index(letter)]
            if bid.level == 1:
                return tr("{level:number} {suit:suit}", level=bid.level, suit=suit)
            return tr("{level:number} {suit:suits}", level=bid.level, suit=suit)


def number_words(number: int) -> str:
    """Return a whole number from 0 in words as far as thirteen, else in figures."""
    return grammar().number(number, "")


def plain(number: Fraction | int) -> str:
    """Write a number: a true minus sign, a half as ½."""
    value = Fraction(number)
    sign = MINUS if value < 0 else ""
    whole, rest = divmod(abs(value), 1)
    if rest == 0:
        return f"{sign}{whole}"
    if rest == Fraction(1, 2):
        return f"{sign}{whole or ''}½"
    return f"{sign}{grammar().figure(float(abs(value)), 2)}"


def signed(number: Fraction | float, places: int | None = None) -> str:
    """Write a number with its sign, as "+2"; nought has none, nor what is rounded to nought. ``places``: decimals.

    Without ``places`` a whole number or a fraction is written as `plain` does.
    """
    if places is None:
        written, nought = plain(abs(Fraction(number))), not number
    else:
        written = grammar().figure(abs(float(number)), places)
        nought = not float(f"{float(number):.{places}f}")
    return written if nought else f"{MINUS if number < 0 else '+'}{written}"
