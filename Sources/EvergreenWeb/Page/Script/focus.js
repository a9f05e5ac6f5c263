import { element, focusable, isText } from './elements.js';

const reporting = (node) => node instanceof Element ? node.closest('[data-focus]') : null;

// Moves the focus at the server's request, and reports the focused element.
export class Focus {
    // The element to focus once a frame is applied; 0 to remove the focus, null for no change.
    #request = null;

    request(id) {
        this.#request = id;
    }

    // Discards the request: a new session has other element ids.
    reset() {
        this.#request = null;
    }

    // Moves the focus as the last frame requested.
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
            // A field stays focused while another window is active. When another control gets the focus, its own event is enough.
            if (node && document.hasFocus() && node.isConnected && !reporting(event.relatedTarget)) {
                send(node, 'focus', false);
            }
        });
    }
}

// Performs a change that removes nodes and inserts them again, and restores the focus that this loses.
export const keepingFocus = (change) => {
    const active = document.activeElement;
    const selection = active && isText(active) ? [active.selectionStart, active.selectionEnd] : null;
    change();
    if (active && active !== document.activeElement && active.isConnected && active !== document.body) {
        active.focus({ preventScroll: true });
        if (selection) active.setSelectionRange(...selection);
    }
};
