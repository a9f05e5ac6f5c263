"""Accessibility focus: apps move assistive technology to views that are not controls."""

from playwright.sync_api import expect


def test_an_app_moves_the_focus_to_a_text(gallery):
    page = gallery("keyboard").page
    result = page.get_by_test_id("result")
    expect(page.get_by_test_id("place")).to_have_text("You are elsewhere.")
    page.get_by_role("button", name="Check").click()
    expect(result).to_be_focused()
    expect(page.get_by_test_id("place")).to_have_text("You are there.")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("place")).to_have_text("You are elsewhere.")
    # It is not a tab stop.
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Check")).to_be_focused()


def test_the_focus_returns_to_a_text_that_a_user_has_left(gallery):
    page = gallery("keyboard").page
    for _ in range(2):
        page.get_by_role("button", name="Check").click()
        expect(page.get_by_test_id("result")).to_be_focused()
        page.get_by_role("textbox", name="Note").focus()
        expect(page.get_by_test_id("place")).to_have_text("You are elsewhere.")
