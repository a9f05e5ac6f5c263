import { boxesOf } from './elements.js';

// Matched geometry: followers take the position and size of their source. They are nodes whose `data-match` has an `f`.

// The running animations of a follower's box.
const motions = new WeakMap();
let observed = new Set();
const observer = new ResizeObserver(() => follow(null));

// Moves the followers to their sources, with a frame's animation, or without.
export const follow = (options) => {
    const matched = [...document.querySelectorAll('[data-match]')].slice(0, 500).flatMap((node) => {
        const box = boxesOf(node)[0];
        return box ? [[box, ...node.dataset.match.split(' ')]] : [];
    });
    const sources = new Map(matched.filter(([box, , parts]) => !parts.includes('f') && box.getClientRects().length)
        .map(([box, key]) => [key, box]));
    const followers = matched.flatMap(([box, key, parts, x, y]) =>
        parts.includes('f') ? [new Follower(box, sources.get(key), parts, Number(x), Number(y))] : []);
    observe(followers);
    // Writes of all followers are batched, and so are reads, to avoid repeated layout.
    for (const step of ['resize', 'place', 'glide']) for (const follower of followers) follower[step](options);
};

const observe = (followers) => {
    const boxes = new Set(followers.map(({ source }) => source).filter(Boolean));
    if (boxes.size) boxes.add(document.querySelector('main'));
    for (const box of observed) if (!boxes.has(box)) observer.unobserve(box);
    for (const box of boxes) if (!observed.has(box)) observer.observe(box);
    observed = boxes;
};

const pixels = (text) => parseFloat(text) || 0;

class Follower {
    constructor(box, source, parts, x, y) {
        Object.assign(this, { box, source, parts, x, y });
        this.from = box.getBoundingClientRect();
        this.to = source?.getBoundingClientRect();
        this.wasPlaced = 'followed' in box.dataset;
    }

    // Whether an earlier animation is running. It continues until a frame has its own animation.
    isBusy(options) { return !options && motions.has(this.box); }

    resize(options) {
        const { style, dataset } = this.box;
        if (this.isBusy(options)) return;
        for (const motion of motions.get(this.box) ?? []) motion.cancel();
        motions.delete(this.box);
        if (!this.source) {
            if (this.wasPlaced) for (const name of ['position', 'left', 'top', 'width', 'height', 'min-width', 'min-height']) style.removeProperty(name);
            delete dataset.followed;
            return;
        }
        // The follower's frame is animated here; a style transition animates only its other changes.
        if (style.transition && !style.transition.includes('left')) style.transition += ', left 0s, top 0s, width 0s, height 0s';
        if (this.parts.includes('s')) {
            Object.assign(style, { width: `${this.to.width}px`, height: `${this.to.height}px`, minWidth: 0, minHeight: 0 });
        }
        if (this.parts.includes('p')) style.position = 'relative';
        dataset.followed = '';
    }

    place(options) {
        if (this.isBusy(options) || !this.source) return;
        const { box, to, x, y } = this;
        if (!this.parts.includes('p')) return;
        const look = getComputedStyle(box);
        const [left, top] = [pixels(look.left), pixels(look.top)];
        const [shiftX = 0, shiftY = 0] = look.translate.split(' ').map(pixels);
        const now = box.getBoundingClientRect();
        this.end = [
            left + shiftX + to.left - now.left + (to.width - now.width) * x,
            top + shiftY + to.top - now.top + (to.height - now.height) * y,
        ];
    }

    glide(options) {
        if (this.isBusy(options) || !this.source) return;
        const { box, from, end } = this;
        if (end) Object.assign(box.style, { left: `${end[0]}px`, top: `${end[1]}px` });
        if (!options || !this.wasPlaced || !from.width || !from.height) return;
        const now = box.getBoundingClientRect();
        const [moveX, moveY] = [from.left - now.left, from.top - now.top];
        if (Math.max(Math.abs(moveX), Math.abs(moveY), Math.abs(from.width - now.width), Math.abs(from.height - now.height)) < 1) return;
        const motion = [box.animate({ translate: [`${moveX}px ${moveY}px`, '0 0'] }, { ...options, composite: 'add' })];
        if (this.parts.includes('s')) {
            motion.push(box.animate({ width: [`${from.width}px`, `${now.width}px`], height: [`${from.height}px`, `${now.height}px`] }, options));
        }
        motions.set(box, motion);
        motion[0].finished.then(() => {
            if (motions.get(box) === motion) motions.delete(box);
            follow(null);
        }, () => {});
    }
}
