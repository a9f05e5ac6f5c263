"""Drags, pinches and composed gestures."""

import re

import pytest
from playwright.sync_api import expect

from fingers import Fingers, resting_scroll

# Holds back messages from the server while `isHeld` is set, until `release` is called, and counts the changes that the page reports.
HELD = r"""
window.sentChanges = 0;
window.isHeld = false;
window.held = [];
window.release = () => {
    window.isHeld = false;
    for (const hand of window.held.splice(0)) hand();
};
window.WebSocket = class extends WebSocket {
    set onmessage(handler) {
        super.onmessage = (event) => {
            const hand = () => handler.call(this, event);
            if (window.isHeld) window.held.push(hand);
            else hand();
        };
    }
    send(text) {
        if (/"recognize","\d+ \d+ c /.test(text)) window.sentChanges += 1;
        super.send(text);
    }
};
"""


@pytest.fixture
def pointers(start_app, open_url):
    url = start_app("Gallery")

    def open_page(**options):
        return open_url(f"{url}/pointers", **options).page

    return open_page


def center(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(locator):
    """Presses the pointer at the center of an element. Returns the position."""
    x, y = center(locator)
    locator.page.mouse.move(x, y)
    locator.page.mouse.down()
    return x, y


def place(locator):
    box = locator.bounding_box()
    return round(box["x"]), round(box["y"])


def expect_moved(locator, start, x, y):
    """Waits until an element has moved by a distance from its start."""
    locator.page.wait_for_function(
        "([node, x, y]) => { const r = node.getBoundingClientRect();"
        " return Math.abs(r.x - x) < 1.5 && Math.abs(r.y - y) < 1.5; }",
        arg=[locator.element_handle(), start[0] + x, start[1] + y],
    )


def test_a_knob_follows_the_pointer_and_continues_from_where_it_was_released(pointers):
    page = pointers()
    knob = page.get_by_test_id("knob")
    start = place(knob)
    for round_ in range(2):
        x, y = press(knob)
        page.mouse.move(x + 30, y + 5, steps=5)
        expect_moved(knob, start, 30 * (round_ + 1), 5 * (round_ + 1))
        page.mouse.up()
    page.mouse.move(x + 100, y + 100)
    expect_moved(knob, start, 60, 10)


def test_a_double_tap_resets_a_dragged_knob(pointers):
    page = pointers()
    knob = page.get_by_test_id("knob")
    start = place(knob)
    x, y = press(knob)
    page.mouse.move(x + 30, y, steps=5)
    page.mouse.up()
    expect_moved(knob, start, 30, 0)
    page.mouse.dblclick(x + 30, y)
    expect_moved(knob, start, 0, 0)


def test_a_drag_continues_outside_of_the_window_and_selects_no_text(pointers):
    page = pointers()
    knob = page.get_by_test_id("knob")
    start = place(knob)
    x, y = press(knob)
    page.mouse.move(x, y + 40, steps=4)
    page.mouse.move(-50, y + 40, steps=4)
    expect_moved(knob, start, -50 - x, 40)
    assert page.evaluate("getSelection().toString()") == ""
    page.mouse.up()


def test_a_finger_drags_a_knob_without_scrolling(pointers):
    page = pointers(has_touch=True, viewport={"width": 400, "height": 500})
    knob = page.get_by_test_id("knob")
    start = place(knob)
    x, y = center(knob)
    fingers = Fingers(page)
    fingers.down((x, y))
    for step in range(1, 6):
        fingers.move((x, y - 10 * step))
    expect_moved(knob, start, 0, -50)
    fingers.up()
    assert page.evaluate("scrollY") == 0
    expect_moved(knob, start, 0, -50)


def test_a_card_is_dragged_after_a_long_press(pointers):
    page = pointers()
    card = page.get_by_test_id("card")
    start = place(card)
    x, y = center(card)
    # An immediate movement is not a long press.
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=4)
    page.mouse.up()
    expect(card).to_have_text("Hold me, and drag")
    page.mouse.move(x, y)
    page.mouse.down()
    expect(card).to_have_text(re.compile("Held|Dragged"))
    expect(card).to_have_text("Dragged")
    page.mouse.move(x + 40, y + 20, steps=4)
    page.wait_for_function(
        "([node, x]) => { const r = node.getBoundingClientRect(); return Math.abs(r.x + r.width / 2 - x) < 2; }",
        arg=[card.element_handle(), x + 40],
    )
    page.mouse.up()
    expect(card).to_have_text("Hold me, and drag")
    expect_moved(card, start, 0, 0)


def test_a_finger_scrolls_over_a_card_until_a_long_press(pointers):
    page = pointers(has_touch=True, viewport={"width": 400, "height": 500})
    card = page.get_by_test_id("card")
    fingers = Fingers(page)
    x, y = center(card)
    fingers.down((x, y))
    for step in range(1, 9):
        fingers.move((x, y - 15 * step))
    fingers.up()
    page.wait_for_function("() => scrollY > 50")
    expect(card).to_have_text("Hold me, and drag")
    resting_scroll(page)
    # The card may have been scrolled out of view.
    card.evaluate("node => node.scrollIntoView({ block: 'center' })")
    scroll = resting_scroll(page)
    x, y = center(card)
    fingers.down((x, y))
    expect(card).to_have_text("Dragged")
    for step in range(1, 5):
        fingers.move((x, y - 10 * step))
    page.wait_for_function(
        "([node, y]) => { const r = node.getBoundingClientRect(); return Math.abs(r.y + r.height / 2 - y) < 2; }",
        arg=[card.element_handle(), y - 40],
    )
    assert page.evaluate("scrollY") == scroll
    fingers.up()
    expect(card).to_have_text("Hold me, and drag")


