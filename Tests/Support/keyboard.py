"""Keyboard access to a page's controls: which there are, whether the Tab key reaches them, and which keys operate them."""

import json
import time

from playwright.sync_api import Error

# Numbers the controls in the tab order. A group of radio buttons is one tab stop.
CONTROLS = """() => {
    const selector = 'a[href], button, input, select, textarea, [role=tab], [role=slider], [tabindex]';
    const controls = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true })
        && !node.disabled && node.tabIndex >= 0 && !node.closest('[inert], fieldset:disabled') && node.type !== 'hidden');
    const groups = new Set();
    let number = 0;
    for (const node of controls) {
        if (node.type === 'radio') {
            if (groups.has(node.name)) continue;
            groups.add(node.name);
        }
        node.dataset.walk = number;
        number += 1;
    }
    return number;
}"""

# The numbers of the first and last controls of each kind, which represent those between them.
VARIED = """() => {
    const kinds = new Map();
    for (const node of document.querySelectorAll('[data-walk]')) {
        const { walk, ...data } = node.dataset;
        const list = node.matches('a') ? node.closest('ul, ol')?.id : null;
        const kind = [node.tagName, node.type, node.role, node.className, Object.keys(data), data.on, list].join('|');
        kinds.set(kind, [...(kinds.get(kind)?.slice(0, 1) ?? []), Number(walk)]);
    }
    return [...kinds.values()].flat().sort((one, other) => one - other);
}"""

# The number of the focused control, and whether its focus is visible. An activator shows its focus ring on its area.
FOCUSED = """() => {
    const node = document.activeElement;
    if (!node || node === document.body) return null;
    const number = node.type === 'radio'
        ? [...document.querySelectorAll('input[type=radio][data-walk]')].find((other) => other.name === node.name)?.dataset.walk
        : node.dataset.walk;
    const shown = node.matches('.activator') ? document.querySelector('[data-activated]') ?? node : node;
    const marked = [shown, shown.nextElementSibling, shown.parentElement, shown.closest('label, .row, .field')].filter(Boolean);
    const isMarked = marked.some((one) => {
        const style = getComputedStyle(one);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    });
    const box = (shown.closest('label') ?? shown).getBoundingClientRect();
    const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return { number: number ?? null, isMarked, isInWindow, html: node.outerHTML.slice(0, 160) };
}"""

# Nodes with a pointer cursor that no focusable control activates.
UNREACHABLE = """() => [...document.querySelectorAll('main *')].filter((node) =>
        getComputedStyle(node).cursor === 'pointer' && getComputedStyle(node.parentElement).cursor !== 'pointer'
        && node.checkVisibility({ visibilityProperty: true }) && !node.closest('[inert], fieldset:disabled, :disabled'))
    .filter((node) => {
        const control = node.closest('a[href], button, input, select, textarea, [tabindex]') ?? node.closest('label')?.control
            ?? node.querySelector('a[href], button, input, select, textarea, [tabindex]');
        return !control && !node.closest('.gesture')?.querySelector('.activator') && !node.closest('[data-selects]');
    })
    .map((node) => node.outerHTML.slice(0, 160))"""


def walk(page, limit=400):
    """Tabs through a page. Returns the numbers of the reached controls, and problems."""
    reached, problems = set(), []
    previous, stays = None, 0
    for _ in range(limit):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        for _ in range(60):
            # The browser scrolls to the focused control in one of the next frames.
            if focused is None or focused["isInWindow"]:
                break
            page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
            focused = page.evaluate(FOCUSED)
        if focused is None:
            return reached, problems
        if focused["html"] == previous and focused["number"] in reached:
            # A date and time field has six parts and a button, each a tab stop.
            stays += 1
            if stays > 8:
                return reached, [*problems, f"focus trapped at {focused['html']}"]
            continue
        previous, stays = focused["html"], 0
        if not focused["isMarked"]:
            problems.append(f"no focus ring at {focused['html']}")
        if not focused["isInWindow"]:
            problems.append(f"focused out of view: {focused['html']}")
        if focused["number"] is not None:
            if focused["number"] in reached:
                return reached, problems
            reached.add(focused["number"])
    return reached, [*problems, "tabbing does not end"]


def unreached(page):
    """Returns a page's problems in keyboard navigation."""
    count = page.evaluate(CONTROLS)
    reached, problems = walk(page)
    missed = set(map(str, range(count))) - reached
    if missed:
        selector = ", ".join(f'[data-walk="{number}"]' for number in sorted(missed)[:5])
        missing = page.locator(selector).evaluate_all("nodes => nodes.map((node) => node.outerHTML.slice(0, 160))")
        problems.append(f"not reached: {missing}")
    return problems + [f"only usable with the pointer: {html}" for html in page.evaluate(UNREACHABLE)]


# Waits until the browser has rendered the last changes.
DRAWN = "() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true))))"

# Records the messages that the page sends.
RECORD = """
    window.sentMessages = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (message) {
        window.sentMessages.push(message);
        return send.call(this, message);
    };
    // Sharing falls back to copying.
    navigator.canShare = undefined;
    if (navigator.clipboard) {
        navigator.clipboard.writeText = async () => {};
            // The clipboard's content, pasted as a text or a link.
        const content = new Blob(['https://example.org'], { type: 'text/plain' });
        navigator.clipboard.read = async () => [{ types: ['text/plain'], getType: async () => content }];
    }
"""

