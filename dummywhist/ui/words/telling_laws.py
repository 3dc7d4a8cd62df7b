"""What has just happened by the laws of the table, in a sentence? For the status line and the screen reader."""

from collections.abc import Mapping
from functools import singledispatch
from typing import Final

from dummywhist.engine.deal import event as deals
from dummywhist.ui.tongues import mark, tr
from dummywhist.ui.words.speaking import Speaker

DEMANDED: Final[Mapping[str | None, str]] = {
    None: mark("{name} demanded nothing."),
    "card": mark("{name} left the {card:card} to be called."),
    "highest": mark("{name} called the highest of the suit led."),
    "lowest": mark("{name} called the lowest of the suit led."),
    "highest-trump": mark("{name} called the highest trump."),
    "lowest-trump": mark("{name} called the lowest trump."),
    "later": mark("{name} may call a trump later."),
    "suit": mark("{name} left a suit to be called."),
    "stand": mark("{name} let the lead stand."),
    "back": mark("{name} had the lead taken back."),
    "win": mark("{name} demanded that the trick be won."),
    "lose": mark("{name} demanded that the trick not be won."),
    "trump": mark("{name} demanded a trump."),
    "plain": mark("{name} demanded that no trump be played."),
}
CHOSEN: Final[Mapping[str | None, str]] = {
    None: mark("{name} waived the penalty for the revoke."),
    "tricks": mark("{name} took tricks for the revoke."),
    "deduct": mark("{name} took points off for the revoke."),
    "add": mark("{name} added points for the revoke."),
}
RENEGE: Final[Mapping[str | None, str]] = {
    None: mark("{name} waived the penalty for the renege."),
    "tricks": mark("{name} took books for the renege."),
}
"""What is taken at bid whist, where a revoke is called a renege (BD-60)."""
NOTHING: Final[Mapping[bool, str]] = {
    False: mark("There was nothing to take for the revoke."),
    True: mark("There was nothing to take for the renege."),
}
"""What is told where the only penalty left takes nothing (MO-Q11)."""
SHOWN: Final[Mapping[bool, str]] = {
    True: mark("{name} showed the {card:card}: it may be called."),
    False: mark("{name} showed the {card:card}, and owes nothing."),
}
"""By whether it may be called."""
LAID_OPEN: Final[Mapping[bool, str]] = {
    True: mark("{name} laid {n:number} cards open: they may be called."),
    False: mark("{name} laid {n:number} cards open, and owes nothing."),
}
TURNED: Final[Mapping[bool, str]] = {
    True: mark("{name} asked for the turned card: the {card:card}."),
    False: mark("{name} named the turned card: the {card:card}."),
}
"""By whether it was forgotten."""

DRAWN: Final[Mapping[bool, str]] = {
    True: mark("{name} drew the trick near before the hand across had played."),
    False: mark("{name} drew the trick near, and owes nothing."),
}
"""By whether anybody answers for it."""


@singledispatch
def law_sentence(event: object, speaker: Speaker) -> str:
    """Return what happened; nothing for what the laws have nothing to do with."""
    return ""


@law_sentence.register
def _(event: deals.NoneAsked, speaker: Speaker) -> str:
    return tr("{name} asked whether there is none of the suit led.", name=speaker.name(event.player))


@law_sentence.register
def _(event: deals.NoneAnswered, speaker: Speaker) -> str:
    return tr("{name} {name:answer|answers}: no {suit:suit}.", name=speaker.name(event.player), suit=event.suit)


@law_sentence.register
def _(event: deals.WrongCardTold, speaker: Speaker) -> str:
    return tr("The {card:card} is a wrong card and may be taken back.", card=event.card)


@law_sentence.register
def _(event: deals.CardWithdrawn, speaker: Speaker) -> str:
    return tr("{name} took back the {card:card}.", name=speaker.name(event.player), card=event.card)


@law_sentence.register
def _(event: deals.WrongCardStood, speaker: Speaker) -> str:
    return tr("{name} let it stand.", name=speaker.name(event.player))


@law_sentence.register
def _(event: deals.RemedyDemanded, speaker: Speaker) -> str:
    return tr(DEMANDED[event.remedy], name=speaker.name(event.player), card=event.card)


@law_sentence.register
def _(event: deals.CardCalled, speaker: Speaker) -> str:
    return tr("{name} called the {card:card}.", name=speaker.name(event.player), card=event.card)


@law_sentence.register
def _(event: deals.WaivedAlone, speaker: Speaker) -> str:
    return tr("{name} demanded nothing; the other adversary still may.", name=speaker.name(event.player))


@law_sentence.register
def _(event: deals.CallLost, speaker: Speaker) -> str:
    return tr(
        "{name} called the {card:card} too early: the call is lost for this trick.",
        name=speaker.name(event.player),
        card=event.card,
    )


