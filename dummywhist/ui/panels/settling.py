"""Who owes whom what? The payments of a rubber and of the whole session, line by line."""

from __future__ import annotations

from fractions import Fraction

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.rules.match import EachPartner, EachTakesDummy, FirstTo
from dummywhist.engine.rules.parts import StakeUnit
from dummywhist.engine.session.settle import opponents, paid
from dummywhist.engine.session.tally import Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.laws import laws
from dummywhist.ui.panels.rows import Explanation, Row
from dummywhist.ui.panels.wording import Voice, capital, listed, plain, roman, signed

VIVANT_DOUBLE = (
    "Vivant receives from each adversary, or pays to each, what the game is worth; so he wins or loses twice what each "
    "of them does."
)
DOUBLE = (
    "The dummy player receives from each adversary, or pays to each, what the rubber is worth; so he wins or loses "
    "twice what each of them does."
)


def pays(voice: Voice, payer: Player, payee: Player) -> str:
    """Say who pays whom."""
    return f"{voice.does(payer, 'pays', 'pay')} {voice.name(payee)}"


def stake_words(rubber: Rubber) -> str:
    """Say what is paid for."""
    stakes = rubber.stakes
    amount = plain(stakes.amount * stakes.times)
    match stakes.unit:
        case StakeUnit.RUBBER_POINT:
            extra = f", {plain(stakes.rubber * stakes.times)} for the rubber" if stakes.rubber else ""
            return f"{amount} for a {'rubber point' if rubber.match.games > 1 else 'point'}{extra}"
        case StakeUnit.GAME:
            return f"{amount} for a game"
        case StakeUnit.TRICK:
            return f"{amount} for a trick"
        case StakeUnit.TRIPLE:
            a, b, c = (
                plain(stakes.amount * stakes.times * part) for part in (Fraction(1), Fraction(5, 2), Fraction(5))
            )
            return f"{a} for a trick, {b} for a game, {c} for the rubber"
        case StakeUnit.NONE:
            return "Played for nothing"


def reckoning(account: Account, rubber: Rubber) -> tuple[tuple[tuple[str, str], ...], str, tuple[str, ...]]:
    """Return how what two players settle for a finished rubber is reckoned, the rule and its ids.

    Figures are signed as the first side sees them.
    """
    assert rubber.value is not None and rubber.net is not None
    stakes, game = rubber.stakes, account.rules.game
    ours, theirs = rubber.columns
    won = 0 if rubber.winner is None else 1 if rubber.winner == ours else -1
    games = rubber.games_won(ours) - rubber.games_won(theirs)
    stake = ("Stake", f"× {plain(stakes.amount * stakes.times)}")
    ids = laws(game, "settle")
    match stakes.unit:
        case StakeUnit.RUBBER_POINT:
            rows = [("Rubber points" if isinstance(rubber.match.of, FirstTo) else "Points ahead", signed(rubber.net))]
            rows.append(stake)
            if stakes.rubber:
                rows.append(("For the rubber itself", signed(won * stakes.rubber * stakes.times)))
                ids = (ids[0], *laws(game, "extra"), *ids[1:])
            unit = "rubber point" if rubber.match.games > 1 else "point"
            return tuple(rows), f"The stake is paid for each {unit}.", ids
        case StakeUnit.GAME:
            return (("Games won less games lost", signed(games)), stake), "The stake is paid for each game.", ids
        case StakeUnit.TRICK:
            ahead = ("Odd tricks ahead", signed(rubber.odd_tricks_ahead()))
            return (ahead, stake), "The stake is paid for each odd trick.", ids
        case StakeUnit.TRIPLE:
            triple = (
                ("Odd tricks ahead", signed(rubber.odd_tricks_ahead())),
                ("Games ahead, 2½ times", signed(Fraction(5, 2) * games)),
                ("The rubber, 5 times", signed(5 * won)),
                stake,
            )
            rule = "Tricks, games and the rubber are paid for as 1 to 2½ to 5."
            return triple, rule, laws(game, "triple")
        case StakeUnit.NONE:
            return (), "No account is kept.", ids


def _doubles(account: Account, rubber: Rubber, player: Player) -> bool:
    """Whether a player settles with more than one other for a rubber."""
    return sum(player in pair for pair in opponents(rubber, account.players)) > 1


