"""Why may somebody not do this above a deal? A message with the reason in it."""

from dummywhist.engine.deal.actions.action import SessionAction
from dummywhist.engine.deal.layout import CHANCE, TABLE, By
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.match import UntilTime
from dummywhist.engine.session.cut import MOST_DRAWS
from dummywhist.engine.session.value import Session

FIRST = {"cut": "untimely.cut_first", "chairs": "untimely.chairs_first", "sit": "untimely.chairs_first",
         "dealer": "untimely.dealer_first"}  # fmt: skip


def before_deal(session: Session) -> Message:
    """Return why nothing of a deal can be done: the session is over, or something comes first."""
    return message(FIRST.get(session.stage, "untimely.session_over"))


def why_not_above(session: Session, by: By, action: SessionAction) -> Message:
    """Return why ``by`` may not do ``action``; meant for what is not lawful."""
    stage, players = session.stage, session.players
    if stage == "over":
        return message("untimely.session_over")
    match action.word:
        case "draw" | "order" | "arrange" if stage != "cut":
            return message("untimely.order_late")
        case "draw" if len(session.draws) >= MOST_DRAWS:
            return message("refusal.draws", most=MOST_DRAWS)
        case "draw" if by != CHANCE:
            return message("refusal.chance")
        case "draw" | "order":
            return message("untimely.order_agreed" if session.rules.cutting.agreed else "untimely.order_cut")
        case "arrange":
            return message("untimely.arrange")
        case "chair" | "sit" if stage in ("chairs", "sit"):
            return message("untimely.chair_free" if by in players[:1] or stage == "chairs" else "refusal.not_your_turn")
        case "chair" | "sit":
            return message("untimely.cut_first" if stage == "cut" else "untimely.chair_late")
        case "dealer":
            return message("refusal.not_your_turn" if stage == "dealer" else "untimely.dealer_late")
        case "time" if session.rubber is not None and not isinstance(session.rubber.match.of, UntilTime):
            return message("untimely.time_none")
        case "time" if session.time_called:
            return message("untimely.time_late")
        case "shuffle" if by != CHANCE:
            return message("refusal.chance")
        case "shuffle":
            again = session.rules.dealing.again
            return message("untimely.shuffle_none" if again is None or not again.suits else "untimely.shuffle_when")
        case "secret" | "seal" | "share" if not session.proving:
            return message("untimely.seal_none")
        case "secret" | "seal" if by != CHANCE:
            return message("refusal.chance")
        case "secret" | "seal":
            return message("untimely.seal_when" if not session.to_be_dealt else "untimely.seal_twice")
        case "share" if not session.to_be_dealt or not session.sealed.seal:
            return message("untimely.share_when")
        case "share" if by != TABLE and by not in players:
            return message("untimely.players_only")
        case "share":
            return message("refusal.share")
        case "rules" | "abandon" | "time" if by not in players:
            return message("untimely.cut_first" if stage == "cut" else "untimely.players_only")
    return before_deal(session) if stage != "deal" else message("refusal.not_now")
