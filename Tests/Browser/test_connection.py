"""Broken connections, and messages that break connections."""

import re
import time

from playwright.sync_api import expect

# Gives tests access to the page's sockets, and removes the jitter of its back-off.
SOCKETS = """
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(address) { super(address); window.sockets.push(this); }
    };
    Math.random = () => 0;
"""


def cut(page):
    """Closes the page's socket, and waits for the next one."""
    known = page.page.evaluate("sockets.length")
    page.page.evaluate("sockets.at(-1).close()")
    page.page.wait_for_function("known => sockets.length > known", arg=known)


def test_a_page_that_reconnects_at_once_does_not_look_offline(server, open_page):
    page = open_page(server, init_script=SOCKETS)
    for _ in range(3):
        cut(page)
        expect(page.page.locator("body")).not_to_have_class("offline")
    score = page.score(1).inner_text()
    page.increment(1)
    expect(page.score(1)).not_to_have_text(score)
    expect(page.status).to_be_empty()


def test_a_browser_compresses_and_decompresses_messages(server, open_page):
    page = open_page(server, init_script=SOCKETS)
    assert "permessage-deflate" in page.page.evaluate("sockets.at(-1).extensions")
    # The frame of the sheet has some kilobytes, and so has the message with the name.
    page.edit(1)
    name = " ".join(f"Anna {number}" for number in range(1_000))
    page.field("Name").fill(name)
    page.button("Save").click()
    expect(page.name(1)).to_have_text(name)
    assert page.page.evaluate("sockets.length") == 1


def test_a_text_that_is_too_long_is_truncated_with_a_note(server, open_page):
    page = open_page(server, init_script=SOCKETS)
    page.edit(1)
    name = page.field("Name")
    name.fill("Anna")
    name.press("Home")
    page.page.keyboard.insert_text("é" * 70_000)
    note = page.sheet().get_by_role("alert")
    expect(note).to_contain_text("too long")
    text = name.input_value()
    # Only the insertion is truncated.
    assert text.startswith("é") and text.endswith("éAnna")
    assert 20_000 < len(text) < 65_536
    # The note disappears with the next change, and the page keeps its socket.
    name.fill("Anna the first")
    expect(note).to_have_count(0)
    page.button("Save").click()
    expect(page.name(1)).to_have_text("Anna the first")
    assert page.page.evaluate("sockets.length") == 1


def test_an_unpaired_surrogate_is_replaced(server, open_page):
    page = open_page(server, init_script=SOCKETS)
    page.edit(1)
    page.field("Name").evaluate(
        """field => {
            field.value = 'Zo' + String.fromCharCode(0xd800) + 'e';
            field.dispatchEvent(new Event('input', { bubbles: true }));
        }"""
    )
    expect(page.field("Name")).to_have_value("Zo\ufffde")
    page.button("Save").click()
    expect(page.name(1)).to_have_text("Zo\ufffde")
    assert page.page.evaluate("sockets.length") == 1


def refusing(page, words, code, sent):
    """Puts a proxy between the page and its server that closes the socket for messages that contain certain words."""

    def connect(socket):
        server = socket.connect_to_server()

        def pass_on(message):
            sent.append(message)
            if words in message:
                socket.close(code=code, reason="Refused.")
            else:
                server.send(message)

        socket.on_message(pass_on)

    page.route_web_socket("**/_evergreen/live", connect)


def test_an_event_that_closed_the_socket_is_not_resent(server, open_page):
    context = open_page.new_context()
    sent = []
    refusing(context, '"increment"', 1009, sent)
    page = open_page(server, context)
    page.increment(1)
    notice = page.page.get_by_role("alert")
    expect(notice).to_contain_text("not carried out")
    # Later events are handled.
    page.edit(1)
    page.field("Name").fill("Anna")
    page.button("Save").click()
    expect(page.name(1)).to_have_text("Anna")
    assert sum('"increment"' in message for message in sent) == 1
    notice.get_by_role("button", name="OK").click()
    expect(notice).to_have_count(0)


def test_a_text_that_closed_the_socket_is_not_resent(server, open_page):
    context = open_page.new_context()
    sent = []
    refusing(context, "Anna", 1009, sent)
    page = open_page(server, context)
    page.edit(1)
    page.field("Name").fill("Anna")
    expect(page.sheet().get_by_role("alert")).to_contain_text("did not take this text")
    expect(page.field("Name")).to_have_value("Anna")
    page.field("Name").fill("Berta")
    expect(page.sheet().get_by_role("alert")).to_have_count(0)
    page.button("Save").click()
    expect(page.name(1)).to_have_text("Berta")
    assert sum("Anna" in message for message in sent) == 1


def test_an_event_that_breaks_every_connection_is_dropped(server, open_page):
    context = open_page.new_context()
    sent = []
    refusing(context, '"increment"', 4000, sent)
    page = open_page(server, context)
    page.increment(1)
    expect(page.page.get_by_role("alert")).to_contain_text("not carried out")
    assert sum('"increment"' in message for message in sent) == 3


def test_a_redraw_includes_the_styles_of_lost_frames(start_server, open_page):
    """A frame with style rules is lost: the page detects the gap with the next frame, and requests a full redraw."""
    server = start_server(players=0)
    context = open_page.new_context()
    dropped = []

    def connect(socket):
        through = socket.connect_to_server()

        def pass_on(message):
            if not dropped and '["s",' in message:
                dropped.append(message)
            else:
                socket.send(message)

        through.on_message(pass_on)

    context.route_web_socket("**/_evergreen/live", connect)
    page = open_page(server, context)
    other = open_page(server)
    # The list, which is shown once there is a player, needs additional style rules.
    other.button("Add player").click()
    deadline = time.monotonic() + 10
    while not dropped and time.monotonic() < deadline:
        page.page.wait_for_timeout(10)
    other.increment(1)
    expect(page.rows()).to_have_count(1)
    rules = re.findall(r'"(\.[^{]+){', dropped[0])
    assert rules, dropped
    known = page.page.evaluate(
        """() => [...document.adoptedStyleSheets, ...document.styleSheets]
            .flatMap(sheet => [...sheet.cssRules]).map(rule => rule.cssText).join(' ')"""
    )
    for rule in rules:
        assert f"{rule} {{" in known
