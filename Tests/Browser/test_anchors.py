"""Anchor preferences: views that are placed at the bounds of others."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def geometry(start_app, open_url):
    def open_page(**options):
        return open_url(f"{start_app('Gallery')}/geometry", **options).page

    return open_page


# Whether the background is centered on a button and larger by its padding.
COVERS = """(name) => {
    const place = document.querySelector('[data-testid="chosen place"]')?.getBoundingClientRect();
    const button = [...document.querySelectorAll('button')].find((node) => node.textContent.trim() === name);
    const bounds = button?.getBoundingClientRect();
    if (!place?.width || !bounds?.width) return false;
    const middle = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const [x, y] = middle(place), [otherX, otherY] = middle(bounds);
    return Math.abs(x - otherX) < 2 && Math.abs(y - otherY) < 2 && place.width > bounds.width && !document.getAnimations().length;
}"""


def check(page):
    page.wait_for_function(COVERS, arg="Leaf")
    expect(page.get_by_test_id("chosen name")).to_have_text("Chosen: Leaf")
    for name in ["Trunk", "Branch"]:
        page.get_by_role("button", name=name).click()
        page.wait_for_function(COVERS, arg=name)
        expect(page.get_by_test_id("chosen name")).to_have_text(f"Chosen: {name}")


def test_a_background_follows_the_selected_view(geometry):
    check(geometry())


def test_a_background_follows_the_selected_view_from_right_to_left(geometry):
    page = geometry(locale="ar-EG")
    page.wait_for_function("() => getComputedStyle(document.querySelector('main')).direction === 'rtl'")
    check(page)


def test_a_background_stays_at_the_view_when_the_window_is_resized(geometry):
    page = geometry()
    page.wait_for_function(COVERS, arg="Leaf")
    page.set_viewport_size({"width": 500, "height": 700})
    page.wait_for_function(COVERS, arg="Leaf")
