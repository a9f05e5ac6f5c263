import { element, slot } from './elements.js';

export const isStill = matchMedia('(prefers-reduced-motion: reduce)');

const edges = { top: '0 -100%', bottom: '0 100%', leading: '-100%', trailing: '100%' };

// From right to left, the leading edge is on the right.
const mirrored = { ...edges, leading: edges.trailing, trailing: edges.leading };

// How a node differs from how it is shown, while it comes or goes: `offset(20,0)`, say.
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

// How the changes of a frame are animated; null if they are not.
export const animationOf = (operations) => {
    const [, duration, delay, easing] = operations.find(([name]) => name === 'n') ?? [];
    return duration && !isStill.matches ? { duration, delay, easing, fill: 'backwards' } : null;
};

// How a node comes ("enter") or goes ("leave"): as its view says, on the node or around it, or else by fading.
export const transitionOf = (node, way) => {
    const isMirrored = getComputedStyle(node).direction === 'rtl';
    for (let one = node; one; one = one.firstElementChild) {
        const motions = [...one.classList].filter((name) => name.startsWith(way + '-')).map((name) => name.slice(way.length + 1));
        if (motions.length) return Object.assign({}, ...motions.map((motion) => differenceOf(motion, isMirrored)));
        if (!one.matches('.layer, .row')) break;
    }
    return { opacity: 0 };
};

// How a node is shown, where it differs like this while it comes or goes: the point around which it grows stays.
export const ending = ({ transformOrigin }) => transformOrigin ? { transformOrigin } : {};

export const enter = (node, options) => {
    const from = transitionOf(node, 'enter');
    if (options && !node.matches('dialog') && Object.keys(from).length) node.animate([from, ending(from)], options);
};

// Notes where the siblings are of nodes that come, go or move. Returns what has them glide to where they are then.
export const gliding = (operations, options) => {
    const parents = new Set(operations.map(([name, id, other]) =>
        name === 'i' ? slot(id) : name === 'r' ? element(id)?.parentElement : name === 'm' ? slot(other) : null));
    const places = [...parents].filter(Boolean).flatMap((parent) => [...parent.children].slice(0, 300))
        .map((node) => [node, node.getBoundingClientRect()]);
    return () => {
        for (const [node, { left, top }] of places) {
            if (!node.isConnected) continue;
            const now = node.getBoundingClientRect();
            const [x, y] = [left - now.left, top - now.top];
            if (Math.abs(x) > 1 || Math.abs(y) > 1) node.animate({ translate: [`${x}px ${y}px`, '0 0'] }, options);
        }
    };
};

// A text or a symbol is about to become another one: shows how, if its view says so.
export const swap = (node, options) => {
    const shown = node.closest?.('[class*=swap-]');
    const name = shown?.getAttribute('class').match(/swap-(\w+)/)?.[1];
    if (!options || !name || name === 'identity') return;
    const distance = { numeric: .6, descending: -.6 }[name] ?? 0;
    fadeOut(shown, distance, options);
    shown.animate([{ opacity: 0, translate: `0 ${distance}em` }, {}], options);
};

// Shows what a node was, over its place, until it has faded out.
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

// Has a node show other styles gradually.
export const soften = (node, { duration, delay, easing }) => {
    node.style.transition = `all ${duration}ms ${easing} ${delay}ms`;
    setTimeout(() => {
        node.style.transition = '';
        if (!node.getAttribute('style')) node.removeAttribute('style');
    }, duration + delay);
};
