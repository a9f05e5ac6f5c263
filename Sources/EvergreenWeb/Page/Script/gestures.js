// Taps, long presses, hover and context menus on views that are not controls: elements with data-gesture.
import { placeMenuAt } from './dialogs.js';
import { chosen, isControlIn, pointIn, recognizersAt } from './recognizers.js';
import { menuAt } from './row-menus.js';

// How long a tap waits for the next one where views recognize more taps, in milliseconds.
const tapInterval = 250;
// The minimum duration of the long press that opens a context menu, in milliseconds.
const longPressDuration = 500;

const free = (target, name) => recognizersAt(target, name).filter(({ area }) => !isControlIn(target, area));

// Among tap recognizers, the one with the highest count that divides the number of clicks, and whether one with a higher count may follow.
const tapOf = (taps, clicks) => {
    const counts = taps.map(({ numbers }) => numbers[0]);
    const tap = taps.filter(({ numbers: [count] }) => clicks % count === 0)
        .reduce((best, next) => (best && best.numbers[0] >= next.numbers[0] ? best : next), null);
    return { tap, waits: Math.max(0, ...counts) > clicks };
};

export class Gestures {
    #send;
    #recognizers;
    // Called with the area of a recognized long press.
    #pressed;
    #tapTimers = [];
    // Recognizer runs that may become long presses.
    #presses = [];
    // Whether to ignore the click at the end of a long press.
    #isPressed = false;
    // Whether that click would hit the menu that the long press has opened.
    #hasOpenedMenu = false;
    #hovered = new Set();

    constructor(send, { recognizers, pressed }) {
        this.#send = send;
        this.#recognizers = recognizers;
        this.#pressed = pressed;
    }

    listen() {
        document.addEventListener('click', (event) => this.#tapFirst(event), true);
        document.addEventListener('click', (event) => this.#tap(event));
        document.addEventListener('contextmenu', (event) => this.#openMenu(event));
        document.addEventListener('pointerdown', (event) => this.#startPress(event));
        document.addEventListener('pointermove', (event) => this.#follow(event));
        for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, () => this.endPress());
        document.addEventListener('pointerover', (event) => {
            if (event.pointerType !== 'touch') this.#hover(recognizersAt(event.target, 'hover').map(({ area }) => area));
        });
        document.documentElement.addEventListener('pointerleave', () => this.#hover([]));
    }

    // Resets for a new session.
    reset() {
        this.#tapTimers.forEach(clearTimeout);
        this.#presses.forEach(({ timer }) => clearTimeout(timer));
        this.#presses = [];
        this.#hovered.clear();
    }

    // MARK: Taps

    // Recognizes high-priority taps before controls and inner views get the click.
    #tapFirst(event) {
        if (this.#hasOpenedMenu) {
            this.#hasOpenedMenu = false;
            event.stopImmediatePropagation();
            event.preventDefault();
            return;
        }
        if (!event.detail || this.#isPressed) return;
        const taps = recognizersAt(event.target, 'taps').filter(({ priority }) => priority === 'high').reverse();
        if (!tapOf(taps, event.detail).tap) return;
        event.stopPropagation();
        event.preventDefault();
        this.#cancelTaps();
        this.#recognizeTap(taps, event);
        this.#tapSimultaneously(event);
    }

    #tap(event) {
        if (this.#isPressed) {
            this.#isPressed = false;
            return;
        }
        this.#cancelTaps();
        this.#recognizeTap(free(event.target, 'taps').filter(({ priority }) => priority !== 'simultaneous'), event);
        this.#tapSimultaneously(event);
    }

    #tapSimultaneously(event) {
        const taps = recognizersAt(event.target, 'taps').filter(({ priority }) => priority === 'simultaneous');
        for (const area of new Set(taps.map((tap) => tap.area))) {
            this.#recognizeTap(taps.filter((tap) => tap.area === area), event);
        }
    }

    #cancelTaps() {
        this.#tapTimers.forEach(clearTimeout);
        this.#tapTimers = [];
    }

    #recognizeTap(taps, event) {
        // A click without a pointer is a single tap.
        const { tap, waits } = tapOf(taps, event.detail || 1);
        if (!tap) return;
        let act = () => this.#send(tap.area, 'tap');
        if (tap.priority) {
            const start = event.detail ? pointIn(tap.area, tap.numbers[1], event) : [0, 0];
            const run = this.#recognizers.begin(tap, start);
            act = () => this.#recognizers.report(run, 'e', event.timeStamp);
        }
        if (waits) this.#tapTimers.push(setTimeout(act, tapInterval));
        else act();
    }

    // MARK: Long presses

    #startPress(event) {
        this.#isPressed = false;
        this.#hasOpenedMenu = false;
        this.endPress();
        if (!event.isPrimary || event.button !== 0) return;
        for (const press of chosen(recognizersAt(event.target, 'press'), (area) => !isControlIn(event.target, area))) {
            const [time, distance] = press.numbers;
            const run = this.#recognizers.begin(press, pointIn(press.area, 0, event));
            if (press.priority) this.#recognizers.report(run, 'b', event.timeStamp);
            this.#startTimer(run, event, time, distance, () => {
                if (!press.priority) return this.#send(press.area, 'press');
                if (press.priority === 'high') this.#recognizers.swallowsClick = true;
                this.#pressed(press.area);
                return this.#recognizers.report(run, 'e', performance.now());
            });
        }
        // Not all browsers dispatch `contextmenu` for touch.
        const menu = event.pointerType === 'touch' && menuAt(event.target);
        if (!menu || this.#presses.length || (!menu.isOfRows && isControlIn(event.target, menu.area))) return;
        this.#startTimer({ recognizer: menu }, event, longPressDuration, 10, () => {
            this.#hasOpenedMenu = true;
            this.#ask(menu);
        });
    }

    #startTimer(run, { clientX, clientY }, time, distance, act) {
        run.timer = setTimeout(() => {
            this.#presses = this.#presses.filter((press) => press !== run);
            this.#isPressed = true;
            act();
        }, time);
        this.#presses.push(Object.assign(run, { distance, x: clientX, y: clientY }));
    }

    #follow(event) {
        if (!this.#presses.length) return;
        this.#endPresses(({ x, y, distance }) => Math.hypot(event.clientX - x, event.clientY - y) > distance);
    }

    // Cancels pending long presses.
    endPress() {
        this.#endPresses(() => true);
    }

    #endPresses(ends) {
        const ended = this.#presses.filter(ends);
        this.#presses = this.#presses.filter((press) => !ended.includes(press));
        for (const press of ended) {
            clearTimeout(press.timer);
            if (press.recognizer.priority) this.#recognizers.report(press, 'x', performance.now());
        }
    }

    // MARK: Menus and pointers

    #openMenu(event) {
        // Suppresses the browser's own menu for long presses.
        if (event.pointerType === 'touch' && (this.#isPressed || this.#presses.length)) event.preventDefault();
        const menu = event.target instanceof Element && menuAt(event.target);
        if (!menu) return;
        // Fields and links keep the browser's menu. In tables, rows are links themselves.
        const field = event.target.closest(menu.isOfRows ? 'input, textarea' : 'input, textarea, a[href]');
        if (field && menu.area.contains(field)) return;
        event.preventDefault();
        this.endPress();
        if (event.button === 2) placeMenuAt(event);
        this.#ask(menu);
    }

    #ask({ node, isOfRows }) {
        if (isOfRows) this.#send(node, 'menu');
        else this.#send(node, 'actions');
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
