"""Two versions of Evergreen behind a round-robin load balancer: pages get their files, and continue."""

import re
import sqlite3
from contextlib import closing

import pytest
from balancer import Balancer, is_socket, round_robin
from players_server import Server
from playwright.sync_api import expect

from test_saved_state import half_edited


class Versions:
    """Two servers with one store and database behind a load balancer, which makes pages of the first appear as an older version."""

    def __init__(self, binary, folder):
        self.store = folder / "pages.sqlite"
        self.servers = [Server(binary, folder, 8) for _ in range(2)]
        for number, server in enumerate(self.servers):
            server.log = folder / f"log-{number}.txt"
            server.options = [f"--page-state={self.store}"]
            server.start()
        # The hashes that name the scripts of both versions, of equal length, as the balancer replaces bytes in transit.
        self.newer = self.newer_hash()
        self.older = "0" * len(self.newer)
        self.leave_older_files()
        # The number of served pages of the older version.
        self.older_pages = 0
        self.balancer = Balancer([server.port for server in self.servers], change=self.change)

    def newer_hash(self):
        with closing(sqlite3.connect(self.store)) as store:
            return store.execute("SELECT address FROM asset WHERE address LIKE '%/page.js'").fetchone()[0].split("/")[1]

    def leave_older_files(self):
        """Stores files of the older version, as a process of that version does."""
        with closing(sqlite3.connect(self.store)) as store:
            store.execute(
                """
                INSERT INTO asset SELECT replace(address, ?1, ?2), contentType, bytes, start + 1 FROM asset
                WHERE address LIKE '%/' || ?1 || '/%'
                """,
                [self.newer, self.older],
            )
            store.commit()

    def change(self, data, server, is_answer):
        if not is_answer:
            # Disables the compression of pages.
            return re.sub(rb"(?i)accept-encoding:", b"Accept-Nothing:", data)
        if server == 0 and self.newer.encode() in data:
            self.older_pages += 1
            return data.replace(self.newer.encode(), self.older.encode())
        return data

    def stop(self):
        self.balancer.stop()
        for server in self.servers:
            server.stop()


@pytest.fixture
def versions(players_binary, tmp_path):
    versions = Versions(players_binary, tmp_path)
    yield versions
    versions.stop()


@pytest.fixture
def context(open_page):
    """A browser context that records requests for pages, and failed requests."""
    context = open_page.new_context()
    context.pages_asked = []
    context.failed = []
    context.on(
        "request",
        lambda request: context.pages_asked.append(request.url) if request.resource_type in ("document", "fetch") else None,
    )
    context.on("response", lambda answer: context.failed.append(answer.url) if answer.status >= 400 else None)
    return context


@pytest.fixture
def page(versions, context, open_page):
    """A page of the older version."""
    versions.balancer.choose = lambda start, turn: 0 if not is_socket(start) else turn
    page = open_page(versions.balancer, context)
    versions.balancer.choose = round_robin
    return page


def version(page):
    return page.page.locator("script").first.get_attribute("src").split("/")[-2]


def test_a_page_gets_its_script_from_a_server_of_another_version(versions, context, open_page):
    # Pages come from the older version, and files from the newer one, which does not know their sessions.
    def choose(start, turn):
        return 0 if re.match(rb"GET / ", start) or is_socket(start) else 1

    versions.balancer.choose = choose
    page = open_page(versions.balancer, context)
    assert version(page) == versions.older
    player = page.ids()[-1]
    score = int(page.score(player).inner_text())
    page.increment(player)
    expect(page.score(player)).to_have_text(str(score + 10))
    assert context.failed == []


def test_a_page_continues_while_versions_alternate(versions, context, page):
    half_edited(page)
    for number in range(5):
        page.sent.clear()
        with page.reconnecting():
            versions.balancer.drop()
        expect(page.status).to_be_empty()
        expect(page.field("Name")).to_have_value("Half a name" if number == 0 else f"Half a name {number - 1}")
        page.field("Name").fill(f"Half a name {number}")
        page.wait_until_answered()
    page.button("Save").click()
    expect(page.button("Half a name 4")).to_be_visible()
    assert context.failed == [] and versions.older_pages > 0
    # It was not reloaded repeatedly.
    assert len(context.pages_asked) < 50


def test_a_page_is_replaced_by_one_of_the_remaining_version(versions, page):
    half_edited(page)
    versions.servers[0].stop()
    expect(page.page.locator(f"head script[src*='{versions.newer}']")).to_have_count(1)
    expect(page.status).to_be_empty()
    expect(page.field("Name")).to_have_value("Half a name")
    page.button("Save").click()
    expect(page.button("Half a name")).to_be_visible()


@pytest.mark.parametrize(
    "refuse",
    [
        # As by a server of another version, which lacks some style classes.
        lambda route: route.fulfill(status=404, headers={"cache-control": "no-store"}),
        lambda route: route.abort("connectionreset"),
    ],
    ids=["unknown", "lost on the way"],
)
def test_stylesheets_that_failed_to_load_are_retried(refuse, versions, context, open_page):
    asked = []

    def refuse_twice(route):
        asked.append(route.request.url)
        if len(asked) <= 2:
            refuse(route)
        else:
            route.continue_()

    context.route("**/style.css?*", refuse_twice)
    page = open_page(versions.balancer, context)
    expect(page.page.locator("link[data-styles]").first).to_have_attribute("data-attempts", "2")
    page.page.wait_for_function("() => document.querySelector('link[data-styles]').sheet?.cssRules.length")
    assert len(asked) == 3
