"""Which deals did somebody see more of than one seat shows, by changing seats while their cards lay on the table?

The program cannot know who looks at the screen. It counts the seats that people held: if a person sits down in
mid-deal where a computer held the cards, and people had hands of that deal before, the deal is *seen*; and so it is if
somebody of the same name holds one seat after another. Whoever leaves a seat and comes back to it sees nothing new.
Cards that are taken back and dealt again are the same deal. When a deal is counted all its hands lie open: if that is
taken back the deal is seen.
"""

from collections.abc import Sequence

from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.count import COUNT
from dummywhist.engine.deal.actions.deal import hands_dealt
from dummywhist.engine.record.log import Entry, Record, SeatChange, TakeBack
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.values import dataclass

Held = frozenset[tuple[int, str]]
"""Entrants (by number from 1) who are people, with their names."""


@dataclass(frozen=True, slots=True)
class Sight:
    """The people who held the cards of one deal: at the first deal of it, and at all; ``counted``: all have seen it."""

    first: Held
    ever: Held
    counted: bool = False

    @property
    def seen(self) -> bool:
        """Whether more hands were shown than at the start, and not the first one only, or one name held more of them.

        Deals that lie on the table again after they were counted are seen as well.
        """
        if self.counted or len(_seats(self.ever)) > max(1, len(_seats(self.first))):
            return True
        names = {name for _, name in self.ever}
        return any(len(_seats(self.ever, name)) > max(1, len(_seats(self.first, name))) for name in names)

    def joined(self, persons: Held) -> "Sight":
        """Return the sight with ``persons`` holding the cards as well."""
        return Sight(self.first, self.ever | persons, self.counted)


def _seats(held: Held, name: str | None = None) -> set[int]:
    """Return the entrants among ``held``, or those of a name."""
    return {entrant for entrant, one in held if name is None or one == name}


@dataclass(frozen=True, slots=True)
class Seen:
    """What a journal tells: ``deals``, one truth for each deal that stands, and the ``sight`` of the one in play.

    ``table``: the entrants who play, where others wait and see nothing.
    """

    deals: tuple[bool, ...]
    sight: Sight | None
    table: tuple[int, ...] = ()

    def would(self, people: Sequence[Person]) -> bool:
        """Whether the deal in play would be seen if ``people`` (by entrant) held its cards, and is not yet."""
        return self.sight is not None and not self.sight.seen and self.sight.joined(persons_of(people, self.table)).seen


Cards = tuple[Action, int]
"""A deal: the cards that were dealt, and how many deals of the same cards stood before it."""


def seen(record: Record, table: tuple[int, ...] = ()) -> Seen:
    """Return which of the deals that stand in ``record`` are seen, in the order in which they were dealt.

    ``table``: the entrants who play, where others wait (none are named: all play).
    """
    people = list(record.people)
    lying: list[Cards | None] = [None]
    """After each entry that stands: the cards that lie on the table and are not counted yet."""
    dealt: list[tuple[int, Cards]] = []
    sights: dict[Cards, Sight] = {}
    shown: set[frozenset[Hand]] = set()
    """The hands of deals that were counted: when they lie again, at whichever seats, all have seen them."""
    for line in record.journal:
        match line:
            case Entry(_, action):
                now = lying[-1]
                if action.word == "deal":
                    now = action, sum(cards[0] == action for _, cards in dealt)
                    dealt.append((len(lying), now))
                elif action == COUNT and now is not None:
                    shown.add(_hands(now))
                    now = None
                lying.append(now)
            case TakeBack(count):
                del lying[-count:]
                while dealt and dealt[-1][0] >= len(lying):
                    dealt.pop()
            case SeatChange(entrant, person):
                people[entrant - 1] = person
        now = lying[-1]
        if now is not None:
            persons = persons_of(people, table)
            sight = sights.get(now, Sight(persons, persons)).joined(persons)
            sights[now] = Sight(sight.first, sight.ever, _hands(now) in shown and bool(persons))
    now = lying[-1]
    return Seen(tuple(sights[cards].seen for _, cards in dealt), None if now is None else sights[now], table)


def _hands(cards: Cards) -> frozenset[Hand]:
    """Return the hands that were dealt, whoever has them."""
    return frozenset(hands_dealt(cards[0]))


def persons_of(people: Sequence[Person], table: tuple[int, ...] = ()) -> Held:
    """Return those of ``people``, by entrant, who are no computers; of those at the ``table``, where others wait."""
    here = table or range(1, len(people) + 1)
    return frozenset((entrant, people[entrant - 1].name) for entrant in here if people[entrant - 1].kind == PERSON)
