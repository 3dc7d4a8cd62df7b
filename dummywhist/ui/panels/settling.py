"""Who owes what to whom? The payments of a rubber and of the whole session, line by line."""

from __future__ import annotations

from fractions import Fraction

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.rules.laws import laws
from dummywhist.engine.rules.match import EachPartner, EachTakesDummy, FirstTo
from dummywhist.engine.rules.parts import StakeUnit
from dummywhist.engine.session.settle import DueCause, between, dues, money_from, net_of, points_from, prices, shares
from dummywhist.engine.session.tally import Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.rows import Explanation, Row, Sums
from dummywhist.ui.panels.wording import Voice, capital, listed, plain, roman, signed
from dummywhist.ui.tongues import dummy_of, mark, noun, tr

VIVANT_DOUBLE = mark(
    "Vivant receives from each adversary, or pays to each, what the game is worth; so he "
    "wins or loses twice what each of them does."
)
DOUBLE = mark(
    "The dummy player receives from each adversary, or pays to each, what the rubber is "
    "worth; so he wins or loses twice what each of them does."
)


def pays(voice: Voice, payer: Player, payee: Player) -> str:
    """Say who pays whom."""
    return tr("{payer} {payer:pay|pays} {payee}", payer=voice.heading(payer), payee=voice.name(payee))


def stake_words(rubber: Rubber) -> str:
    """Say what is paid for."""
    price = {cause: plain(amount) for cause, amount in prices(rubber.stakes).items()}
    match rubber.stakes.unit:
        case StakeUnit.RUBBER_POINT:
            amount = price[DueCause.POINTS]
            if DueCause.RUBBER in price:
                more = price[DueCause.RUBBER]
                return tr("{amount} for a rubber point, {more} for the rubber", amount=amount, more=more)
            several = rubber.match.games > 1
            return tr("{amount} for a rubber point" if several else "{amount} for a point", amount=amount)
        case StakeUnit.GAME:
            return tr("{amount} for a game", amount=price[DueCause.GAMES])
        case StakeUnit.TRICK:
            return tr("{amount} for a trick", amount=price[DueCause.TRICKS])
        case StakeUnit.TRIPLE:
            a, b, c = price[DueCause.TRICKS], price[DueCause.GAMES], price[DueCause.RUBBER]
            return tr("{a} for a trick, {b} for a game, {c} for the rubber", a=a, b=b, c=c)
        case StakeUnit.NONE:
            return tr("Played for nothing")


def reckoning(account: Account, rubber: Rubber) -> tuple[Sums, str, tuple[str, ...]]:
    """Return how what two players settle for a finished rubber is reckoned, the rule and its ids.

    Figures are signed as the first side sees them.
    """
    due = {one.cause: one for one in dues(rubber)}
    price = prices(rubber.stakes)
    ids = tuple(dict.fromkeys(law for one in due.values() for law in one.laws))
    if not due:
        return (), tr("No account is kept."), laws(account.rules.game, "settle")
    stake = (tr("Stake"), f"× {plain(next(iter(price.values())))}")
    match rubber.stakes.unit:
        case StakeUnit.RUBBER_POINT:
            won = isinstance(rubber.match.of, FirstTo)
            rows = [(tr("Rubber points") if won else tr("Points ahead"), signed(due[DueCause.POINTS].number)), stake]
            if DueCause.RUBBER in due:
                rows.append((tr("For the rubber itself"), signed(due[DueCause.RUBBER].amount)))
                first, *rest = due[DueCause.POINTS].laws
                ids = tuple(dict.fromkeys((first, *due[DueCause.RUBBER].laws, *rest)))
            several = rubber.match.games > 1
            rule = tr("The stake is paid for each rubber point." if several else "The stake is paid for each point.")
            return tuple(rows), rule, ids
        case StakeUnit.GAME:
            games = (tr("Games won less games lost"), signed(due[DueCause.GAMES].number))
            return (games, stake), tr("The stake is paid for each game."), ids
        case StakeUnit.TRICK:
            ahead = (tr("Odd tricks ahead"), signed(due[DueCause.TRICKS].number))
            return (ahead, stake), tr("The stake is paid for each odd trick."), ids
        case _:
            triple = (
                (tr("Odd tricks ahead"), signed(due[DueCause.TRICKS].counted)),
                (tr("Games ahead, 2½ times"), signed(due[DueCause.GAMES].counted)),
                (tr("The rubber, 5 times"), signed(due[DueCause.RUBBER].counted)),
                stake,
            )
            return triple, tr("Tricks, games and the rubber are paid for as 1 to 2½ to 5."), ids


