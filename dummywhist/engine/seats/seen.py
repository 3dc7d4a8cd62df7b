"""Which deals did somebody see more of than one seat shows, by changing seats while their cards lay on the table?

The program cannot know who looks at the screen. It counts the seats that people held: if a person sits down in
mid-deal where a computer held the cards, and people had hands of that deal before, the deal is *seen*. Whoever leaves a
seat and comes back to it sees nothing new. Cards that are taken back and dealt again are the same deal.
"""

from collections.abc import Sequence

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.count import COUNT
from dummywhist.engine.record.log import Entry, Record, SeatChange, TakeBack
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Sight:
    """The entrants (by number from 1) who held the cards of one deal as people: at the first deal of it, and at all."""

    first: frozenset[int]
    ever: frozenset[int]

    @property
    def seen(self) -> bool:
        """Whether the hands of more seats were shown than at the start, and not the first one only."""
        return len(self.ever) > max(1, len(self.first))

    def joined(self, persons: frozenset[int]) -> "Sight":
        """Return the sight with ``persons`` holding the cards as well."""
        return Sight(self.first, self.ever | persons)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a journal tells: ``deals``, one truth for each deal that stands, and the ``sight`` of the one in play."""

    deals: tuple[bool, ...]
    sight: Sight | None

    def would(self, persons: frozenset[int]) -> bool:
        """Whether the deal in play would be seen if ``persons`` (entrants) held its cards, and is not yet."""
        return self.sight is not None and not self.sight.seen and self.sight.joined(persons).seen


def seen(record: Record) -> Seen:
    """Return which of the deals that stand in ``record`` are seen, in the order in which they were dealt."""
    people = list(record.people)
    lying: list[Action | None] = [None]
    """After each entry that stands: the cards that lie on the table and are not counted yet."""
    dealt: list[tuple[int, Action]] = []
    sights: dict[Action, Sight] = {}
    for line in record.journal:
        match line:
            case Entry(_, action):
                if action.word == "deal":
                    dealt.append((len(lying), action))
                lying.append(action if action.word == "deal" else None if action == COUNT else lying[-1])
            case TakeBack(count):
                del lying[-count:]
                while dealt and dealt[-1][0] >= len(lying):
                    dealt.pop()
            case SeatChange(entrant, person):
                people[entrant - 1] = person
        cards = lying[-1]
        if cards is not None:
            persons = persons_of(people)
            sights[cards] = sights.get(cards, Sight(persons, persons)).joined(persons)
    now = lying[-1]
    return Seen(tuple(sights[cards].seen for _, cards in dealt), None if now is None else sights[now])


def persons_of(people: Sequence[Person]) -> frozenset[int]:
    """Return the entrants (by number from 1) who are people."""
    return frozenset(entrant for entrant, person in enumerate(people, 1) if person.kind == PERSON)
