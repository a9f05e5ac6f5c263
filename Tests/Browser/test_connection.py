"""Connections that are cut under a page, and messages that a connection does not survive."""

import re
import time

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
    # The sheet comes in a frame of some kilobytes, and the name goes in such a message.
    page.edit(1)
    name = " ".join(f"Anna {number}" for number in range(1_000))
    page.field("Name").fill(name)
    page.button("Save").click()
    expect(page.name(1)).to_have_text(name)
    assert page.page.evaluate("sockets.length") == 1


def test_a_text_that_is_too_long_is_cut_with_a_message_at_the_field(server, open_page):
    page = open_page(server, init_script=SOCKETS)
    page.edit(1)
    name = page.field("Name")
    name.fill("Anna")
    name.press("Home")
    page.page.keyboard.insert_text("é" * 70_000)
    note = page.sheet().get_by_role("alert")
    expect(note).to_contain_text("too long")
    text = name.input_value()
    # What was there before is not what is cut.
    assert text.startswith("é") and text.endswith("éAnna")
    assert 20_000 < len(text) < 65_536
    # The message goes with the next change, and the page works on the same socket.
    name.fill("Anna the first")
    expect(note).to_have_count(0)
    page.button("Save").click()
    expect(page.name(1)).to_have_text("Anna the first")
    assert page.page.evaluate("sockets.length") == 1


def test_half_of_a_character_is_replaced(server, open_page):
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
    """Puts a proxy between the page and its server that closes the socket when a message holds some words."""

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


def test_an_event_that_closed_the_socket_is_not_sent_again(server, open_page):
    context = open_page.new_context()
    sent = []
    refusing(context, '"increment"', 1009, sent)
    page = open_page(server, context)
    page.increment(1)
    notice = page.page.get_by_role("alert")
    expect(notice).to_contain_text("not carried out")
    # What comes later is.
    page.edit(1)
    page.field("Name").fill("Anna")
    page.button("Save").click()
    expect(page.name(1)).to_have_text("Anna")
    assert sum('"increment"' in message for message in sent) == 1
    notice.get_by_role("button", name="OK").click()
    expect(notice).to_have_count(0)


def test_a_text_that_closed_the_socket_is_not_sent_again(server, open_page):
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


def test_an_event_that_ends_every_connection_is_given_up(server, open_page):
    context = open_page.new_context()
    sent = []
    refusing(context, '"increment"', 4000, sent)
    page = open_page(server, context)
    page.increment(1)
    expect(page.page.get_by_role("alert")).to_contain_text("not carried out")
    assert sum('"increment"' in message for message in sent) == 3


def test_a_redraw_brings_the_styles_of_frames_that_were_lost(start_server, open_page):
    """A frame with style rules is dropped on its way: the page notices by the next one, and asks for everything."""
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
    # The list, which is shown once there is a player, has styles of its own.
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