# The keys that operate the focused control, each tried until one has an effect. Keys in one string are pressed in sequence. A
# selected option and a minimum value can only be changed in the other direction.
KEYS = """() => {
    const node = document.activeElement;
    if (node.matches('[role=tab], [type=radio], [type=range]')) return ['ArrowRight', 'ArrowLeft'];
    if (node.matches('select, table, .handle')) return ['ArrowDown', 'ArrowUp'];
    if (node.matches('[type=date], [type=time], [type=datetime-local]')) return ['ArrowUp', 'ArrowDown'];
    if (node.matches('[type=checkbox], [type=color]')) return ['Space'];
    // A number field reports a complete number.
    if (node.matches('input, textarea')) return [node.dataset.on?.includes('commit') ? '1 Enter' : 'a'];
    if (node.matches('a, button, summary, .activator')) return ['Enter'];
    // A scroll view is scrolled by the browser.
    if (node.matches('.scroll, .table-frame')) {
        const { overflowX, overflowY } = getComputedStyle(node);
        return [...(/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight ? ['ArrowDown', 'ArrowUp'] : []),
            ...(/auto|scroll/.test(overflowX) && node.scrollWidth > node.clientWidth ? ['ArrowRight', 'ArrowLeft'] : [])];
    }
    if (node.matches('[data-drag]')) return ['Space ArrowDown Enter'];
    if (node.closest('[data-copy]')) return ['Control+c'];
    const [, filter, list] = node.closest('[data-keys]')?.dataset.keys.match(/^(\\w+) ?(.*)$/s) ?? [];
    if (filter === 'keys') return [list.split(' ')[0]];
    return filter ? [filter === 'characters' ? list[0] : 'a'] : [];
}"""

# The ids of a control's element and of its descendants and ancestors: a table reports the selected row.
ELEMENTS = """(node) => {
    const elements = [...node.querySelectorAll('[id^=e]')];
    for (let one = node; one; one = one.parentElement) elements.push(one);
    return elements.filter(({ id }) => /^e\\d+$/.test(id)).map(({ id }) => Number(id.slice(1)));
}"""

# The names of events for actions of the user.
ACTIONS = {
    "tap", "press", "input", "edit", "commit", "submit", "toggle", "select", "remove", "increment", "decrement", "actions", "choose",
    "key", "move", "copy",
}


class Control:
    """A control of a page, by its number in the tab order."""

    def __init__(self, page, number):
        self.page = page
        self.selector = f'[data-walk="{number}"]'
        self.node = None

    def focus(self):
        """Focuses the control. Returns whether it exists and accepts the focus."""
        self.node = self.page.query_selector(self.selector)
        return self.node is not None and self.node.evaluate(
            """(node) => {
                const front = [...document.querySelectorAll('dialog:modal')].at(-1);
                node.focus();
                return document.activeElement === node && (!front || front.contains(node));
            }"""
        )

    def operate(self):
        """Presses keys until they have an effect. Returns the problem, or None."""
        if not self.focus():
            return f"not focusable: {self._html}"
        choices = self.page.evaluate(KEYS)
        if not choices and self.node.evaluate("node => node.matches('.scroll, .table-frame')"):
            # Its content fits.
            return None
        for keys in choices:
            # The last alternative must have an effect.
            if self._has_effect(keys.split(), within=10 if keys == choices[-1] else 1):
                return None
        if not self.node.evaluate("node => node.isConnected"):
            # A late change by another control has removed it.
            return f"not focusable, as it was removed: {self._html}"
        return f"not operated by {choices}: {self._html}"

    @property
    def _html(self):
        return self.node.evaluate("node => node.outerHTML.slice(0, 200)") if self.node else self.selector

    def _has_effect(self, keys, within):
        elements = set(self.node.evaluate(ELEMENTS))
        self.page.evaluate("() => { window.sentMessages.length = 0; window.hasEffect = false; }")
        self.node.evaluate("node => node.addEventListener('scroll', () => { hasEffect = true; }, { once: true })")
        # What leads to a part of the page says that it has, also where that is in sight already.
        self.node.evaluate(
            "node => new MutationObserver(() => { hasEffect = true; }).observe(node, { attributeFilter: ['aria-current'] })"
        )
        opened = []
        events = ["popup", "filechooser", "download", "framenavigated"]
        listeners = {event: (lambda _: opened.append(True)) for event in events}
        for event, listener in listeners.items():
            self.page.on(event, listener)
        try:
            if self.node.evaluate("node => node.type === 'color'"):
                # The browser's color picker is not part of the page.
                self.node.evaluate("node => node.addEventListener('click', (event) => { event.preventDefault(); hasEffect = true; })")
            for key in keys:
                self.page.keyboard.press(key)
            deadline = time.monotonic() + within
            while time.monotonic() < deadline:
                if opened or self._is_reported(elements):
                    return True
                self.page.wait_for_timeout(10)
            return False
        finally:
            for event, listener in listeners.items():
                self.page.remove_listener(event, listener)

    def _is_reported(self, elements):
        try:
            messages, has_effect = self.page.evaluate("() => [window.sentMessages ?? [], Boolean(window.hasEffect)]")
        except Error as error:
            # The key has caused a navigation.
            if "because of a navigation" in str(error):
                return True
            raise
        if has_effect or self.page.get_by_role("alert").filter(has_text="Copied").count():
            return True
        events = [message for message in map(json.loads, messages) if message[0] == "e"]
        # Dropped and pasted content is reported for its destination.
        return any(name == "drop" or (name in ACTIONS and element in elements) for _, _, element, name, *_ in events)
