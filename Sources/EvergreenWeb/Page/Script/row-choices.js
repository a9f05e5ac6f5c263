import { isCommand } from './shortcuts.js';
import { isTouch } from './touch.js';

const button = '.row > .select[data-on=choose]';

const buttonOf = ({ target }) => target instanceof Element ? target.closest(button) : null;

const listOf = (one) => one.closest('.list');

// Buttons of rows that are links are not displayed.
const isUsable = (one) => one.offsetParent && !one.matches(':disabled');

const isInSight = (one) => one.getBoundingClientRect().bottom > 0;

const buttonsAround = (one) => [...listOf(one).querySelectorAll(button)].filter(isUsable);

const choiceOf = (event) => {
    if (event.shiftKey) return 'range';
    // Activated by a key or by assistive technology.
    const isPressed = event.detail === 0;
    return isPressed || isCommand(event) || isTouch() ? 'toggle' : 'one';
};

// Multiple selection in lists, with pointer and keyboard, as in tables.
//
// One row of a list is its tab stop: the row that had the focus last, or else the first selected one, or the first visible one. Arrow keys
// move between rows.
export class RowChoices {
    #send;
    // The last focused button, by list.
    #last = new WeakMap();

    constructor(send) {
        this.#send = send;
    }

    // Updates tab stops. Called after each frame.
    update() {
        const lists = new Map();
        for (const one of document.querySelectorAll(button)) {
            const list = listOf(one);
            if (!lists.has(list)) lists.set(list, []);
            lists.get(list).push(one);
        }
        for (const [list, buttons] of lists) this.#setTabStop(this.#tabStop(list, buttons), buttons);
    }

    listen() {
        // Otherwise the browser would extend the text selection.
        document.addEventListener('mousedown', (event) => {
            const row = event.shiftKey && buttonOf(event);
            if (!row) return;
            event.preventDefault();
            row.focus({ preventScroll: true });
        });
        document.addEventListener('click', (event) => {
            const row = buttonOf(event);
            if (!row) return;
            // Not all browsers focus a clicked button.
            row.focus({ preventScroll: true });
            this.#send(row, 'choose', choiceOf(event));
        });
        document.addEventListener('focusin', (event) => {
            const row = buttonOf(event);
            if (!row) return;
            const list = listOf(row);
            this.#last.set(list, row);
            this.#setTabStop(row, list.querySelectorAll(button));
        });
        document.addEventListener('keydown', (event) => this.#pressed(event));
    }

    #tabStop(list, buttons) {
        const last = this.#last.get(list);
        if (buttons.includes(last) && isUsable(last)) return last;
        const usable = buttons.filter(isUsable);
        return usable.find((one) => one.ariaPressed === 'true') ?? usable.find(isInSight) ?? usable[0];
    }

    #setTabStop(stop, buttons) {
        for (const one of buttons) {
            const index = one === stop ? 0 : -1;
            if (one.tabIndex !== index) one.tabIndex = index;
        }
    }

    #pressed(event) {
        const row = buttonOf(event);
        if (!row || event.altKey || event.defaultPrevented || event.isComposing) return;
        if (event.key.toLowerCase() === 'a' && isCommand(event)) {
            event.preventDefault();
            this.#send(row, 'choose', 'all');
            return;
        }
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (!step) return;
        event.preventDefault();
        const rows = buttonsAround(row);
        const next = rows[rows.indexOf(row) + step];
        next?.focus();
        if (next && event.shiftKey) this.#send(next, 'choose', 'range');
        else if (next && !isCommand(event)) this.#send(next, 'choose', 'one');
    }
}
