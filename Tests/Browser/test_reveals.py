"""Scroll transitions, scroll geometry, scroll visibility and scroll positions."""

import re

from playwright.sync_api import expect
from waiting import wait_for

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def look(locator):
    return locator.evaluate("node => { const { opacity, scale } = getComputedStyle(node); return [Number(opacity), Number(scale)]; }")


def scroll_to(locator, left=None, top=None):
    locator.evaluate("(node, [left, top]) => { if (left !== null) node.scrollLeft = left; if (top !== null) node.scrollTop = top; }",
                     [left, top])


def test_a_scroll_transition_follows_the_scroll_position(gallery):
    page = gallery("reveals").page
    cards = page.get_by_test_id("cards")
    inner = cards.bounding_box()
    card = cards.locator("[data-scroll-phases]").nth(3)
    # Centered.
    scroll_to(cards, left=32 + 3 * 172 + 80 - inner["width"] / 2)
    wait_for(page, lambda: look(card) == [1, 1])
    # Half of it is beyond the leading edge.
    scroll_to(cards, left=32 + 3 * 172 + 80)
    wait_for(page, lambda: 0.3 < look(card)[0] < 0.9 and 0.75 < look(card)[1] < 0.95)
    # All of it is beyond the leading edge.
    scroll_to(cards, left=32 + 3 * 172 + 170)
    wait_for(page, lambda: look(card)[0] == 0.2 and look(card)[1] == 0.7)
    # The ninth card is partly visible at the trailing edge.
    scroll_to(cards, left=32 + 8 * 172 + 20 - inner["width"])
    wait_for(page, lambda: look(cards.locator("[data-scroll-phases]").nth(8))[0] < 0.6)


