"""What the browser tests share: the built Players app on a free port, and a Chromium that looks at it."""

import json
import os
import shutil
import subprocess
import time
from contextlib import contextmanager

import pytest
from players_server import Server, free_port, product
from playwright.sync_api import expect, sync_playwright

# What takes longer than this never comes, also on a machine that is busy with other things.
TIMEOUT = 60

expect.set_options(timeout=TIMEOUT * 1000)

# How much later the pages get what the server sends over their sockets, in milliseconds. With it, all that a test does
# before it has seen the answer to what it did before is done too early each time, and not only on a busy machine.
LATENCY = int(os.environ.get("EVERGREEN_LATENCY", "0"))

# Says whether the page has taken the greeting of its latest socket: only then does it take what a test does. Delays what
# comes over sockets, in order.
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

# Hides a page, or shows it: a browser without windows shows all of its pages.
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture(scope="session")
def players_binary():
    return product("Players")


@contextmanager
def apps(folder):
    """Starts apps by their names, with options, and gives their addresses; stops them at the end of the block."""
    running = []

    def start(name, *options):
        binary = product(name)
        # The sources beside the pages of the gallery have the words of what they show.
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
                env=os.environ | {"XDG_STATE_HOME": str(folder)},
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


@pytest.fixture
def start_app(tmp_path):
    """Starts another app by its name, with options, and returns its address; stops it when the test is over."""
    with apps(tmp_path) as start:
        yield start


@pytest.fixture
def open_url(browser):
    """Opens pages at an address, each in a browser profile of its own, and checks that no script failed."""
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
def gallery(start_app, open_url, tmp_path, monkeypatch):
    """Opens pages of the gallery by their paths. Its user defaults last for the test."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    url = start_app("Gallery")
    return lambda path, **options: open_url(f"{url}/{path}", **options)


@pytest.fixture
def start_server(players_binary, tmp_path):
    """Starts servers, and stops them when the test is over."""
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
def forgetful_server(start_server):
    """A server that keeps no state of pages: what comes back after a restart comes from the page alone."""
    return start_server(8, "--page-state=none")


@pytest.fixture(scope="session")
def browser():
    # A browser without windows loads a page in a third of the time.
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
    """Has all pages of a browser run `SOCKETS` first."""
    new_context = browser.new_context

    def new_watched_context(**options):
        # Whatever the language of this machine is.
        context = new_context(**{"locale": "en-US"} | options)
        context.add_init_script(SOCKETS)
        return context

    browser.new_context = new_watched_context


class Page:
    """One tab with the Players app: its parts by the names that a person reads."""

    def __init__(self, page, url):
        self.page = page
        self.errors = []
        # What is sent and received over the socket.
        self.sent = []
        self.received = []
        # The sockets over which the server has sent something.
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
        # Nobody watches sockets that a test has replaced.
        self.page.wait_for_function("() => window.isLive !== false", timeout=TIMEOUT * 1000)

    def wait_until(self, condition, problem):
        deadline = time.monotonic() + TIMEOUT
        while not condition():
            assert time.monotonic() < deadline, problem
            self.page.wait_for_timeout(10)

    def forget_former_documents(self):
        """Keeps what is sent and received for the document that the tab shows alone: each numbers its events anew."""

        def forget():
            self.sent.clear()
            self.received.clear()

        self.page.on("domcontentloaded", lambda _: forget())

    def wait_until_answered(self):
        """Waits until the server has answered everything that the user did in this session."""

        def is_answered():
            sent = [json.loads(text)[1] for text in self.sent if text.startswith('["e"')]
            answered = [json.loads(text)[1] for text in self.received]
            return not sent or answered and answered[-1] >= sent[-1]

        self.wait_until(is_answered, "the server has not answered")
        self.page.wait_for_timeout(LATENCY)

    @contextmanager
    def reconnecting(self):
        """Loses its connection within the block, and is live again after it."""
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
        """The ids of the players, in the order that the page shows."""
        return [int(text.split("-")[1]) for text in self.rows().evaluate_all("rows => rows.map(r => r.dataset.testid)")]

    def name(self, player):
        """The button with the player's name."""
        return self.row(player).get_by_role("button").first

    def increment(self, player):
        self.row(player).get_by_role("button", name="Increment").click()

    def delete(self, player):
        self.row(player).get_by_role("button", name="Delete").click()

    def order(self, title):
        """Orders the players, and waits until the page shows them so. It shows the choice at once."""
        self.choose_order(title)
        self.wait_until(lambda: self.is_ordered(title), f"the players are not ordered by {title}")

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
    """Opens pages, each in a browser profile of its own unless one is given, and checks that no script failed.

    An init script runs in each page before the page's own.
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
