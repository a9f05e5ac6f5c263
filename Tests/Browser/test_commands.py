"""Commands of a window: menus in a menu bar, keyboard shortcuts and focused values."""

import pytest
from playwright.sync_api import expect
from waiting import wait_for


@pytest.fixture
def writer(gallery):
    page = gallery("writer").page
    page.get_by_role("button", name="Note", exact=True).wait_for()
    return page


def choose(page, title):
    page.get_by_role("listitem").filter(has_text=title).click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()


def test_a_menu_acts_on_the_focused_value(writer):
    expect(writer.get_by_text("No note", exact=True)).to_be_visible()
    choose(writer, "Elm")
    writer.get_by_role("button", name="Note", exact=True).click()
    writer.get_by_role("dialog").get_by_role("button", name="Capitals").click()
    expect(writer.get_by_role("heading", name="ELM")).to_be_visible()
    expect(writer.get_by_role("dialog")).to_have_count(0)


def test_a_command_is_disabled_without_a_focused_value(writer):
    writer.get_by_role("button", name="Note", exact=True).click()
    expect(writer.get_by_role("dialog").get_by_role("button", name="Capitals")).to_be_disabled()
    expect(writer.get_by_role("dialog").get_by_text("You are in no field.")).to_be_visible()


def test_a_menu_knows_the_last_focused_field(writer):
    choose(writer, "Fir")
    writer.get_by_label("Text").click()
    writer.get_by_role("button", name="Note", exact=True).click()
    expect(writer.get_by_role("dialog").get_by_text("You are in the text.")).to_be_visible()
    writer.keyboard.press("Escape")
    writer.get_by_label("Title").click()
    writer.get_by_role("button", name="Note", exact=True).click()
    expect(writer.get_by_role("dialog").get_by_text("You are in the title.")).to_be_visible()


def test_shortcuts_work_while_the_menus_are_closed(writer):
    writer.keyboard.press("Control+e")
    expect(writer.get_by_role("heading", name="Note 4")).to_be_visible()
    # In a field, too.
    writer.get_by_label("Title").click()
    writer.keyboard.press("Control+u")
    expect(writer.get_by_role("heading", name="NOTE 4")).to_be_visible()
    writer.keyboard.press("Control+Shift+p")
    expect(writer.locator("li.row", has_text="NOTE 4").locator("svg")).to_have_count(1)
    writer.get_by_role("button", name="Note", exact=True).click()
    expect(writer.get_by_role("dialog").get_by_role("switch", name="Pinned")).to_be_checked()


def test_commands_toggle_the_sidebar_and_the_inspector(writer):
    notes = writer.get_by_role("heading", name="Notes")
    expect(notes).to_be_visible()
    for name, key in [("Toggle sidebar", None), (None, "Control+s")]:
        if name:
            writer.get_by_role("button", name="View", exact=True).click()
            writer.get_by_role("dialog").get_by_role("button", name=name).click()
            expect(notes).to_be_hidden()
        else:
            writer.keyboard.press(key)
            expect(notes).to_be_visible()
    writer.get_by_role("button", name="View", exact=True).click()
    writer.get_by_role("dialog").get_by_role("button", name="Toggle inspector").click()
    expect(writer.get_by_role("heading", name="About")).to_be_visible()


def test_a_narrow_window_has_shortcuts_without_a_menu_bar(gallery):
    page = gallery("writer", viewport={"width": 390, "height": 800}).page
    expect(page.get_by_role("heading", name="Notes")).to_be_visible()
    expect(page.get_by_role("button", name="File")).to_have_count(0)
    page.keyboard.press("Control+e")
    expect(page.get_by_role("heading", name="Note 4")).to_be_visible()


def test_the_menu_bar_does_not_make_the_page_scroll(writer):
    """Its height is subtracted from that of the window."""
    choose(writer, "Oak")
    height = "() => [document.documentElement.scrollHeight, innerHeight]"
    wait_for(writer, lambda: len(set(writer.evaluate(height))) == 1, lambda: writer.evaluate(height))
