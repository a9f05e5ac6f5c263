"""The gallery: pages can be searched by the names of views, and each shows its source."""

import re

from gallery import PAGES, SOURCES
from playwright.sync_api import expect
from waiting import wait_for

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def box(locator):
    return locator.evaluate("node => node.getBoundingClientRect().toJSON()")


def test_each_page_has_its_source(start_app, open_url):
    url = start_app("Gallery", "--sources")
    page = open_url(url).page
    for name in PAGES:
        page.goto(f"{url}/{name}")
        source = page.get_by_test_id("source")
        expect(source).to_contain_text(f"struct {name.capitalize()}Page: View")
        # The unchanged lines of the file.
        lines = [line.strip() for line in (SOURCES / f"{name.capitalize()}Page.swift").read_text().splitlines()]
        shown = [line.strip() for line in source.inner_text().splitlines()]
        assert set(shown) <= set(lines), name
        assert not any(line.startswith("import ") for line in shown)


def test_a_source_is_beside_its_page_or_below_it(start_app, open_url):
    url = start_app("Gallery", "--sources")
    page = open_url(f"{url}/forms", viewport={"width": 1280, "height": 800}).page
    form, inspector = box(page.locator(".form")), box(page.locator(".inspector"))
    assert form["right"] <= inspector["left"] and inspector["top"] == 0 and inspector["right"] == 1280
    assert form["width"] > 500
    # It scrolls separately, and is collapsed by its title.
    page.locator(".inspector").evaluate("node => node.scrollTo(0, 200)")
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name="Source of Forms").click()
    expect(page.get_by_test_id("source")).to_have_count(0)

    phone = open_url(f"{url}/forms", **PHONE).page
    expect(phone.get_by_role("button", name="Source of Forms")).to_have_attribute("aria-expanded", "false")
    assert box(phone.locator(".inspector"))["top"] >= box(phone.locator(".form"))["bottom"]
    phone.get_by_role("button", name="Source of Forms").click()
    expect(phone.get_by_test_id("source")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") == 390


def test_a_source_has_syntax_highlighting(start_app, open_url):
    page = open_url(f"{start_app('Gallery', '--sources')}/tabs").page

    def color(text):
        word = page.get_by_test_id("source").locator("span", has_text=re.compile(f"^\\s*{re.escape(text)}")).first
        return word.evaluate("node => getComputedStyle(node).color")

    assert len({color("struct"), color('"Overview"'), color("/// More tabs")}) == 3


def test_pages_are_found_by_the_names_of_views(start_app, open_url):
    page = open_url(start_app("Gallery")).page
    field = page.get_by_role("searchbox")
    links = page.locator(".row .link")
    for word, found in [("Gauge", {"Controls", "Settings", "Styles"}), ("datepicker", {"Forms", "Languages", "Styles"}), ("tabl", {"Containers", "Files", "Tables", "Words"})]:
        field.fill(word)
        # Not by count, which may be the same as for the previous word.
        wait_for(page, lambda: set(links.all_inner_texts()) == found)
    field.fill("nothing of this name")
    expect(page.get_by_text("No Results")).to_be_visible()
    field.fill("")
    expect(page.get_by_role("link", name="Words")).to_be_visible()