@law_sentence.register
def _(event: deals.CardsExposed, speaker: Speaker) -> str:
    name, many = speaker.name(event.player), len(event.cards)
    if event.across:
        return tr("{name} answers for partner with {n:number} {n:card|cards}, which may be called.", name=name, n=many)
    if many > 1:
        return tr(LAID_OPEN[event.liable], name=name, n=many)
    return tr(SHOWN[event.liable], name=name, card=event.cards[0])


@law_sentence.register
def _(event: deals.TurnedNamed, speaker: Speaker) -> str:
    return tr(TURNED[event.forgotten], name=speaker.name(event.player), card=event.card)


@law_sentence.register
def _(event: deals.TrumpDemanded, speaker: Speaker) -> str:
    return tr(DEMANDED[event.remedy], name=speaker.name(event.player))


@law_sentence.register
def _(event: deals.TrickDrawn, speaker: Speaker) -> str:
    return tr(DRAWN[event.liable], name=speaker.name(event.player))


@law_sentence.register
def _(event: deals.LookedBack, speaker: Speaker) -> str:
    return tr("{name} looked at the last trick: a suit may be called.", name=speaker.name(event.player))


@law_sentence.register
def _(event: deals.TwoPlayed, speaker: Speaker) -> str:
    return tr(
        "{name} played the {first:card} and the {second:card} at once.",
        name=speaker.name(event.player),
        first=event.first,
        second=event.second,
    )


@law_sentence.register
def _(event: deals.LedAhead, speaker: Speaker) -> str:
    return tr("{name} led out of turn.", name=speaker.name(event.player))


@law_sentence.register
def _(event: deals.PlayedAhead, speaker: Speaker) -> str:
    return tr("{name} played the {card:card} too soon.", name=speaker.name(event.player), card=event.card)


@law_sentence.register
def _(event: deals.WinnerPlayed, speaker: Speaker) -> str:
    name = speaker.name(event.player)
    return tr("{name} played on with the {card:card} before partner: it may be called.", name=name, card=event.card)


@law_sentence.register
def _(event: deals.TrickDemanded, speaker: Speaker) -> str:
    name = speaker.name(event.player)
    if event.trick is None:
        return tr(DEMANDED[None], name=name)
    return tr(
        "{name} told {whom} to win trick {n:number}.",
        name=name,
        n=event.trick,
        whom=speaker.whom(event.seat),
    )


@law_sentence.register
def _(event: deals.EarlyCardStood, speaker: Speaker) -> str:
    return tr("The {card:card}, played too soon, stands.", card=event.card)


@law_sentence.register
def _(event: deals.LeadStood, speaker: Speaker) -> str:
    return tr("The lead out of turn stands.")


@law_sentence.register
def _(event: deals.CardsReturned, speaker: Speaker) -> str:
    if event.leads is not None:
        words = mark("It goes back: {name} {name:lead|leads}.")
        if len(event.cards) > 1:
            words = mark("The cards go back: {name} {name:lead|leads}.")
        return tr(words, name=speaker.who(event.leads))
    if len(event.cards) > 1:
        return tr("The cards played out of turn leave the trick.")
    return tr("The {card:card}, played out of turn, leaves the trick.", card=event.cards[0][1])


@law_sentence.register
def _(event: deals.SuitCalled, speaker: Speaker) -> str:
    if event.suit is None:
        return tr("{name} called no suit.", name=speaker.name(event.player))
    return tr("{name} called {suit:suits}.", name=speaker.name(event.player), suit=event.suit)


@law_sentence.register
def _(event: deals.RevokeClaimed, speaker: Speaker) -> str:
    name = speaker.name(event.player)
    if _reneges(speaker):
        if not event.found:
            return tr("{name} called a renege, and it was not proved.", name=name)
        return tr("{name} called a renege, and it was proved in book {n:number}.", name=name, n=event.found)
    if not event.found:
        return tr("{name} claimed a revoke, and it was not proved.", name=name)
    return tr("{name} claimed a revoke, and it was proved in trick {n:number}.", name=name, n=event.found)


@law_sentence.register
def _(event: deals.RevokeTold, speaker: Speaker) -> str:
    return tr("There was a revoke in trick {n:number}.", n=event.trick)


@law_sentence.register
def _(event: deals.PenaltyChosen, speaker: Speaker) -> str:
    named = _reneges(speaker)
    if event.kind is not None and not event.took:
        return tr(NOTHING[named])
    return tr((RENEGE if named else CHOSEN)[event.kind], name=speaker.name(event.player))


def _reneges(speaker: Speaker) -> bool:
    """Whether a revoke is called a renege here (BD-60)."""
    laws = None if speaker.rules is None else speaker.rules.laws
    return laws is not None and laws.named


@law_sentence.register
def _(event: deals.PenaltiesCancelled, speaker: Speaker) -> str:
    return tr("Both sides revoked, and the penalties cancel each other.")


@law_sentence.register
def _(event: deals.ScoreAgreed, speaker: Speaker) -> str:
    return tr("{name} claimed nothing more.", name=speaker.name(event.player))


def by_law(event: object) -> bool:
    """Whether an event is one of those that are told here."""
    return type(event) in law_sentence.registry
