"""Shared fixtures of the browser tests: the built Players app on a free port, and Chromium pages."""

import json
import os
import shutil
import socket
import subprocess
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import pytest
from players_server import Server, free_port, product
from playwright.sync_api import expect, sync_playwright

# The default timeout in seconds, long enough for a busy machine.
TIMEOUT = 60

expect.set_options(timeout=TIMEOUT * 1000)

# The delay of messages from the server to pages, in milliseconds. With a delay, steps of a test that come too early fail each
# time, and not only on a busy machine.
LATENCY = int(os.environ.get("EVERGREEN_LATENCY", "0"))

# Records whether the page has handled the first message on its latest socket: only then may a test act. Delays messages from
# the server, in order.
SOCKETS = """{
    const { setTimeout } = window;
    const later = LATENCY ? (action) => setTimeout(action, LATENCY) : (action) => action();
    window.WebSocket = class extends WebSocket {
        constructor(...values) {
            super(...values);
            window.isLive = false;
        }
        set onmessage(handler) {
            super.onmessage = (event) => later(() => {
                handler.call(this, event);
                window.isLive = true;
            });
        }
        set onclose(handler) {
            super.onclose = (event) => later(() => handler.call(this, event));
        }
    };
}""".replace("LATENCY", str(LATENCY))

# Sets the page's visibility: in a headless browser all pages are visible.
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture(scope="session")
def players_binary():
    return product("Players")


