// Taps, long presses, pointers and context menus on views that are no controls: elements with data-gesture.

// How long a tap waits for the next one, where both mean something. In milliseconds.
const pause = 250;
// How long a finger stays for a context menu.
const stay = 500;

// The elements around a node that notice a gesture, the innermost first.
const areas = (node, name) => {
    const found = [];
    for (let area = node; (area = area?.closest?.(`[data-gesture^=${name}]`)); area = area.parentElement) found.push(area);
    return found;
};

// Controls take what is meant for them.
const isTaken = (node, area) => {
    const control = node.closest('button, a, input, select, textarea, label, option, [data-on], dialog');
    return Boolean(control) && area.contains(control);
};

const free = (event, name) => event.target instanceof Element
    ? areas(event.target, name).filter((area) => !isTaken(event.target, area)) : [];

const numbers = (area) => area.dataset.gesture.split(' ').slice(1).map(Number);

export class Gestures {
    #send;
    #tapTimer = 0;
    #press = null;
    // Whether the click at the end of a long press is none.
    #isPressed = false;
    #hovered = new Set();

    constructor(send) {
        this.#send = send;
    }

    listen() {
        document.addEventListener('click', (event) => this.#tap(event));
        document.addEventListener('contextmenu', (event) => this.#openMenu(event));
        document.addEventListener('pointerdown', (event) => this.#startPress(event));
        document.addEventListener('pointermove', (event) => this.#follow(event));
        for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, () => this.endPress());
        document.addEventListener('pointerover', (event) => {
            if (event.pointerType !== 'touch') this.#hover(areas(event.target, 'hover'));
        });
        document.documentElement.addEventListener('pointerleave', () => this.#hover([]));
    }

    // Starts over for a new session.
    reset() {
        clearTimeout(this.#tapTimer);
        this.endPress();
        this.#hovered.clear();
    }

    #tap(event) {
        if (this.#isPressed) {
            this.#isPressed = false;
            return;
        }
        const taps = free(event, 'taps').map((area) => ({ area, count: numbers(area)[0] }));
        // A click that no pointer made is one tap.
        const clicks = event.detail || 1;
        const most = Math.max(0, ...taps.map(({ count }) => count));
        const tap = taps.filter(({ count }) => clicks % count === 0)
            .reduce((best, next) => (best && best.count >= next.count ? best : next), null);
        clearTimeout(this.#tapTimer);
        if (!tap) return;
        if (most > clicks) this.#tapTimer = setTimeout(() => this.#send(tap.area, 'tap'), pause);
        else this.#send(tap.area, 'tap');
    }

    #startPress(event) {
        this.#isPressed = false;
        this.endPress();
        if (!event.isPrimary || event.button !== 0) return;
        const [area] = free(event, 'press');
        // Not all browsers open context menus for fingers.
        const [menu] = event.pointerType === 'touch' ? free(event, 'menu') : [];
        if (!area && !menu) return;
        const [time, distance] = area ? numbers(area) : [stay, 10];
        const timer = setTimeout(() => {
            this.#press = null;
            this.#isPressed = true;
            if (area) this.#send(area, 'press');
            else this.#send(menu, 'actions');
        }, time);
        this.#press = { timer, distance, x: event.clientX, y: event.clientY };
    }

    #follow(event) {
        const press = this.#press;
        if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.distance) this.endPress();
    }

    // Ends what may become a long press.
    endPress() {
        clearTimeout(this.#press?.timer);
        this.#press = null;
    }

    #openMenu(event) {
        const field = event.target instanceof Element && event.target.closest('input, textarea, a[href]');
        const [menu] = event.target instanceof Element ? areas(event.target, 'menu') : [];
        if (!menu || (field && menu.contains(field))) return;
        event.preventDefault();
        this.endPress();
        this.#send(menu, 'actions');
    }

    #hover(current) {
        for (const area of this.#hovered) {
            if (current.includes(area)) continue;
            this.#hovered.delete(area);
            if (area.isConnected) this.#send(area, 'hover', false);
        }
        for (const area of current) {
            if (this.#hovered.has(area)) continue;
            this.#hovered.add(area);
            this.#send(area, 'hover', true);
        }
    }
}
