"""URLs of an app's locations, in the gallery and its atlas."""

import pytest
from conftest import Page
from playwright.sync_api import expect

from test_sleeping import hide, show


@pytest.fixture
def gallery(start_app):
    return start_app("Gallery", "--page-state=none")


def path(page):
    """The path and query of the browser's URL."""
    return page.page.evaluate("() => location.pathname + location.search")


def expect_path(page, wanted):
    page.page.wait_for_function("wanted => location.pathname + location.search === wanted", arg=wanted)


def title(page, name):
    return page.page.get_by_role("heading", name=name, exact=True)


def link(page, name):
    return page.page.locator(".link", has_text=name).first


def tab(page, name):
    return page.page.get_by_role("tab", name=name)


def go_back(page):
    page.page.evaluate("() => history.back()")


def go_forward(page):
    page.page.evaluate("() => history.forward()")


def test_a_pushed_page_has_a_url_that_others_can_open(gallery, open_url):
    page = open_url(gallery)
    assert path(page) == "/"
    link(page, "Controls").click()
    expect(title(page, "Controls")).to_be_visible()
    expect_path(page, "/controls")
    other = open_url(f"{gallery}/controls")
    expect(title(other, "Controls")).to_be_visible()
    # The back button is present, and leads to the root's URL.
    other.page.locator(".back button").click()
    expect(title(other, "Gallery")).to_be_visible()
    expect_path(other, "/")


def test_back_and_forward_navigate(gallery, open_url):
    page = open_url(f"{gallery}/atlas")
    expect_path(page, "/atlas/birds")
    link(page, "Heron").click()
    expect_path(page, "/atlas/birds/heron")
    tab(page, "Trees").click()
    expect_path(page, "/atlas/trees")
    link(page, "Oak").click()
    expect_path(page, "/atlas/trees/oak")
    expect(title(page, "Oak")).to_be_visible()
    for address, name in [("/atlas/trees", "Trees"), ("/atlas/birds/heron", "Heron"), ("/atlas/birds", "Birds")]:
        go_back(page)
        expect(title(page, name)).to_be_visible()
        expect_path(page, address)
    for address, name in [("/atlas/birds/heron", "Heron"), ("/atlas/trees", "Trees"), ("/atlas/trees/oak", "Oak")]:
        go_forward(page)
        expect(title(page, name)).to_be_visible()
        expect_path(page, address)
    # Several steps back at once.
    page.page.evaluate("() => history.go(-3)")
    expect(title(page, "Birds")).to_be_visible()
    expect_path(page, "/atlas/birds")
    go_forward(page)
    expect(title(page, "Heron")).to_be_visible()


def test_popping_a_page_goes_back_in_the_history(gallery, open_url):
    page = open_url(f"{gallery}/atlas/birds")
    before = page.page.evaluate("() => history.length")
    for _ in range(3):
        link(page, "Heron").click()
        expect_path(page, "/atlas/birds/heron")
        page.page.locator(".back button").click()
        expect_path(page, "/atlas/birds")
    assert page.page.evaluate("() => history.length") == before + 1
    go_forward(page)
    expect(title(page, "Heron")).to_be_visible()


def test_pages_without_a_url_are_popped(gallery, open_url):
    page = open_url(f"{gallery}/atlas/birds")
    link(page, "Heron").click()
    expect_path(page, "/atlas/birds/heron")
    link(page, "Notes").click()
    expect(title(page, "Notes")).to_be_visible()
    assert path(page) == "/atlas/birds/heron"
    go_back(page)
    expect(title(page, "Heron")).to_be_visible()
    assert path(page) == "/atlas/birds/heron"
    link(page, "Notes").click()
    expect(title(page, "Notes")).to_be_visible()
    page.page.evaluate("() => history.go(-2)")
    expect(title(page, "Birds")).to_be_visible()
    expect_path(page, "/atlas/birds")


