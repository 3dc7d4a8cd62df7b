"""Which card does a strong player play, and why? The best mean over worlds; among equal cards the one of custom.

Points at this score come first, with a little for each trick; then what the books like, then custom: each chooses among
the cards that do not differ in what comes before it, as far as the worlds can tell.
"""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import JOKER_MASK, Hand, cards_in
from dummywhist.engine.cards.ranking import beats
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.belief.inference import inferences, notable, standing
from dummywhist.engine.players.books.choosing import by_the_books
from dummywhist.engine.players.books.conventions import customary, preferred
from dummywhist.engine.players.books.giving import idea_of
from dummywhist.engine.players.budgets import Schedule
from dummywhist.engine.players.choice import Choice, Said
from dummywhist.engine.players.facts.following import best_card
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighing import Scored, considered, weigh
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.search.determinization import Values, evaluate, step_of
from dummywhist.engine.players.search.utility import slope
from dummywhist.engine.players.thought import Candidate, Thought
from dummywhist.engine.players.voice.claims import BOTH
from dummywhist.engine.players.voice.hopes import hope
from dummywhist.engine.players.voice.keeping import keeps
from dummywhist.engine.players.voice.reasons import against, both, by_count, more_tricks, why
from dummywhist.engine.players.voice.saying import Why
from dummywhist.engine.values import NamedTuple

LIKING: Final = 0.1
"""Standard errors by which a card may be worse than the best and still be preferred by the books, then by custom."""
ALIKE: Final = 0.01
"""Tricks by which it may be worse in any case: that is one or two worlds."""
CLEAR: Final = 0.08
"""Tricks, or what they are worth, by which the worlds must prefer a card to be the reason for it."""
POINT: Final = 50.0
"""What a trick at nothing to nothing brings, in slopes of the value of tricks."""
HEARD: Final = 4
"""How many inferences from the others' cards are reported."""
SHOWN: Final = 6
"""How many worlds are reported."""
VAGUE: Final = frozenset({"reason.quiet", "reason.continues", "reason.throw_least", "reason.adversary_trump"})
"""What the books say for want of better: then it is told how often the card is the better one."""


EQUALS: Final = "reason.lowest_equal"
"""Why it is this one of equal cards; why it is one of these comes before."""


class Option(NamedTuple):
    """A run of equal cards: what the books say of it, and what it brings on the average, in points and tricks."""

    scored: Scored
    points: float
    tricks: float

    @property
    def card(self) -> Card:
        """The lowest card of the run."""
        return self.scored.weighed.card

    def holds(self, card: Card) -> bool:
        """Whether ``card`` is one of the run."""
        return self.scored.weighed.card <= card <= self.scored.weighed.top

    def others(self, situation: Situation, card: Card) -> tuple[Card, ...]:
        """Return the cards of the run but ``card``."""
        mask = (2 << self.scored.weighed.top) - (1 << self.scored.weighed.card)
        return tuple(other for other in cards_in(Hand(situation.hand & mask)) if other != card)


def search(insight: Insight, seed: int, schedule: Schedule, manner: Manner) -> Choice:
    """Return the card of a player who looks into worlds; `Choice.thought` says what he saw. High cards win."""
    values = evaluate(insight, seed, schedule, manner)
    if not values.worlds:
        # Not one world could be solved: what the books say needs no solver.
        return by_the_books(_ruled(insight), seed, manner.agreed)._replace(
            thought=Thought((), cut=values.cut, nodes=values.nodes)
        )
    situation = Situation(_ruled(insight))
    options = _options(situation, values)
    near = _mannerly(situation, nearest(options, values))
    best = max(near, key=lambda option: option.scored.score)
    card, said = _by_custom(situation, near, manner)
    if said is not None:
        best = next(option for option in options if option.holds(card))
    custom = None if said is None else Said(said, idea_of(said))
    told = _why(situation, best, options, near, values, custom)
    if custom is None:
        choice = customary(situation, best.scored.weighed, told, among_small=False, agreed=manner.agreed)
    else:
        choice = Choice(card, told(card), best.others(situation, card))
    thought = _thought(options, best, values)
    read = standing(inferences(insight, manner.agreed), [world.hands for world in values.worlds])
    stake = _at_stake(situation, choice, options)
    heard = notable(one for one in read if one.suits[0] in stake)[:HEARD]
    return choice._replace(thought=thought._replace(inferred=heard))


