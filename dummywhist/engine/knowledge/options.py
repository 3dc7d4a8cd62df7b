"""What may the viewer of a View do? In the play exactly what the laws give him, else what belongs to the phase."""

from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.ranking import Ranking
from dummywhist.engine.deal.actions.action import Action, Doer
from dummywhist.engine.deal.actions.claims import ACCEPT, DECLINE
from dummywhist.engine.deal.actions.play import QUIT, TAKE_UP
from dummywhist.engine.deal.choices import Choices
from dummywhist.engine.deal.layers.claims import answering, offered, waits_for_referee
from dummywhist.engine.deal.layout import side_of
from dummywhist.engine.deal.phases.play import following
from dummywhist.engine.deal.text import action_text
from dummywhist.engine.knowledge.lying import false
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.parts import Rules


def check_options(view: View, rules: Rules, ranked: Ranking) -> None:
    if view.viewer is None:
        right = not view.options
    elif view.phase == "play" and set(rules.layers) <= {"claims"}:
        right = sorted(map(action_text, view.options)) == sorted(map(action_text, play_options(view, rules, ranked)))
    else:
        right = all(_belongs(option, view.phase) for option in view.options)
    if not right:
        raise false("options")


def _belongs(option: Action, phase: str) -> bool:
    """Whether ``option`` is done in ``phase``: it is declared so, and so are the choices before a deal is cut for."""
    return option.declared.phase == phase and option.declared.doer in (Doer.PLAYER, Doer.TABLE)


def play_options(view: View, rules: Rules, ranked: Ranking) -> list[Action]:
    """Return what the viewer may do in the play."""
    holder = view.layout.holder
    if view.claim is not None:
        if rules.claims is None or waits_for_referee(rules.claims, view.judged):
            return []
        return [ACCEPT, DECLINE] if view.viewer in answering(view.layout, view.claim[0], view.admitted) else []
    options: list[Action] = []
    seat = view.to_play
    if seat is None:
        options.append(QUIT)
    elif holder[seat] == view.viewer:
        hand = view.cards_at(seat) or Hand(0)
        options += Choices(seat, following(rules.trick, ranked, hand, view.trick))
    if view.lies and holder[view.dealer] == view.viewer and (view.played or seat in (None, view.dealer)):
        options.append(TAKE_UP)
    assert view.viewer is not None
    if rules.claims is not None and seat is not None and side_of(view.layout, view.viewer) not in view.barred:
        options += offered(view.layout, rules.dealing.cards - len(view.played))
    return options
