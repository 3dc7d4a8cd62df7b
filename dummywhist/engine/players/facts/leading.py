"""What is to be said about each lead? The maxims of the books as facts: long suits, returns, trumps, ruffs."""

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.knowledge.infer import highest, lowest
from dummywhist.engine.players.facts.situation import Run, Situation, head
from dummywhist.engine.players.facts.weighed import Facts, Weighed, step

TEN = 8


class Holding:
    """A suit from which to lead: what is known of it in every hand."""

    def __init__(self, situation: Situation, suit: Suit) -> None:
        chances = situation.chances
        mask = situation.suits[suit]
        self.suit = suit
        self.mine = situation.hand & mask
        self.length = self.mine.bit_count()
        self.ally = situation.ally & mask
        self.against = mask & ~situation.insight.gone & ~situation.hand
        self.partner_length = chances.length(situation.partner, suit)
        self.their_length = chances.length(situation.left, suit) + chances.length(situation.right, suit)
        self.left_ruffs = situation.ruff_risk(situation.left, suit)
        self.right_ruffs = situation.ruff_risk(situation.right, suit)
        self.ruffed = 1.0 - (1.0 - self.left_ruffs) * (1.0 - self.right_ruffs)
        self.partner_ruffs = situation.ruff_risk(situation.partner, suit)
        theirs = self.against & ~situation.ours
        ours = situation.ours & mask
        self.heads = (ours & -(1 << theirs.bit_length())).bit_count() if theirs else ours.bit_count()


def leads(situation: Situation) -> list[Weighed]:
    """Return every lead with what is to be said about it."""
    holdings: dict[int, Holding] = {}
    found = []
    longest = max((situation.hand & mask).bit_count() for mask in situation.suits)
    shared = _shared(situation)
    for run in situation.runs(situation.hand):
        suit = situation.suit[run.low]
        if suit not in holdings:
            holdings[suit] = Holding(situation, suit)
        holding = holdings[suit]
        facts = _card_facts(situation, holding, run)
        facts["longest"] = float(holding.length == longest)
        facts.update(_story_facts(situation, holding, run))
        if situation.sees_partner:
            facts.update(_partner_facts(situation, holding, run, shared))
        if not situation.insight.plays_dummy:
            facts.update(_dummy_facts(situation, holding, run))
        if suit == situation.trump:
            facts.update(_trump_facts(situation, holding, shared))
            found.append(Weighed(run.low, run.top, "lead trump", facts))
        else:
            facts.update(_plain_facts(situation, holding, run, shared))
            found.append(Weighed(run.low, run.top, "lead plain", facts))
    return found


class Shared:
    """Facts of all suits together: heads of plain suits in either hand of the side, and ruffs still to be had."""

    def __init__(self, situation: Situation) -> None:
        self.winners = situation.winners(situation.ours)
        self.stranded = 0
        self.ruffs = 0
        if situation.sees_partner:
            for suit, mask in enumerate(situation.suits):
                if suit == situation.trump:
                    continue
                mine, ally = situation.hand & mask, situation.ally & mask
                if ally and not mine:
                    self.stranded += situation.winners(ally)
                if situation.my_trumps >= situation.partner_trumps > 0:
                    self.ruffs += max(0, mine.bit_count() - ally.bit_count()) if ally.bit_count() < 2 else 0
                elif 0 < situation.my_trumps < situation.partner_trumps:
                    self.ruffs += max(0, ally.bit_count() - mine.bit_count()) if mine.bit_count() < 2 else 0


def _shared(situation: Situation) -> Shared:
    return Shared(situation)


