import { reducedMotion } from './animations.js';
import { changesOf } from './class-changes.js';

// Repeating animations. `data-repeat` has the timing, and the classes of a node before the change: see
// Documentation/Protocol.md.

// For each node, the value of its attribute, and its animations with their properties.
const running = new WeakMap();

// A node that is not rendered has no transitions: its animations start once it is visible.
const shown = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        shown.unobserve(target);
        start(target);
    }
});

// Starts the repeating animations of a node and its descendants.
export const startRepetitions = (root) => {
    for (const node of [root, ...root.querySelectorAll('[data-repeat]')]) start(node);
};

const start = (node) => {
    const text = node.dataset?.repeat;
    if (!text || reducedMotion.matches || running.get(node)?.text === text) return;
    // Without `checkVisibility`, every node counts as rendered.
    if (node.checkVisibility?.() === false) return shown.observe(node);
    running.set(node, { text, animations: text.split(';').flatMap((change) => repeat(node, change.split(' '))) });
};

const repeat = (node, [duration, delay, pause, easing, count, way, ...classes]) => {
    const length = Number(duration) + Number(pause);
    if (!length) return [];
    const options = {
        duration: length,
        delay: Number(delay),
        iterations: Number(count) || Infinity,
        direction: way === 'back' ? 'alternate' : 'normal',
        fill: 'backwards',
    };
    return changesOf(node, classes.join(' ')).map(([property, from, to]) => [property, node.animate([
        { [property]: from, offset: 0 },
        { [property]: from, offset: pause / length, easing },
        { [property]: to, offset: 1 },
    ], options)]);
};

// Cancels the repeating animations of a node. Returns a function that animates it from its current look to the next one.
export const endRepetitions = (node, options) => {
    shown.unobserve(node);
    const animations = running.get(node)?.animations ?? [];
    running.delete(node);
    const style = getComputedStyle(node);
    const looks = animations.map(([property]) => ({ [property]: style[property] }));
    for (const [, one] of animations) one.cancel();
    return () => { if (options) for (const look of looks) node.animate([look, {}], options); };
};
