"""Who owes whom what? The payments of a rubber and of the whole session, line by line."""

from __future__ import annotations

from fractions import Fraction

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.rules.parts import StakeUnit
from dummywhist.engine.session.settle import paid
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.rows import Explanation, Row
from dummywhist.ui.panels.wording import Voice, capital, listed, plain, roman, signed

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
    amount = plain(stakes.amount)
    match stakes.unit:
        case StakeUnit.RUBBER_POINT:
            extra = f", {plain(stakes.rubber)} for the rubber" if stakes.rubber else ""
            return f"{amount} for a rubber point{extra}"
        case StakeUnit.GAME:
            return f"{amount} for a game"
        case StakeUnit.TRICK:
            return f"{amount} for a trick"
        case StakeUnit.TRIPLE:
            a, b, c = (plain(stakes.amount * part) for part in (Fraction(1), Fraction(5, 2), Fraction(5)))
            return f"{a} for a trick, {b} for a game, {c} for the rubber"
        case StakeUnit.NONE:
            return "Played for nothing"


def reckoning(rubber: Rubber) -> tuple[tuple[tuple[str, str], ...], str, tuple[str, ...]]:
    """Return how the payment of one adversary for a finished rubber is reckoned, the rule and its ids.

    Figures are signed as the dummy player sees them.
    """
    assert rubber.value is not None and rubber.net is not None
    stakes = rubber.stakes
    won = 1 if rubber.winner == DUMMY_SIDE else -1
    games = rubber.games_won(DUMMY_SIDE) - rubber.games_won(ADVERSARIES)
    tricks = rubber.odd_tricks_ahead()
    stake = ("Stake", f"× {plain(stakes.amount)}")
    match stakes.unit:
        case StakeUnit.RUBBER_POINT:
            rows = [("Rubber points", signed(rubber.net)), stake]
            ids: tuple[str, ...] = ("ED-86", "W-STAKE-1", "W-STAKE-3")
            if stakes.rubber:
                rows.append(("For the rubber itself", signed(won * stakes.rubber)))
                ids = ("ED-86", "ED-87", "W-STAKE-1", "W-STAKE-3")
            return tuple(rows), "The stake is paid for each rubber point.", ids
        case StakeUnit.GAME:
            return (("Games won less games lost", signed(games)), stake), "The stake is paid for each game.", (
                "W-STAKE-1", "W-STAKE-3",
            )  # fmt: skip
        case StakeUnit.TRICK:
            return (("Odd tricks ahead", signed(tricks)), stake), "The stake is paid for each odd trick.", (
                "W-STAKE-1", "W-STAKE-3",
            )  # fmt: skip
        case StakeUnit.TRIPLE:
            triple = (
                ("Odd tricks ahead", signed(tricks)),
                ("Games ahead, 2½ times", signed(Fraction(5, 2) * games)),
                ("The rubber, 5 times", signed(5 * won)),
                stake,
            )
            return triple, "Tricks, games and the rubber are paid for as 1 to 2½ to 5.", ("W-STAKE-2", "W-STAKE-3")
        case StakeUnit.NONE:
            return (), "No account is kept.", ("W-STAKE-1",)


def rubber_payments(voice: Voice, rubber: Rubber) -> list[Row]:
    """Return the lines of the settlement of a finished rubber; figures as the dummy player sees them (ED-86)."""
    each = paid(rubber)
    sums, rule, ids = reckoning(rubber)
    adversaries = voice.members(rubber, ADVERSARIES)
    owner = rubber.owner
    if not each:
        story = "The rubber leaves nothing to pay."
        why = Explanation("Settlement", story, (*sums, ("Each adversary pays", "0")), rule, ids)
        return [Row("line", "", "Nobody pays", ("0", ""), why=why)]
    rows = []
    for player in adversaries:
        payer, payee = (player, owner) if each > 0 else (owner, player)
        words = pays(voice, payer, payee)
        story = f"{words} {plain(abs(each))} for this rubber."
        why = Explanation("Settlement", story, (*sums, (words, plain(abs(each)))), rule, ids)
        rows.append(Row("line", "", words, (plain(each), ""), why=why))
    total = 2 * each
    words = voice.does(owner, "receives" if each > 0 else "pays", "receive" if each > 0 else "pay")
    names = listed([voice.name(player) for player in adversaries])
    both = (
        ("From each" if each > 0 else "To each", plain(abs(each))),
        ("Adversaries", "× 2"),
        (words, plain(abs(total))),
    )
    story = f"{words} twice, {'from' if each > 0 else 'to'} {names}."
    why = Explanation("Settlement", story, both, DOUBLE, ("ED-86", "W-STAKE-3"))
    return [*rows, Row("sum", "", f"{words} in all", (plain(total), ""), why=why)]


# ---- the whole session ----


def share(rubber: Rubber, player: Player) -> int:
    """Return the rubber points of ``player`` from a finished rubber: the dummy player's count twice (ED-86)."""
    assert rubber.net is not None
    return 2 * rubber.net if player == rubber.owner else -rubber.net


