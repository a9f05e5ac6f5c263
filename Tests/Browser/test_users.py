"""Users: signing in and out, in all tabs of a browser, with a password or by a proxy's header."""

import sqlite3
import subprocess

import pytest
from conftest import TIMEOUT, Page
from players_server import free_port, product
from playwright.sync_api import expect

PASSWORD = "correct horse"


class GuestBook:
    """The example app with its files in a folder, so that it can be restarted."""

    def __init__(self, folder, *options):
        self.database = folder / "guestbook.sqlite"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.options = [f"--port={self.port}", f"--database={self.database}", f"--page-state={folder / 'pages.sqlite'}"]
        self.options += options
        self.process = None

    def start(self):
        self.process = subprocess.Popen([product("GuestBook"), *self.options], stdout=subprocess.PIPE, text=True)
        assert self.url in self.process.stdout.readline()
        return self

    def stop(self):
        if self.process:
            self.process.terminate()
            assert self.process.wait(timeout=TIMEOUT) == 0
            self.process.stdout.close()
            self.process = None

    def entries(self):
        with sqlite3.connect(self.database) as connection:
            return [text for text, in connection.execute("SELECT text FROM entry")]


@pytest.fixture
def start_book(tmp_path):
    books = []

    def start(*options):
        books.append(GuestBook(tmp_path, *options))
        return books[-1].start()

    yield start
    for book in books:
        book.stop()


@pytest.fixture
def new_browser(browser):
    """Opens pages in separate browser contexts."""
    contexts, pages = [], []

    def new_browser():
        context = browser.new_context()
        contexts.append(context)

        def open_tab(url):
            pages.append(Page(context.new_page(), url))
            return pages[-1]

        open_tab.context = context
        return open_tab

    yield new_browser
    for context in contexts:
        context.close()
    assert [error for page in pages for error in page.errors] == []


def fill_in(page, name, password=PASSWORD, is_new=False):
    form = page.page
    form.get_by_label("Name", exact=True).fill(name)
    form.get_by_label("Password", exact=True).fill(password)
    if is_new:
        form.get_by_role("switch").click()
    title = "Create account" if is_new else "Sign in"
    form.get_by_role("button", name=title).last.click()


def sign_in(page, name, **options):
    page.button("Sign in").click()
    expect(page.sheet()).to_be_visible()
    fill_in(page, name, **options)
    expect(user(page)).to_have_text(name)


def user(page):
    return page.page.get_by_test_id("user")


def draft(page):
    return page.page.get_by_placeholder("What do you want to say?")


def test_a_guest_reads_and_a_user_writes(start_book, new_browser):
    book = start_book()
    ada, guest = new_browser()(book.url), new_browser()(book.url)
    expect(draft(ada)).to_have_count(0)
    sign_in(ada, "Ada", is_new=True)
    draft(ada).fill("Good morning")
    ada.button("Write").click()
    expect(guest.page.get_by_text("Good morning")).to_be_visible()
    expect(draft(guest)).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Delete")).to_have_count(0)
    assert book.entries() == ["Good morning"]


def test_a_guest_can_not_write_with_forged_events(start_book, new_browser):
    book = start_book()
    ada = new_browser()(book.url)
    sign_in(ada, "Ada", is_new=True)
    draft(ada).fill("Good morning")
    ada.button("Write").click()
    expect(ada.page.get_by_text("Good morning")).to_be_visible()
    guest = new_browser()(book.url)
    # Events for all controls of a signed-in user and many more, on a second socket with the page's token and cookie.
    guest.page.evaluate(
        """async () => {
            const socket = new WebSocket(location.href.replace('http', 'ws') + '_evergreen/live');
            await new Promise((resolve) => { socket.onopen = resolve; });
            socket.send(JSON.stringify(['h', document.body.dataset.session, -1]));
            let number = 0;
            for (let element = 1; element < 60; element += 1) {
                socket.send(JSON.stringify(['e', number += 1, element, 'input', 'forged']));
                socket.send(JSON.stringify(['e', number += 1, element, 'submit']));
            }
            await new Promise((resolve) => { socket.onmessage = ({ data }) => {
                if (JSON.parse(data)[1] === number) resolve();
            }; });
            socket.close();
        }"""
    )
    assert book.entries() == ["Good morning"]


def test_a_wrong_password_is_rejected(start_book, new_browser):
    book = start_book()
    sign_in(new_browser()(book.url), "Ada", is_new=True)
    page = new_browser()(book.url)
    page.button("Sign in").click()
    fill_in(page, "Ada", password="wrong horse")
    expect(page.page.get_by_test_id("failure")).to_contain_text("wrong")
    expect(page.page.get_by_label("Password", exact=True)).to_have_value("")
    expect(user(page)).to_have_count(0)
    fill_in(page, "Ada")
    expect(user(page)).to_have_text("Ada")


