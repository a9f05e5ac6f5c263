import { baselinesOf } from './baselines.js';
import { boxesOf, element, idOf } from './elements.js';
import { offeredSpace, withStyle } from './proposals.js';

// The maximum number of consecutive measurements without user interaction. Later ones are sent at the interval: a layout that changes with
// each measurement must not keep the server busy.
const streakLimit = 30;
const interval = 2000;

const round = (length) => Math.ceil(length * 10 - 0.01) / 10;
const boxOf = (id) => element(id) ? boxesOf(element(id))[0] : undefined;
const placed = ['position', 'inset-inline-start', 'top', 'width', 'height', 'visibility', 'max-width'];

const requestsOf = (node) => (node.dataset.layout || '').split(';').filter(Boolean).map((part) => {
    const [id, proposals] = part.split(':');
    return [Number(id), proposals.split('|')];
});

const lengthOf = (word) => word === 'n' ? null : word === 'i' ? Infinity : Number(word);

// Measures a box for a proposal, whose lengths its containing block has: its size and baselines.
const measure = (box, [width, height]) => {
    const expands = (axis) => box.classList.contains(`fill-${axis}`);
    const style = {
        position: 'absolute', visibility: 'hidden', 'max-width': 'none', 'inset-inline-start': '0', top: '0',
        width: width === null && expands('x') ? 'max-content' : '', height: expands('y') && height !== null ? '100%' : '',
    };
    for (const name of ['width', 'height']) {
        if (style[name]) continue;
        delete style[name];
        box.style.removeProperty(name);
    }
    return withStyle(box, style, () => {
        const used = getComputedStyle(box);
        const [first, last] = baselinesOf(box);
        return [
            width === Infinity && expands('x') ? 'i' : round(parseFloat(used.width) || 0),
            height === Infinity && expands('y') ? 'i' : round(parseFloat(used.height) || 0),
            round(first), round(last),
        ];
    });
};

// Measures the subviews of custom layouts for the server, and places them at the frames that it returns.
export class Layouts {
    #send;
    #isReady;
    #reported = new WeakMap();
    // The layouts whose subviews have changed since they were measured.
    #changed = new WeakSet();
    #placed = new Map();
    #isScheduled = false;
    #streak = 0;
    #lastReport = 0;
    #sizes = new ResizeObserver(() => this.#schedule());
    #contents = new MutationObserver((records) => {
        for (const { target } of records) {
            const start = target instanceof Element ? target : target.parentElement;
            for (let node = start?.closest('[data-layout]'); node; node = node.parentElement?.closest('[data-layout]')) {
                this.#changed.add(node);
            }
        }
        this.#schedule();
    });
    #observed = new Set();

    constructor(send, isReady) {
        this.#send = send;
        this.#isReady = isReady;
    }

    listen() {
        const everything = () => {
            for (const node of document.querySelectorAll('[data-layout]')) this.#changed.add(node);
            this.#schedule();
        };
        addEventListener('resize', everything);
        document.fonts?.addEventListener('loadingdone', everything);
        for (const name of ['pointerdown', 'keydown', 'wheel']) {
            document.addEventListener(name, () => { this.#streak = 0; }, { capture: true, passive: true });
        }
    }

    // Resets for a new session.
    reset() {
        this.#reported = new WeakMap();
    }

    // Applies the server's placements, and measures for its proposals. Called after each frame.
    update() {
        const nodes = [...document.querySelectorAll('[data-layout]')];
        if (!nodes.length && !this.#placed.size) return;
        this.#place(nodes);
        this.#observe(nodes);
        if (nodes.length) this.#schedule();
    }

    #observe(nodes) {
        const areas = new Set(nodes.map((node) => node.firstElementChild));
        if (areas.size === this.#observed.size && [...areas].every((area) => this.#observed.has(area))) return;
        this.#sizes.disconnect();
        this.#contents.disconnect();
        this.#observed = areas;
        for (const area of areas) {
            this.#sizes.observe(area.parentElement.parentElement);
            this.#contents.observe(area, {
                subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'],
            });
        }
    }

    #place(nodes) {
        const now = new Map();
        for (const node of nodes) {
            const [size, ...places] = (node.dataset.places ?? '').split(';').filter(Boolean);
            node.toggleAttribute('data-placed', Boolean(size));
            if (!size) continue;
            const [width, height] = size.split(',');
            const expands = (axis) => node.classList.contains(`fill-${axis}`);
            node.style.width = expands('x') ? '' : `${width}px`;
            node.style.height = expands('y') ? '' : `${height}px`;
            for (const place of places) {
                const [id, rect] = place.split(':');
                const box = boxOf(id);
                if (box) now.set(box, rect.split(','));
            }
            for (const child of node.firstElementChild.children) {
                for (const box of boxesOf(child)) if (!now.has(box)) now.set(box, null);
            }
        }
        for (const box of this.#placed.keys()) {
            if (!now.has(box)) for (const name of placed) box.style.removeProperty(name);
        }
        for (const [box, rect] of now) {
            const [x, y, width, height] = rect ?? [];
            Object.assign(box.style, rect
                ? { position: 'absolute', insetInlineStart: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, maxWidth: 'none', visibility: '' }
                : { position: 'absolute', visibility: 'hidden' });
        }
        this.#placed = now;
    }

    #schedule() {
        if (this.#isScheduled || !document.querySelector('[data-layout]')) return;
        this.#isScheduled = true;
        const rest = this.#streak > streakLimit ? this.#lastReport + interval - performance.now() : 0;
        const report = () => requestAnimationFrame(() => {
            this.#isScheduled = false;
            this.#report();
        });
        if (rest > 0) setTimeout(report, rest);
        else report();
    }

    #report() {
        // Called again after reconnecting.
        if (!this.#isReady()) return;
        for (const node of document.querySelectorAll('[data-layout]')) {
            if (!node.getClientRects().length) continue;
            const isFresh = this.#changed.has(node) || !this.#reported.has(node);
            const [width, height] = offeredSpace([node]);
            const text = `${round(width)},${height === null ? 'n' : round(height)}`;
            const answers = this.#answers(node).join(';');
            const reported = [text, answers, node.dataset.layout].join('/');
            this.#changed.delete(node);
            if (this.#reported.get(node) === reported) continue;
            this.#reported.set(node, reported);
            this.#streak += 1;
            this.#lastReport = performance.now();
            this.#send(node, 'layout', [`${isFresh ? 1 : 0},${text}`, answers].filter(Boolean).join(';'));
        }
        // Measuring has removed the placements.
        this.#place([...document.querySelectorAll('[data-layout]')]);
        this.#contents.takeRecords();
    }

    #answers(node) {
        const area = node.firstElementChild;
        const byProposal = new Map();
        for (const [id, proposals] of requestsOf(node)) {
            for (const proposal of proposals) byProposal.set(proposal, [...byProposal.get(proposal) ?? [], id]);
        }
        const answers = [];
        const held = getComputedStyle(node);
        withStyle(node, { width: held.width, height: held.height }, () => {
            for (const [proposal, ids] of byProposal) {
                const lengths = proposal.split(',').map(lengthOf);
                const [width, height] = lengths.map((length) => length === null || length === Infinity ? '100000px' : `${length}px`);
                const space = { display: 'block', position: 'absolute', 'inset-inline-start': '0', top: '0', width, height };
                withStyle(area, space, () => {
                    for (const id of ids) {
                        const box = boxOf(id);
                        if (box && idOf(box) && area.contains(box)) answers.push([id, proposal, ...measure(box, lengths)].join(','));
                    }
                });
            }
        });
        return answers;
    }
}
