"""Search scopes, and hidden bars."""

import re

from keyboard import DRAWN
from playwright.sync_api import expect


def test_scopes_appear_and_disappear_with_the_search(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/bars").page
    field = page.get_by_role("searchbox")
    conifers = page.get_by_role("radio", name="Conifers")
    end = page.get_by_role("button", name="End the search")
    expect(page.get_by_text("Alder", exact=True)).to_be_visible()
    expect(conifers).to_have_count(0)
    field.press_sequentially("r")
    conifers.check(force=True)
    expect(page.get_by_text("Alder", exact=True)).to_have_count(0)
    expect(page.get_by_text("Fir", exact=True)).to_be_visible()
    end.focus()
    page.keyboard.press("Enter")
    expect(field).to_have_value("")
    expect(conifers).to_have_count(0)
    expect(end).to_have_count(0)
    expect(page.get_by_text("Juniper", exact=True)).to_be_visible()


def test_scopes_remain_when_the_focus_moves_to_them(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/bars").page
    page.get_by_role("searchbox").focus()
    expect(page.get_by_role("radio", name="Conifers")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Alder", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="End the search")).to_be_visible()


def test_a_page_hides_and_shows_its_bar(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/bars").page
    page.get_by_role("button", name="Hidden bar").or_(page.get_by_role("link", name="Hidden bar")).click()
    expect(page.get_by_label("Hide the bar")).to_be_checked()
    expect(page.get_by_role("heading", name="Hidden bar")).to_have_count(0)
    page.get_by_label("Hide the bar").press("Space")
    expect(page.get_by_role("heading", name="Hidden bar")).to_be_visible()
    page.get_by_label("Hide the bar").press("Space")
    expect(page.get_by_role("heading", name="Hidden bar")).to_have_count(0)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("heading", name="Bars")).to_be_visible()


def test_a_tab_hides_the_tab_bar(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/tabs").page
    page.get_by_role("tab", name="Statistics").click()
    toggle = page.get_by_label("Without the tab bar")
    toggle.press("Space")
    expect(page.get_by_role("tab")).to_have_count(0)
    expect(page.get_by_text("Statistics is shown")).to_be_visible()
    toggle.press("Space")
    expect(page.get_by_role("tab")).to_have_count(7)


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def open_sections(open_url, address, **options):
    page = open_url(f"{address}/tabs", **options).page
    page.get_by_role("tab", name="Statistics").click()
    page.get_by_role("link", name="Tabs in sections").click()
    page.get_by_role("tab", name="Garden").click()
    expect(page.get_by_text("Bed 1", exact=True)).to_be_visible()
    return page


def test_scrolling_down_minimizes_the_tab_bar_of_a_phone(start_app, open_url):
    page = open_sections(open_url, start_app("Gallery"), **PHONE)
    bar = page.get_by_role("tablist").last
    birds = bar.get_by_role("tab", name="Birds", include_hidden=True)
    width = bar.bounding_box()["width"]
    page.evaluate("scrollBy(0, 300)")
    expect(birds).to_be_hidden()
    expect(bar.get_by_role("tab", name="Garden")).to_be_visible()
    box = bar.bounding_box()
    assert box["width"] < width / 3 and 780 < box["y"] + box["height"] <= 844
    # A short scroll does not restore it.
    page.evaluate("scrollBy(0, -10)")
    page.wait_for_function(DRAWN)
    expect(birds).to_be_hidden()
    page.evaluate("scrollBy(0, -60)")
    expect(birds).to_be_visible()
    assert bar.bounding_box()["width"] == width
    page.evaluate("scrollBy(0, 300)")
    expect(birds).to_be_hidden()
    bar.get_by_role("tab", name="Garden").tap()
    birds.tap()
    expect(page.get_by_text("All that sings")).to_be_visible()


def test_the_tab_bar_of_a_wide_window_is_not_minimized(start_app, open_url):
    page = open_sections(open_url, start_app("Gallery"))
    page.evaluate("scrollBy(0, 300)")
    page.wait_for_function(DRAWN)
    expect(page.get_by_role("tab", name="Birds")).to_be_visible()


def test_selecting_the_search_tab_focuses_its_field(start_app, open_url):
    page = open_sections(open_url, start_app("Gallery"))
    page.get_by_role("tab", name="Find").click()
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_toolbar_backgrounds_and_color_schemes_apply_to_bars(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/bars").page
    page.get_by_role("link", name="Colored bars").click()
    bar = page.locator("main .bar", has=page.get_by_role("heading", name="Colored bars"))
    bottom = bar.locator(".item.bottom")
    expect(bottom).to_be_visible()
    # With items in the bottom bar, the background is painted by `::before`.
    area = "node => getComputedStyle(node, '::before')"
    assert bar.evaluate(f"{area}.backgroundColor".replace("node =>", "(node) =>")).startswith(("rgb(", "color(", "oklch("))
    assert bar.evaluate("node => getComputedStyle(node).colorScheme") == "dark"
    assert "linear-gradient" in bottom.evaluate("node => getComputedStyle(node).backgroundImage")
    title = bar.get_by_role("heading")
    # Light text on a dark background.
    assert min(title.evaluate("node => getComputedStyle(node).color.match(/\\d+/g).slice(0, 3).map(Number)")) > 200
    page.get_by_role("switch", name="Clear").click()
    clear = "node => getComputedStyle(node, '::before').backdropFilter"
    expect(bar).to_have_class(re.compile("clear-bar"))
    assert bar.evaluate(clear) == "none"
    assert bottom.evaluate("node => getComputedStyle(node).backgroundImage") == "none"
