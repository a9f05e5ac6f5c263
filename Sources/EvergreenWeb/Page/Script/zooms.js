import { isStill } from './animations.js';
import { depart, show } from './departures.js';
import { boxesOf, element } from './elements.js';

// Pages and sheets that grow out of a view, and shrink into it again.
//
// What is in a page or a sheet that zooms has data-zoom, a key; the view that it grows out of has data-zoom-source, the same key
// and the radius of its corners.

const options = { duration: 350, easing: 'cubic-bezier(.2, .8, .2, 1)' };

// So many nodes in what shrinks, at most.
const largest = 3000;

const sources = () => new Map([...document.querySelectorAll('[data-zoom-source]')].flatMap((node) => {
    const [key, radius] = node.dataset.zoomSource.split(' ');
    const box = boxesOf(node)[0];
    const bounds = box?.getBoundingClientRect();
    return bounds?.width && bounds.height ? [[key, { bounds, radius: Number(radius) }]] : [];
}));

// The pages and sheets that are shown, with their keys.
const zoomed = () => new Map([...document.querySelectorAll('[data-zoom]')].flatMap((node) => {
    const around = node.closest('.page, dialog');
    return around ? [[around, node.dataset.zoom]] : [];
}));

// How a box looks where the source is: as wide as that, and cut off where that ends.
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

// Notes what is shown before a frame that has nodes come or go. Returns what has pages and sheets zoom that have come or gone since.
export const zooming = (operations) => {
    const isStructural = operations.some(([name]) => name === 'i' || name === 'r');
    if (!isStructural || isStill.matches || !document.querySelector('[data-zoom-source], [data-zoom]')) return null;
    const before = sources();
    const open = zoomed();
    const removed = operations.filter(([name]) => name === 'r').map(([, id]) => element(id));
    const departures = [...open].flatMap(([around, key]) => {
        const isLeaving = removed.some((node) => node?.contains(around)) && around.querySelectorAll('*').length <= largest;
        const bounds = isLeaving && around.getBoundingClientRect();
        return bounds?.width && bounds.height ? [[key, depart(around, bounds, [])]] : [];
    });
    // Sheets are opened, and pages scrolled, before the window is painted.
    return () => requestAnimationFrame(() => {
        for (const [around, key] of zoomed()) if (!open.has(around) && before.has(key)) grow(around, before.get(key));
        const after = departures.length ? sources() : null;
        for (const [key, departure] of departures) if (after.has(key)) shrink(departure, after.get(key));
    });
};