def rubber_payments(account: Account, voice: Voice, rubber: Rubber) -> list[Row]:
    """Return the lines of the settlement of a finished rubber; figures as the first side sees them (ED-86, DF-65)."""
    passed = [share for share in shares(rubber, account.players) if share.money]
    sums, rule, ids = reckoning(account, rubber)
    blank = ("",) * (len(rubber.columns) - 1)
    if not passed:
        story = tr("The {unit} leaves nothing to pay.", unit=account.terms.unit)
        why = Explanation(tr("Settlement"), story, (*sums, (tr("Each pays"), "0")), rule, ids)
        return [Row("line", "", tr("Nobody pays"), ("0", *blank), why=why)]
    rows = []
    each = passed[0].money
    for share in passed:
        payer, payee = (share.other, share.one) if each > 0 else (share.one, share.other)
        words = pays(voice, payer, payee)
        story = tr("{words} {each} for this {unit}.", words=words, each=plain(abs(each)), unit=account.terms.unit)
        why = Explanation(tr("Settlement"), story, (*sums, (words, plain(abs(each)))), rule, ids)
        rows.append(Row("line", "", words, (plain(each), *blank), why=why))
    owner = rubber.owner
    others = [share.other for share in passed if share.one == owner]
    if len(others) < 2:
        return rows
    names = listed([voice.name(player) for player in others])
    total = money_from(rubber, account.players)[owner]
    words = tr("{who} {who:receive|receives}" if each > 0 else "{who} {who:pay|pays}", who=voice.heading(owner))
    both = (
        (tr("From each") if each > 0 else tr("To each"), plain(abs(each))),
        (tr("Adversaries"), "× 2"),
        (words, plain(abs(total))),
    )
    story = tr(
        "{who} {who:receive|receives} twice, from {names}." if each > 0 else "{who} {who:pay|pays} twice, to {names}.",
        who=voice.heading(owner),
        names=names,
    )
    why = Explanation(tr("Settlement"), story, both, doubled_words(voice), laws(account.rules.game, "settle"))
    return [*rows, Row("sum", "", tr("{words} in all", words=words), (plain(total), *blank), why=why)]


def doubled_words(voice: Voice) -> str:
    """Say why who has dummy wins or loses twice what the others do (ED-86, MO-91)."""
    return tr(VIVANT_DOUBLE if voice.mort else DOUBLE)


# ---- the whole session ----


def points_rows(account: Account, voice: Voice) -> list[Row]:
    """Return the points by player and rubber, and their sums (ED-88, MO-94, CW-65)."""
    unit = noun("part") if isinstance(account.rules.match, EachPartner) else account.terms.unit
    rows = []
    for rubber in account.rubbers:
        first = roman(rubber.number)
        title = tr("{unit:^} {number}", unit=unit, number=first)
        had = _had(account, voice, rubber)
        if not rubber.over:
            words = tr("not finished") if account.over else tr("in play")
            story = tr("{had}; the {unit} is {words} and does not count yet.", had=had, unit=unit, words=words)
            why = Explanation(title, story, (), tr("Only finished {unit:pl} are settled.", unit=unit),
                              _broken_ids(account))  # fmt: skip
            rows.append(Row("line", first, f"{had}, {words}", ("",) * len(account.players), why=why))
            continue
        rows.append(_rubber_points(account, voice, rubber, title, had))
    points = dict(account.settlement.points)
    totals = tuple(_figure(account, points[player]) for player in account.players)
    name = tr("Rubber points") if unit.key == "rubber" else tr("Points")
    rows.append(Row("sum", "", name, totals, why=_totals(account, voice, points, name)))
    return rows


