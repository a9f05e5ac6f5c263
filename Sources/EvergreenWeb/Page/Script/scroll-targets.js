import { boxesOf, idOf } from './elements.js';
import { targetsOf } from './scrollers.js';

// The minimum interval between reports, in milliseconds.
const interval = 100;

const observed = () => [...document.querySelectorAll('[data-scroll-thresholds]')];

// Tolerance for fractions of a pixel.
const lowered = (threshold) => Math.max(threshold - 0.01, 0);

// Reports the scroll targets whose visible fraction reaches the thresholds of their scroll view.
export class ScrollTargets {
    #send;
    #isReady;
    // The observers of scroll views, with their thresholds as text, and the visible fractions of the observed boxes.
    #nodes = new Map();
    // The last reports by element id and threshold.
    #sent = new Map();
    #timer = 0;

    constructor(send, isReady) {
        this.#send = send;
        this.#isReady = isReady;
    }

    // Resets for a new session.
    reset() {
        this.#sent.clear();
    }

    // Observes inserted targets. Called after each frame.
    update() {
        for (const [node, { observer }] of this.#nodes) {
            if (node.isConnected && node.dataset.scrollThresholds) continue;
            observer.disconnect();
            this.#nodes.delete(node);
        }
        const nodes = observed();
        for (const node of nodes) this.#observe(node);
        if (nodes.length) this.#schedule();
    }

    #observe(node) {
        const text = node.dataset.scrollThresholds;
        let known = this.#nodes.get(node);
        if (known?.text !== text) {
            known?.observer.disconnect();
            const fractions = new Map();
            const observer = new IntersectionObserver((entries) => {
                for (const { target, isIntersecting, intersectionRatio } of entries) {
                    if (fractions.has(target)) fractions.set(target, isIntersecting ? intersectionRatio : null);
                }
                this.#schedule();
            }, { threshold: text.split(' ').map((threshold) => lowered(Number(threshold))) });
            known = { text, fractions, observer };
            this.#nodes.set(node, known);
        }
        const boxes = new Set(targetsOf(node).flatMap((target) => boxesOf(target).slice(0, 1)));
        for (const box of known.fractions.keys()) {
            if (boxes.has(box)) continue;
            known.observer.unobserve(box);
            known.fractions.delete(box);
        }
        for (const box of boxes) {
            if (known.fractions.has(box)) continue;
            known.fractions.set(box, null);
            known.observer.observe(box);
        }
    }

    #schedule() {
        if (this.#timer) return;
        this.#timer = setTimeout(() => {
            this.#timer = 0;
            this.#report();
        }, interval);
    }

    #report() {
        // Called again after reconnecting.
        if (!this.#isReady()) return;
        for (const [node, { text, fractions }] of this.#nodes) {
            if (!node.isConnected) continue;
            const targets = targetsOf(node);
            for (const threshold of text.split(' ')) {
                const least = lowered(Number(threshold));
                const ids = targets.filter((target) => {
                    const fraction = fractions.get(boxesOf(target)[0]) ?? null;
                    return fraction !== null && fraction >= least;
                }).map(idOf);
                const key = `${idOf(node)} ${threshold}`;
                const message = [threshold, ...ids].join(' ');
                if ((this.#sent.get(key) ?? threshold) === message) continue;
                this.#sent.set(key, message);
                this.#send(node, 'targets', message);
            }
        }
    }
}