def rubber_payments(account: Account, voice: Voice, rubber: Rubber) -> list[Row]:
    """Return the lines of the settlement of a finished rubber; figures as the first side sees them (ED-86, DF-65)."""
    each = paid(rubber)
    sums, rule, ids = reckoning(account, rubber)
    pairs = opponents(rubber, account.players)
    blank = ("",) * (len(rubber.columns) - 1)
    if not each:
        story = f"The {account.terms.unit} leaves nothing to pay."
        why = Explanation("Settlement", story, (*sums, ("Each pays", "0")), rule, ids)
        return [Row("line", "", "Nobody pays", ("0", *blank), why=why)]
    rows = []
    for one, player in pairs:
        payer, payee = (player, one) if each > 0 else (one, player)
        words = pays(voice, payer, payee)
        story = f"{words} {plain(abs(each))} for this {account.terms.unit}."
        why = Explanation("Settlement", story, (*sums, (words, plain(abs(each)))), rule, ids)
        rows.append(Row("line", "", words, (plain(each), *blank), why=why))
    owner = rubber.owner
    if not _doubles(account, rubber, owner):
        return rows
    names = listed([voice.name(player) for one, player in pairs if one == owner])
    total = 2 * each
    words = voice.does(owner, "receives" if each > 0 else "pays", "receive" if each > 0 else "pay")
    both = (
        ("From each" if each > 0 else "To each", plain(abs(each))),
        ("Adversaries", "× 2"),
        (words, plain(abs(total))),
    )
    story = f"{words} twice, {'from' if each > 0 else 'to'} {names}."
    why = Explanation("Settlement", story, both, doubled_words(voice), laws(account.rules.game, "settle"))
    return [*rows, Row("sum", "", f"{words} in all", (plain(total), *blank), why=why)]


def doubled_words(voice: Voice) -> str:
    """Say why who has dummy wins or loses twice what the others do (ED-86, MO-91)."""
    return VIVANT_DOUBLE if voice.dummy == "Mort" else DOUBLE


# ---- the whole session ----


def share(account: Account, rubber: Rubber, player: Player) -> int:
    """Return the points of ``player`` from a finished rubber: with each whom he settles with, or his own column."""
    if not isinstance(rubber.match.of, FirstTo):
        scores = rubber.scores
        return sum(scores[side] for side in rubber.columns if player in rubber.players_of(side))
    net = rubber.net or 0
    return sum(
        net if player == one else -net for one, other in opponents(rubber, account.players) if player in (one, other)
    )


def points_rows(account: Account, voice: Voice) -> list[Row]:
    """Return the points by player and rubber, and their sums (ED-88, MO-94, CW-65)."""
    unit = "part" if isinstance(account.rules.match, EachPartner) else account.terms.unit
    rows = []
    for rubber in account.rubbers:
        first, title = roman(rubber.number), f"{unit.capitalize()} {roman(rubber.number)}"
        had = _had(account, voice, rubber)
        if not rubber.over:
            words = "not finished" if account.over else "in play"
            why = Explanation(title, f"{had}; the {unit} is {words} and does not count yet.", (),
                              f"Only finished {unit}s are settled.",
                              _broken_ids(account))  # fmt: skip
            rows.append(Row("line", first, f"{had}, {words}", ("",) * len(account.players), why=why))
            continue
        rows.append(_rubber_points(account, voice, rubber, title, had))
    points = dict(account.settlement.points)
    totals = tuple(_figure(account, points[player]) for player in account.players)
    name = "Rubber points" if unit == "rubber" else "Points"
    rows.append(Row("sum", "", name, totals, why=_totals(account, voice, points, name)))
    return rows


def _broken_ids(account: Account) -> tuple[str, ...]:
    """Where it stands that only finished rubbers count, if the page says so."""
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
        return f"{capital(ours)} against {theirs}"
    if voice.dummy == "Mort":
        return voice.does(rubber.owner, "was Vivant", "were Vivant")
    return voice.does(rubber.owner, "had dummy", "had dummy")


def _rubber_points(account: Account, voice: Voice, rubber: Rubber, title: str, had: str) -> Row:
    shares = [(voice.heading(player), _figure(account, share(account, rubber, player))) for player in account.players]
    cells = tuple(figure for _, figure in shares)
    if not isinstance(rubber.match.of, FirstTo) or rubber.value is None:
        scores = [f"{capital(voice.side(rubber, side))} {plain(rubber.scores[side])}" for side in rubber.columns]
        why = Explanation(title, f"{', '.join(scores)}.", tuple(shares),
                          "Each player has the points of his side.", laws(account.rules.game, "points"))  # fmt: skip
        return Row("line", roman(rubber.number), had, cells, why=why)
    first = rubber.columns[0]
    what = f"{had}, {signed(rubber.value)}"
    sums = [(f"Value of the {account.terms.unit}", signed(rubber.value))]
    if rubber.concession:
        what += f", {plain(rubber.concession)} conceded"
        sums += [("Conceded", signed(-rubber.concession)), ("Net", signed(rubber.net or 0))]
    won = "won" if rubber.winner == first else "lost"
    worth = rubber.value if rubber.winner == first else -rubber.value
    story = f"{capital(voice.side(rubber, first))} {won} a {account.terms.unit} of {plain(worth)}."
    ids = laws(account.rules.game, "settle")[:1] + (("ED-92",) if rubber.concession else ())
    why = Explanation(title, story, (*sums, *shares), doubled_words(voice), ids)
    return Row("line", roman(rubber.number), what, cells, why=why)


