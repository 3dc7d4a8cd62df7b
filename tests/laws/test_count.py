"""Is every deal counted by the procedure of W-GAME-13? It is written here once more, word for word, and compared."""

from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.score import Penalty, count_deal
from dummywhist.engine.rules.counts import Count, GameValue, Honours, Revokes

X, Y = Side("NS"), Side("EW")
OTHER = {X: Y, Y: X}
POINTS = {0: 0, 1: 0, 2: 0, 3: 2, 4: 4}

sides = st.sampled_from((X, Y))
revokes = st.lists(
    st.builds(Penalty, sides, st.sampled_from(("tricks", "deduct", "add")), st.none(), st.none(), st.integers(0, 13)),
    max_size=4,
)


def by_the_law(game, bars, amount, before, tricks, honours, penalties):
    """W-GAME-13, with W-GAME-14: the cap after each addition. Return the scores and who has the game."""
    score, held = dict(before), dict(tricks)
    offenders = {penalty.offender for penalty in penalties}
    cap = {side: game - 1 if bars and side in offenders else game + 99 for side in (X, Y)}

    def add(side, points):
        # A side at its cap, or over it, stays there.
        score[side] = max(score[side], min(score[side] + points, cap[side]))

    def game_of():
        return next((side for side in (X, Y) if score[side] >= game), None)

    # (1) Each revoke in order.
    for offender, kind, *_, keep in penalties:
        if kind == "tricks":
            moved = min(amount, max(0, held[offender] - keep))  # W-AWL-6: some may be safe
            held[offender] -= moved
            held[OTHER[offender]] += moved
        elif kind == "deduct":
            score[offender] = max(0, score[offender] - amount)
        else:
            add(OTHER[offender], amount)
        if game_of():
            return score, game_of()
    # (2) Odd tricks.
    for side in (X, Y):
        if held[side] >= 7:
            add(side, held[side] - 6)
    if game_of():
        return score, game_of()
    # (3) Honours, unless that side stood one short before the deal.
    for side in (X, Y):
        if before[side] != game - 1:
            add(side, POINTS[honours[side]])
    return score, game_of()


@given(st.data(), st.sampled_from((5, 7, 10)), st.booleans(), st.integers(1, 3), revokes)
def test_W_GAME_13_and_14_in_every_case(data, game, bars, amount, penalties):
    before = {side: data.draw(st.integers(0, game - 1)) for side in (X, Y)}
    won = data.draw(st.integers(0, 13))
    tricks = {X: won, Y: 13 - won}
    held = data.draw(st.integers(0, 4))
    honours = {X: held, Y: 4 - held}
    count = Count(game=game, revokes=Revokes(amount=amount, bars_game=bars))
    result = count_deal(count, before, tricks, honours, penalties=penalties)
    score, winner = by_the_law(game, bars, amount, before, tricks, honours, penalties)
    assert result.winner == winner
    assert dict(result.after) == {side: min(points, game) for side, points in score.items()}
    if winner is not None:
        loser = score[OTHER[winner]]
        assert result.value == (3 if loser == 0 else 2 if loser <= 2 else 1)
    # What is written on the score sheet is what the scores did, but for a surplus over the game.
    for side in (X, Y):
        assert before[side] + sum(line.amount for line in result.scored if line.side == side) == score[side]


@given(st.data(), st.sampled_from((5, 7, 10)))
def test_nothing_but_the_count_of_honours_depends_on_calls(data, game):
    before = {side: data.draw(st.integers(0, game - 1)) for side in (X, Y)}
    won = data.draw(st.integers(0, 13))
    held = data.draw(st.integers(0, 4))
    args = (before, {X: won, Y: 13 - won}, {X: held, Y: 4 - held})
    count = Count(game=game, honours=Honours(called=True))
    called = data.draw(st.frozensets(sides))
    result = count_deal(count, *args, called)
    everybody, nobody = count_deal(count, *args, frozenset((X, Y))), count_deal(count, *args, frozenset())
    assert everybody == count_deal(count, *args)._replace(lines=everybody.lines)
    entitled = next((side for side in (X, Y) if args[2][side] >= 3), None)
    assert result.after == (everybody if entitled in called else nobody).after


@given(st.data())
def test_played_out_the_winner_is_who_reached_the_game_first(data):
    before = {side: data.draw(st.integers(0, 4)) for side in (X, Y)}
    won = data.draw(st.integers(0, 13))
    held = data.draw(st.integers(0, 4))
    args = (before, {X: won, Y: 13 - won}, {X: held, Y: 4 - held})
    in_full = count_deal(Count(value=GameValue.PLAYOUT), *args)
    assert in_full.winner == count_deal(Count(), *args).winner
    after = dict(in_full.after)
    for side in (X, Y):
        barred = before[side] == 4
        assert after[side] == before[side] + max(0, args[1][side] - 6) + (0 if barred else POINTS[args[2][side]])
    if in_full.winner is not None:
        assert in_full.value == after[in_full.winner] - after[OTHER[in_full.winner]]