def _at_stake(situation: Situation, choice: Choice, options: Sequence[Option]) -> set[int | None]:
    """Return the suits that the choice is about: those of its card, of the best other card, and of the lead."""
    best = max((one for one in options if not one.holds(choice.card)), key=lambda one: one.points, default=None)
    cards = [choice.card] if best is None else [choice.card, best.card]
    return {situation.insight.led, *(situation.suit[card] for card in cards)}


def nearest(options: Sequence[Option], values: Values) -> list[Option]:
    """Return the options among which the worlds do not decide: the fewer there are, the more the options may differ."""
    best = max(options, key=lambda option: values.ahead(option.card, options[0].card)[0])
    found, alike = [], ALIKE * step_of(values.merit)
    for one in options:
        behind, error = values.ahead(best.card, one.card)
        if behind <= max(LIKING * error, alike):
            found.append(one)
    return found


def _mannerly(situation: Situation, near: list[Option]) -> list[Option]:
    """Return those of ``near`` that leave a trick to partner's card, where it holds it; all of them if none does."""
    insight = situation.insight
    if insight.alone or insight.winning is None or insight.winning != situation.partner:
        return near
    best = best_card(situation)
    return [option for option in near if not beats(insight.ranked, option.card, best)] or near


def _by_custom(situation: Situation, near: Sequence[Option], manner: Manner) -> tuple[Card, Message | None]:
    """Return the card that conventions ask for among ``near``, and why."""
    liked = {
        card: option.scored.score for option in near for card in (option.card, *option.others(situation, option.card))
    }
    return preferred(situation, liked, manner.agreed)


def _ruled(insight: Insight) -> Insight:
    """Return the Insight that the rules of the books look at: without jokers that win nothing."""
    if insight.trump is not None or not insight.legal & ~JOKER_MASK or not insight.hand & JOKER_MASK:
        return insight
    ruled = Insight(insight.view)
    ruled.legal = Hand(ruled.legal & ~JOKER_MASK)
    ruled.hand = Hand(ruled.hand & ~JOKER_MASK)
    return ruled


def _options(situation: Situation, values: Values) -> list[Option]:
    found = []
    for scored in weigh(situation, considered(situation)):
        value = values.cards[scored.weighed.card]
        found.append(Option(scored, value.points, value.tricks))
    return found


def _why(
    situation: Situation,
    best: Option,
    options: Sequence[Option],
    near: Sequence[Option],
    values: Values,
    custom: Said | None,
) -> Why:
    """Return what speaks for the card: the worlds if they prefer it to the card of the books, else the books.

    ``custom`` is what a convention says of it. Where the worlds speak, it is first told what the card does; in the suit
    of the other card only what cannot be said of that one.
    """
    scored = [option.scored for option in options]
    by_books = options[0]
    plain = why(situation, best.scored.weighed, scored)
    point = POINT * slope(situation.insight.rules)
    for_points = best.points - by_books.points >= CLEAR * min(abs(values.step), point)
    for_tricks = best.tricks - by_books.tricks >= CLEAR
    if best is by_books or not (for_points or for_tricks):
        return _first(custom, both(_either(situation, best, near, values, plain), plain))
    other = by_books.card
    if for_tricks and len(values.worlds) == 1:
        most = max(option.tricks for option in options)
        found = by_count(situation) if best.tricks == most else more_tricks(situation, other)
        return _first(custom, both(found, plain))
    if for_tricks:
        hoped = hope(situation.insight, values.worlds, values.tricks, best.card, other, values.every)
        shown = None if hoped is None else Said(hoped, message("idea.hope"))
    else:
        shown = Said(_for_score(situation, best, by_books, values), message("idea.score"))
    kept = keeps(situation, best.scored.weighed, other)
    counted = _counted(values, best.card, other)
    rival_suit = situation.suit[other]
    rival = other if situation.suit[best.card] == rival_suit else None

    def tell(card: Card) -> tuple[Said, ...]:
        books = plain(card)
        does = [one._replace(rival=rival) for one in books if one.reason.key not in VAGUE]
        if kept is not None:
            # What it keeps is less than that it wins, and where the other card is named anyhow, than what it does.
            later = "wins" in best.scored.weighed.facts or (shown is not None and situation.insight.led == rival_suit)
            does[len(does) if later else 0 : 0] = kept(card)
        if custom is not None:
            does.insert(len(does) if custom.reason.key == EQUALS else 0, custom)
        vague = [one._replace(rival=rival) for one in books if one.reason.key in VAGUE]
        found = [] if shown is None else _with([*does, *vague], _of(shown, card))
        return (*found, *does, *_with(vague, _of(counted, card)), *books)

    return tell