def _totals(account: Account, voice: Voice, points: dict[Player, int], name: str) -> Explanation:
    story = " ".join(
        f"{voice.does(player, 'has', 'have')} {_figure(account, points[player])}." for player in account.players
    )
    done = [rubber for rubber in account.rubbers if rubber.over]
    ids = laws(account.rules.game, "points")
    sums = tuple((voice.heading(player), _figure(account, points[player])) for player in account.players)
    if _kept(account):
        return Explanation(name, story, sums, "The highest total wins; equal totals share it.", ids)
    if not account.settles:
        return Explanation(name, "The session was broken off, and by the rules nothing is settled.", (),
                           "A session that is broken off settles nothing, as agreed.",
                           _broken_ids(account))  # fmt: skip
    rule = "Each player has a running account; the accounts always sum to nought."
    if not isinstance(account.rules.match, EachTakesDummy) or len(account.players) != 3 or len(done) < 3:
        return Explanation(name, story, sums, rule, ids)
    total = sum(rubber.net or 0 for rubber in done)
    unit = account.terms.unit
    rule = (
        f"A player’s total is three times the value of his own {unit}, less the values of all three; the three totals "
        "sum to nought."
    )
    rows = []
    for rubber in done:
        whose, net = capital(voice.whose(rubber.owner)), rubber.net or 0
        rows.append((f"{whose} {unit}, 3 × {signed(net)} less {signed(total)}", signed(points[rubber.owner])))
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
        story = "The accounts are even." if account.settles else "The session was broken off, and nothing is settled."
        rule = f"Two players settle the {account.terms.unit}s that one of them had with {voice.dummy}."
        if not account.rules.seats.dummies:
            rule = "Each player settles with one of the other side."
        why = Explanation("Payments", story, (), rule, ids if account.settles else _broken_ids(account))
        rows.append(Row("line", "", "Nobody pays", ("",) * len(account.players), why=why))
    money = dict(account.settlement.money)
    sums = tuple((voice.heading(player), signed(money[player])) for player in account.players)
    why = Explanation("In all", "What each player has won or lost, all payments together.", sums,
                      "What one wins another pays: the sum is nought.",
                      (*laws(account.rules.game, "settle")[:1], *laws(account.rules.game, "points")[-1:]))  # fmt: skip
    return [*rows, Row("sum", "", "In all", tuple(signed(money[player]) for player in account.players), why=why)]


def _payment(account: Account, voice: Voice, payer: Player, payee: Player, amount: Fraction) -> Explanation:
    """Explain one payment rubber by rubber, as the payee sees it."""
    rows = []
    unit = "part" if isinstance(account.rules.match, EachPartner) else account.terms.unit
    for rubber in account.rubbers:
        if not rubber.over or rubber.net is None:
            continue
        for one, other in opponents(rubber, account.players):
            if {one, other} == {payer, payee}:
                owed = paid(rubber) if one == payee else -paid(rubber)
                whose = f", {voice.whose(rubber.owner)} {voice.dummy}" if account.rules.seats.dummies else ""
                rows.append((f"{unit.capitalize()} {roman(rubber.number)}{whose}", signed(owed)))
    rows.append((pays(voice, payer, payee), plain(amount)))
    third = [player for player in account.players if player not in (payer, payee)]
    story = f"{pays(voice, payer, payee)} {plain(amount)}."
    rule = f"For each {unit} the {'dummy player' if voice.dummy == 'dummy' else 'Vivant'} settles with each adversary."
    if not account.rules.seats.dummies:
        rule = "Each player settles with one of the other side."
    elif isinstance(account.rules.match, EachTakesDummy) and len(account.players) == 3:
        pair = "you" if account.you in (payer, payee) else "they"
        own = "your" if account.you in (payer, payee) else "their"
        story += f" In {voice.whose(third[0])} {unit} {pair} were partners, and nothing passes between partners."
        rule = f"Between two players only {own} own two {unit}s matter."
    ids = laws(account.rules.game, "payments")
    settle = laws(account.rules.game, "settle")[:1]
    return Explanation("Payment", story, tuple(rows), rule, tuple(dict.fromkeys((*settle, *ids))))
