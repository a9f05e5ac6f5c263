import { element, focusable, isText } from './elements.js';

const reporting = (node) => node instanceof Element ? node.closest('[data-focus]') : null;

// Moves the focus as the server requests, and reports it to the server.
export class Focus {
    // The element to focus after a frame is applied; 0 for none, null for no change.
    #request = null;

    request(id) {
        this.#request = id;
    }

    // Drops the request, because elements are renumbered.
    reset() {
        this.#request = null;
    }

    // Moves the focus as requested by the last frame.
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
            // A field keeps its focus while another window has it. If another reporting control gains the focus, its own event suffices.
            if (node && document.hasFocus() && node.isConnected && !reporting(event.relatedTarget)) {
                send(node, 'focus', false);
            }
        });
    }
}

// Performs a change that removes and reinserts nodes without losing the focus.
export const keepingFocus = (change) => {
    const active = document.activeElement;
    const selection = active && isText(active) ? [active.selectionStart, active.selectionEnd] : null;
    change();
    if (active && active !== document.activeElement && active.isConnected && active !== document.body) {
        active.focus({ preventScroll: true });
        if (selection) active.setSelectionRange(...selection);
    }
};
