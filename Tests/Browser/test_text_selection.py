"""The bound selection of a text editor."""

import pytest
from playwright.sync_api import expect
from waiting import wait_for


@pytest.fixture
def page(start_app, open_url):
    return open_url(f"{start_app('Gallery')}/texts").page


def selection_of(field):
    return field.evaluate("(field) => [field.selectionStart, field.selectionEnd]")


def test_the_selection_of_the_user_is_reported_to_the_app(page):
    field, selected = page.get_by_label("Story"), page.get_by_test_id("selected")
    expect(selected).to_have_text("Nothing is selected.")
    field.focus()
    field.evaluate("(field) => field.setSelectionRange(0, 4)")
    expect(selected).to_have_text("Selected: “Oaks”")
    # The tree has two UTF-16 code units, and a selection may begin between them.
    field.evaluate("(field) => field.setSelectionRange(9, 16)")
    expect(selected).to_have_text("Selected: “🌲 firs”")
    field.evaluate("(field) => field.setSelectionRange(10, 16)")
    expect(selected).to_have_text("Selected: “🌲 firs”")
    page.keyboard.press("End")
    expect(selected).to_have_text("Selected: “”")


def test_typing_keeps_the_insertion_point(page):
    field, selected = page.get_by_label("Story"), page.get_by_test_id("selected")
    field.focus()
    field.evaluate("(field) => field.setSelectionRange(4, 4)")
    page.keyboard.type(" in the rain")
    expect(field).to_have_value("Oaks in the rain and 🌲 firs")
    expect(selected).to_have_text("Selected: “”")
    page.keyboard.press("Shift+ArrowLeft")
    expect(selected).to_have_text("Selected: “n”")
    assert selection_of(field) == [15, 16]


def test_the_app_sets_the_selection(page):
    field, selected = page.get_by_label("Story"), page.get_by_test_id("selected")
    page.get_by_role("button", name="Select all").click()
    expect(field).to_be_focused()
    wait_for(page, lambda: selection_of(field) == [0, 16])
    expect(selected).to_have_text("Selected: “Oaks and 🌲 firs”")
    field.evaluate("(field) => field.setSelectionRange(5, 8)")
    expect(selected).to_have_text("Selected: “and”")
    page.get_by_role("button", name="Emphasize").click()
    expect(field).to_have_value("Oaks *and* 🌲 firs")
    expect(field).to_be_focused()
    wait_for(page, lambda: selection_of(field) == [10, 10])
    page.keyboard.type("!")
    expect(field).to_have_value("Oaks *and*! 🌲 firs")


def test_a_selection_is_reported_before_a_click(page):
    field = page.get_by_label("Story")
    page.get_by_role("button", name="Select all").click()
    expect(field).to_be_focused()
    wait_for(page, lambda: selection_of(field) == [0, 16])
    # The selection has not been reported when the button is pressed.
    field.evaluate("(field) => field.setSelectionRange(0, 4)")
    page.get_by_role("button", name="Emphasize").click()
    expect(field).to_have_value("*Oaks* and 🌲 firs")
