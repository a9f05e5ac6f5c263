"""Images and colors of an app's resources."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def images(start_app, open_url):
    url = start_app("Gallery")

    def open_images(path="/images", **options):
        return open_url(url + path, **options).page

    return open_images


def natural_size(locator):
    expect(locator).to_be_visible()
    locator.page.wait_for_function("node => node.complete", arg=locator.element_handle())
    return locator.evaluate("node => [node.naturalWidth, node.naturalHeight]")


def test_an_image_has_its_own_size(images):
    page = images()
    assert natural_size(page.get_by_test_id("leaf")) == [96, 64]
    box = page.get_by_test_id("leaf").bounding_box()
    assert (box["width"], box["height"]) == (96, 64)
    # As high as its frame, with its aspect ratio.
    resized = page.get_by_test_id("resized")
    expect(resized).to_have_css("object-fit", "contain")


@pytest.mark.parametrize("scale, name", [(1, 24), (2, 48)])
def test_a_screen_loads_the_size_of_its_pixels(images, scale, name):
    page = images(device_scale_factor=scale)
    dot = page.get_by_test_id("dot")
    # In points, whatever the file has.
    assert natural_size(dot) == [24, 24]
    width = page.evaluate(
        """async (address) => (await createImageBitmap(await (await fetch(address)).blob())).width""",
        dot.evaluate("node => node.currentSrc"),
    )
    assert width == name


def test_assistive_technology_reads_what_an_image_shows(images):
    page = images()
    expect(page.get_by_role("img", name="A green leaf")).to_be_visible()
    expect(page.get_by_test_id("decorative")).to_have_attribute("alt", "")


def test_an_image_that_comes_later_is_loaded_wherever_the_page_has_gone(images):
    page = images("/")
    page.get_by_role("link", name="Images", exact=True).or_(page.get_by_role("button", name="Images", exact=True)).click()
    page.get_by_role("button", name="Another dot").click()
    assert natural_size(page.get_by_role("img", name="Another dot")) == [24, 24]


@pytest.mark.parametrize("scheme, color", [("light", "rgb(204, 238, 187)"), ("dark", "rgb(34, 85, 51)")])
def test_a_color_follows_the_appearance(images, scheme, color):
    page = images(color_scheme=scheme)
    meadow = page.locator(".layer:has(> [data-testid=meadow]), [data-testid=meadow]").first
    expect(meadow).to_be_visible()
    colors = page.evaluate("[...document.querySelectorAll('main *')].map((node) => getComputedStyle(node).backgroundColor)")
    assert color in colors


def test_a_missing_image_is_a_placeholder(images):
    page = images()
    expect(page.locator(".picture.missing")).to_be_visible()
