import { visibleEnd, isSelfAnimated, transitionsOf } from './animations.js';
import { boxesOf, element } from './elements.js';
import { isPlace } from './places.js';

// Nodes that an animated frame removes: snapshots of them cover their positions until the animations end.

// The maximum number of snapshots of a frame, and of nodes in a snapshot.
const maxSnapshots = 50;
const maxNodes = 300;

// Attributes that the page looks up, and that a snapshot must not have.
const isOfPage = (name) => /^(data-|aria-|on)/.test(name) || ['id', 'name', 'for', 'tabindex', 'autofocus', 'role'].includes(name);

const strip = (node) => {
    for (const { name } of [...node.attributes]) if (isOfPage(name)) node.removeAttribute(name);
};

const isOnScreen = ({ left, top, right, bottom, width, height }) =>
    width && height && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

// A copied dialog element would be opened by the page.
const copyOf = (node) => {
    if (!node.matches('dialog')) return node.cloneNode(true);
    const copy = document.createElement('div');
    copy.className = node.className;
    copy.append(...node.cloneNode(true).childNodes);
    const { display, flexDirection, alignItems, padding, border, borderRadius, background, boxShadow } = getComputedStyle(node);
    Object.assign(copy.style, { display, flexDirection, alignItems, padding, border, borderRadius, background, boxShadow });
    return copy;
};

// A copy without attributes that the page looks up.
const snapshotOf = (node) => {
    const snapshot = copyOf(node);
    for (const activator of snapshot.querySelectorAll('.activator')) activator.remove();
    for (const one of [snapshot, ...snapshot.querySelectorAll('*')]) strip(one);
    return snapshot;
};

// Wraps a snapshot in copies of the original's ancestors with `display: contents`, so that the same styles apply.
const surrounded = (snapshot, node, host) => {
    let outer = snapshot;
    for (let parent = node.parentElement; parent && parent !== host; parent = parent.parentElement) {
        // A page has only one main element.
        const copy = parent.matches('main') ? document.createElement('div') : parent.cloneNode(false);
        copy.className = parent.className;
        strip(copy);
        copy.style.display = 'contents';
        copy.append(outer);
        outer = copy;
    }
    return outer;
};

// Takes a snapshot of a box before it is removed.
export const depart = (box, bounds, parts) => {
    const host = box.parentElement.closest('dialog') ?? document.body;
    const snapshot = snapshotOf(box);
    // The computed size keeps fractions of a pixel, so that lines break as in the original.
    const { width, height, boxSizing } = getComputedStyle(box);
    Object.assign(snapshot.style, {
        position: 'fixed', left: 0, top: 0, width, height, boxSizing, minWidth: 0, minHeight: 0, maxWidth: 'none', maxHeight: 'none',
        margin: 0,
    });
    const outer = surrounded(snapshot, box, host);
    outer.classList.add('departing');
    outer.inert = true;
    outer.setAttribute('aria-hidden', 'true');
    return { host, snapshot, outer, bounds, parts };
};

// Shows a snapshot at the original's position, including transforms of its own style.
export const show = ({ host, snapshot, outer, bounds, parts }) => {
    if (!host.isConnected) return;
    host.append(outer);
    const { left, top } = snapshot.getBoundingClientRect();
    Object.assign(snapshot.style, { left: `${bounds.left - left}px`, top: `${bounds.top - top}px` });
    const movements = parts.map(({ difference, options }) =>
        snapshot.animate([visibleEnd(difference), difference], { ...options, fill: 'both' }).finished);
    Promise.allSettled(movements).finally(() => outer.remove());
};

// Whether a node is removed without a transition.
const hasNoTransition = (node) => isPlace(node) || node instanceof SVGElement || node.matches('dialog, tr')
    // A matched geometry effect: another view takes the node's place.
    || node.matches('[data-match]') || node.querySelector('[data-match]')
    || node.querySelectorAll('*').length > maxNodes;

// Takes snapshots of the nodes that a frame removes with an animation. Returns a function that shows them.
export const departing = (operations, animations) => {
    const removed = operations.map(([name, id], index) => name === 'r' ? [element(id), animations[index]] : null)
        .filter((one) => one?.[0] && (one[1] || isSelfAnimated(one[0], 'leave'))).slice(0, maxSnapshots);
    const departures = removed.flatMap(([node, options]) => {
        const parts = hasNoTransition(node) ? [] : transitionsOf(node, 'leave', options);
        if (!parts.length) return [];
        return boxesOf(node).slice(0, maxSnapshots).map((box) => [box, box.getBoundingClientRect()])
            .filter(([box, bounds]) => box instanceof HTMLElement && isOnScreen(bounds))
            .map(([box, bounds]) => depart(box, bounds, parts));
    });
    return () => departures.forEach(show);
};
