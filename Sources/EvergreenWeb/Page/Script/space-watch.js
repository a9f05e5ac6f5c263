// Measured lengths are rounded: so many pixels do not count.
export const slack = 1;

// Whether a node's content is larger than the node.
export const overflows = (node) => node.scrollHeight > node.clientHeight + slack || node.scrollWidth > node.clientWidth + slack;

// Looks again at nodes of the page when the space may have changed that there is for them.
export class SpaceWatch {
    #selector;
    #look;
    #isScheduled = false;
    #observer = new ResizeObserver(() => this.#schedule());
    #observed = new Set();

    // look() is called before the next drawing of the page, if there are nodes that the selector finds.
    constructor(selector, look) {
        this.#selector = selector;
        this.#look = look;
    }

    listen() {
        addEventListener('resize', () => this.#schedule());
        document.fonts?.addEventListener('loadingdone', () => this.#schedule());
    }

    // The nodes that the selector finds. What is around them is observed from here on, and nothing else.
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
            this.#look();
        });
    }
}
