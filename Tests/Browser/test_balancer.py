"""Two servers behind a load balancer that distributes connections: pages continue on either server."""

import pytest
from balancer import Balancer, is_socket, round_robin
from conftest import HIDE
from players_server import Server
from playwright.sync_api import expect

from test_saved_state import half_edited
from waiting import wait_for
from test_users import GuestBook, new_browser, sign_in, user  # noqa: F401


class Routes:
    """The servers for requests and sockets; round-robin if unset."""

    def __init__(self):
        self.requests = None
        self.sockets = None

    def __call__(self, start, turn):
        target = self.sockets if is_socket(start) else self.requests
        return turn if target is None else target


@pytest.fixture
def routes():
    return Routes()


@pytest.fixture
def balancer(players_binary, tmp_path, routes):
    """A load balancer with two servers that share a database and the state of pages."""
    servers = [Server(players_binary, tmp_path, 8) for _ in range(2)]
    for number, server in enumerate(servers):
        server.log = tmp_path / f"log-{number}.txt"
        server.options = [f"--page-state={tmp_path}/pages.sqlite", "--sleep-after=2"]
        server.start()
    balancer = Balancer([server.port for server in servers], routes)
    balancer.servers = servers
    yield balancer
    balancer.stop()
    for server in servers:
        server.stop()


def move(page, balancer, routes, server):
    """Drops the page's socket, and waits until it continues on a server."""
    routes.sockets = server
    page.sent.clear()
    with page.reconnecting():
        balancer.drop()
    expect(page.status).to_be_empty()
    assert balancer.sockets[-1] == server


def reload(page):
    """Reloads the document, and waits until the new one is live. A socket of the previous document may still open late."""
    opened = []
    page.page.once("framenavigated", lambda _: page.page.on("websocket", lambda socket: opened.append(socket)))
    page.page.reload()
    page.wait_until(lambda: any(socket in page.live_sockets for socket in opened), "the page is not live again")


def requests(page):
    """Records the documents that a page requests from now on."""
    asked = []
    page.page.on("request", lambda request: asked.append(request.url) if request.resource_type in ("document", "fetch") else 0)
    return asked


def test_a_page_continues_on_the_server_that_its_first_socket_reaches(balancer, routes, open_page):
    routes.requests, routes.sockets = 0, 1
    page = open_page(balancer)
    assert balancer.sockets == [1]
    asked = requests(page)
    player = page.ids()[-1]
    score = int(page.score(player).inner_text())
    page.increment(player)
    expect(page.score(player)).to_have_text(str(score + 10))
    page.edit(player)
    page.field("Name").fill("Ada")
    page.button("Save").click()
    expect(page.name(player)).to_have_text("Ada")
    assert asked == [] and balancer.sockets == [1]


def test_a_selection_before_the_first_socket_is_open_is_performed_or_reported(balancer, routes, open_page):
    routes.requests, routes.sockets = 0, 1
    page = open_page(balancer)
    page.page.reload(wait_until="domcontentloaded")
    page.choose_order("Name")
    # The event may refer to the page that the first server has rendered, which the second one does not know.
    lost = page.page.get_by_role("alert").filter(has_text="Not carried out")
    page.wait_until(lambda: page.is_ordered("Name") or lost.is_visible(), "the selection was neither performed nor reported")
    if lost.is_visible():
        lost.get_by_role("button", name="OK").click()
        page.order("Name")
    expect(page.page.get_by_role("radio", name="Name")).to_be_checked()


def test_a_sheet_and_typed_text_move_between_servers(balancer, routes, open_page):
    routes.requests, routes.sockets = 0, 1
    page = open_page(balancer)
    half_edited(page)
    page.wait_until_answered()
    asked = requests(page)
    page.page.evaluate("() => { window.mark = 1; }")
    for number in range(4):
        move(page, balancer, routes, number % 2)
        expect(page.sheet()).to_be_visible()
        expect(page.field("Name")).to_have_value("Half a name" if number == 0 else f"Half a name {number - 1}")
        page.field("Name").fill(f"Half a name {number}")
        page.wait_until_answered()
    # The page was neither reloaded nor requested.
    assert page.page.evaluate("() => window.mark") == 1 and asked == []
    page.button("Save").click()
    expect(page.button("Half a name 3")).to_be_visible()


def test_a_page_with_an_open_sheet_continues_while_its_server_is_stopped(balancer, open_page):
    page = open_page(balancer)
    half_edited(page)
    page.wait_until_answered()
    for server in balancer.servers:
        page.sent.clear()
        server.stop()
        page.page.evaluate("() => dispatchEvent(new Event('online'))")
        expect(page.status).to_be_empty()
        expect(page.sheet()).to_be_visible()
        expect(page.field("Name")).to_have_value("Half a name")
        server.start()


def test_a_page_that_slept_continues_on_any_server(balancer, routes, open_page):
    page = open_page(balancer)
    half_edited(page)
    page.wait_until_answered()
    for requests_to, sockets_to in [(0, 1), (1, 0)]:
        routes.requests, routes.sockets = requests_to, sockets_to
        closed = []
        for websocket in page.live_sockets:
            websocket.on("close", lambda _: closed.append(True))
        page.page.evaluate(HIDE, True)
        wait_for(page.page, lambda: closed)
        with page.reconnecting():
            page.page.evaluate(HIDE, False)
        expect(page.status).to_be_empty()
        expect(page.sheet()).to_be_visible()
        expect(page.field("Name")).to_have_value("Half a name")


def test_a_page_of_another_version_is_reloaded(balancer, routes, open_page):
    routes.requests = routes.sockets = 0
    page = open_page(balancer)
    # The page appears to have an older script, which a process that does not know the session rejects.
    page.page.evaluate(
        """() => {
            const script = document.querySelector('script');
            script.setAttribute('src', script.getAttribute('src').replace(/_evergreen.[^/]*/, '_evergreen/0'));
        }"""
    )
    routes.requests = routes.sockets = 1
    with page.page.expect_navigation():
        balancer.drop()
    expect(page.status).to_be_empty()
    page.increment(page.ids()[-1])
    expect(page.score(page.ids()[-1])).not_to_have_text("0")


def test_a_user_signs_in_and_out_on_any_server(tmp_path, routes, new_browser):  # noqa: F811
    books = [GuestBook(tmp_path).start() for _ in range(2)]
    balancer = Balancer([book.port for book in books], routes)
    try:
        # The page's socket is at one server, and its requests go to the other.
        routes.requests, routes.sockets = 0, 1
        page = new_browser()(balancer.url)
        sign_in(page, "Ada", is_new=True)
        # Its socket was closed with a ticket, which the other server has exchanged.
        assert {1} == set(balancer.sockets)
        routes.requests, routes.sockets = 1, 0
        reload(page)
        expect(user(page)).to_have_text("Ada")
        page.button("Sign out").click()
        expect(page.button("Sign in")).to_be_visible()
    finally:
        balancer.stop()
        for book in books:
            book.stop()
