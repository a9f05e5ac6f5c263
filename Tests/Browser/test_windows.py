"""Windows that an app's views open."""

from playwright.sync_api import expect


def test_a_window_opens_in_a_new_tab(start_app, open_url):
    url = start_app("Gallery")
    page = open_url(url + "/links").page
    expect(page.get_by_role("button", name="Open the atlas")).to_be_enabled()
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Open the atlas").click()
    # The URL of the live window: the initial one may already have been replaced.
    opened.value.wait_for_url(url + "/atlas/birds")
    assert page.url == url + "/links"
    assert opened.value.evaluate("window.opener") is None


def test_a_window_group_with_a_default_size_opens_in_a_window_that_can_be_dismissed(start_app, open_url):
    url = start_app("Gallery")
    page = open_url(url + "/links").page
    page.evaluate(
        """() => {
            const { open } = window;
            window.opened = [];
            window.open = (...all) => { opened.push(all[2]); return open(...all); };
        }"""
    )
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Open the writer in a window of its own").click()
    writer = opened.value
    writer.wait_for_url(url + "/writer*")
    expect(writer.get_by_role("heading").first).to_be_visible()
    features = page.evaluate("opened")[0].split(",")
    assert features[:3] == ["popup", "width=560", "height=420"]
    assert features[3].startswith("left=") and features[4].startswith("top=")
    with writer.expect_event("close"):
        page.get_by_role("button", name="Close the writer").click()
    assert page.url == url + "/links"


def test_a_page_that_the_browser_does_not_close_asks_the_user_to_close_it(start_app, open_url):
    page = open_url(start_app("Gallery") + "/links").page
    # Browsers close only pages that a page has opened, or that have no history.
    page.evaluate("window.close = () => {}")
    page.get_by_role("button", name="Close this page").click()
    expect(page.get_by_role("alert")).to_contain_text("You can close it.")
