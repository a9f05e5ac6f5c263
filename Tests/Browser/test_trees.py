"""Selectable outlines."""

from playwright.sync_api import expect


def test_the_text_of_an_outline_row_selects_it_and_its_disclosure_button_expands_it(gallery):
    page = gallery("trees").page
    choice = page.get_by_test_id("choice")
    page.get_by_text("Europe").click(force=True)
    expect(choice).to_have_text("Chosen: Europe")
    expect(page.get_by_text("France")).to_have_count(0)
    arrow = page.get_by_role("button", name="Contents")
    expect(arrow).to_have_attribute("aria-expanded", "false")
    arrow.click()
    expect(arrow.first).to_have_attribute("aria-expanded", "true")
    expect(choice).to_have_text("Chosen: Europe")
    page.get_by_text("Spain").click(force=True)
    expect(choice).to_have_text("Chosen: Spain")
    france = page.locator(".row", has_text="France")
    france.get_by_role("button", name="Contents").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Paris")).to_be_visible()
    expect(choice).to_have_text("Chosen: Spain")
