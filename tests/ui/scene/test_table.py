"""The table as a widget: places after any film, clicks, drag, keys, and no card that is not seen."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.ui.controls import fresh
from dummywhist.ui.scene.card_item import CardItem, State
from dummywhist.ui.scene.furniture import ClothItem
from dummywhist.ui.scene.parts import Choice, Curtain, Looks, Note
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.slots import contents, slot_of
from tests.daily import pairs
from tests.ui.scene.tables import my_turn
from tools.scene_gallery import Game, at_trick, company, reach

A, B, C = PLAYERS[:3]
QUICK = Looks(speed="off")


@pytest.fixture
def asked(qtbot):
    """Collects what a signal tells."""

    def collect(signal):
        told: list[object] = []
        signal.connect(lambda *args: told.append(args[0] if len(args) == 1 else args))
        return told

    return collect


def middle(view, card):
    """A point of the visible strip of a card."""
    table = view.scene_items.table
    box = table.hit[slot_of(view.picture.facts, card)]
    return QPoint(round(box.x + box.width / 2), round(box.y + box.height / 2))


def present(view, game, player=A, **more):
    picture = compose(game.seen(player), company(game, player), view.looks, **more)
    view.present(picture)
    return picture


def test_looking_lasts_as_long_as_it_is_held(table, qtbot, monkeypatch):
    monkeypatch.setattr(fresh, "GUARD_MS", 0)
    game = reach(lambda s: at_trick(s, 3, 0), 1)
    curtained = compose(game.seen(None), company(game, B, (A, B)), table.looks, curtain=Curtain("Tom", "Ruth"))
    table.present(curtained)
    told = []

    def look(held):
        told.append(held)
        table.present(compose(game.seen(B), company(game, B, (A, B)), table.looks) if held else curtained)

    table.look_held.connect(look)
    for pressed in (table.curtain.look, table):
        pressed.setFocus()
        QTest.keyPress(pressed, Qt.Key.Key_Space)
        qtbot.wait(20)
        assert told == [True] and not table.curtain.isVisible()
        QTest.keyRelease(table, Qt.Key.Key_Space)
        assert told == [True, False] and table.curtain.isVisible()
        told.clear()
    QTest.mousePress(table.curtain.look, Qt.MouseButton.LeftButton)
    qtbot.wait(20)
    assert told == [True]
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton)
    assert told == [True, False]
    told.clear()
    kept = []
    table.keep_showing.connect(lambda: kept.append(1))
    table.curtain.look.click()
    assert kept == [1] and not told, "a screen reader's press does not hold"


def test_what_has_not_changed_is_not_drawn_again(table, monkeypatch):
    game = reach(lambda s: at_trick(s, 3, 0), 1)
    picture = present(table, game)
    table.close_faces()  # faces of another size that come in later let everything be drawn
    QApplication.processEvents()
    drawn = []
    kinds = {type(item) for item in table.scene_items.items() if isinstance(item, ClothItem)}
    for kind in kinds:
        draw = kind.draw
        monkeypatch.setattr(kind, "draw", lambda item, painter, draw=draw: (drawn.append(item), draw(item, painter)))
    table.present(picture)
    QApplication.processEvents()
    assert not drawn
    bottom = table.scene_items.plates["bottom"]
    table.present(replace(picture, plates={**picture.plates, "bottom": replace(bottom.plate, name="Somebody")}))
    QApplication.processEvents()
    assert drawn == [bottom]
    drawn.clear()
    table.set_looks(replace(table.looks, cloth="blue"))
    QApplication.processEvents()
    shown = {item for item in table.scene_items.items() if isinstance(item, ClothItem) and item.isVisible()}
    assert set(drawn) == shown and len(shown) > 5


def in_place(view):
    """Every item of a slot is where the layout has it, and no other item is to be seen."""
    scene, picture = view.scene_items, view.picture
    table = scene.lay(scene.facts(view.raised(), view.last_trick_shown))
    wanted = contents(scene.facts(view.raised(), view.last_trick_shown))
    assert set(view.stage.at) == set(wanted) == set(table.cards)
    for slot, item in view.stage.at.items():
        pose = table.cards[slot]
        at = item.sceneBoundingRect().center()
        assert abs(at.x() - pose.x) <= 0.5 and abs(at.y() - pose.y) <= 0.5, slot
        box = item.mapRectToScene(item.body)
        wide = pose.rect(scene.kit.rho)
        assert abs(box.width() - wide.width) <= 0.5 and abs(box.height() - wide.height) <= 0.5, slot
        assert item.card == wanted[slot] and item.isVisible() and item.opacity() == 1.0
        assert item.zValue() == pose.z
    shown = [item for item in view.stage.items if item.isVisible()]
    assert len(shown) == len(wanted)
    assert picture is not None


def faces(view):
    """All cards that any item of the scene knows of."""
    known = set()
    for item in view.scene_items.items():
        card = getattr(item, "card", None)
        if card is not None:
            known.add(card)
    return known


# --- places -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "player"), pairs(["off", "fast", "slow"], [A, B, None]))
def test_after_any_events_and_a_snap_everything_lies_as_laid_out(table, speed, player):
    table.set_looks(Looks(speed=speed))
    game, chance = Game(5), random.Random(1)
    for _ in range(100):
        events = game.seat_events(player, game.step())
        if game.session.deal is None:
            continue
        picture = compose(game.seen(player), company(game, player), table.looks)
        table.perform(events, picture)
        for _ in range(chance.randrange(4)):
            table.stage.tick(table.stage.now + chance.randrange(400))
        choice = chance.random()
        if choice < 0.1:
            table.resize(chance.randrange(800, 1800), chance.randrange(500, 1000))
        if choice < 0.6:
            table.snap()
            assert not table.busy
            in_place(table)
    table.snap()
    in_place(table)


def test_items_are_made_once(table):
    game = Game(5)
    items = list(table.stage.items)
    assert len(items) == 54
    for _ in range(130):
        events = game.seat_events(A, game.step())
        if game.session.deal is not None:
            table.perform(events, compose(game.seen(A), company(game, A), table.looks))
    assert list(table.stage.items) == items
    assert sum(isinstance(item, CardItem) for item in table.scene_items.items()) == 54


def test_a_film_runs_by_itself_and_ends_where_the_picture_is(table, qtbot):
    table.set_looks(Looks(speed="fast"))
    game = reach(lambda s: s.deal is not None and s.deal.phase_name == "deal" and not any(s.deal.dealt), 2)
    present(table, game)
    events = []
    while game.session.deal.phase_name == "deal":
        events += game.seat_events(A, game.step())
    with qtbot.waitSignal(table.finished, timeout=8000):
        table.perform(events, compose(game.seen(A), company(game, A), table.looks))
        assert table.busy
    assert not table.busy
    in_place(table)
    qtbot.waitUntil(lambda: not table.stage.moving, timeout=2000)  # nothing runs when nothing moves


def test_finished_follows_also_when_there_is_nothing_to_move(table, qtbot):
    game = reach(lambda s: at_trick(s, 0, 0), 1)
    picture = present(table, game)
    told = []
    table.finished.connect(lambda: told.append(1))
    table.perform((), picture)
    assert not told, "never before it returns"
    qtbot.waitUntil(lambda: bool(told), timeout=2000)


def test_reduced_motion_fades(table, qtbot):
    table.set_looks(Looks(speed="normal", reduced_motion=True))
    game = reach(lambda s: at_trick(s, 0, 1), 1)
    present(table, game)
    events = game.seat_events(A, game.step())
    table.perform(events, compose(game.seen(A), company(game, A), table.looks))
    item = table.stage.at["trick", table.picture.last]
    assert item.opacity() == 0.0
    table.stage.tick(40)
    assert 0.3 < item.opacity() < 0.7
    assert item.pose == table.scene_items.lay(table.picture.facts).cards["trick", table.picture.last]
    qtbot.waitUntil(lambda: not table.busy, timeout=3000)
    in_place(table)


def test_resizing_in_the_middle_of_a_film(table, qtbot):
    table.set_looks(Looks(speed="slow"))
    game = reach(lambda s: s.deal is not None and s.deal.phase_name == "deal" and not any(s.deal.dealt), 2)
    present(table, game)
    table.perform(game.seat_events(A, game.step()), compose(game.seen(A), company(game, A)))
    events = game.seat_events(A, game.step())
    told = []
    table.finished.connect(lambda: told.append(1))
    table.perform(events, compose(game.seen(A), company(game, A), table.looks))
    told.clear()
    table.stage.tick(700)
    table.resize(1024, 548)
    in_place(table)
    qtbot.waitUntil(lambda: told == [1], timeout=2000)
    qtbot.waitUntil(lambda: table._kit.faces.shown.width == round(table._kit.cw), timeout=5000)


@pytest.mark.parametrize("size", [(800, 508), (1024, 548), (1366, 676), (1920, 988), (640, 420)])
def test_words_are_whole_at_every_size(table, size):
    table.resize(QSize(*size))
    game = reach(lambda s: at_trick(s, 8, 2), 3)
    present(table, game)
    scene = table.scene_items
    room = scene.sceneRect()
    for item in scene.furniture:
        if item.isVisible():
            assert room.adjusted(-2, -2, 2, 2).contains(item.box), item.objectName()
    assert scene.prompt.box.width() <= room.width()


# --- secrets ------------------------------------------------------------------------------------------


def test_no_card_is_known_that_is_not_seen(table):
    game = Game(12)
    for _ in range(300):
        if game.session.stage == "over":
            break
        before = game.session.deal
        events = game.seat_events(A, game.step())
        deal = game.session.deal
        if deal is None:
            continue
        table.perform(events, compose(game.seen(A), company(game, A), table.looks))
        layout = deal.setup.layout
        open_seats = [seat for seat in range(4) if layout.holder[seat] == A or (seat in layout.dummies and deal.faced)]
        allowed = set(deal.trick) | ({deal.turned} if deal.turned is not None else set())
        for seat in open_seats:
            allowed |= set(cards_in(deal.hands[seat]))
        if before is not None:
            allowed |= set(before.trick)
        assert faces(table) <= allowed
    hidden = [item for item in table.stage.items if not item.isVisible()]
    assert all(item.card is None and item.objectName() == "" for item in hidden)


def test_behind_a_curtain_there_is_nothing_private(table, asked):
    game = reach(lambda s: at_trick(s, 3, 2) and not my_turn(s), 1)
    present(table, game)
    own = game.session.deal.setup.layout.own_seat(A)
    assert faces(table) & set(cards_in(game.session.deal.hands[own]))
    held = asked(table.look_held)
    kept = asked(table.keep_showing)
    view = game.seen(B)
    table.present(compose(view, company(game, B, (A, B)), table.looks, curtain=Curtain("Tom", "Ruth")))
    assert faces(table) == set(cards_in(game.session.deal.hands[NORTH]))
    assert not table.overlay.cards.keys() - set(cards_in(game.session.deal.hands[NORTH]))
    assert not any(
        item.objectName().startswith("card:bottom") for item in table.scene_items.items() if isinstance(item, CardItem)
    )
    assert table.curtain.isVisible() and table.curtain.look.hasFocus()
    QTest.keyPress(table.curtain.look, Qt.Key.Key_Space)
    QTest.keyRelease(table.curtain.look, Qt.Key.Key_Space)
    QTest.mouseClick(table.curtain.look, Qt.MouseButton.LeftButton)
    assert held == [True, False, True, False]
    QTest.mouseClick(table.curtain.keep, Qt.MouseButton.LeftButton)
    assert len(kept) == 1
    present(table, game)
    assert not table.curtain.isVisible()


# --- the mouse ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("dummy", [False, True])
def test_a_click_plays_and_a_click_on_a_dim_card_is_refused(table, asked, dummy):
    game = reach(lambda s: my_turn(s, dummy, dimmed=True), 1)
    picture = present(table, game)
    chosen, refused = asked(table.card_chosen), asked(table.refused_click)
    for card in picture.playable | picture.dimmed:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, card))
    assert set(chosen) == picture.playable and set(refused) == picture.dimmed
    assert len(chosen) + len(refused) == len(picture.playable | picture.dimmed)


def test_a_click_cuts_the_film_and_is_heard(table, asked, qtbot):
    table.set_looks(Looks(speed="slow"))
    game = reach(lambda s: at_trick(s, 0, 1) and not my_turn(s), 4)
    while True:
        present(table, game)
        events = game.seat_events(A, game.step())
        if my_turn(game.session):
            break
    picture = compose(game.seen(A), company(game, A), table.looks)
    chosen = asked(table.card_chosen)
    done = asked(table.finished)
    table.perform(events, picture)
    assert table.busy
    card = next(iter(picture.playable))
    table.scene_items.table = table.scene_items.lay(picture.facts)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, card))
    assert chosen == [card] and len(done) == 1 and not table.busy


def test_hover_lifts_only_what_may_be_played(table, qtbot):
    table.set_looks(Looks(speed="normal"))
    game = reach(lambda s: my_turn(s, dimmed=True), 1)
    picture = present(table, game)
    card = max(picture.playable)
    QTest.mouseMove(table.viewport(), middle(table, card))
    assert table.raised() == {("hand", card)}
    qtbot.waitUntil(lambda: not table.stage.moving, timeout=2000)
    in_place(table)
    assert table.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(table.viewport(), middle(table, max(picture.dimmed)))
    assert table.raised() == frozenset()
    assert table.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    qtbot.waitUntil(lambda: not table.stage.moving, timeout=2000)
    in_place(table)


def drag(table, start, end, release=True):
    surface = table.viewport()
    QTest.mousePress(surface, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(surface, start + (end - start) * step / 5)
    if release:
        QTest.mouseRelease(surface, Qt.MouseButton.LeftButton, pos=end)


def test_a_card_may_be_dropped_on_the_well_or_above_the_hand(table, asked):
    game = reach(lambda s: my_turn(s), 1)
    picture = present(table, game)
    chosen = asked(table.card_chosen)
    card = min(picture.playable)
    well = table.scene_items.table.well.centre
    drag(table, middle(table, card), QPoint(round(well.x), round(well.y)))
    assert chosen == [card]
    metrics = table.scene_items.table.metrics
    drag(table, middle(table, card), QPoint(900, round(metrics.hand_y - 0.6 * metrics.ch)))
    assert chosen == [card, card]
    in_place(table)


def test_a_card_let_go_elsewhere_glides_back(table, asked, qtbot):
    table.set_looks(Looks(speed="fast"))
    game = reach(lambda s: my_turn(s), 1)
    picture = present(table, game)
    chosen = asked(table.card_chosen)
    card = min(picture.playable)
    start = middle(table, card)
    drag(table, start, start + QPoint(30, -20), release=False)
    item = table.stage.item_of(card)
    assert State.DRAGGED in item.state and abs(item.pose.width / table._kit.cw - 1.04) < 0.001
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(30, -20))
    assert not chosen and State.DRAGGED not in item.state
    qtbot.waitUntil(lambda: not table.stage.moving, timeout=2000)
    in_place(table)


@pytest.mark.parametrize("way", ["right", "escape"])
def test_carrying_can_be_cancelled(table, asked, way):
    game = reach(lambda s: my_turn(s), 1)
    picture = present(table, game)
    chosen, menus = asked(table.card_chosen), asked(table.menu_wanted)
    card = min(picture.playable)
    drag(table, middle(table, card), QPoint(680, 300), release=False)
    if way == "right":
        QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(680, 300))
    else:
        QTest.keyClick(table, Qt.Key.Key_Escape)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(680, 300))
    assert not chosen and not menus
    in_place(table)


def test_an_unplayable_card_is_not_carried(table, asked):
    game = reach(lambda s: my_turn(s, dimmed=True), 1)
    picture = present(table, game)
    chosen = asked(table.card_chosen)
    drag(table, middle(table, min(picture.dimmed)), QPoint(680, 300))
    assert not chosen
    in_place(table)


def test_choose_then_play(table, asked):
    table.set_looks(Looks(speed="off", choose_then_play=True))
    game = reach(lambda s: my_turn(s), 1)
    picture = present(table, game)
    chosen = asked(table.card_chosen)
    one, other = sorted(picture.playable)[:2]
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, one))
    assert not chosen and table.chosen == one
    assert State.CHOSEN in table.stage.item_of(one).state
    assert table.scene_items.prompt.prompt.words.startswith("Enter plays the ")
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, other))
    assert not chosen and table.chosen == other
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, other))
    assert chosen == [other]
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, one))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert chosen == [other, one]


def test_clicks_on_everything_else(table, asked):
    game = reach(lambda s: at_trick(s, 7, 2), 3)
    picture = present(table, game)
    told = {name: asked(getattr(table, f"{name}_clicked")) for name in ("trump", "marker", "strip", "cloth", "trick")}
    packets, plates = asked(table.packet_clicked), asked(table.plate_clicked)
    scene = table.scene_items

    def click(at):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(at).toPoint())

    for item in (scene.trump, scene.marker, scene.strip, scene.plates["left"]):
        click(item.box.center())
    place, box = next(iter(scene.table.packets.items()))
    click(QPointF(box.centre.x, box.centre.y))
    trick = scene.table.cards["trick", picture.last]
    click(QPointF(trick.x, trick.y))
    click(QPointF(300, 330))
    assert [len(found) for found in told.values()] == [1, 1, 1, 1, 1]
    assert packets == [place] and plates == [picture.plates["left"].player]


def marked(table, state):
    """Where the cards lie that show this state."""
    return {slot for slot, item in table.stage.at.items() if state in item.state}


def test_the_card_played_last_is_marked_until_the_trick_is_full_and_then_the_one_that_wins_it(table):
    seen = set()
    for seed in range(4):
        for cards in (1, 2, 3):
            picture = present(table, reach(lambda s, cards=cards: at_trick(s, 1, cards), seed))
            assert marked(table, State.LAST) == {("trick", picture.last)} and not marked(table, State.WINNING)
        picture = present(table, reach(lambda s: at_trick(s, 1, 4), seed))
        assert marked(table, State.WINNING) == {("trick", picture.winning)} and not marked(table, State.LAST)
        seen.add(picture.winning == picture.last)
    assert False in seen, "another card than the last has won one of them"


def test_a_hinted_card_carries_the_focus_and_only_the_focus_is_a_ring(table, qtbot):
    game = reach(lambda s: at_trick(s, 1, 1) and my_turn(s), 1)
    picture = present(table, game)
    first, *_, hinted = sorted(picture.playable)
    table.focus_on(first)
    table.set_advised(hinted)
    assert marked(table, State.ADVISED) == marked(table, State.FOCUS) == {("hand", hinted)}
    assert table.focus_card == hinted and table.overlay.focused_card() in (hinted, None)
    item = table.stage.at["trick", picture.last]
    edge = item.sceneBoundingRect().center()
    body = item.body
    ring = QPointF(edge.x(), edge.y() - body.height() / 2 - 3).toPoint()
    brass = QColor(table._kit.theme.palette.brass)
    corner = QPointF(edge.x() - body.width() / 2 - 3 + 0.15 * body.width(), ring.y()).toPoint()
    shown = table.viewport().grab().toImage()
    assert shown.pixelColor(corner) == brass, "the card played last stands in four corners"
    assert shown.pixelColor(ring) != brass, "which are no ring"


def test_a_full_trick_is_gathered_by_a_click_on_it(table, asked):
    game = reach(lambda s: at_trick(s, 2, 4), 3)
    present(table, game)
    cloth, trick = asked(table.cloth_clicked), asked(table.trick_clicked)
    well = table.scene_items.table.well.centre
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(well.x), round(well.y)))
    assert len(cloth) == 1 and not trick


def test_the_last_trick_lies_open_until_the_next_click(table, asked):
    game = reach(lambda s: my_turn(s) and len(s.deal.tricks) == 4, 3)
    picture = present(table, game)
    cloth, chosen = asked(table.cloth_clicked), asked(table.card_chosen)
    table.show_last_trick()
    assert table.last_trick_shown and {item.card for slot, item in table.stage.at.items() if slot[0] == "trick"} == {
        card for _, card in picture.last_trick
    }
    in_place(table)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, min(picture.playable)))
    assert not table.last_trick_shown and not cloth and not chosen
    in_place(table)


def test_a_note_goes_with_the_next_click(table):
    game = reach(lambda s: at_trick(s, 0, 0) and s.deal.setup.dealer == NORTH, 1)
    present(table, game, note=Note("Dummy’s trump card.", "turn_up"))
    assert table.scene_items.note.isVisible()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 400))
    assert not table.scene_items.note.isVisible()


def test_the_context_menu_knows_its_card(table, asked):
    game = reach(lambda s: my_turn(s), 1)
    picture = present(table, game)
    menus = asked(table.menu_wanted)
    card = min(picture.playable)
    from_card = middle(table, card)
    for at in (from_card, QPoint(300, 400)):
        QTest.mousePress(table.viewport(), Qt.MouseButton.RightButton, pos=at)
        context(table, at)
        QTest.mouseRelease(table.viewport(), Qt.MouseButton.RightButton, pos=at)
    assert [found[0] for found in menus] == [card, None]


def context(table, at):
    """What a right button brings about on a real screen."""
    surface = table.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, surface.mapToGlobal(at))
    QApplication.sendEvent(surface, event)


# --- buttons that are no cards -------------------------------------------------------------------------


def test_choices_are_real_buttons(table, asked, monkeypatch):
    monkeypatch.setattr(fresh, "GUARD_MS", 0)
    game = reach(lambda s: at_trick(s, 0, 0) and not my_turn(s) and not my_turn(s, True), 1)
    choices = (Choice("Next deal", "next", primary=True), Choice("Score sheet", "score"))
    present(table, game, choices=choices)
    made = asked(table.choice_made)
    assert [button.text() for button in table.choices.buttons] == ["Next deal", "Score sheet"]
    assert table.choices.isVisible()
    foot = table.choices.geometry().bottom()
    assert foot < table.scene_items.table.metrics.prompt_y
    assert abs(table.choices.geometry().center().x() - 683) <= 1
    QTest.mouseClick(table.choices.buttons[1], Qt.MouseButton.LeftButton)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert made == ["score", "next"]
    present(table, game)
    assert not table.choices.isVisible() and not table.choices.buttons


def test_a_refusal_is_said_for_a_while(table, qtbot, monkeypatch):
    game = reach(lambda s: my_turn(s, dimmed=True), 1)
    picture = present(table, game)
    table.refuse("Follow diamonds: you hold two")
    assert table.scene_items.prompt.prompt.words == "Follow diamonds: you hold two"
    assert table.scene_items.prompt.prompt.tone == "refusal"
    qtbot.waitUntil(lambda: table.scene_items.prompt.prompt == picture.prompt, timeout=4000)


# --- names --------------------------------------------------------------------------------------------


def test_object_names(table):
    game = reach(lambda s: at_trick(s, 7, 2), 3)
    picture = present(table, game)
    names = {
        item.objectName() for item in table.scene_items.items() if isinstance(item, QGraphicsItem) and item.isVisible()
    }
    hand = picture.facts.bottom
    for card in hand.cards:
        if card not in hand.gone:
            assert f"card:bottom:{card_text(card)}" in names
    assert {"prompt", "trump", "marker", "tournee", "well", "plate:east", "plate:south", "packets:ns"} <= names
    assert sum(name.startswith("trick:") for name in names) == 2
    assert sum(name.startswith("card:top:") for name in names) == game.session.deal.hands[NORTH].bit_count()
    assert len([name for name in names if name.startswith("back:")]) == sum(picture.counts.values())


def test_two_packs_are_dealt_in_turn(table):
    """The backs of the second deal are those of the other pack."""
    game, kit = reach(my_turn, 1), table.scene_items.kit
    table.set_looks(replace(QUICK, back="two-packs"))
    seen = []
    for ordinal in (0, 1, 2):
        table.present(compose(game.seen(A)._replace(ordinal=ordinal), company(game, A), table.looks))
        seen.append(kit.back(kit.cw).cacheKey())
    backs = [kit.faces.back(name, kit.cw, kit.ratio).cacheKey() for name in ("back-blue", "back-red")]
    assert seen == [backs[0], backs[1], backs[0]]