def _broken_ids(account: Account) -> tuple[str, ...]:
    """The ids of the rule that only finished rubbers count; where a game has none, of its points."""
    return laws(account.rules.game, "broken") or laws(account.rules.game, "points")


def _kept(account: Account) -> bool:
    """Whether scores are kept, and not won and lost."""
    return not isinstance(account.rules.match.of.of, FirstTo)


def _figure(account: Account, points: int) -> str:
    return plain(points) if _kept(account) else signed(points)


def _had(account: Account, voice: Voice, rubber: Rubber) -> str:
    """Say whose rubber it was."""
    if isinstance(account.rules.match, EachPartner):
        ours, theirs = (voice.side(rubber, side) for side in rubber.columns)
        return tr("{ours} against {theirs}", ours=capital(ours), theirs=theirs)
    who = voice.heading(rubber.owner)
    return tr("{who} {who:were|was} Vivant" if voice.mort else "{who} had dummy", who=who)


def _rubber_points(account: Account, voice: Voice, rubber: Rubber, title: str, had: str) -> Row:
    points = points_from(rubber, account.players)
    won = tuple((voice.heading(player), _figure(account, points[player])) for player in account.players)
    cells = tuple(figure for _, figure in won)
    if not isinstance(rubber.match.of, FirstTo) or rubber.value is None:
        scores = [f"{capital(voice.side(rubber, side))} {plain(rubber.scores[side])}" for side in rubber.columns]
        rule, ids = tr("Each player has the points of his side."), laws(account.rules.game, "points")
        why = Explanation(title, f"{', '.join(scores)}.", won, rule, ids)
        return Row("line", roman(rubber.number), had, cells, why=why)
    first = rubber.columns[0]
    what = f"{had}, {signed(rubber.value)}"
    sums = [(tr("Value of the {unit}", unit=account.terms.unit), signed(rubber.value))]
    if rubber.concession:
        what += tr(", {concession} conceded", concession=plain(rubber.concession))
        sums += [(tr("Conceded"), signed(-rubber.concession)), (tr("Net"), signed(rubber.net or 0))]

    worth = rubber.worth
    assert worth is not None
    story = tr(
        "{side} won a {unit} of {worth}." if rubber.winner == first else "{side} lost a {unit} of {worth}.",
        side=capital(voice.side(rubber, first)),
        unit=account.terms.unit,
        worth=plain(worth),
    )
    ids = laws(account.rules.game, "settle")[:1] + (("ED-92",) if rubber.concession else ())
    why = Explanation(title, story, (*sums, *won), doubled_words(voice), ids)
    return Row("line", roman(rubber.number), what, cells, why=why)


def _totals(account: Account, voice: Voice, points: dict[Player, int], name: str) -> Explanation:
    story = " ".join(
        tr("{who} {who:have|has} {points}.", who=voice.heading(player), points=_figure(account, points[player]))
        for player in account.players
    )
    done = [rubber for rubber in account.rubbers if rubber.over]
    ids = laws(account.rules.game, "points")
    sums = tuple((voice.heading(player), _figure(account, points[player])) for player in account.players)
    if _kept(account):
        return Explanation(name, story, sums, tr("The highest total wins; equal totals share it."), ids)
    if not account.settles:
        return Explanation(name, tr("The session was broken off, and by the rules nothing is settled."), (),
                           tr("A session that is broken off settles nothing, as agreed."),
                           _broken_ids(account))  # fmt: skip
    rule = tr("Each player has a running account; the accounts always sum to nought.")
    if not isinstance(account.rules.match, EachTakesDummy) or len(account.players) != 3 or len(done) < 3:
        return Explanation(name, story, sums, rule, ids)
    unit = account.terms.unit
    rule = tr(
        "A player’s total is three times the value of his own {unit}, less the values of all "
        "three; the three totals sum to nought.",
        unit=unit,
    )
    total = signed(net_of(done))
    rows = []
    for rubber in done:
        owner, net = voice.name(rubber.owner), signed(rubber.net or 0)
        label = tr("{owner:whose^} {unit}, 3 × {net} less {total}", owner=owner, unit=unit, net=net, total=total)
        rows.append((label, signed(points[rubber.owner])))
    return Explanation(name, story, tuple(rows), rule, ids)


