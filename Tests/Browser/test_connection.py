"""Connections that are cut under a page, and messages that a connection does not survive."""

from playwright.sync_api import expect

# Keeps the page's sockets within reach, and has it reconnect without the random part of its delay.
SOCKETS = """
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(address) { super(address); window.sockets.push(this); }
    };
    Math.random = () => 0;
"""



def cut(page):
    """Cuts the page's socket, and waits until there is another one."""
    known = page.page.evaluate("sockets.length")
    page.page.evaluate("sockets.at(-1).close()")
    page.page.wait_for_function("known => sockets.length > known", arg=known)


def test_a_page_that_is_back_at_once_does_not_stay_grey(server, open_page):
    page = open_page(server, init_script=SOCKETS)
    for _ in range(5):
        cut(page)
        expect(page.page.locator("body")).not_to_have_class("offline")
    score = page.score(1).inner_text()
    page.increment(1)
    expect(page.score(1)).not_to_have_text(score)
    expect(page.status).to_be_empty()
