// The boxes of nodes in the page's layout, without the transforms that show them elsewhere: an offset, a rotation, a running transition.

// The rectangles of transformed nodes are not those of the layout. Offsets are, but they are rounded to pixels.

const isIdentity = (transform) => transform === 'none' || transform === 'matrix(1, 0, 0, 1, 0, 0)';
const isTranslation = (transform) => transform === 'none' || /^matrix\(1, 0, 0, 1,/.test(transform);

const ignoreEnd = () => {};

// Boxes as of one moment. Transforms are read once.
export class LayoutBoxes {
    #moved = new Map();
    #distorted = new Map();
    // The running animations that have affected a measurement.
    animations = new Set();

    // Whether a node is shown elsewhere than in its place.
    #isMoved(node) {
        if (!this.#moved.has(node)) {
            const { translate, rotate, scale, transform } = getComputedStyle(node);
            const isMoved = translate !== 'none' || rotate !== 'none' || scale !== 'none' || !isIdentity(transform);
            if (isMoved) for (const one of node.getAnimations()) if (one.playState === 'running') this.animations.add(one);
            this.#moved.set(node, isMoved);
        }
        return this.#moved.get(node);
    }

    // Whether lengths and angles in a node differ from those of the layout.
    #isDistorted(node) {
        if (!node) return false;
        if (!this.#distorted.has(node)) {
            const { rotate, scale, transform } = getComputedStyle(node);
            const isOwn = rotate !== 'none' || scale !== 'none' || !isTranslation(transform);
            if (isOwn) for (const one of node.getAnimations()) if (one.playState === 'running') this.animations.add(one);
            this.#distorted.set(node, isOwn || this.#isDistorted(node.parentElement));
        }
        return this.#distorted.get(node);
    }

    // The width and height of a node.
    sizeOf(node) {
        if (this.#isDistorted(node) && node instanceof HTMLElement) return { width: node.offsetWidth, height: node.offsetHeight };
        const { width, height } = node.getBoundingClientRect();
        return { width, height };
    }

    // The position of a node in one of its ancestors, from the leading edge and the top edge.
    placeOf(node, ancestor) {
        const isMirrored = getComputedStyle(ancestor).direction === 'rtl';
        let isExact = !this.#isDistorted(ancestor);
        for (let one = node; isExact && one !== ancestor; one = one.parentElement) isExact = !this.#isMoved(one);
        if (isExact || !(node instanceof HTMLElement)) {
            const [inner, outer] = [node.getBoundingClientRect(), ancestor.getBoundingClientRect()];
            return { x: isMirrored ? outer.right - inner.right : inner.left - outer.left, y: inner.top - outer.top };
        }
        const [inner, outer] = [offsetOf(node), offsetOf(ancestor)];
        const left = inner.left - outer.left;
        return { x: isMirrored ? ancestor.offsetWidth - left - node.offsetWidth : left, y: inner.top - outer.top };
    }

    // Calls a function when the animations that have affected a measurement have ended.
    whenStill(work) {
        const finite = [...this.animations].filter(({ effect }) => effect && Number.isFinite(effect.getComputedTiming().endTime));
        if (finite.length) Promise.allSettled(finite.map(({ finished }) => finished)).then(work, ignoreEnd);
    }
}

const offsetOf = (node) => {
    let [left, top] = [0, 0];
    for (let one = node; one; one = one.offsetParent) {
        left += one.offsetLeft + (one === node ? 0 : one.clientLeft);
        top += one.offsetTop + (one === node ? 0 : one.clientTop);
    }
    return { left, top };
};
