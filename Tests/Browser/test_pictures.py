"""The gallery's images for the documentation: `make screenshots` stores them."""

import os
from pathlib import Path

import pytest
from gallery import PAGES
from playwright.sync_api import expect

# Skipped unless the images are stored: other tests check the pages.
FOLDER = os.environ.get("EVERGREEN_SCREENSHOTS")
pytestmark = pytest.mark.skipif(not FOLDER, reason="run make screenshots to take the screenshots")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_of_the_pages(scheme, start_app, open_url):
    url = start_app("Gallery")
    folder = Path("Sources/Evergreen/Evergreen.docc/Gallery")
    folder.mkdir(exist_ok=True)
    options = {"color_scheme": scheme, "reduced_motion": "reduce", "locale": "en-US", "timezone_id": "UTC"}
    page = open_url(url, viewport={"width": 640, "height": 480}, **options).page
    for name in PAGES:
        page.goto(f"{url}/{name}")
        expect(page.locator("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        # Wait for fonts, images, and all animations with an end.
        page.evaluate("() => document.fonts.ready")
        page.wait_for_function("() => [...document.images].every((image) => image.complete)")
        is_still = "document.getAnimations().every((one) => one.effect.getComputedTiming().iterations === Infinity)"
        page.wait_for_function(f"() => {is_still}")
        page.screenshot(path=folder / f"gallery-{name}{'' if scheme == 'light' else '~dark'}.png")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_picture_of_a_page_with_its_source(scheme, start_app, open_url):
    url = start_app("Gallery", "--sources")
    page = open_url(f"{url}/styles", viewport={"width": 1280, "height": 800}, color_scheme=scheme).page
    expect(page.get_by_test_id("source")).to_be_visible()
    page.screenshot(path=Path(FOLDER) / f"gallery-{scheme}.png")