def test_a_sort_order_is_in_the_query_without_a_history_entry(gallery, open_url):
    page = open_url(f"{gallery}/atlas/trees")
    before = page.page.evaluate("() => history.length")
    page.choose_order("Size")
    expect_path(page, "/atlas/trees?order=size")
    assert page.page.evaluate("() => history.length") == before
    expect(page.page.locator(".row").first).to_contain_text("Oak")
    link(page, "Willow").click()
    expect_path(page, "/atlas/trees/willow")
    go_back(page)
    expect_path(page, "/atlas/trees?order=size")
    page.page.reload()
    expect(page.page.locator(".row").first).to_contain_text("Oak")
    assert path(page) == "/atlas/trees?order=size"


def test_a_query_that_no_view_reads_stays_in_the_url(server, open_url, browser):
    # Two pages without a socket share a window, with which the next one begins. A server's first page may still wait for values.
    for _ in range(3):
        with browser.new_context(java_script_enabled=False) as context:
            context.new_page().goto(server.url)
    page = open_url(f"{server.url}/?utm_source=a+letter")
    assert page.page.evaluate("() => document.body.dataset.query") == "utm_source=a%20letter"
    page.wait_until_live()
    expect_path(page, "/?utm_source=a%20letter")
    # It gets its own window, whose address has the query.
    before = page.score(1).inner_text()
    page.increment(1)
    expect(page.score(1)).not_to_have_text(before)
    expect_path(page, "/?utm_source=a%20letter")
    page.page.reload()
    page.wait_until_live()
    expect_path(page, "/?utm_source=a%20letter")


def test_links_within_the_app_navigate(gallery, open_url):
    page = open_url(f"{gallery}/atlas")
    expect_path(page, "/atlas/birds")
    link(page, "The oak").click()
    expect(title(page, "Oak")).to_be_visible()
    expect_path(page, "/atlas/trees/oak")
    go_back(page)
    expect(title(page, "Birds")).to_be_visible()
    expect_path(page, "/atlas/birds")
    # Another window group is another page, in the same tab.
    link(page, "Gallery").click()
    expect(title(page, "Gallery")).to_be_visible()
    expect_path(page, "/")
    assert len(page.page.context.pages) == 1
    # A link with a modifier key is left to the browser.
    go_back(page)
    expect(title(page, "Birds")).to_be_visible()
    with page.page.context.expect_page() as opened:
        link(page, "The oak").click(modifiers=["Control"])
    expect(opened.value.get_by_role("heading", name="Oak", exact=True)).to_be_visible()
    assert opened.value.url == f"{gallery}/atlas/trees/oak"


@pytest.mark.parametrize("base", ["", "/a/gallery"])
def test_a_page_loads_completely_at_any_url(start_app, open_url, base):
    options = [f"--base-path={base}"] if base else []
    address = start_app("Gallery", "--page-state=none", *options) + base
    page = open_url(f"{address}/atlas/birds/heron")
    broken = []
    page.page.on("response", lambda response: broken.append(response.url) if response.status >= 400 else None)
    expect(title(page, "Heron")).to_be_visible()
    page.page.locator(".back button").click()
    expect_path(page, f"{base}/atlas/birds")
    tab(page, "Trees").click()
    expect(title(page, "Trees")).to_be_visible()
    link(page, "Oak").click()
    expect_path(page, f"{base}/atlas/trees/oak")
    # Symbols and links resolve wherever the page was loaded from.
    go_back(page)
    expect(title(page, "Trees")).to_be_visible()
    tab(page, "Birds").click()
    expect(title(page, "Birds")).to_be_visible()
    hrefs = page.page.evaluate("() => [...document.querySelectorAll('main [href]')].map(n => n.href.baseVal ?? n.href)")
    assert hrefs and all(href.startswith(f"{address}/") for href in hrefs), hrefs
    link(page, "Gallery").click()
    expect(title(page, "Gallery")).to_be_visible()
    expect_path(page, f"{base}/")
    assert broken == []


