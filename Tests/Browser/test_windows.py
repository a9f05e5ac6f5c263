"""Windows of an app that its views open."""

from playwright.sync_api import expect


def test_a_window_is_opened_in_a_tab_of_its_own(start_app, open_url):
    url = start_app("Gallery")
    page = open_url(url + "/links").page
    expect(page.get_by_role("button", name="Open the atlas")).to_be_enabled()
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Open the atlas").click()
    # The address that the window has once it is live: the one that it is opened at may already be gone.
    opened.value.wait_for_url(url + "/atlas/birds")
    assert page.url == url + "/links"
    assert opened.value.evaluate("window.opener") is None
