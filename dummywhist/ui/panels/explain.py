"""Why does a deal count what it counts? Each line in words, with its sum and its law."""

from __future__ import annotations

from dummywhist.engine.cards.card import rank_of
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, seat_text
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import Cause, HonoursDealt, OddTricks, Revoked, Scored, Slam, Unit
from dummywhist.engine.session.tally import DealRecord, Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.case import Case, Counted
from dummywhist.ui.panels.explain_points import points_line
from dummywhist.ui.panels.explain_revokes import held_at, held_story, revoke_line
from dummywhist.ui.panels.rows import Explanation
from dummywhist.ui.panels.wording import Voice, capital, listed, often, plain
from dummywhist.ui.tongues import grammar, mark, tr

ORDER = mark(
    "Revokes are counted first, then tricks, then honours; the game ends when a side has its "
    "points, and what comes later counts nothing."
)
ORDER_OF_HONOURS = mark(
    "Revokes are counted first, then tricks, then honours; the game ends when a side has its "
    "points, and what comes later counts nothing, not for the value of the game either."
)


def deal_lines(account: Account, voice: Voice, rubber: Rubber, record: DealRecord) -> tuple[Counted, ...]:
    """Return the lines of a counted deal, explained: each by itself, or where scores are kept all columns in one."""
    counted: list[Counted] = []
    for line in record.result.lines:
        if line.cause is Cause.BEYOND:
            continue
        case = Case(account, voice, rubber, record, line, account.facts.get(record.ordinal))
        match line.facts:
            case Revoked() as facts:
                what, why = revoke_line(case, facts)
            case OddTricks() as facts:
                what, why = _odd_tricks(case, facts)
            case HonoursDealt() as facts:
                what, why = _honours(case, facts)
            case Slam() as facts:
                what, why = _slam(case, facts)
            case _:
                return (*counted, points_line(case))
        counted.append(Counted(what, ((line.side, line.amount if line.unit is Unit.POINTS else 0),), why))
    return tuple(counted)


def _odd_tricks(case: Case, odd: OddTricks) -> tuple[str, Explanation]:
    story = [
        case.scene(),
        tr(
            "{who} won {won:number} {won:trick|tricks}, {odd:words} above the book.",
            who=capital(case.who),
            won=odd.won,
            odd=odd.odd,
        ),
    ]
    rows = [
        (tr("Tricks won"), plain(odd.won)),
        (tr("The book"), plain(-odd.book)),
        (tr("Odd tricks"), plain(odd.odd)),
    ]
    if odd.claimed:
        story.append(tr("The last tricks were claimed, and the claim was admitted."))
    what, rule = tr("Odd tricks of {won} won", won=odd.won), tr("Each trick above six counts one point.")
    if odd.only:
        what = tr("The odd trick of {won} won", won=odd.won)
        rule = tr("The odd trick counts one point, however many are won.")
        rows.append((tr("The odd trick"), "1"))
    if odd.score is None:
        what, rule = tr("{what}: not counted", what=what), tr(ORDER)
        story.append(_too_late(case, odd.winner, tricks=True))
        rows.append((tr("Counted"), "0"))
    else:
        what, rule = _multiplied(case, odd, what, rule, story, rows)
        rows += case.scores(odd.score)
        if odd.score.beyond:
            rule = tr("{rule} Points beyond game are not carried to the next.", rule=rule)
        elif odd.in_full:
            rule = tr("{rule} The deal that ends a game is counted in full.", rule=rule)
        what = _needed(what, odd.score)
        if odd.remark == "held":
            what, rule = held_at(what, odd.score), held_story(odd.score)
    trick = case.facts.odd_trick(case.line.side, odd.book) if case.facts is not None else None
    if trick is not None:
        story.append(tr("The first trick above the book was trick {trick}.", trick=trick))
    title = tr("Odd tricks, deal {number}", number=case.number)
    return what, case.explained(title, " ".join(story), tuple(rows), rule, trick=trick)


def _needed(what: str, score: Scored) -> str:
    """Say at the line that ended a game how many of its points were needed (ED-75)."""
    return tr("{what}: {needed:words} needed", what=what, needed=score.needed) if score.beyond else what


def _multiplied(
    case: Case, facts: OddTricks | HonoursDealt, what: str, rule: str, story: list[str], rows: list[tuple[str, str]]
) -> tuple[str, str]:
    """Say how often a score counts, for the hands that were kept (DD-11); return the line and the rule with it."""
    times = facts.times
    if times == 1:
        return what, rule
    who = tr("Both players") if times == 4 else tr("One player")
    if case.facts is not None and times == 2:
        kept = [player for player, stood in case.facts.kept if stood]
        who = case.voice.heading(kept[0]) if len(kept) == 1 else who
    story.append(tr("{who} kept the hand that was dealt: the score counts {often}.", who=who, often=often(times)))
    rows.append((tr("Hands kept"), f"× {times}"))
    kept_words = (
        tr("Odd tricks count double for one hand that was kept, fourfold for two.")
        if facts.kept_tricks
        else tr("All counts double for one hand that was kept, fourfold for two.")
    )
    return f"{what}, ×{times}", f"{rule} {kept_words}"


