"""Navigation link pickers, wheel pickers and palettes."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def page(start_app, open_url):
    return open_url(f"{start_app('Gallery')}/styles", viewport={"width": 800, "height": 700}, reduced_motion="reduce").page


def middle(column):
    """The text of the option at the center of a column."""
    return column.evaluate(
        """column => {
            const { left, top, width, height } = column.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2).closest('label').textContent;
        }"""
    )


def test_a_navigation_link_picker_opens_a_page_of_options_and_returns(page):
    link = page.get_by_role("link", name="navigationLink")
    expect(link).to_contain_text("Oak")
    link.click()
    expect(page.get_by_role("heading", name="navigationLink")).to_be_visible()
    rows = page.locator(".row")
    expect(rows).to_have_text(["Oak", "Elm", "Fir"])
    pressed = page.locator("[aria-pressed=true]")
    expect(pressed).to_have_accessible_description("Select Oak")
    page.get_by_role("button", description="Select Fir").click()
    expect(page.get_by_role("heading", name="Styles")).to_be_visible()
    expect(link).to_contain_text("Fir")
    # With the keyboard.
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="navigationLink")).to_be_visible()
    page.get_by_role("button", description="Select Elm").focus()
    page.keyboard.press("Enter")
    expect(link).to_contain_text("Elm")


def test_a_wheel_shows_the_selection_and_selects_by_scrolling(page):
    group = page.get_by_role("group", name="wheel")
    column = group.locator(".turn")
    radio = lambda name: group.get_by_role("radio", name=name)
    column.scroll_into_view_if_needed()
    expect(radio("Oak")).to_be_checked()
    assert middle(column) == "Oak"
    column.hover()
    page.mouse.wheel(0, 72)
    expect(radio("Fir")).to_be_checked()
    expect(page.get_by_role("link", name="navigationLink")).to_contain_text("Fir")
    radio("Fir").focus()
    page.keyboard.press("ArrowUp")
    expect(radio("Elm")).to_be_checked()
    page.wait_for_function("() => document.querySelector('.turn').scrollTop > 30 && document.querySelector('.turn').scrollTop < 42")
    assert middle(column) == "Elm"
    page.keyboard.press("Home")
    expect(radio("Oak")).to_be_checked()
    page.keyboard.press("End")
    expect(radio("Fir")).to_be_checked()
    expect(radio("Fir")).to_be_focused()
    # A selection by another control scrolls the wheel.
    page.locator(".picker.menu select").first.select_option("Elm")
    expect(radio("Elm")).to_be_checked()
    page.wait_for_function("() => document.querySelector('.turn').scrollTop > 30 && document.querySelector('.turn').scrollTop < 42")
    radio("Oak").click()
    expect(radio("Oak")).to_be_checked()
    expect(page.get_by_role("link", name="navigationLink")).to_contain_text("Oak")


def test_a_palette_shows_symbols_with_names(page):
    page.get_by_role("button", name="Menu with a palette").click()
    palette = page.get_by_role("group", name="palette")
    expect(palette.get_by_role("radio", name="Sun")).to_be_checked()
    assert palette.locator("label").first.inner_text().strip() == ""
    palette.get_by_role("radio", name="Clouds").check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".labeled", has_text="Weather")).to_contain_text("Clouds")
