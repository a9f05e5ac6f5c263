import { element, focusable, isText } from './elements.js';

const reporting = (node) => node instanceof Element ? node.closest('[data-focus]') : null;

// Moves the focus as the server asks, and tells the server where the focus is.
export class Focus {
    // The element that gets the focus once a frame is applied; 0 for none, null for no change.
    #request = null;

    request(id) {
        this.#request = id;
    }

    // Forgets what was asked for: elements are numbered anew.
    reset() {
        this.#request = null;
    }

    // Moves the focus as the last frame asked.
    move() {
        if (this.#request === null) return;
        const node = this.#request ? element(this.#request) : null;
        const active = document.activeElement;
        if (node) {
            const target = node.matches('[data-focus]')
                ? node : node.querySelector('[data-focus]') || focusable(node)[0];
            target?.focus();
        } else if (active?.closest('[data-focus]')) {
            active.blur();
        }
        this.#request = null;
    }

    listen(send) {
        document.addEventListener('focusin', (event) => {
            const node = reporting(event.target);
            if (node && node !== reporting(event.relatedTarget)) send(node, 'focus', true);
        });
        document.addEventListener('focusout', (event) => {
            const node = reporting(event.target);
            // A field keeps its focus while another window has it. Where another control gets the focus, its own event
            // says enough.
            if (node && document.hasFocus() && node.isConnected && !reporting(event.relatedTarget)) {
                send(node, 'focus', false);
            }
        });
    }
}

// Runs a change that takes nodes out of the page and puts them back, which would lose the focus.
export const keepingFocus = (change) => {
    const active = document.activeElement;
    const selection = active && isText(active) ? [active.selectionStart, active.selectionEnd] : null;
    change();
    if (active && active !== document.activeElement && active.isConnected && active !== document.body) {
        active.focus({ preventScroll: true });
        if (selection) active.setSelectionRange(...selection);
    }
};