def _card_facts(situation: Situation, holding: Holding, run: Run) -> Facts:
    card, suit = run.low, holding.suit
    chances = situation.chances
    stands = (1.0 - chances.beats(situation.left, card, suit)) * (1.0 - chances.beats(situation.right, card, suit))
    facts = {"stands": stands, "side wins": _side_wins(situation, holding, card, stands)}
    above = situation.above(card)
    facts[step("above", above, 4)] = 1.0
    highest_mine = highest(holding.mine)
    if not situation.insight.higher(card) & ~situation.hand:
        facts["best"] = 1.0
        facts["best, may be ruffed"] = holding.ruffed
        facts[step("best, partner has", holding.partner_length, 4)] = 1.0
        facts[step("best, length", holding.length, 5)] = 1.0
    if run.low != run.top and situation.rank[run.top] > TEN:
        facts["sequence"] = 1.0
    if card == lowest(holding.mine):
        facts["lowest"] = 1.0
    if run.top == highest_mine:
        facts["top"] = 1.0
        facts[step("top, length", holding.length, 4) + step(", above", above, 3)] = 1.0
    else:
        kept = situation.above(highest_mine)
        facts[step("keeps above", kept, 3)] = 1.0
        if kept < 2:
            facts[step("keeps above", kept, 3) + step(", length", holding.length, 5)] = 1.0
    facts[step("length", holding.length, 6)] = 1.0
    facts[step("heads", holding.heads, 4)] = 1.0
    facts["partner's length"] = holding.partner_length / 4
    facts["their length"] = holding.their_length / 6
    return facts


def _side_wins(situation: Situation, holding: Holding, card: Card, stands: float) -> float:
    """Return the chance that the leader's side takes the trick, partner playing as well as can be."""
    chances, suit = situation.chances, holding.suit
    if not situation.sees_partner:
        won = stands
        higher = situation.insight.higher(card) & holding.against
        if higher:
            won += (1.0 - stands) * chances.chance(situation.partner, highest(higher)) * (1.0 - holding.ruffed)
        return won + (1.0 - won) * holding.partner_ruffs * 0.6
    best = stands
    if holding.ally:
        top = highest(holding.ally)
        over_left = chances.beats(situation.left, top, suit) if top > card else 0.0
        cards = holding.ally & -(2 << card)
        while cards:
            bit = cards & -cards
            cards ^= bit
            answer = Card(bit.bit_length() - 1)
            left = over_left if answer < top else chances.beats(situation.left, answer, suit)
            best = max(best, (1.0 - chances.beats(situation.right, answer, suit)) * (1.0 - left))
    elif situation.ally & situation.trumps and suit != situation.trump:
        ruff = highest(situation.ally & situation.trumps)
        left, right = (chances.beats(seat, ruff, suit) for seat in (situation.left, situation.right))
        best = max(best, (1.0 - left) * (1.0 - right))
    return best


def _plain_facts(situation: Situation, holding: Holding, run: Run, shared: Shared) -> Facts:
    facts = {
        "left ruffs": holding.left_ruffs,
        "right ruffs": holding.right_ruffs,
        "partner ruffs": holding.partner_ruffs,
        "both ruff": holding.partner_ruffs * holding.ruffed,
    }
    if situation.my_trumps and holding.length < 3:
        facts[step("short, length", holding.length, 2)] = 1.0
        if holding.length == 1:
            facts[step("single, trumps", situation.my_trumps, 3)] = 1.0
    if not situation.their_trumps:
        facts["no trumps against"] = 1.0
        facts[step("no trumps against, length", holding.length, 5)] = 1.0
        if not situation.above(run.low):
            facts["no trumps against, best"] = 1.0
    elif not situation.above(run.low):
        facts[step("best, trumps against", situation.their_trumps, 5)] = 1.0
    return facts


