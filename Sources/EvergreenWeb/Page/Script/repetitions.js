import { isStill } from './animations.js';

// Changes that nodes show again and again. `data-repeat` says how, and which classes a node had before: see
// Documentation/Protocol.md.

// By node, the text of its attribute, and each animation with its property.
const running = new WeakMap();

// Of a node that the page does not show, nothing can be animated.
const shown = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        shown.unobserve(target);
        start(target);
    }
});

// Has the nodes in a tree, itself included, show what they are to show again and again.
export const startRepetitions = (root) => {
    for (const node of [root, ...root.querySelectorAll('[data-repeat]')]) start(node);
};

const start = (node) => {
    const text = node.dataset?.repeat;
    if (!text || isStill.matches || running.get(node)?.text === text) return;
    if (!node.checkVisibility?.()) return shown.observe(node);
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

// The properties in which a node differs from what it looks like with other classes. A transition from one to the other knows
// those that can be animated, and their values.
const changesOf = (node, before) => {
    const after = node.getAttribute('class') ?? '';
    const inline = node.getAttribute('style');
    node.style.transition = 'none';
    node.setAttribute('class', before);
    // Reading makes the browser note where the transition starts.
    void getComputedStyle(node).opacity;
    node.style.transition = 'all 1s';
    node.setAttribute('class', after);
    const transitions = node.getAnimations().filter((one) => one instanceof CSSTransition);
    const changes = transitions.map(({ transitionProperty: name, effect }) => {
        const property = name.replace(/-./g, (part) => part[1].toUpperCase());
        const [from, to] = effect.getKeyframes();
        return [property, from[property], to[property]];
    });
    for (const one of transitions) one.cancel();
    if (inline === null) node.removeAttribute('style');
    else node.setAttribute('style', inline);
    return changes;
};

// Ends what a node shows again and again. Returns what has it go from there to what it shows then, where that is animated.
export const endRepetitions = (node, options) => {
    shown.unobserve(node);
    const animations = running.get(node)?.animations ?? [];
    running.delete(node);
    const style = getComputedStyle(node);
    const looks = animations.map(([property]) => ({ [property]: style[property] }));
    for (const [, one] of animations) one.cancel();
    return () => { if (options) for (const look of looks) node.animate([look, {}], options); };
};