def test_two_fingers_magnify_and_rotate_a_square(pointers):
    page = pointers(has_touch=True, viewport={"width": 400, "height": 900})
    square = page.get_by_test_id("square")
    x, y = center(square)
    fingers = Fingers(page)
    fingers.down((x - 20, y))
    fingers.down((x - 20, y), (x + 20, y))
    # Twice as far apart, and rotated by 90 degrees.
    fingers.move((x - 30, y), (x + 30, y))
    fingers.move((x - 28, y - 28), (x + 28, y + 28))
    fingers.move((x, y - 40), (x, y + 40))
    fingers.up()
    expect(page.locator("main")).to_contain_text("200 percent, 90 degrees")


def test_a_trackpad_magnifies_a_square(pointers):
    page = pointers()
    x, y = center(page.get_by_test_id("square"))
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -30)
    page.mouse.wheel(0, -39.3)
    page.keyboard.up("Control")
    expect(page.locator("main")).to_contain_text("200 percent, 0 degrees")
    assert page.evaluate("visualViewport.scale") == 1


def test_a_tap_reports_its_location(pointers):
    page = pointers()
    area = page.get_by_text("Tap me anywhere")
    box = page.locator(".gesture:has(> * :text('Tap me anywhere')), .gesture:has(> :text('Tap me anywhere'))").last
    left, top = box.evaluate(
        "node => { const r = [...node.children].find((c) => !c.matches('.activator')).getBoundingClientRect();"
        " return [r.left, r.top]; }"
    )
    x, y = center(area)
    page.mouse.click(x, y)
    expect(page.get_by_test_id("last")).to_have_text(re.compile(r"Last: tap at \d+, \d+"))
    reported = [int(number) for number in re.findall(r"\d+", page.get_by_test_id("last").inner_text())]
    # The browser reports whole points, and the page shows whole ones.
    assert abs(reported[0] - (x - left)) < 2 and abs(reported[1] - (y - top)) < 2


def test_simultaneous_and_high_priority_gestures_apply_around_buttons(pointers):
    page = pointers()
    last = page.get_by_test_id("last")
    page.get_by_role("button", name="Both of us", exact=True).click()
    expect(last).to_have_text("Last: button and gesture")
    page.get_by_role("button", name="Not me", exact=True).last.click()
    expect(last).to_have_text("Last: gesture")


def test_the_keyboard_performs_taps_and_controls_keep_their_keys(pointers):
    page = pointers()
    last = page.get_by_test_id("last")
    page.locator("button", has_text="Not me").focus()
    page.keyboard.press("Enter")
    expect(last).to_have_text("Last: button")
    page.locator(".activator").last.focus()
    page.keyboard.press("Enter")
    expect(last).to_have_text("Last: gesture")


def test_changes_of_a_drag_are_coalesced_while_one_is_unacknowledged(pointers):
    page = pointers()
    page.add_init_script(HELD)
    page.reload()
    page.wait_for_function("() => window.isLive")
    knob = page.get_by_test_id("knob")
    start = place(knob)
    x, y = center(knob)
    page.evaluate("() => { window.isHeld = true; }")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=30)
    assert page.evaluate("() => window.sentChanges") == 1
    page.evaluate("() => window.release()")
    expect_moved(knob, start, 60, 0)
    assert page.evaluate("() => window.sentChanges") == 2
    page.mouse.move(x + 70, y)
    page.mouse.up()
    expect_moved(knob, start, 70, 0)


def test_a_long_drag_stays_below_the_rate_limit(pointers):
    page = pointers()
    page.add_init_script(HELD)
    page.reload()
    page.wait_for_function("() => window.isLive")
    x, y = center(page.get_by_test_id("knob"))
    page.mouse.move(x, y)
    page.mouse.down()
    # A pointer with 1,000 movements a second.
    milliseconds = page.evaluate(
        """([x, y]) => new Promise((resolve) => {
            const begin = performance.now();
            const { pointerId } = window.pointer ?? { pointerId: 1 };
            const move = () => {
                const passed = performance.now() - begin;
                if (passed > 1500) return resolve(passed);
                for (let step = 0; step < 5; step += 1) {
                    document.dispatchEvent(new PointerEvent('pointermove', {
                        pointerId, isPrimary: true, clientX: x + 20 * Math.sin(passed / 100) + step, clientY: y,
                    }));
                }
                setTimeout(move, 5);
            };
            move();
        })""",
        [x, y],
    )
    sent = page.evaluate("() => window.sentChanges")
    assert 1 < sent <= milliseconds / 25 + 1
    page.mouse.up()


def test_continuous_hover_reports_the_location_of_the_pointer(pointers):
    page = pointers()
    area = page.get_by_test_id("pointed")
    area.scroll_into_view_if_needed()
    x, y = center(area)
    page.mouse.move(x, y)
    expect(area).to_have_text(re.compile(r"Pointer at \d+, \d+"))
    reported = [int(number) for number in re.findall(r"\d+", area.inner_text())]
    page.mouse.move(x + 20, y + 5)
    expect(area).to_have_text(f"Pointer at {reported[0] + 20}, {reported[1] + 5}")
    page.mouse.move(x, y - 200)
    expect(area).to_have_text("No pointer here")