def _trump_facts(situation: Situation, holding: Holding, shared: Shared) -> Facts:
    theirs = situation.their_trumps
    facts = {
        step("against", theirs, 5): 1.0,
        step("mine", holding.length, 6): 1.0,
        "more than they": (holding.length + (situation.partner_trumps if situation.sees_partner else 0.0) - theirs) / 4,
    }
    if not theirs:
        facts["drawn"] = 1.0
    elif holding.heads >= theirs:
        facts["heads enough"] = 1.0
    if situation.sees_partner:
        facts["long hand"] = max(holding.length, situation.partner_trumps) - theirs / 2
        facts[step("short hand", min(holding.length, situation.partner_trumps), 3)] = 1.0
        facts["winners to save"] = shared.winners / 3 if theirs else 0.0
        facts["ruffs to lose"] = min(shared.ruffs, 3) / 3
    else:
        facts["partner's trumps"] = situation.partner_trumps / 4
        dummy = situation.insight.dummy
        if dummy is not None and dummy not in situation.insight.hidden and theirs:
            shown = int(situation.insight.must[dummy])
            if shown & situation.trumps and any(
                (shown & mask).bit_count() < 2 for suit, mask in enumerate(situation.suits) if suit != situation.trump
            ):
                facts["dummy would ruff"] = 1.0
    return facts


def _partner_facts(situation: Situation, holding: Holding, run: Run, shared: Shared) -> Facts:
    length = holding.ally.bit_count()
    facts = {step("ally", length, 5): 1.0, step("together", holding.length + length, 9): 1.0}
    mine = highest(holding.mine)
    if holding.ally:
        top = highest(holding.ally)
        facts[step("ally's top, above", situation.above(top), 3)] = 1.0
        if top > mine:
            facts["ally has the top"] = 1.0
            if holding.length > length and holding.heads:
                facts["blocked"] = 1.0
        if run.low > top:
            facts["over ally"] = 1.0
        if holding.length < length and mine > top and run.top == mine and not situation.above(mine):
            facts["unblocks"] = 1.0
        if shared.stranded and not situation.above(top) and run.low < top:
            facts["crosses"] = min(3, shared.stranded) / 3
        facts["long card"] = max(holding.length, length) - holding.their_length / 2
    if situation.partner_trumps and holding.suit != situation.trump:
        if not length:
            short = situation.partner_trumps < situation.my_trumps
            facts["ally ruffs, short hand" if short else "ally ruffs, long hand"] = 1.0
        elif length == 1 and holding.length > 1:
            facts["ally has one"] = 1.0
    return facts


def _story_facts(situation: Situation, holding: Holding, run: Run) -> Facts:
    """Return what the suit's part in the deal so far says."""
    opener = situation.first_led.get(holding.suit)
    if opener is None:
        return {"new": 1.0}
    if opener == situation.insight.seat:
        return {"continues": 1.0}
    if opener != situation.partner:
        return {"their suit": 1.0, "left's suit" if opener == situation.left else "right's suit": 1.0}
    facts = {"partner's suit": 1.0}
    if not situation.insight.plays_dummy:
        facts[step("returns, length", holding.length, 4)] = 1.0
        if run.top == highest(holding.mine):
            facts["returns top"] = 1.0
        last = next(trick for trick in reversed(situation.insight.tricks) if trick.leader == situation.partner)
        if situation.insight.led_in(last.cards) == holding.suit:
            facts["partner led it last"] = 1.0
    return facts


def _dummy_facts(situation: Situation, holding: Holding, run: Run) -> Facts:
    """Return what dummy's open cards say to an adversary: through strength, up to weakness."""
    dummy = situation.insight.dummy
    if dummy is None or dummy in situation.insight.hidden:
        return {}
    shown = int(situation.insight.must[dummy])
    held = shown & situation.suits[holding.suit]
    facts = {step("dummy's length", held.bit_count(), 5): 1.0}
    top = head(held)
    if top is not None:
        facts[step("dummy's top, above", (situation.insight.higher(top) & ~shown).bit_count(), 4)] = 1.0
        facts[step("dummy's honours", (held >> (13 * holding.suit + TEN + 1)).bit_count(), 3)] = 1.0
        if run.low > top:
            facts["beats dummy"] = 1.0
        elif run.top < top:
            facts["below dummy"] = 1.0
    elif holding.suit != situation.trump and shown & situation.trumps:
        facts["dummy ruffs"] = 1.0
    return facts