@contextmanager
def apps(folder):
    """Yields a function that starts an app by its name, with options, and returns its URL. Stops the apps at the end of the block.

    The folder contains their user defaults and saved state.
    """
    running = []
    folders = dict.fromkeys(["HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"], str(folder))

    def start(name, *options):
        binary = product(name)
        # Source views repeat the texts of the gallery's pages.
        if name == "Gallery" and "--sources" not in options and "--help" not in options:
            options += ("--no-sources",)
        port = free_port()
        log = folder / f"{name}.log"
        with open(log, "w") as errors:
            process = subprocess.Popen(
                [binary, f"--port={port}", *options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | folders,
            )
        running.append((process, log))
        line = process.stdout.readline()
        url = f"http://127.0.0.1:{port}"
        assert url in line, f"no address in {line!r}: {log.read_text()}"
        return url

    try:
        yield start
        for process, log in running:
            process.terminate()
            assert process.wait(timeout=TIMEOUT) == 0, log.read_text()
    finally:
        for process, _ in running:
            process.kill()
            process.stdout.close()


@pytest.fixture(scope="session")
def shared_app():
    """Returns the URL of an app without options that all tests of a worker share: to start an app and render its first page takes
    longer than most tests. Their pages share no state, except for user defaults."""
    urls = {}
    with ExitStack() as stack:

        def url(name):
            if name not in urls or not is_listening(urls[name]):
                folder = Path(stack.enter_context(TemporaryDirectory()))
                urls[name] = stack.enter_context(apps(folder))(name)
            return urls[name]

        yield url


def is_listening(url):
    """Whether the app at a URL is running."""
    address = urlsplit(url)
    try:
        socket.create_connection((address.hostname, address.port)).close()
        return True
    except ConnectionRefusedError:
        return False


@pytest.fixture
def start_own_app(tmp_path):
    """Starts an app by its name, with options, and returns its URL. Stops it after the test."""
    with apps(tmp_path) as start:
        yield start


@pytest.fixture
def start_app(shared_app, start_own_app):
    """Starts an app by its name, with options, and returns its URL. An app without options is shared with other tests."""
    return lambda name, *options: start_own_app(name, *options) if options else shared_app(name)


@pytest.fixture
def open_url(browser):
    """Opens pages at a URL, each in a separate browser context, and checks that no script has failed."""
    contexts, pages = [], []

    def open_url(url, **options):
        contexts.append(browser.new_context(**options))
        pages.append(Page(contexts[-1].new_page(), url))
        return pages[-1]

    yield open_url
    for context in contexts:
        context.close()
    assert [error for page in pages for error in page.errors] == []


@pytest.fixture
def gallery(start_app, start_own_app, open_url):
    """Opens pages of the gallery by their paths. User defaults last for one test."""

    def open_page(path, **options):
        url = start_own_app("Gallery") if path == "settings" else start_app("Gallery")
        return open_url(f"{url}/{path}", **options)

    return open_page


@pytest.fixture
def start_server(players_binary, tmp_path):
    """Starts servers, and stops them after the test."""
    servers = []

    def start(players=8, *options):
        folder = tmp_path / f"server{len(servers)}"
        folder.mkdir()
        server = Server(players_binary, folder, players)
        server.options += options
        servers.append(server)
        return server.start()

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def server(start_server):
    return start_server()


@pytest.fixture
def stateless_server(start_server):
    """A server that stores no page state: what is restored after a restart comes from the page."""
    return start_server(8, "--page-state=none")


@pytest.fixture(scope="session")
def browser():
        # The headless shell loads a page in a third of the time.
    names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    path = os.environ.get("EVERGREEN_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert path, "There is no Chromium on the path."
    with sync_playwright() as playwright:
        # Chromium has no sandbox for root.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        watch_sockets(browser)
        yield browser
        browser.close()


def watch_sockets(browser):
    """Runs `SOCKETS` first in all pages of a browser."""
    new_context = browser.new_context

    def new_watched_context(**options):
        # Independent of this machine's language.
        context = new_context(**{"locale": "en-US"} | options)
        context.add_init_script(SOCKETS)
        return context

    browser.new_context = new_watched_context


class Page:
    """A tab with the Players app, whose parts are found by their visible names."""

    def __init__(self, page, url):
        self.page = page
        self.errors = []
        # Messages sent and received over sockets.
        self.sent = []
        self.received = []
        # The sockets on which the server has sent a message.
        self.live_sockets = set()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._watch)
        page.goto(url)
        self.wait_until_live()

    def _watch(self, websocket):
        websocket.on("framesent", lambda text: self.sent.append(text))
        websocket.on("framereceived", lambda text: self._receive(websocket, text))

    def _receive(self, websocket, text):
        self.received.append(text)
        self.live_sockets.add(websocket)

    def wait_until_live(self):
        # The server greets a page over its socket.
        self._wait_for_sockets(1)

    def _wait_for_sockets(self, count):
        self.wait_until(lambda: len(self.live_sockets) >= count, "the page is not live")
        # Tests that replace the socket class do not set `isLive`.
        self.page.wait_for_function("() => window.isLive !== false", timeout=TIMEOUT * 1000)

    def wait_until(self, condition, problem):
        deadline = time.monotonic() + TIMEOUT
        while not condition():
            assert time.monotonic() < deadline, problem
            self.page.wait_for_timeout(10)

    def forget_previous_documents(self):
        """Clears recorded messages at each navigation, as each document numbers its own events."""

        def forget():
            self.sent.clear()
            self.received.clear()

        self.page.on("domcontentloaded", lambda _: forget())

    def wait_until_answered(self):
        """Waits until the server has handled all events of this session."""

        def is_answered():
            sent = [json.loads(text)[1] for text in self.sent if text.startswith('["e"')]
            answered = [json.loads(text)[1] for text in self.received]
            return not sent or answered and answered[-1] >= sent[-1]

        self.wait_until(is_answered, "the server has not handled all events")
        self.page.wait_for_timeout(LATENCY)

    @contextmanager
    def reconnecting(self):
        """Expects the page to lose its connection within the block, and waits until it is live again."""
        before = len(self.live_sockets)
        yield
        self._wait_for_sockets(before + 1)

    def row(self, player):
        return self.page.get_by_test_id(f"player-{player}")

    def score(self, player):
        return self.page.get_by_test_id(f"score-{player}")

    def rows(self):
        return self.page.locator("[data-testid^=player-]:has(button)")

    def ids(self):
        """The ids of the players, in displayed order."""
        return [int(text.split("-")[1]) for text in self.rows().evaluate_all("rows => rows.map(r => r.dataset.testid)")]

    def name(self, player):
        """The button with a player's name."""
        return self.row(player).get_by_role("button").first

    def increment(self, player):
        self.row(player).get_by_role("button", name="Increment").click()

    def delete(self, player):
        self.row(player).get_by_role("button", name="Delete").click()

    def order(self, title):
        """Sorts the players, and waits until the page shows the new order. The picker changes at once."""
        self.choose_order(title)
        self.wait_until(lambda: self.is_ordered(title), f"the players are not sorted by {title}")

    def is_ordered(self, title):
        texts = self.rows().evaluate_all(
            """(rows, title) => rows.map((row) => title === 'Name'
                ? row.querySelector('button').innerText
                : row.querySelector('[data-testid^=score-]').innerText)""",
            title,
        )
        if title == "Name":
            return texts == sorted(texts)
        scores = [int(text.replace(",", "")) for text in texts]
        return scores == sorted(scores, reverse=True)

    def choose_order(self, title):
        radio = self.page.get_by_role("radio", name=title)
        if radio.count():
            radio.check(force=True)
        else:
            self.page.get_by_label("Order").select_option(label=title)

    def edit(self, player):
        self.name(player).click()
        expect(self.sheet()).to_be_visible()

    def sheet(self):
        return self.page.get_by_role("dialog")

    def field(self, label):
        return self.page.get_by_role("textbox", name=label)

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def status(self):
        return self.page.locator("#status")


@pytest.fixture
def open_page(browser):
    """Opens pages, each in a separate browser context unless one is given, and checks that no script has failed.

    An init script runs in each page before the page's own script.
    """
    contexts = []
    pages = []

    def open_page(server, context=None, init_script=None, **options):
        if context is None:
            context = browser.new_context(**options)
            contexts.append(context)
        if init_script:
            context.add_init_script(init_script)
        page = Page(context.new_page(), server.url)
        pages.append(page)
        return page

    open_page.new_context = lambda **options: contexts.append(browser.new_context(**options)) or contexts[-1]
    yield open_page
    for context in contexts:
        context.close()
    assert [error for page in pages for error in page.errors] == []
