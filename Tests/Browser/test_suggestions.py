"""Suggestions of a search field, with the keyboard, the pointer, and assistive technology."""

import pytest
from axe import checked
from playwright.sync_api import expect


@pytest.fixture
def page(start_app, open_url):
    return open_url(f"{start_app('Gallery')}/keyboard", bypass_csp=True).page


def test_suggestions_are_shown_on_focus_and_selected_with_the_keyboard(page):
    field = page.get_by_placeholder("Find a bird")
    menu = page.get_by_role("listbox", name="Suggestions")
    searched = page.get_by_test_id("searched")
    expect(menu).to_have_count(0)
    field.focus()
    expect(menu).to_be_visible()
    expect(field).to_have_role("combobox")
    expect(field).to_have_attribute("aria-expanded", "true")
    options = page.get_by_role("option")
    expect(options).to_have_text(["Blackbird", "Finch", "Robin", "Wren"])
    page.keyboard.press("ArrowDown")
    expect(options.nth(0)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(options.nth(0)).to_have_attribute("aria-selected", "false")
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    assert field.get_attribute("aria-activedescendant") == options.nth(1).get_attribute("id")
    expect(field).to_be_focused()
    page.keyboard.press("Enter")
    expect(field).to_have_value("Finch")
    expect(searched).to_have_text("Searched: Finch")
    expect(menu).to_have_count(0)
    expect(field).to_have_attribute("aria-expanded", "false")
    expect(field).to_be_focused()
    # Up from the field leads to the last one.
    field.fill("b")
    expect(options).to_have_text(["Blackbird", "Robin"])
    page.keyboard.press("ArrowUp")
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    # Without a selected suggestion, Return submits the typed text.
    page.keyboard.press("Enter")
    expect(searched).to_have_text("Searched: b")


def test_escape_closes_suggestions_and_keeps_the_text(page):
    field = page.get_by_placeholder("Find a bird")
    menu = page.get_by_role("listbox", name="Suggestions")
    field.press_sequentially("w")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).not_to_be_visible()
    expect(field).to_have_value("w")
    page.keyboard.press("ArrowDown")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    field.press_sequentially("r")
    expect(menu).to_be_visible()
    page.get_by_role("button", name="Quote").focus()
    expect(menu).not_to_be_visible()


def test_a_suggestion_is_selected_with_the_pointer(page):
    field = page.get_by_placeholder("Find a bird")
    field.click()
    page.get_by_role("option", name="Robin").click()
    expect(field).to_have_value("Robin")
    expect(page.get_by_test_id("searched")).to_have_text("Searched: Robin")
    expect(field).to_be_focused()
    expect(page.get_by_role("listbox")).to_have_count(0)


def test_suggestions_are_accessible_and_below_their_field(page):
    field = page.get_by_placeholder("Find a bird")
    menu = page.get_by_role("listbox", name="Suggestions")
    field.scroll_into_view_if_needed()
    field.focus()
    expect(menu).to_be_visible()
    box, list_box = field.bounding_box(), menu.bounding_box()
    assert abs(box["x"] - list_box["x"]) < 2 and abs(box["width"] - list_box["width"]) < 2
    below = list_box["y"] - (box["y"] + box["height"])
    above = box["y"] - (list_box["y"] + list_box["height"])
    assert 0 <= max(below, above) < 12
    assert checked(page, "light") == []