def points_rows(account: Account, voice: Voice) -> list[Row]:
    """Return the rubber points by player, and their sums (ED-88)."""
    rows = []
    for rubber in account.rubbers:
        had = voice.does(rubber.owner, "had dummy", "had dummy")
        first = roman(rubber.number)
        if rubber.net is None or rubber.value is None:
            words = "not finished" if account.over else "in play"
            why = Explanation(f"Rubber {first}", f"{had}; the rubber is {words} and does not count yet.", (),
                              "Only finished rubbers are settled.", ("ED-98",))  # fmt: skip
            rows.append(Row("line", first, f"{had}, {words}", ("",) * len(account.players), why=why))
            continue
        what = f"{had}, {signed(rubber.value)}"
        sums = [("Value of the rubber", signed(rubber.value))]
        if rubber.concession:
            what += f", {plain(rubber.concession)} conceded"
            sums += [("Conceded", signed(-rubber.concession)), ("Net", signed(rubber.net))]
        sums += [(voice.heading(player), signed(share(rubber, player))) for player in account.players]
        won = "won" if rubber.winner == DUMMY_SIDE else "lost"
        worth = rubber.value if rubber.winner == DUMMY_SIDE else -rubber.value
        story = f"{capital(voice.side(rubber, DUMMY_SIDE))} {won} a rubber of {plain(worth)}."
        ids = ("ED-86", "ED-92") if rubber.concession else ("ED-86",)
        why = Explanation(f"Rubber {first}", story, tuple(sums), DOUBLE, ids)
        rows.append(
            Row("line", first, what, tuple(signed(share(rubber, player)) for player in account.players), why=why)
        )
    points = dict(account.settlement.points)
    totals = tuple(signed(points[player]) for player in account.players)
    rows.append(Row("sum", "", "Rubber points", totals, why=_totals(account, voice, points)))
    return rows


def _totals(account: Account, voice: Voice, points: dict[Player, int]) -> Explanation:
    story = " ".join(f"{voice.does(player, 'has', 'have')} {signed(points[player])}." for player in account.players)
    done = [rubber for rubber in account.rubbers if rubber.net is not None]
    rule, ids = "Each player has a running account; the accounts always sum to nought.", ("ED-5", "ED-88")
    if not account.settles:
        return Explanation("Rubber points", "The session was broken off, and by the rules nothing is settled.", (),
                           "A session that is broken off settles nothing, as agreed.", ("ED-98",))  # fmt: skip
    if account.constant or len(done) < 3:
        sums = tuple((voice.heading(player), signed(points[player])) for player in account.players)
        return Explanation("Rubber points", story, sums, rule, ids)
    total = sum(rubber.net or 0 for rubber in done)
    rule = (
        "A player’s total is three times the value of his own rubber, less the values of all three; the three totals "
        "sum to nought."
    )
    rows = []
    for rubber in done:
        whose, net = capital(voice.whose(rubber.owner)), rubber.net or 0
        rows.append((f"{whose} rubber, 3 × {signed(net)} less {signed(total)}", signed(points[rubber.owner])))
    return Explanation("Rubber points", story, tuple(rows), rule, ids)


def payment_rows(account: Account, voice: Voice) -> list[Row]:
    """Return who pays whom, and what everybody has in the end (ED-89)."""
    rows = []
    for payer, payee, amount in account.settlement.payments:
        cells = {payer: plain(-amount), payee: plain(amount)}
        words = pays(voice, payer, payee)
        figures = tuple(cells.get(player, "") for player in account.players)
        rows.append(Row("line", "", words, figures, why=_payment(account, voice, payer, payee, amount)))
    if not rows:
        story = "The accounts are even." if account.settles else "The session was broken off, and nothing is settled."
        why = Explanation("Payments", story, (), "Two players settle the rubbers that one of them had with dummy.",
                          ("ED-89",) if account.settles else ("ED-98",))  # fmt: skip
        rows.append(Row("line", "", "Nobody pays", ("",) * len(account.players), why=why))
    money = dict(account.settlement.money)
    sums = tuple((voice.heading(player), signed(money[player])) for player in account.players)
    why = Explanation("In all", "What each player has won or lost, all payments together.", sums,
                      "What one wins another pays: the sum is nought.", ("ED-86", "ED-88"))  # fmt: skip
    return [*rows, Row("sum", "", "In all", tuple(signed(money[player]) for player in account.players), why=why)]


def _payment(account: Account, voice: Voice, payer: Player, payee: Player, amount: Fraction) -> Explanation:
    """Explain one payment rubber by rubber, as the payee sees it."""
    rows = []
    for rubber in account.rubbers:
        if rubber.net is None or rubber.owner not in (payer, payee):
            continue
        owed = paid(rubber) if rubber.owner == payee else -paid(rubber)
        rows.append((f"Rubber {roman(rubber.number)}, {voice.whose(rubber.owner)} dummy", signed(owed)))
    rows.append((pays(voice, payer, payee), plain(amount)))
    third = [player for player in account.players if player not in (payer, payee)]
    story = f"{pays(voice, payer, payee)} {plain(amount)}."
    rule = "For each rubber the dummy player settles with each adversary."
    if not account.constant:
        pair = "you" if account.you in (payer, payee) else "they"
        own = "your" if account.you in (payer, payee) else "their"
        story += f" In {voice.whose(third[0])} rubber {pair} were partners, and nothing passes between partners."
        rule = f"Between two players only {own} own two rubbers matter."
    return Explanation("Payment", story, tuple(rows), rule, ("ED-86", "ED-89"))
