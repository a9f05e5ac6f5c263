"""Environment values that depend on the screen."""

import pytest
from conftest import HIDE
from playwright.sync_api import expect


@pytest.fixture
def screen(start_app, open_url):
    """Opens the gallery's page about the screen."""
    url = start_app("Gallery")

    def open_screen(context=None, **options):
        page = open_url(url, **options).page if context is None else context.new_page()
        if context is not None:
            page.goto(url)
        page.get_by_role("button", name="Screen", exact=True).or_(
            page.get_by_role("link", name="Screen", exact=True)
        ).first.click()
        expect(page.get_by_role("heading", name="Screen")).to_be_visible()
        return page

    return open_screen


def value(page, label):
    return page.get_by_role("listitem").filter(has_text=label)


def test_views_read_the_traits_of_the_screen(screen):
    page = screen(color_scheme="dark", viewport={"width": 390, "height": 844}, timezone_id="Asia/Tokyo")
    expect(value(page, "Appearance").first).to_contain_text("Dark")
    expect(value(page, "Width")).to_contain_text("Compact")
    expect(value(page, "Time zone")).to_contain_text("Asia/Tokyo")
    expect(value(page, "millennium")).to_contain_text("9:00")


def test_views_update_with_the_traits_of_the_screen(screen):
    page = screen(color_scheme="light", timezone_id="Europe/London")
    expect(value(page, "Appearance").first).to_contain_text("Light")
    expect(value(page, "millennium")).to_contain_text("12:00")
    page.emulate_media(color_scheme="dark")
    expect(value(page, "Appearance").first).to_contain_text("Dark")
    page.set_viewport_size({"width": 400, "height": 800})
    expect(value(page, "Width")).to_contain_text("Compact")
    page.set_viewport_size({"width": 1200, "height": 800})
    expect(value(page, "Width")).to_contain_text("Regular")


def test_views_read_accessibility_settings(screen):
    page = screen(contrast="more")
    expect(value(page, "Contrast")).to_contain_text("Increased")
    expect(value(page, "Transparency")).to_contain_text("As usual")
    page.emulate_media(contrast="no-preference")
    expect(value(page, "Contrast")).to_contain_text("Standard")
    features = [{"name": "prefers-reduced-transparency", "value": "reduce"}]
    page.context.new_cdp_session(page).send("Emulation.setEmulatedMedia", {"features": features})
    expect(value(page, "Transparency")).to_contain_text("Reduced")


# Chromium never reports inverted colors: this simulates them for the page's script.
INVERTED = """
const query = matchMedia;
window.matchMedia = (text) =>
    text.includes('inverted-colors') ? Object.assign(new EventTarget(), { media: text, matches: true }) : query(text);
"""

# Applies the style rules for inverted colors.
INVERT = """() => {
    const all = (rules) => [...rules].flatMap((rule) => [rule, ...(rule.cssRules ? all(rule.cssRules) : [])]);
    for (const sheet of document.styleSheets)
        for (const rule of all(sheet.cssRules))
            if (rule.media?.mediaText.includes('inverted-colors')) rule.media.mediaText = 'all';
}"""


def test_views_read_that_colors_are_inverted(screen, browser):
    context = browser.new_context()
    context.add_init_script(INVERTED)
    page = screen(context)
    expect(value(page, "Inverted colors")).to_contain_text("Yes")
    context.close()


def test_a_view_that_ignores_inverted_colors_keeps_its_colors(screen):
    page = screen()
    expect(value(page, "Inverted colors")).to_contain_text("No")
    kept = page.locator(".keeps-colors")
    expect(kept).to_have_css("filter", "none")
    page.evaluate(INVERT)
    expect(kept).to_have_css("filter", "invert(1)")


def test_views_read_the_display_scale(screen):
    page = screen(device_scale_factor=2)
    expect(value(page, "Pixels in a point")).to_contain_text("2")
    # As with the browser's zoom.
    metrics = {"width": 1300, "height": 720, "deviceScaleFactor": 1.5, "mobile": False}
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", metrics)
    expect(value(page, "Pixels in a point")).to_contain_text("1.5")


def test_the_second_page_of_a_browser_is_rendered_for_its_screen(screen):
    first = screen(color_scheme="dark", timezone_id="Asia/Tokyo")
    expect(value(first, "Time zone")).to_contain_text("Asia/Tokyo")
    answer = first.request.get(first.url).text()
    assert "data-traits=dark.regular.regular.active.moving.Asia/Tokyo " in answer
    second = screen(first.context)
    assert second.evaluate("() => document.querySelector('main').dataset.traits").startswith("dark.")


def test_the_scene_phase_of_a_hidden_page_is_background(screen):
    page = screen()
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    expect(value(page, "Phases")).to_contain_text("background, active")


def test_a_view_sets_the_preferred_color_scheme(screen):
    page = screen(color_scheme="light")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.get_by_label("Appearance of the window").select_option("Dark")
    expect(value(page, "Appearance").first).to_contain_text("Dark")
    page.wait_for_function(f"light => ({ground})() !== light", arg=light)
    page.get_by_label("Appearance of the window").select_option("As the screen")
    expect(value(page, "Appearance").first).to_contain_text("Light")
    page.wait_for_function(f"light => ({ground})() === light", arg=light)


def test_a_part_of_a_page_has_its_own_color_scheme(screen):
    page = screen(color_scheme="light")
    dark = page.get_by_test_id("dark")
    expect(dark).to_have_css("background-color", "rgb(13, 18, 15)")
    expect(dark).to_have_css("color", "rgb(233, 240, 235)")


def test_the_screen_is_known_after_a_lost_session(screen):
    page = screen(color_scheme="dark")
    expect(value(page, "Appearance").first).to_contain_text("Dark")
    token = page.evaluate("document.body.dataset.session")
    # Another page takes over the session, and this one gets a new one.
    page.evaluate(
        """token => {
            const socket = new WebSocket(`ws://${location.host}/_evergreen/live`);
            socket.onopen = () => socket.send(JSON.stringify(['h', token, -1]));
            socket.onmessage = () => socket.close();
        }""",
        token,
    )
    page.wait_for_function("old => document.body.dataset.session !== old", arg=token)
    expect(value(page, "Appearance").first).to_contain_text("Dark")
    page.emulate_media(color_scheme="light")
    expect(value(page, "Appearance").first).to_contain_text("Light")
