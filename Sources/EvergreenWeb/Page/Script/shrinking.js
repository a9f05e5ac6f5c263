import { overflows, slack, SpaceObserver } from './space-observer.js';

// The number of steps of the binary search for the largest scale that fits.
const steps = 6;

const fits = (node) => {
    if (overflows(node)) return false;
    const frame = node.parentElement;
    if (!frame.matches('.frame[class*=" h-"]')) return true;
    return node.getBoundingClientRect().height <= frame.getBoundingClientRect().height + slack;
};

const scale = (node, factor) => { node.style.zoom = factor; };

const shrink = (node) => {
    let least = parseFloat(getComputedStyle(node).getPropertyValue('--min-scale')) || 1;
    let most = 1;
    for (let step = 0; step < steps; step += 1) {
        const middle = (least + most) / 2;
        scale(node, middle);
        if (fits(node)) least = middle;
        else most = middle;
    }
    scale(node, least);
};

// Scales down texts that do not fit, to `minimumScaleFactor` at least, and again when the available space may have changed.
export class Shrinking {
    #observer = new SpaceObserver('.shrinks', () => this.update());

    listen() {
        this.#observer.listen();
    }

    update() {
        const nodes = this.#observer.take();
        // One layout measures all nodes. Only those that overflow cause further ones.
        for (const node of nodes) node.style.removeProperty('zoom');
        for (const node of nodes.filter((node) => !fits(node))) shrink(node);
    }
}
