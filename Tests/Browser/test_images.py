"""Images and colors in an app's resources."""

import pytest
from pixels import painted
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
    # Scaled to its frame, with its aspect ratio.
    resized = page.get_by_test_id("resized")
    expect(resized).to_have_css("object-fit", "contain")


@pytest.mark.parametrize("scale, name", [(1, 24), (2, 48)])
def test_the_image_for_the_display_scale_is_loaded(images, scale, name):
    page = images(device_scale_factor=scale)
    dot = page.get_by_test_id("dot")
    # In points, independent of the file's pixels.
    assert natural_size(dot) == [24, 24]
    width = page.evaluate(
        """async (address) => (await createImageBitmap(await (await fetch(address)).blob())).width""",
        dot.evaluate("node => node.currentSrc"),
    )
    assert width == name


def test_an_image_of_data_is_shown(images):
    assert natural_size(images().get_by_role("img", name="Colors")) == [64, 48]


def test_an_image_of_data_needs_no_script(start_app, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(start_app("Gallery") + "/images")
    assert natural_size(page.get_by_role("img", name="Colors")) == [64, 48]
    context.close()


def test_images_have_accessibility_labels(images):
    page = images()
    expect(page.get_by_role("img", name="A green leaf")).to_be_visible()
    expect(page.get_by_test_id("decorative")).to_have_attribute("alt", "")


def test_an_inserted_image_loads_after_navigation(images):
    page = images("/")
    page.get_by_role("link", name="Images", exact=True).or_(page.get_by_role("button", name="Images", exact=True)).click()
    page.get_by_role("button", name="Another dot").click()
    assert natural_size(page.get_by_role("img", name="Another dot")) == [24, 24]


@pytest.mark.parametrize("scheme, color", [("light", "rgb(204, 238, 187)"), ("dark", "rgb(34, 85, 51)")])
def test_a_color_resource_depends_on_the_color_scheme(images, scheme, color):
    page = images(color_scheme=scheme)
    meadow = page.locator(".layer:has(> [data-testid=meadow]), [data-testid=meadow]").first
    expect(meadow).to_be_visible()
    colors = page.evaluate("[...document.querySelectorAll('main *')].map((node) => getComputedStyle(node).backgroundColor)")
    assert color in colors


def test_a_missing_image_is_a_placeholder(images):
    page = images()
    expect(page.locator(".picture.missing")).to_be_visible()


def test_a_web_view_shows_a_listed_site_that_cannot_navigate_the_page(start_app, open_url):
    page = open_url(start_app("Gallery") + "/links").page
    script = "try { top.location = 'https://example.com/'; } catch { document.body.append(', which is confined'); }"
    site = f"<title>Site</title><p>Hello<script>document.body.append(' from a script'); {script}</script>"
    page.route("https://example.org/**", lambda route: route.fulfill(body=site, content_type="text/html"))
    page.get_by_role("switch", name="WebView").check()
    frame = page.locator("iframe[title=Example]")
    expect(frame.content_frame.get_by_text("Hello from a script, which is confined")).to_be_visible()
    assert frame.bounding_box()["height"] == 240
    assert page.url.endswith("/links")


RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)


def drawn(page, name):
    """The colors of an image whose parts are resized differently: a function from points to red, green and blue."""
    node = page.get_by_test_id(name)
    node.scroll_into_view_if_needed()
    expect(node.locator(".slices > [style]")).to_be_visible()
    box = node.bounding_box()
    color = painted(page, box)
    return box, lambda x, y: color(x / box["width"], y / box["height"])


@pytest.mark.parametrize("scale", [1, 2])
def test_the_corners_of_an_image_with_cap_insets_keep_their_size(images, scale):
    box, color = drawn(images(device_scale_factor=scale), "frame")
    assert (box["width"], box["height"]) == (120, 40)
    assert [color(x, y) for x in (4, 116) for y in (4, 36)] == [RED] * 4
    assert [color(60, 4), color(60, 36), color(4, 20), color(116, 20)] == [GREEN] * 4
    # In SwiftUI's points, not in pixels of the file.
    assert [color(7, 20), color(9, 20), color(111, 20), color(60, 9)] == [GREEN, BLUE, BLUE, BLUE]


@pytest.mark.parametrize("scale", [1, 2])
def test_a_tiled_image_is_repeated_at_its_own_size(images, scale):
    _, color = drawn(images(device_scale_factor=scale), "tiles")
    assert [color(24 * column + 12, 24 * row + 12) for column in range(3) for row in range(2)] == [BLUE] * 6
    assert [color(24 * column + 12, 4) for column in range(3)] == [GREEN] * 3
    assert [color(24 * column, 24) for column in range(1, 3)] == [RED] * 2


def test_an_image_with_cap_insets_is_stretched_without_a_script(start_app, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(start_app("Gallery") + "/images")
    image = page.get_by_role("img", name="Frame")
    assert (image.bounding_box()["width"], image.bounding_box()["height"]) == (120, 40)
    expect(image).to_have_css("opacity", "1")
    context.close()