def payment_rows(account: Account, voice: Voice) -> list[Row]:
    """Return who pays whom, and what everybody has in the end (ED-89)."""
    rows = []
    ids = laws(account.rules.game, "payments")
    for payer, payee, amount in account.settlement.payments:
        cells = {payer: plain(-amount), payee: plain(amount)}
        words = pays(voice, payer, payee)
        figures = tuple(cells.get(player, "") for player in account.players)
        rows.append(Row("line", "", words, figures, why=_payment(account, voice, payer, payee, amount)))
    if not rows:
        story = (
            tr("The accounts are even.")
            if account.settles
            else tr("The session was broken off, and nothing is settled.")
        )
        rule = tr(
            "Two players settle the {unit:pl} that one of them had with {dummy}.",
            unit=account.terms.unit,
            dummy=voice.dummy,
        )
        if not account.rules.seats.dummies:
            rule = tr("Each player settles with one of the other side.")
        why = Explanation(tr("Payments"), story, (), rule, ids if account.settles else _broken_ids(account))
        rows.append(Row("line", "", tr("Nobody pays"), ("",) * len(account.players), why=why))
    money = dict(account.settlement.money)
    sums = tuple((voice.heading(player), signed(money[player])) for player in account.players)
    why = Explanation(tr("In all"), tr("What each player has won or lost, all payments together."), sums,
                      tr("What one wins another pays: the sum is nought."),
                      (*laws(account.rules.game, "settle")[:1], *laws(account.rules.game, "points")[-1:]))  # fmt: skip
    return [*rows, Row("sum", "", tr("In all"), tuple(signed(money[player]) for player in account.players), why=why)]


def _payment(account: Account, voice: Voice, payer: Player, payee: Player, amount: Fraction) -> Explanation:
    """Explain one payment rubber by rubber, as the payee sees it."""
    rows = []
    unit = noun("part") if isinstance(account.rules.match, EachPartner) else account.terms.unit
    done = tuple(rubber for rubber in account.rubbers if rubber.over)
    for rubber, owed in between(done, account.players, payer, payee):
        words = mark("{unit:^} {number}")
        if account.rules.seats.dummies:
            words = mark("{unit:^} {number}, {dummy}")
        whose = dummy_of(voice.name(rubber.owner), voice.mort)
        rows.append((tr(words, unit=unit, number=roman(rubber.number), dummy=whose), signed(owed)))
    rows.append((pays(voice, payer, payee), plain(amount)))
    third = [player for player in account.players if player not in (payer, payee)]
    story = tr("{words} {amount}.", words=pays(voice, payer, payee), amount=plain(amount))
    rule = tr(
        "For each {unit} Vivant settles with each adversary."
        if voice.mort
        else "For each {unit} the dummy player settles with each adversary.",
        unit=unit,
    )
    if not account.rules.seats.dummies:
        rule = tr("Each player settles with one of the other side.")
    elif isinstance(account.rules.match, EachTakesDummy) and len(account.players) == 3:
        yours = account.you in (payer, payee)
        story += tr(
            " In {third:whose} {unit} you were partners, and nothing passes between partners."
            if yours
            else " In {third:whose} {unit} they were partners, and nothing passes between partners.",
            third=voice.name(third[0]),
            unit=unit,
        )
        rule = tr(
            "Between two players only your own two {unit:pl} matter."
            if yours
            else "Between two players only their own two {unit:pl} matter.",
            unit=unit,
        )
    ids = laws(account.rules.game, "payments")
    settle = laws(account.rules.game, "settle")[:1]
    return Explanation(tr("Payment"), story, tuple(rows), rule, tuple(dict.fromkeys((*settle, *ids))))
