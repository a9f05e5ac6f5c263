"""Tokens of a search field, with the keyboard, the pointer, and assistive technology."""

import pytest
from axe import checked
from playwright.sync_api import expect


@pytest.fixture
def page(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/bars", bypass_csp=True).page
    page.get_by_role("link", name="Search tokens").click()
    expect(page.get_by_role("heading", name="Search tokens")).to_be_visible()
    return page


def field_of(page):
    return page.get_by_placeholder("Find a tree").last


def tokens_of(page):
    return page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Remove"))


def choose(page, name):
    field_of(page).focus()
    page.get_by_role("option", name=name).click()


def test_a_suggested_token_replaces_the_text(page):
    field = field_of(page)
    field.press_sequentially("la")
    expect(page.get_by_text("Beech")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(tokens_of(page)).to_have_text(["Conifer"])
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    expect(page.get_by_role("option")).to_have_text(["Evergreen", "Shrub"])
    # The tokens precede the text, and the menu is below both.
    token, box = tokens_of(page).bounding_box(), field.bounding_box()
    assert token["x"] + token["width"] <= box["x"] + 1
    menu = page.get_by_role("listbox", name="Suggestions").bounding_box()
    assert menu["x"] < token["x"] and menu["width"] > box["width"]
    # Text after a token narrows the results.
    field.press_sequentially("ju")
    expect(page.get_by_text("Juniper")).to_be_visible()
    expect(page.get_by_text("Cedar")).to_have_count(0)
    expect(tokens_of(page)).to_have_text(["Conifer"])


def test_backspace_at_the_start_removes_the_last_token(page):
    field = field_of(page)
    for name in ["Conifer", "Evergreen", "Shrub"]:
        choose(page, name)
        expect(tokens_of(page).filter(has_text=name)).to_have_count(1)
    field.press_sequentially("j")
    page.keyboard.press("Backspace")
    expect(field).to_have_value("")
    expect(tokens_of(page)).to_have_text(["Conifer", "Evergreen", "Shrub"])
    # Twice, before the first response: each removes one token.
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    expect(tokens_of(page)).to_have_text(["Conifer"])
    expect(field).to_be_focused()
    page.keyboard.press("Backspace")
    expect(tokens_of(page)).to_have_count(0)
    expect(page.get_by_text("Beech")).to_be_visible()
    expect(field).to_be_focused()


def test_backspace_within_the_text_keeps_tokens(page):
    field = field_of(page)
    choose(page, "Conifer")
    expect(tokens_of(page)).to_have_text(["Conifer"])
    field.press_sequentially("ce")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Backspace")
    expect(field).to_have_value("e")
    # At the start of a text.
    page.keyboard.press("Backspace")
    expect(tokens_of(page)).to_have_count(0)
    expect(field).to_have_value("e")


def test_keys_move_the_focus_to_the_buttons_of_tokens(page):
    field = field_of(page)
    for name in ["Conifer", "Evergreen"]:
        choose(page, name)
        expect(tokens_of(page).filter(has_text=name)).to_have_count(1)
    conifer = page.get_by_role("button", name="Remove Conifer")
    evergreen = page.get_by_role("button", name="Remove Evergreen")
    page.keyboard.press("ArrowLeft")
    expect(evergreen).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(conifer).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(conifer).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(field).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(evergreen).to_be_focused()
    page.keyboard.press("Enter")
    expect(tokens_of(page)).to_have_text(["Conifer"])
    expect(field).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Delete")
    expect(tokens_of(page)).to_have_count(0)
    expect(field).to_be_focused()


def test_the_pointer_removes_tokens_and_clears_the_field(page):
    field = field_of(page)
    for name in ["Conifer", "Shrub"]:
        choose(page, name)
        expect(tokens_of(page).filter(has_text=name)).to_have_count(1)
    field.press_sequentially("ju")
    page.get_by_role("button", name="Remove Conifer").click()
    expect(tokens_of(page)).to_have_text(["Shrub"])
    expect(field).to_be_focused()
    expect(field).to_have_value("ju")
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(tokens_of(page)).to_have_count(0)
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    expect(page.get_by_role("button", name="Clear", exact=True)).to_have_count(0)


def test_dismissing_the_search_removes_tokens(page):
    field = field_of(page)
    choose(page, "Shrub")
    expect(tokens_of(page)).to_have_text(["Shrub"])
    field.press_sequentially("ju")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="End the search").click()
    expect(tokens_of(page)).to_have_count(0)
    expect(field).to_have_value("")
    expect(field).not_to_be_focused()
    expect(page.get_by_text("Beech")).to_be_visible()


def test_tokens_are_accessible(page):
    for name in ["Conifer", "Evergreen"]:
        choose(page, name)
        expect(tokens_of(page).filter(has_text=name)).to_have_count(1)
    page.keyboard.press("Escape")
    assert checked(page, "light") == []


def test_a_token_is_edited_in_the_field(page):
    page.get_by_role("link", name="Tokens that can be edited").click()
    expect(page.get_by_role("heading", name="Tokens that can be edited")).to_be_visible()
    choose(page, "Conifer")
    picker = page.get_by_role("combobox", name="Conifer")
    expect(picker.locator("option:checked")).to_have_text("Conifer")
    expect(page.get_by_text("Beech")).to_have_count(0)
    picker.select_option("Not Conifer")
    expect(page.get_by_text("Beech")).to_be_visible()
    expect(page.get_by_text("Cedar")).to_have_count(0)
    page.get_by_role("button", name="Remove").click()
    expect(picker).to_have_count(0)
    expect(page.get_by_text("Cedar")).to_be_visible()