def test_an_unknown_path_shows_a_page_of_the_app(gallery, open_url):
    page = open_url(f"{gallery}/atlas/birds/dodo")
    expect(page.page.get_by_text("Not in the atlas", exact=True).first).to_be_visible()
    assert page.page.title() == "Not in the atlas"
    page.page.get_by_role("link", name="To the atlas").click()
    expect(title(page, "Birds")).to_be_visible()
    # A link on a page leads there, too, and the user can go back.
    page.page.get_by_text("the dodo").click()
    expect(page.page.get_by_text("Not in the atlas", exact=True).first).to_be_visible()
    expect_path(page, "/atlas/birds/dodo")
    go_back(page)
    expect(title(page, "Birds")).to_be_visible()
    assert page.page.title() == "Birds"
    for address, status in [("/atlas/birds/dodo", 404), ("/nothing", 404), ("/atlas/trees/oak", 200), ("/%zz", 400)]:
        assert page.page.request.get(gallery + address).status == status


def test_pages_have_urls_without_a_script(gallery, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{gallery}/atlas/birds/heron")
    expect(page.get_by_role("heading", name="Heron", exact=True)).to_be_visible()
    page.goto(f"{gallery}/atlas/birds")
    page.get_by_role("link", name="The oak").click()
    expect(page.get_by_role("heading", name="Oak", exact=True)).to_be_visible()
    assert page.url == f"{gallery}/atlas/trees/oak"
    page.goto(f"{gallery}/atlas")
    page.get_by_role("link", name="Gallery").click()
    expect(page.get_by_role("heading", name="Gallery", exact=True)).to_be_visible()
    context.close()


def test_two_tabs_of_one_browser_navigate_independently(gallery, open_url):
    first = open_url(f"{gallery}/atlas/birds")
    second = Page(first.page.context.new_page(), f"{gallery}/atlas/trees")
    link(first, "Kite").click()
    expect_path(first, "/atlas/birds/kite")
    link(second, "Birch").click()
    expect_path(second, "/atlas/trees/birch")
    go_back(first)
    expect(title(first, "Birds")).to_be_visible()
    expect(title(second, "Birch")).to_be_visible()
    assert path(second) == "/atlas/trees/birch"


def test_a_reload_restores_the_location_of_the_url(gallery, open_url):
    page = open_url(f"{gallery}/atlas/birds")
    link(page, "Heron").click()
    expect_path(page, "/atlas/birds/heron")
    link(page, "Notes").click()
    expect(title(page, "Notes")).to_be_visible()
    page.page.reload()
    # State without a URL is lost.
    expect(title(page, "Heron")).to_be_visible()
    expect_path(page, "/atlas/birds/heron")
    go_back(page)
    expect(title(page, "Birds")).to_be_visible()


@pytest.mark.parametrize("state", ["none", "memory"])
def test_a_page_that_lost_its_session_keeps_its_location(start_app, open_url, state):
    page = open_url(start_app("Gallery", f"--page-state={state}", "--sleep-after=1") + "/atlas/birds")
    link(page, "Heron").click()
    expect_path(page, "/atlas/birds/heron")
    page.page.get_by_label("Seen").check(force=True)
    link(page, "Notes").click()
    expect(title(page, "Notes")).to_be_visible()
    hide(page)
    show(page)
    expect(title(page, "Notes")).to_be_visible()
    assert path(page) == "/atlas/birds/heron"
    go_back(page)
    expect(page.page.get_by_label("Seen")).to_be_checked()
    # Navigation without a session applies to the next one.
    hide(page)
    go_back(page)
    show(page)
    expect(title(page, "Birds")).to_be_visible()
    expect_path(page, "/atlas/birds")
    go_forward(page)
    expect(title(page, "Heron")).to_be_visible()


def test_the_page_has_a_description_and_an_icon(gallery, open_url):
    page = open_url(f"{gallery}/atlas/trees/oak")
    assert page.page.title() == "Oak"
    description = page.page.locator("meta[name=description]").get_attribute("content")
    assert description == "Birds and trees, each at an address of its own."
    icon = page.page.evaluate("() => document.querySelector('link[rel=icon]').href")
    answer = page.page.request.get(icon)
    assert answer.status == 200 and answer.headers["content-type"] == "image/svg+xml"
    assert "#7a4d9e" in answer.text()
