import { boxesOf, idOf } from './elements.js';

// Reports when the visible fraction of observed nodes crosses their threshold.
export class ScrollVisibility {
    #send;
    #isReady;
    // The observed nodes, with their boxes and those boxes whose visible fraction reaches the threshold.
    #nodes = new Map();
    // The ids of elements that are reported as visible.
    #reported = new Set();

    constructor(send, isReady) {
        this.#send = send;
        this.#isReady = isReady;
    }

    // Resets for a new session.
    reset() {
        this.#reported.clear();
    }

    // Observes inserted nodes. Called after each frame.
    update() {
        for (const [node, { observer }] of this.#nodes) {
            if (node.isConnected) continue;
            observer.disconnect();
            this.#nodes.delete(node);
        }
        for (const node of document.querySelectorAll('[data-visible]')) this.#observe(node);
        this.#report();
    }

    #observe(node) {
        const threshold = Number(node.dataset.visible);
        const boxes = boxesOf(node);
        const known = this.#nodes.get(node);
        if (known && known.threshold === threshold && boxes.length === known.boxes.length && boxes.every((box, index) => box === known.boxes[index])) return;
        known?.observer.disconnect();
        const inSight = new Set();
        const observer = new IntersectionObserver((entries) => {
            for (const { target, isIntersecting, intersectionRatio } of entries) {
                // Tolerance for fractions of a pixel.
                if (isIntersecting && intersectionRatio >= threshold - 0.01) inSight.add(target);
                else inSight.delete(target);
            }
            this.#report();
        }, { threshold: [Math.max(threshold - 0.01, 0)] });
        this.#nodes.set(node, { threshold, boxes, inSight, observer });
        for (const box of boxes) observer.observe(box);
    }

    #report() {
        // Called again after reconnecting.
        if (!this.#isReady()) return;
        for (const [node, { inSight }] of this.#nodes) {
            if (!node.isConnected) continue;
            const id = idOf(node);
            const isVisible = inSight.size > 0;
            if (isVisible === this.#reported.has(id)) continue;
            if (isVisible) this.#reported.add(id);
            else this.#reported.delete(id);
            this.#send(node, 'visible', isVisible);
        }
    }
}
