import { element } from './elements.js';

// Where a part of an element, in thousandths, comes to stand.
const place = (part) => part < 0 ? 'nearest' : part < 334 ? 'start' : part > 666 ? 'end' : 'center';

// Scrolls where the server asks.
export class Scroll {
    // What the last frame asked for; null for nothing.
    #request = null;

    request(id, x, y, isAnimated) {
        this.#request = { id, x, y, isAnimated };
    }

    // Forgets what was asked for: elements are numbered anew.
    reset() {
        this.#request = null;
    }

    // Scrolls as the last frame asked.
    move() {
        const request = this.#request;
        this.#request = null;
        const node = request && element(request.id);
        if (!node) return;
        const distance = Math.abs(node.getBoundingClientRect().top);
        // A longer way would lead past rows that are not there yet.
        const isShort = distance < 3 * innerHeight && !matchMedia('(prefers-reduced-motion: reduce)').matches;
        const behavior = request.isAnimated && isShort ? 'smooth' : 'instant';
        node.scrollIntoView({ block: place(request.y), inline: place(request.x), behavior });
    }
}
