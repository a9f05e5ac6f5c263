// The tolerance for measured lengths, which are rounded, in pixels.
export const slack = 1;

// Whether a node's content is larger than the node.
export const overflows = (node) => node.scrollHeight > node.clientHeight + slack || node.scrollWidth > node.clientWidth + slack;

// Calls back when the space that is available to certain nodes may have changed.
export class SpaceObserver {
    #selector;
    #update;
    #isScheduled = false;
    #observer = new ResizeObserver(() => this.#schedule());
    #observed = new Set();

    // update() is called in the next animation frame if any nodes match the selector.
    constructor(selector, update) {
        this.#selector = selector;
        this.#update = update;
    }

    listen() {
        addEventListener('resize', () => this.#schedule());
        document.fonts?.addEventListener('loadingdone', () => this.#schedule());
    }

    // The nodes that match the selector. From here on their parents are observed, and no others.
    take() {
        const nodes = [...document.querySelectorAll(this.#selector)];
        const parents = new Set(nodes.map((node) => node.parentElement));
        for (const parent of this.#observed) if (!parents.has(parent)) this.#observer.unobserve(parent);
        for (const parent of parents) if (!this.#observed.has(parent)) this.#observer.observe(parent);
        this.#observed = parents;
        return nodes;
    }

    #schedule() {
        if (this.#isScheduled || !document.querySelector(this.#selector)) return;
        this.#isScheduled = true;
        requestAnimationFrame(() => {
            this.#isScheduled = false;
            this.#update();
        });
    }
}
