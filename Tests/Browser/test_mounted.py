"""Apps in a Hummingbird application: pages, sockets, and the surrounding site's middleware and sign-in."""

import json
import urllib.request

import pytest
from conftest import Page
from playwright.sync_api import expect


@pytest.fixture
def site(start_app):
    return start_app("Clubhouse", "--page-state=memory")


@pytest.fixture
def new_browser(browser):
    """Opens the front page of a site in separate browser contexts."""
    contexts = []

    def new_browser(url):
        contexts.append(browser.new_context())
        tab = contexts[-1].new_page()
        tab.goto(url)
        return tab

    yield new_browser
    for context in contexts:
        context.close()


def sign_in(tab, name):
    tab.get_by_label("Name").fill(name)
    tab.get_by_role("button", name="Sign in").click()
    expect(tab.get_by_text(f"You are {name}.")).to_be_visible()


def open_app(tab, title):
    """Opens an app's link in a new tab, and waits until its page is live."""
    address = tab.get_by_role("link", name=title).evaluate("link => link.href")
    page = Page(tab.context.new_page(), address)
    page.wait_until_live()
    return page


def test_two_apps_and_a_route_show_the_same_notices(site, new_browser):
    tab = new_browser(site)
    guest = open_app(tab, "Notice board")
    expect(guest.page.get_by_text("Welcome, guest")).to_be_visible()
    sign_in(tab, "Ada")
    board, office = open_app(tab, "Notice board"), open_app(tab, "Office")
    expect(board.page.get_by_text("Welcome, Ada")).to_be_visible()
    office.page.get_by_role("textbox", name="Text").fill("Tea at four")
    office.page.get_by_role("button", name="Post").click()
    for page in (guest, board, office):
        expect(page.page.get_by_text("Tea at four")).to_be_visible()
    with urllib.request.urlopen(f"{site}/notices.json") as answer:
        assert [notice["text"] for notice in json.load(answer)] == ["Tea at four"]
    assert guest.errors == board.errors == office.errors == []


def test_a_guest_is_redirected_from_the_office(site, new_browser):
    tab = new_browser(site)
    tab.get_by_role("link", name="Office").click()
    expect(tab).to_have_url(f"{site}/")
    expect(tab.get_by_role("button", name="Sign in")).to_be_visible()


def test_signing_out_on_the_site_ends_the_members_pages(site, new_browser):
    tab = new_browser(site)
    sign_in(tab, "Ada")
    board, office = open_app(tab, "Notice board"), open_app(tab, "Office")
    office.page.get_by_role("textbox", name="Text").fill("A secret")
    tab.get_by_role("button", name="Sign out").click()
    # The board is open to guests, the office is not.
    expect(board.page.get_by_text("Welcome, guest")).to_be_visible()
    expect(office.page).to_have_url(f"{site}/")
    expect(office.page.get_by_text("A secret")).to_have_count(0)


def test_a_page_without_a_session_follows_the_redirect_of_the_site(site, new_browser):
    tab = new_browser(site)
    sign_in(tab, "Ada")
    office = open_app(tab, "Office")
    # As after a sign-out without a notification: the next socket is rejected, and the next request redirected.
    tab.context.clear_cookies(name="clubhouse")
    tab.context.set_offline(True)
    expect(office.status).not_to_be_empty()
    tab.context.set_offline(False)
    expect(office.page).to_have_url(f"{site}/")