def test_scroll_transitions_are_disabled_with_reduced_motion(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/reveals", reduced_motion="reduce").page
    cards = page.get_by_test_id("cards")
    scroll_to(cards, left=600)
    assert cards.locator("[data-scroll-phases]").nth(3).evaluate("node => node.getAnimations().length") == 0
    assert look(cards.locator("[data-scroll-phases]").nth(3)) == [1, 1]


def test_an_animated_scroll_transition_starts_at_its_visibility_threshold(gallery):
    page = gallery("reveals").page
    rows = page.get_by_test_id("rows")
    rows.scroll_into_view_if_needed()
    row = rows.locator("[data-scroll-phases]").nth(20)
    shift = lambda: row.evaluate("node => getComputedStyle(node).translate")
    wait_for(page, lambda: shift().startswith("24px"))
    scroll_to(rows, top=20 * 32 - 60)
    wait_for(page, lambda: shift() in ("0px", "none", "0px 0px"))
    scroll_to(rows, top=0)
    wait_for(page, lambda: shift().startswith("24px"))


def test_visible_targets_scroll_geometry_and_scroll_phases_are_reported(gallery):
    page = gallery("reveals").page
    rows = page.get_by_test_id("rows")
    rows.scroll_into_view_if_needed()
    seen, past, phases = (page.get_by_test_id(name) for name in ("seen", "past", "phases"))
    expect(seen).to_have_text("In sight: 0 1 2 3 4")
    expect(past).to_have_text("At the top")
    rows.hover()
    page.mouse.wheel(0, 330)
    expect(past).to_have_text("Past 100 points")
    expect(seen).to_have_text("In sight: 10 11 12 13 14 15")
    expect(phases).to_have_text(re.compile("interacting, idle$"))
    page.mouse.wheel(0, -330)
    expect(past).to_have_text("At the top")
    expect(seen).to_have_text("In sight: 0 1 2 3 4")


def test_visible_scroll_targets_are_reported_together(gallery):
    # The rows begin below this window: nothing is visible before.
    page = gallery("reveals", viewport={"width": 1280, "height": 240}).page
    rows, targets = page.get_by_test_id("rows"), page.get_by_test_id("targets")
    expect(targets).to_have_text("Targets:")
    rows.scroll_into_view_if_needed()
    expect(targets).to_have_text("Targets: 0 1 2 3 4")
    scroll_to(rows, top=330)
    expect(targets).to_have_text("Targets: 10 11 12 13 14")
    # With 80 % of a row.
    scroll_to(rows, top=325)
    expect(targets).to_have_text("Targets: 10 11 12 13 14")


def test_a_scroll_position_scrolls_and_reports_scrolling_by_the_user(gallery):
    page = gallery("reveals").page
    rows = page.get_by_test_id("rows")
    rows.scroll_into_view_if_needed()
    user, first = page.get_by_test_id("by user"), page.get_by_test_id("first")
    top = lambda: rows.evaluate("node => node.scrollTop")
    rest = lambda: rows.evaluate("node => node.scrollHeight - node.clientHeight - node.scrollTop")
    page.get_by_role("button", name="Bottom").click()
    wait_for(page, lambda: rest() < 1)
    page.get_by_role("button", name="100 points").click()
    wait_for(page, lambda: abs(top() - 100) < 1)
    page.get_by_role("button", name="Row 20").click()
    # Below the content margin.
    wait_for(page, lambda: abs(top() - 20 * 32) < 1)
    expect(first).to_have_text("First row: 20")
    expect(user).to_have_text("By the user: no")
    rows.hover()
    page.mouse.wheel(0, 96)
    expect(user).to_have_text("By the user: yes")
    expect(first).to_have_text("First row: 23")
    page.get_by_role("button", name="Top").click()
    wait_for(page, lambda: top() == 0)
    expect(user).to_have_text("By the user: no")
    # Requested again, after a scroll that has not been reported yet.
    scroll_to(rows, top=300)
    page.get_by_role("button", name="Top").click()
    wait_for(page, lambda: top() == 0)


def test_a_programmatic_scroll_is_not_reported_as_one_by_the_user(gallery):
    page = gallery("reveals").page
    rows = page.get_by_test_id("rows")
    rows.scroll_into_view_if_needed()
    user, first = page.get_by_test_id("by user"), page.get_by_test_id("first")
    # A press after the page has scrolled, but before its scroll event.
    page.evaluate("""() => {
        const rows = document.querySelector('[data-testid=rows]');
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Row 20');
        const press = () => {
            if (!rows.scrollTop) return requestAnimationFrame(press);
            button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            rows.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        };
        requestAnimationFrame(press);
    }""")
    page.get_by_role("button", name="100 points").click()
    wait_for(page, lambda: rows.evaluate("node => node.scrollTop") == 100)
    page.wait_for_timeout(300)
    expect(user).to_have_text("By the user: no")
    # The user and the app scroll simultaneously: the final position counts.
    page.evaluate("""() => {
        const rows = document.querySelector('[data-testid=rows]');
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Row 20');
        const post = WebSocket.prototype.send;
        const held = [];
        // The tap is sent, followed by the scroll report that precedes the response.
        WebSocket.prototype.send = function (message) {
            held.push(message);
            if (!message.includes('"scroll"')) return;
            WebSocket.prototype.send = post;
            for (const one of held) this.send(one);
        };
        button.click();
        rows.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
        rows.scrollTop = 320;
    }""")
    wait_for(page, lambda: abs(rows.evaluate("node => node.scrollTop") - 20 * 32) < 1)
    expect(first).to_have_text("First row: 20")


def test_a_geometry_dependent_effect_follows_scrolling_without_feedback(gallery):
    page = gallery("reveals").page
    hills = page.get_by_test_id("hills")
    hills.scroll_into_view_if_needed()
    far, near = page.get_by_test_id("far hills"), page.get_by_test_id("near hills")
    left = lambda locator: locator.bounding_box()["x"] - hills.bounding_box()["x"]
    scroll_to(hills, left=400)
    wait_for(page, lambda: abs(left(near) + 400) < 1)
    wait_for(page, lambda: abs(left(far) + 200) < 2)
    # It does not drift.
    page.wait_for_timeout(500)
    assert abs(left(far) + 200) < 2


def test_scrolling_by_touch_dismisses_the_keyboard_if_the_app_requests_it(start_app, open_url):
    scroll = """() => {
        document.body.dispatchEvent(new TouchEvent('touchmove', { bubbles: true }));
        scrollBy(0, 100);
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }"""
    url = start_app("Gallery")
    page = open_url(f"{url}/controls", **PHONE).page
    field = page.get_by_role("textbox").first
    field.focus()
    page.evaluate(scroll)
    assert page.evaluate("scrollY") > 0
    expect(field).to_be_focused()
    page.goto(f"{url}/forms")
    field = page.get_by_role("textbox").first
    field.focus()
    # A wheel does not belong to a touch screen.
    page.mouse.wheel(0, 50)
    expect(field).to_be_focused()
    page.evaluate(scroll)
    expect(field).not_to_be_focused()
