// So many times, the range is halved in which the largest size is that fits.
const steps = 6;
const slack = 1;

const fits = (node) => {
    if (node.scrollHeight > node.clientHeight + slack || node.scrollWidth > node.clientWidth + slack) return false;
    const frame = node.parentElement;
    if (!frame.matches('.frame[class*=" h-"]')) return true;
    return node.getBoundingClientRect().height <= frame.getBoundingClientRect().height + slack;
};

const scale = (node, factor) => { node.style.zoom = factor; };

const shrink = (node) => {
    let least = parseFloat(getComputedStyle(node).getPropertyValue('--least-scale')) || 1;
    let most = 1;
    for (let step = 0; step < steps; step += 1) {
        const middle = (least + most) / 2;
        scale(node, middle);
        if (fits(node)) least = middle;
        else most = middle;
    }
    scale(node, least);
};

// Makes texts smaller that do not fit, as far as `minimumScaleFactor` lets them, and again when the space may have changed.
export class Shrinking {
    #isScheduled = false;
    #observer = new ResizeObserver(() => this.#schedule());
    #observed = new Set();

    listen() {
        addEventListener('resize', () => this.#schedule());
        document.fonts?.addEventListener('loadingdone', () => this.#schedule());
    }

    look() {
        const nodes = [...document.querySelectorAll('.shrinks')];
        const parents = new Set(nodes.map((node) => node.parentElement));
        for (const parent of this.#observed) if (!parents.has(parent)) this.#observer.unobserve(parent);
        for (const parent of parents) if (!this.#observed.has(parent)) this.#observer.observe(parent);
        this.#observed = parents;
        // All are measured in one layout of the page; those that fit are done.
        for (const node of nodes) node.style.removeProperty('zoom');
        for (const node of nodes.filter((node) => !fits(node))) shrink(node);
    }

    #schedule() {
        if (this.#isScheduled || !document.querySelector('.shrinks')) return;
        this.#isScheduled = true;
        requestAnimationFrame(() => {
            this.#isScheduled = false;
            this.look();
        });
    }
}
