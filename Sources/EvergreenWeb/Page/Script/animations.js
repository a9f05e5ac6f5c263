import { element, slot } from './elements.js';

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const edges = { top: '0 -100%', bottom: '0 100%', leading: '-100%', trailing: '100%' };

// In right-to-left layouts the leading edge is on the right.
const mirrored = { ...edges, leading: edges.trailing, trailing: edges.leading };

// The styles of one motion, such as `offset(20,0)`, at the hidden end of a transition.
const differenceOf = (motion, isMirrored) => {
    const [name, list = ''] = motion.split(/[()]/);
    const [first, second, third, fourth] = list.split(',').map(Number);
    switch (name) {
    case 'none': return {};
    case 'offset': return { translate: `${isMirrored ? -first : first}px ${second}px` };
    case 'scale': return { scale: first, transformOrigin: `${second * 100}% ${third * 100}%` };
    case 'stretch': return { scale: `${first} ${second}`, transformOrigin: `${third * 100}% ${fourth * 100}%` };
    case 'rotate': return { rotate: `${first}deg`, transformOrigin: `${second * 100}% ${third * 100}%` };
    case 'opacity': return { opacity: first };
    case 'blur': return { filter: `blur(${first}px)` };
    case 'fade': return { opacity: 0 };
    default: return { translate: (isMirrored ? mirrored : edges)[name] ?? '0' };
    }
};

const optionsOf = (duration, delay, easing) =>
    duration && !reducedMotion.matches ? { duration, delay, easing, fill: 'backwards' } : null;

// The animation options for each operation of a frame; null for operations that are not animated.
export const animationsOf = (operations) => {
    let animation = null;
    return operations.map(([name, duration, delay, easing]) => {
        if (name === 'n') animation = optionsOf(duration, delay, easing);
        return animation;
    });
};

// The animation options of one part of a transition, such as `350;0;ease-in` or `none`.
const ownOptionsOf = (text) => {
    const [duration, delay, easing] = text.split(';');
    return optionsOf(Number(duration) || 0, Number(delay) || 0, easing);
};

// The names of a node's motions for insertion ("enter") or removal ("leave"): those of its view, on the node or on a node in it.
const motionsOf = (node, way) => {
    for (let one = node; one; one = one.firstElementChild) {
        const motions = [...one.classList].filter((name) => name.startsWith(way + '-')).map((name) => name.slice(way.length + 1));
        if (motions.length) return motions;
        if (!one.matches('.layer, .row')) break;
    }
    return ['fade'];
};

// Whether a node's transition has an animation of its own.
export const isSelfAnimated = (node, way) => motionsOf(node, way).some((motion) => motion.includes('@'));

// The parts of a node's transition: the styles at the hidden end, with the animation options of the part or of the frame.
export const transitionsOf = (node, way, options) => {
    const isMirrored = getComputedStyle(node).direction === 'rtl';
    const parts = new Map();
    for (const motion of motionsOf(node, way)) {
        const [name, own] = motion.split('@');
        const part = parts.get(own) ?? { difference: {}, options: own === undefined ? options : ownOptionsOf(own) };
        Object.assign(part.difference, differenceOf(name, isMirrored));
        parts.set(own, part);
    }
    return [...parts.values()].filter(({ difference, options }) => options && Object.keys(difference).length);
};

// The styles at the visible end of a transition: the transform origin does not change.
export const visibleEnd = ({ transformOrigin }) => transformOrigin ? { transformOrigin } : {};

export const enter = (node, options) => {
    if (node.matches('dialog') || !options && !isSelfAnimated(node, 'enter')) return;
    for (const { difference, options: own } of transitionsOf(node, 'enter', options)) {
        node.animate([difference, visibleEnd(difference)], own);
    }
};

// Records the positions of the siblings of inserted, removed and moved nodes. Returns a function that animates them to their positions
// after the frame, each with the options of the last such operation in its parent.
export const gliding = (operations, animations) => {
    const parents = new Map();
    for (const [index, [name, id, other]] of operations.entries()) {
        if (!animations[index]) continue;
        const parent = name === 'i' ? slot(id) : name === 'r' ? element(id)?.parentElement : name === 'm' ? slot(other) : null;
        if (parent) parents.set(parent, animations[index]);
    }
    const places = [...parents].flatMap(([parent, options]) =>
        [...parent.children].slice(0, 300).map((node) => [node, options, node.getBoundingClientRect()]));
    return () => {
        for (const [node, options, { left, top }] of places) {
            if (!node.isConnected) continue;
            const now = node.getBoundingClientRect();
            const [x, y] = [left - now.left, top - now.top];
            if (Math.abs(x) > 1 || Math.abs(y) > 1) node.animate({ translate: [`${x}px ${y}px`, '0 0'] }, options);
        }
    };
};

// Animates a content transition, if the view has one. Called before the text or symbol changes.
export const swap = (node, options) => {
    const shown = node.closest?.('[class*=swap-]');
    const name = shown?.getAttribute('class').match(/swap-(\w+)/)?.[1];
    if (!options || !name || name === 'identity') return;
    const distance = { numeric: .6, descending: -.6 }[name] ?? 0;
    fadeOut(shown, distance, options);
    shown.animate([{ opacity: 0, translate: `0 ${distance}em` }, {}], options);
};

// Shows a copy of a node over its position until it has faded out.
const fadeOut = (node, distance, options) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const { font, color, letterSpacing, textAlign } = getComputedStyle(node);
    const ghost = node.cloneNode(true);
    for (const one of [ghost, ...ghost.querySelectorAll('[id]')]) one.removeAttribute('id');
    for (const name of ['data-testid', 'data-match']) ghost.removeAttribute(name);
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
        position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: 0,
        font, color, letterSpacing, textAlign, pointerEvents: 'none', zIndex: 5,
    });
    document.body.append(ghost);
    ghost.animate([{}, { opacity: 0, translate: `0 ${-distance}em` }], { ...options, fill: 'both' })
        .finished.finally(() => ghost.remove());
};

// Changes a node's styles with a CSS transition; without options, immediately.
export const animateStyles = (node, options) => {
    const isChanging = node.style.transition !== '';
    if (!options && !isChanging) return;
    // Reading the styles starts the transitions of earlier changes, which keep their timing.
    if (isChanging) void getComputedStyle(node).opacity;
    const { duration, delay, easing } = options ?? { duration: 0, delay: 0, easing: 'linear' };
    node.style.transition = `all ${duration}ms ${easing} ${delay}ms`;
    if (!options) return;
    setTimeout(() => {
        node.style.transition = '';
        if (!node.getAttribute('style')) node.removeAttribute('style');
    }, duration + delay);
};
