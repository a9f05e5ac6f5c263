import { reducedMotion } from './animations.js';
import { depart, show } from './departures.js';
import { boxesOf, element } from './elements.js';

// Zoom transitions: pages and sheets that expand from a source view, and collapse into it again.
//
// The content of a zooming page or sheet has data-zoom, a key. Its source view has data-zoom-source, the same key and its corner radius.

const options = { duration: 350, easing: 'cubic-bezier(.2, .8, .2, 1)' };

// The maximum number of nodes in a collapsing page or sheet.
const maxNodes = 3000;

const sources = () => new Map([...document.querySelectorAll('[data-zoom-source]')].flatMap((node) => {
    const [key, radius] = node.dataset.zoomSource.split(' ');
    const box = boxesOf(node)[0];
    const bounds = box?.getBoundingClientRect();
    return bounds?.width && bounds.height ? [[key, { bounds, radius: Number(radius) }]] : [];
}));

// The open pages and sheets that zoom, with their keys.
const zoomed = () => new Map([...document.querySelectorAll('[data-zoom]')].flatMap((node) => {
    const around = node.closest('.page, dialog');
    return around ? [[around, node.dataset.zoom]] : [];
}));

// The styles of a box at its source: scaled to its width, and clipped to its height.
const atSource = (bounds, source) => {
    const scale = source.bounds.width / bounds.width;
    const surplus = Math.max(0, bounds.height - source.bounds.height / scale);
    return {
        transformOrigin: '0 0',
        translate: `${source.bounds.left - bounds.left}px ${source.bounds.top - bounds.top}px`,
        scale,
        clipPath: `inset(0 0 ${surplus}px round ${source.radius / scale}px)`,
    };
};

const whole = { transformOrigin: '0 0', clipPath: 'inset(0 round 0)' };

const grow = (around, source) => {
    const bounds = around.getBoundingClientRect();
    if (!bounds.width || !bounds.height) return;
    around.animate([{ ...atSource(bounds, source), opacity: .4 }, { offset: .5, opacity: 1 }, whole], options);
};

const shrink = (departure, source) => {
    const fading = { duration: options.duration, easing: 'cubic-bezier(.8, 0, 1, 1)' };
    departure.parts = [
        { difference: atSource(departure.bounds, source), options }, { difference: { opacity: 0 }, options: fading },
    ];
    show(departure);
};

// Records sources and zooming pages before a frame that inserts or removes nodes. Returns a function that starts the zooms after it.
export const zooming = (operations) => {
    const isStructural = operations.some(([name]) => name === 'i' || name === 'r');
    if (!isStructural || reducedMotion.matches || !document.querySelector('[data-zoom-source], [data-zoom]')) return null;
    const before = sources();
    const open = zoomed();
    const removed = operations.filter(([name]) => name === 'r').map(([, id]) => element(id));
    const departures = [...open].flatMap(([around, key]) => {
        const isLeaving = removed.some((node) => node?.contains(around)) && around.querySelectorAll('*').length <= maxNodes;
        const bounds = isLeaving && around.getBoundingClientRect();
        return bounds?.width && bounds.height ? [[key, depart(around, bounds, [])]] : [];
    });
    // Sheets are opened and pages scrolled before the window is painted.
    return () => requestAnimationFrame(() => {
        for (const [around, key] of zoomed()) if (!open.has(around) && before.has(key)) grow(around, before.get(key));
        const after = departures.length ? sources() : null;
        for (const [key, departure] of departures) if (after.has(key)) shrink(departure, after.get(key));
    });
};
