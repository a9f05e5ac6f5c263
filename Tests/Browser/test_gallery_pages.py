"""Each page of the gallery: without axe-core violations, usable with the keyboard alone, and complete at twice its size.

Tests of the same page in the same window share the loaded page, as loading takes most of the time.
"""

import pytest
from axe import checked
from conftest import Page, apps
from gallery import EVERYTHING, PAGES
from keyboard import CONTROLS, DRAWN, RECORD, VARIED, Control, unreached
from playwright.sync_api import expect
from zoom import LARGE, settled

DESKTOP = {"viewport": {"width": 1280, "height": 844}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Half of a small notebook's screen, as with a zoom of 200 %.
ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
LARGE_TEXT = {"viewport": {"width": 1280, "height": 800}}


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    with apps(tmp_path_factory.mktemp("gallery")) as start:
        yield start("Gallery", "--sources")


@pytest.fixture(scope="module")
def gallery_without_sources(tmp_path_factory):
    with apps(tmp_path_factory.mktemp("gallery")) as start:
        yield start("Gallery")


@pytest.fixture(scope="module")
def open_window(browser):
    """Opens windows that stay open for the other tests in this file."""
    contexts = []

    def open_window(url, init_script=None, **options):
        contexts.append(browser.new_context(bypass_csp=True, reduced_motion="reduce", **options))
        # Links lead to external pages, which may be unreachable from this machine.
        contexts[-1].route("https://**", lambda route: route.fulfill(body="Elsewhere", content_type="text/plain"))
        if init_script:
            contexts[-1].add_init_script(init_script)
        return Page(contexts[-1].new_page(), url)

    yield open_window
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def desktop(gallery, open_window):
    return open_window(gallery, color_scheme="light", **DESKTOP)


@pytest.fixture(scope="module")
def phone(gallery, open_window):
    return open_window(gallery, color_scheme="dark", **PHONE)


@pytest.fixture(scope="module")
def recorded(gallery_without_sources, open_window):
    tab = open_window(gallery_without_sources, RECORD, **DESKTOP)
    tab.forget_previous_documents()
    return tab


@pytest.fixture(scope="module")
def zoomed_page(gallery, open_window):
    return open_window(gallery, **ZOOMED)


@pytest.fixture(scope="module")
def zoomed_text(gallery, open_window):
    return open_window(gallery, LARGE, **LARGE_TEXT)


def load(tab, url, name):
    """Opens a page of the gallery, and waits until it is live."""
    with tab.reconnecting():
        tab.page.goto(f"{url}/{name}")
    expect(tab.page.locator("main")).to_be_visible()
    # Measured layouts are complete when the server has handled the measurements.
    tab.page.wait_for_function(DRAWN)
    tab.wait_until_answered()
    return tab.page


@pytest.mark.parametrize("name", EVERYTHING)
def test_a_page_on_a_desktop_is_accessible(name, gallery, desktop):
    page = load(desktop, gallery, name)
    assert checked(page, "light") == []
    assert unreached(page) == []
    assert desktop.errors == []


@pytest.mark.parametrize("name", EVERYTHING)
def test_a_page_on_a_phone_is_accessible(name, gallery, phone):
    page = load(phone, gallery, name)
    # Colors are the same as on a desktop, where both schemes are checked.
    assert checked(page, "dark", both=False) == []
    assert unreached(page) == []
    assert phone.errors == []


@pytest.mark.parametrize("name", EVERYTHING)
def test_each_control_can_be_operated_with_keys(name, gallery_without_sources, recorded):
    page = recorded.page
    problems = []

    def start_over():
        load(recorded, gallery_without_sources, name)
        return page.evaluate(CONTROLS)

    count = start_over()
    address = page.url
    for number in page.evaluate(VARIED):
        control = Control(page, number)
        problem = None
        # A late effect of the previous control may have taken the focus: try again in that case only.
        for _ in range(2):
            # The previous control may have navigated, or changed the page.
            if problem or page.url != address or not control.focus():
                close_what_opened(recorded)
                assert start_over() == count
            problem = control.operate()
            close_what_opened(recorded)
            if not (problem or "").startswith("not focusable"):
                break
        if problem:
            problems.append(problem)
    assert problems == []
    assert recorded.errors == []


def close_what_opened(tab):
    """Closes sheets, alerts and menus with the Escape key, and other windows."""
    page = tab.page
    for other in page.context.pages:
        if other != page:
            other.close()
    page.wait_for_load_state()
    tab.wait_until_answered()
    page.wait_for_function(DRAWN)
    # Another dialog may open when one is closed.
    for _ in range(4):
        if not page.locator("dialog:modal").count():
            return
        page.keyboard.press("Escape")
        tab.wait_until_answered()
        page.wait_for_function(DRAWN)
    expect(page.locator("dialog:modal")).to_have_count(0)


ZOOMED_PAGES = ["", *sorted(PAGES)]


@pytest.mark.parametrize("name", ZOOMED_PAGES)
def test_a_page_is_complete_at_a_zoom_of_200_percent(name, gallery, zoomed_page):
    assert settled(load(zoomed_page, gallery, name)) == []


@pytest.mark.parametrize("name", ZOOMED_PAGES)
def test_a_page_is_complete_with_text_at_200_percent(name, gallery, zoomed_text):
    assert settled(load(zoomed_text, gallery, name)) == []