def test_signing_in_and_out_applies_to_all_tabs(start_book, new_browser):
    book = start_book()
    browser = new_browser()
    first, second = browser(book.url), browser(book.url)
    cookies = {cookie["name"]: cookie["value"] for cookie in browser.context.cookies()}
    sign_in(first, "Ada", is_new=True)
    expect(user(second)).to_have_text("Ada")
    signed_in = {cookie["name"]: cookie for cookie in browser.context.cookies()}
    # The browser has a new identifier, and the secret is not readable by scripts.
    assert signed_in["evergreen"]["value"] != cookies["evergreen"]
    assert signed_in["evergreen-user"]["httpOnly"] and signed_in["evergreen-user"]["sameSite"] == "Lax"
    assert "evergreen-user" not in second.page.evaluate("document.cookie")
    draft(second).fill("Not said yet")
    first.button("Sign out").click()
    for page in (first, second):
        expect(page.button("Sign in")).to_be_visible()
        expect(user(page)).to_have_count(0)
    # The remaining cookie is invalid.
    third = browser(book.url)
    expect(user(third)).to_have_count(0)


def test_the_next_user_of_a_browser_sees_nothing_of_the_previous_one(start_book, new_browser):
    book = start_book()
    browser = new_browser()
    first, away = browser(book.url), browser(book.url)
    sign_in(first, "Ada", is_new=True)
    expect(user(away)).to_have_text("Ada")
    draft(away).fill("Ada's secret")
    expect(draft(away)).to_have_value("Ada's secret")
    first.button("Sign out").click()
    sign_in(first, "Bob", is_new=True)
    expect(user(away)).to_have_text("Bob")
    expect(draft(away)).to_have_value("")
    assert "Ada's secret" not in away.page.content()
    assert "Ada's secret" not in away.page.evaluate("JSON.stringify(sessionStorage)")


def test_a_restart_keeps_the_sign_in_and_the_page(start_book, new_browser):
    book = start_book()
    page = new_browser()(book.url)
    sign_in(page, "Ada", is_new=True)
    draft(page).fill("Half a sen")
    with page.reconnecting():
        book.stop()
        book.start()
    expect(user(page)).to_have_text("Ada")
    expect(draft(page)).to_have_value("Half a sen")
    page.page.reload()
    expect(user(page)).to_have_text("Ada")


def test_a_tab_that_was_offline_while_the_user_changed_is_reloaded(start_book, new_browser):
    book = start_book()
    browser = new_browser()
    page, away = browser(book.url), browser(book.url)
    sign_in(page, "Ada", is_new=True)
    expect(user(away)).to_have_text("Ada")
    draft(away).fill("Ada's secret")
    # The browser loses its cookie while the server is down: the page reconnects as another user.
    book.stop()
    browser.context.clear_cookies()
    book.start()
    expect(away.button("Sign in")).to_be_visible()
    assert "Ada's secret" not in away.page.content()


def test_guests_get_the_sign_in_page_of_a_restricted_app(start_book, new_browser):
    book = start_book("--audience=moderators")
    ada = new_browser()(book.url)
    expect(ada.page.get_by_label("Password", exact=True)).to_be_visible()
    assert ada.page.request.get(book.url).status == 401
    fill_in(ada, "Ada", is_new=True)
    expect(user(ada)).to_have_text("Ada")
    # The first account is a moderator, the second one is not.
    browser = new_browser()
    bob = browser(book.url)
    fill_in(bob, "Bob", is_new=True)
    expect(bob.page.get_by_text("Not allowed")).to_be_visible()
    assert browser.context.request.get(book.url).status == 403
    with bob.reconnecting():
        book.stop()
        book.start()
    expect(bob.page.get_by_text("Not allowed")).to_be_visible()
    bob.button("Sign out").click()
    expect(bob.page.get_by_label("Password", exact=True)).to_be_visible()


def test_a_trusted_proxy_identifies_the_user(start_book, browser):
    book = start_book("--user-header=X-Forwarded-User", "--trusted-proxy=127.0.0.1")
    context = browser.new_context(extra_http_headers={"X-Forwarded-User": "ada"})
    page = Page(context.new_page(), book.url)
    expect(user(page)).to_have_text("ada")
    expect(page.button("Sign out")).to_have_count(0)
    context.close()


def test_the_header_of_an_untrusted_client_is_ignored(start_book, browser):
    book = start_book("--user-header=X-Forwarded-User", "--trusted-proxy=192.0.2.1")
    context = browser.new_context(extra_http_headers={"X-Forwarded-User": "ada"})
    page = Page(context.new_page(), book.url)
    expect(page.page.get_by_text("Nothing yet")).to_be_visible()
    expect(user(page)).to_have_count(0)
    context.close()
