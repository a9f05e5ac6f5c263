import { isScroll } from './scroll-positions.js';

// How long a position is kept for content that has not arrived, in milliseconds. On a busy machine, the first fetch of a large table takes
// more than half a minute.
const lifetime = 120_000;
// The maximum distance from the end of a container that is scrolled to its end, in pixels.
const tolerance = 2;

const kinds = ['.scroll', '.column', 'dialog'];

// The scroll containers of the page, by names that the fresh page has, too: their kind, and their number among those of this kind.
const containers = () => new Map([
    ['window', document.scrollingElement],
    ...kinds.flatMap((kind) => [...document.querySelectorAll(`main ${kind}`)].map((node, index) => [`${kind} ${index}`, node])),
]);

// Keeps the scroll positions of a page that is replaced by its fresh content. Where the content is still too short, as when its rows arrive
// with a later frame, a position is restored as soon as it can be reached, unless the user or the app has scrolled.
export class ScrollRestoration {
    // The positions to restore, by the name of the scroll container.
    #positions = new Map();
    #until = 0;

    listen() {
        for (const name of ['wheel', 'touchmove', 'keydown']) {
            document.addEventListener(name, (event) => { if (isScroll(event)) this.end(); }, { capture: true, passive: true });
        }
        document.addEventListener('pointerdown', () => this.end(), { capture: true, passive: true });
        document.addEventListener('load', () => this.update(), true);
    }

    // Saves the positions before the page is replaced. Positions that could not be restored since the last time are kept.
    save() {
        const waiting = performance.now() < this.#until ? this.#positions : [];
        this.#positions = new Map();
        for (const [name, node] of containers()) {
            const [left, top] = [node.scrollLeft, node.scrollTop];
            if (!left && !top) continue;
            const isAtEnd = top > 0 && top + node.clientHeight >= node.scrollHeight - tolerance;
            this.#positions.set(name, { left, top, isAtEnd });
        }
        for (const [name, position] of waiting) this.#positions.set(name, position);
        this.#until = performance.now() + lifetime;
    }

    // Restores the positions that can be reached.
    update() {
        if (!this.#positions.size) return;
        if (performance.now() >= this.#until) return this.end();
        const nodes = containers();
        for (const [name, { left, top, isAtEnd }] of this.#positions) {
            const node = nodes.get(name);
            if (!node) continue;
            const [width, height] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
            if (Math.abs(left) > width + 1 || top > height + 1) continue;
            node.scrollTo({ left, top: isAtEnd ? height : top, behavior: 'instant' });
            this.#positions.delete(name);
        }
    }

    // Discards positions that could not be restored.
    end() {
        this.#positions.clear();
    }
}