def _slam(case: Case, slam: Slam) -> tuple[str, Explanation]:
    sheet = plain(case.line.amount)
    story = [case.scene(), tr("{who} won all thirteen tricks.", who=capital(case.who))]
    if slam.to_game:
        rule = tr("A slam is worth {sheet} on the sheet, and its odd tricks count to the game as well.", sheet=sheet)
    else:
        story.append(tr("They count nothing to the game, which goes on at the old score."))
        rule = tr("A slam is worth {sheet} on the sheet and nothing to the game.", sheet=sheet)
    rows = ((tr("Tricks won"), plain(slam.won)), (tr("On the sheet"), f"+{sheet}"), (tr("To the game"), "0"))
    title = tr("Slam, deal {number}", number=case.number)
    return tr("Slam, {sheet} on the sheet", sheet=sheet), case.explained(title, " ".join(story), rows, rule)


def _too_late(case: Case, winner: Side | None, *, tricks: bool) -> str:
    """Say who had won the game already."""
    if winner is None or winner == case.line.side:
        if tricks:
            return tr("But they had won the game before tricks were counted.")
        return tr("But they had won the game before honours were counted.")
    if tricks:
        return tr("But {side} had won the game before tricks were counted.", side=case.side(winner))
    return tr("But {side} had won the game before honours were counted.", side=case.side(winner))


def _honours(case: Case, honours: HonoursDealt) -> tuple[str, Explanation]:
    held = honours.held
    what = tr("Honours, {held:words}", held=held)
    dealt = tr("all four") if held == 4 else tr("{held:words} of the four", held=held)
    had = mark("{side} had {dealt} honours{where}.")
    if not honours.outright:
        had = mark("{side} {side:were|was} dealt {dealt} honours{where}.")
    story = [case.scene(), tr(had, side=case.heading(), dealt=dealt, where=_who_held(case))]
    rows: list[tuple[str, str]] = [
        (tr("Honours dealt"), tr("{held} of 4", held=held)),
        (tr("They are worth"), plain(honours.worth)),
    ]
    rule = tr(
        "Ace, king, queen and jack of trumps: four in one side score {four}, three score {three}.",
        four=honours.four,
        three=honours.three,
    )
    if honours.outright:
        rows.insert(1, (tr("Honours of the other"), plain(honours.theirs)))
        rule = tr(
            "Ace, king, queen and jack of trumps: who has two or more, and more than the other, counts what he has."
        )
    match honours.remark:
        case "barred":
            what = tr("{what}: barred", what=what)
            story.append(
                tr(
                    "The score stood at {before:words} when the deal began, so honours cannot help.",
                    before=honours.before,
                )
            )
            rows += [
                (tr("Score when the deal began"), plain(honours.before)),
                (tr("Needed for game"), plain(honours.needed)),
            ]
            rule = tr("A side that needs one point when the deal begins cannot score honours.")
        case "not_reached":
            what, rule = tr("{what}: not counted", what=what), tr(ORDER_OF_HONOURS)
            story.append(_too_late(case, honours.winner, tricks=False))
        case "not_called":
            what = tr("{what}: not called", what=what)
            story.append(tr("Nobody called them."))
            rule = tr("Honours must be called after the last card and before the next trump is turned.")
    if honours.score is None:
        rows.append((tr("Counted"), "0"))
    else:
        what, rule = _multiplied(case, honours, what, rule, story, rows)
        what = _needed(what, honours.score)
        if honours.remark == "held":
            what, rule = held_at(what, honours.score), held_story(honours.score)
        rows += case.scores(honours.score)
    title = tr("Honours, deal {number}", number=case.number)
    return what, case.explained(title, " ".join(story), tuple(rows), rule)


def _who_held(case: Case) -> str:
    """Say where the honours of the line's side lay, if that is known."""
    if case.facts is None or not case.facts.honours:
        return ""
    parts = []
    dummies = case.account.dummies_of(case.record.ordinal)
    seats = [seat for seat in (SOUTH, WEST, NORTH, EAST) if seat_text(seat) in case.line.side]
    for seat in seats if len(seats) > 1 else ():
        cards = case.facts.honours.get(seat, ())
        if cards:
            words = listed([grammar().rank(rank_of(card), "") for card in cards])
            parts.append(tr("the {ranks} to {whom}", ranks=words, whom=case.voice.at(case.rubber, seat, dummies)))
    return f": {', '.join(parts)}" if parts else ""