def _of(said: Said, card: Card) -> Said:
    """Return ``said`` of the very card that is played."""
    return said._replace(reason=Message(said.reason.key, {**said.reason.args, "card": card}))


def _with(does: Sequence[Said], then: Said) -> list[Said]:
    """Return each of ``does`` with ``then`` after it as a second sentence, and at last ``then`` alone."""
    return [*(one._replace(reason=message(BOTH, first=one.reason, then=then.reason)) for one in does), then]


def _first(custom: Said | None, then: Why) -> Why:
    """Return what ``custom`` says, and after it ``then``; that a card is one of equals comes after what it does."""
    if custom is None:
        return then
    if custom.reason.key != EQUALS:
        return both(lambda _: (custom,), then)

    def tell(card: Card) -> tuple[Said, ...]:
        said = then(card)
        return (*(one for one in said if one.reason.key not in VAGUE), custom, *said)

    return tell


def _counted(values: Values, card: Card, other: Card) -> Said:
    """Return in how many worlds ``card`` makes more tricks than ``other``, and in how many fewer."""
    more = sum(made[card] > made[other] for made in values.tricks)
    fewer = sum(made[card] < made[other] for made in values.tricks)
    counted = message("reason.worlds", other=other, n=more, less=fewer, m=len(values.worlds))
    return Said(counted, message("idea.worlds"))


def _for_score(situation: Situation, best: Option, other: Option, values: Values) -> Message:
    """Return how many tricks in all the card is likelier to make than ``other``, if it is one number that counts most.

    That number must bring more than half of what the card brings.
    """
    card, rival = best.card, other.card
    view = situation.insight.view
    won = sum(view.layout.side[trick.winner] == view.layout.side[situation.insight.seat] for trick in view.played)
    most, number = (best.points - other.points) / 2, 0
    for made in range(1, len(values.worth)):
        more = sum(
            world.weight * ((of[card] >= made) - (of[rival] >= made))
            for world, of in zip(values.worlds, values.tricks, strict=True)
        )
        brings = values.worth[made] - values.worth[made - 1]
        if more > 0 < brings and more * brings > most:
            most, number = more * brings, made
    if number and won + number > 1:
        return message("reason.score_tricks", other=rival, n=won + number)
    return message("reason.score", other=rival)


def _either(situation: Situation, best: Option, near: Sequence[Option], values: Values, plain: Why) -> Why:
    """Return what speaks for the card against the next that the worlds do not tell from it; else that the books do.

    Nothing if there is no such card with as many tricks, or if the books like it as well. Where the two are of one
    suit, what speaks for the suit comes before that either would do.
    """
    others = [
        option
        for option in near
        if option.scored.score < best.scored.score
        and abs(best.tricks - option.tricks) <= LIKING * values.error(best.card, option.card)
    ]
    if not others:
        return lambda _: ()
    next_ = max(others, key=lambda option: option.scored.score)
    stronger = against(situation, best.scored, next_.scored)
    suit = situation.suit

    def tell(card: Card) -> tuple[Said, ...]:
        told = message("reason.either", card=card, other=next_.card)
        clear = tuple(one for one in stronger(card) if one.reason.key not in VAGUE)
        if suit[best.card] == suit[next_.card]:
            clear += tuple(one for one in plain(card) if one.reason.key not in VAGUE)
        return (*clear, Said(told, message("idea.worlds")))

    return tell


def _thought(options: Sequence[Option], chosen: Option, values: Values) -> Thought:
    best = sorted(options, key=lambda option: (option is not chosen, -option.points, -option.tricks))
    worlds = sorted(values.worlds, key=lambda world: -world.weight)[:SHOWN]
    candidates = tuple(
        Candidate(play_of(option.card), option.points, option.tricks, values.error(chosen.card, option.card))
        for option in best
    )
    return Thought(candidates, tuple(worlds), len(values.worlds), values.cut, nodes=values.nodes)
