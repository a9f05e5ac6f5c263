"""Context menus and primary actions of rows in lists and tables."""

import re

import pytest
from playwright.sync_api import expect
from waiting import wait_for

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def table(gallery):
    return gallery("tables").page


def row(page, name):
    return page.get_by_role("row", name=re.compile(rf"^{name}\b"))


def press_long(page, locator, wait=lambda page: expect(page.get_by_role("dialog")).to_be_visible()):
    """Presses a point with a finger until a condition holds."""
    box = locator.bounding_box()
    place = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": place})
    wait(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_menu_of_a_row_applies_to_it_and_opens_at_the_pointer(table):
    row(table, "Beech 1").click(button="right", position={"x": 90, "y": 12})
    menu = table.get_by_role("dialog")
    expect(menu).to_be_visible()
    of_row = row(table, "Beech 1").bounding_box()

    def offset():
        place = menu.bounding_box()
        return place["x"] - of_row["x"], place["y"] - of_row["y"]

    # It is scaled during its appearance.
    wait_for(table, lambda: abs(offset()[0] - 90) < 1 and abs(offset()[1] - 12) < 1)
    menu.get_by_role("button", name="Grow 1").click()
    expect(menu).to_have_count(0)
    expect(row(table, "Beech 1")).to_contain_text("11 m")
    expect(table.get_by_test_id("selected")).to_have_text("0 of 12 selected")


def test_a_menu_stays_within_the_window(table):
    last = row(table, "Larch 9")
    last.scroll_into_view_if_needed()
    size, place = table.viewport_size, last.bounding_box()
    last.click(button="right", position={"x": place["width"] - 4, "y": 30})
    menu = table.get_by_role("dialog")
    expect(menu).to_be_visible()

    def edges():
        box = menu.bounding_box()
        return box["x"], box["y"], size["width"] - box["x"] - box["width"], size["height"] - box["y"] - box["height"]

    wait_for(table, lambda: min(edges()) > 7)


def test_the_menu_of_a_selected_row_applies_to_the_selection(table):
    row(table, "Alder 0").click()
    row(table, "Cedar 2").click(modifiers=["Control"])
    row(table, "Cedar 2").click(button="right")
    table.get_by_role("button", name="Cut down 2").click()
    expect(table.get_by_test_id("selected")).to_have_text("0 of 10 selected")
    expect(row(table, "Cedar 2")).to_have_count(0)


def test_a_menu_without_items_does_not_open(table):
    row(table, "Beech 1").click()
    note = table.get_by_role("columnheader", name="Note")
    note.click(button="right")
    note.dblclick()
    # Wait until a later event has been handled.
    row(table, "Alder 0").click(modifiers=["Control"])
    expect(table.get_by_test_id("selected")).to_have_text("2 of 12 selected")
    expect(table.get_by_test_id("visited")).to_have_text("Visited: none")
    expect(table.get_by_role("dialog")).to_have_count(0)


def test_a_double_click_and_return_perform_the_primary_action(table):
    visited = table.get_by_test_id("visited")
    row(table, "Elm 4").dblclick()
    expect(visited).to_have_text("Visited: Elm 4")
    assert table.evaluate("String(getSelection())") == ""
    table.keyboard.press("ArrowDown")
    expect(row(table, "Fir 5")).to_have_attribute("aria-selected", "true")
    table.keyboard.press("Shift+ArrowDown")
    table.keyboard.press("Enter")
    expect(visited).to_have_text("Visited: Fir 5, Ginkgo 6")


def test_the_keyboard_opens_the_menu_of_the_current_row(table):
    row(table, "Elm 4").click()
    table.keyboard.press("Shift+F10")
    table.get_by_role("button", name="Grow 1").click()
    expect(row(table, "Elm 4")).to_contain_text("32 m")


def test_the_keyboard_opens_the_menu_of_the_selection(table):
    row(table, "Elm 4").click()
    row(table, "Fir 5").click(modifiers=["Control"])
    button = table.locator("[data-gesture^=rows] > .activator")
    button.focus()
    table.keyboard.press("Enter")
    expect(table.get_by_role("button", name="Cut down 2")).to_be_visible()


def test_return_and_a_double_click_open_a_message(gallery):
    page = gallery("mail").page
    page.locator(".row").filter(has_text="Inbox").click()
    beans = page.locator(".row").filter(has_text="Beans").first
    beans.click(button="right")
    page.get_by_role("button", name="Mark as read").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Select a message")).to_be_visible()
    second = page.locator(".row").filter(has_text="Seeds to swap").first
    second.dblclick()
    expect(page.get_by_role("heading", name="Seeds to swap")).to_be_visible()
    beans.locator(".select").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Beans")).to_be_visible()


def test_a_tap_opens_a_row_and_a_long_press_its_menu(gallery):
    page = gallery("mail", **PHONE).page
    page.locator(".row").filter(has_text="Inbox").tap()
    messages = page.get_by_role("listitem").filter(has=page.get_by_text("The beds by the wall"))
    expect(messages.first).to_contain_text("Beans")
    count = messages.count()
    beans = messages.first
    press_long(page, beans)
    page.get_by_role("button", name="Move to the archive").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(messages).to_have_count(count - 1)
    messages.filter(has_text="Seeds to swap").first.tap()
    expect(page.get_by_role("heading", name="Seeds to swap")).to_be_visible()


def test_a_long_press_does_not_open_the_row_while_the_menu_is_pending(gallery):
    page = gallery("mail", **PHONE).page
    page.locator(".row").filter(has_text="Inbox").tap()
    messages = page.get_by_role("listitem").filter(has=page.get_by_text("The beds by the wall"))
    expect(messages.first).to_contain_text("Beans")
    page.evaluate("""() => {
        window.held = [];
        const post = WebSocket.prototype.send;
        WebSocket.prototype.send = function (message) { held.push([this, message]); };
        window.release = () => {
            WebSocket.prototype.send = post;
            for (const [socket, message] of held) socket.send(message);
        };
    }""")
    asked = "() => held.some(([, message]) => message.includes('\"menu\"'))"
    press_long(page, messages.first, lambda page: page.wait_for_function(asked))
    page.evaluate("release()")
    expect(page.get_by_role("button", name="Move to the archive")).to_be_visible()
    assert page.evaluate("held.filter(([, message]) => message.includes('\"primary\"')).length") == 0


def test_taps_select_rows_of_a_table_and_a_long_press_opens_their_menu(gallery):
    page = gallery("tables", **PHONE).page
    row(page, "Elm 4").tap()
    row(page, "Fir 5").tap()
    expect(page.get_by_test_id("selected")).to_have_text("2 of 12 selected")
    press_long(page, row(page, "Fir 5"))
    page.get_by_role("button", name="Cut down 2").tap()
    expect(page.get_by_test_id("selected")).to_have_text("0 of 10 selected")


@pytest.fixture
def folders(gallery):
    return gallery("containers").page.get_by_role("table", name="Folders")


def test_a_row_has_its_own_menu(folders):
    page = folders.page
    group = page.get_by_text("Shown while the group is open")
    expect(group).to_be_visible()
    garden = folders.get_by_role("row", name="Garden")
    garden.click(button="right", position={"x": 90, "y": 12})
    page.get_by_role("dialog").get_by_role("button", name="Close the group").click()
    expect(group).to_be_hidden()
    # By keyboard.
    garden.get_by_role("button", name="Actions").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Open the group").click()
    expect(group).to_be_visible()
    expect(folders.get_by_role("row", name="Shed").get_by_role("button")).to_have_count(0)


def test_a_column_is_aligned_and_a_menu_takes_no_column(folders):
    edges = [
        folders.get_by_role("row").nth(number).evaluate(
            """row => {
                const cells = [...row.querySelectorAll('.table-cell, .table-column')].map((cell) => cell.getBoundingClientRect());
                const text = [...row.querySelectorAll('.text')].at(-1).getBoundingClientRect();
                return [cells[0].left, cells[1].left, cells[1].right - text.right].map(Math.round);
            }"""
        )
        for number in range(3)
    ]
    assert edges[0][:2] == edges[1][:2] == edges[2][:2]
    assert all(0 < gap < 20 for *_, gap in edges)


def test_a_table_can_hide_its_headers(folders):
    table = folders.page.get_by_role("table", name="Without headers")
    expect(table.get_by_role("row")).to_have_count(2)
    expect(table.get_by_role("columnheader")).to_have_count(0)
