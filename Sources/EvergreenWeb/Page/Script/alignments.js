import { entriesOf } from './guide-formulas.js';
import { axes, contentBoxes, GuidePaths, Guides, isDecoration, lengthOf } from './guides.js';
import { LayoutBoxes } from './layout-boxes.js';

// Containers that align by guides that CSS can't express: by custom alignments (`data-align-x` and `data-align-y`), and by standard ones
// that a view in them sets (`data-guide-x` and `data-guide-y`).

const used = '[data-align-x], [data-align-y], [data-guide-x], [data-guide-y]';
const stacks = { x: '.vstack, .zstack', y: '.hstack, .zstack' };
const spaces = '.frame, .overlay, .underlay';
const attributes = { x: 'alignX', y: 'alignY' };
// Where the views are in a stack that is longer than all of them.
const parts = { leading: 0, top: 0, center: 0.5, trailing: 1, bottom: 1 };

const startOf = { x: 'inset-inline-start', y: 'top' };
const paddings = { x: ['padding-inline-start', 'padding-inline-end'], y: ['padding-top', 'padding-bottom'] };
const minimums = { x: 'min-width', y: 'min-height' };

const standardName = (node, axis) => [...node.classList].find((name) => name.startsWith(`a${axis}-`))?.slice(3);

// The guide by which a container aligns along an axis; null for none.
const alignmentOf = (node, axis) => {
    if (!node.matches(`${stacks[axis]}, ${spaces}`)) return null;
    const custom = entriesOf(node.dataset[attributes[axis]])[0];
    if (custom) return custom;
    const name = standardName(node, axis);
    // A frame has no baseline.
    return !name || name.endsWith('baseline') && node.matches('.frame') ? null : { name, formula: null };
};

const depthOf = (node) => {
    let depth = isDecoration(node) ? -1 : 0;
    for (let one = node; one; one = one.parentElement) depth += 1;
    return depth;
};

const pixels = (text) => parseFloat(text) || 0;

// Lengths of Chromium's layout are multiples of 1/64 pixel, to which it rounds down.
const length = (value) => `${Math.round(value * 64) / 64}px`;

// One container along one axis.
class Alignment {
    constructor(node, axis, { name, formula }) {
        Object.assign(this, { node, axis, name, formula, depth: depthOf(node) });
        // The size of frames, overlays and lazy stacks, whose views are not all on the page, does not depend on the guides.
        this.isSpace = node.matches(spaces) || Boolean(node.querySelector(':scope > [data-rows]'));
        // Spacers have no length across a stack, and dividers fill it.
        this.items = contentBoxes(node).filter((box) => !box.matches('.spacer, .divider') && !('followed' in box.dataset));
    }

    // Before measuring: the views of a stack start at its edge.
    prepare(write) {
        if (this.isSpace) return;
        write(this.node, this.axis === 'x' && this.node.matches('.zstack') ? 'justify-items' : 'align-items', 'start');
    }

    // Reads the layout.
    read(guides, boxes) {
        const { node, axis, items, name, formula } = this;
        const positions = items.map((item) => guides.positionOf(item, axis, name, formula));
        const places = items.map((item) => boxes.placeOf(item, node)[axis]);
        this.positioned = items.map((item) => getComputedStyle(item).position !== 'static');
        if (this.isSpace) {
            const line = this.#line(guides, boxes);
            this.shifts = positions.map((position, index) => line - position - places[index]);
            return;
        }
        const style = getComputedStyle(node);
        const [start, end] = paddings[axis].map((property) => pixels(style.getPropertyValue(property)));
        const whole = lengthOf(boxes.sizeOf(node), axis);
        const line = Math.max(...positions);
        const total = Math.max(...items.map((item, index) => line - positions[index] + lengthOf(boxes.sizeOf(item), axis)));
        const rest = whole - start - end - total;
        const first = start + Math.max(rest, 0) * (parts[standardName(node, axis)] ?? 0);
        this.shifts = positions.map((position, index) => first + line - position - places[index]);
        if (rest < -0.01) this.growth = { padding: end - rest, length: whole - rest };
    }

    // The position of the guide in a container of fixed size: an overlay has that of its view, unless it fills the window.
    #line(guides, boxes) {
        const { node, axis, name, formula } = this;
        const isOver = isDecoration(node) && !node.matches('.container-background') && node.parentElement.matches('.layers');
        const view = isOver && contentBoxes(node.parentElement)[0];
        if (!view) return guides.defaultOf(node, axis, name, formula);
        return guides.positionOf(view, axis, name, formula) + boxes.placeOf(view, node.parentElement)[axis];
    }

    // Writes the layout.
    write(write) {
        const { node, axis, items, shifts, growth } = this;
        const isShifted = shifts.some((shift) => Math.abs(shift) > 0.01);
        for (const [index, item] of items.entries()) {
            // A positioned view is drawn above those that are not, so that all of them are.
            if (isShifted && !this.positioned[index]) write(item, 'position', 'relative');
            if (Math.abs(shifts[index]) > 0.01) write(item, startOf[axis], length(shifts[index]));
        }
        if (!growth) return;
        write(node, paddings[axis][1], length(growth.padding));
        write(node, minimums[axis], length(growth.length));
    }
}

// Places the views of such containers, after each frame and when sizes change.
export class Alignments {
    // The properties that were written, by node.
    #written = new Map();
    #observed = new Set();
    #isScheduled = false;
    #sizes = new ResizeObserver(() => this.#schedule());

    listen() {
        document.fonts?.addEventListener('loadingdone', () => this.#schedule());
    }

    // Aligns views, with a frame's animation, or without.
    update(options = null) {
        const nodes = [...document.querySelectorAll(used)];
        if (!nodes.length && !this.#written.size) return;
        // From here on, the stylesheet does not shift views.
        document.documentElement.toggleAttribute('data-aligned', true);
        const { paths, containers, alignments } = this.#find(nodes);
        const items = options ? itemsOf(alignments) : [];
        const before = items.map((item) => item.getBoundingClientRect());
        const scroll = scrollOf(containers);
        this.#reset();
        for (const one of alignments) one.prepare(this.#write);
        // From the inside out, because the size of an inner container depends on its guides. Containers of the same depth are read
        // together, and then written together, so that the page is laid out once per depth.
        const boxes = new LayoutBoxes();
        const depths = new Set(alignments.map(({ depth }) => depth));
        for (const depth of [...depths].sort((one, other) => other - one)) {
            const level = alignments.filter((one) => one.depth === depth);
            const guides = new Guides(paths, boxes);
            for (const one of level) one.read(guides, boxes);
            for (const one of level) one.write(this.#write);
        }
        scroll.restore();
        if (options) glide(items, before, options);
        boxes.whenStill(() => this.#schedule());
        this.#observe(containers, alignments);
    }

    #find(nodes) {
        const found = new Map();
        const add = (node, axis, name) => {
            const alignment = alignmentOf(node, axis);
            if (!alignment || name !== undefined && alignment.name !== name || found.get(node)?.[axis]) return;
            found.set(node, { ...found.get(node), [axis]: alignment });
        };
        for (const node of nodes) for (const axis of axes) if (attributes[axis] in node.dataset) add(node, axis);
        const paths = new GuidePaths(nodes, add);
        const alignments = [...found].filter(([node]) => node.getClientRects().length)
            .flatMap(([node, own]) => axes.filter((axis) => own[axis]).map((axis) => new Alignment(node, axis, own[axis])))
            .filter(({ items }) => items.length);
        return { paths, containers: [...found.keys()], alignments };
    }

    #write = (node, property, value) => {
        const { style } = node;
        // A transition of other changes must not delay the layout, which is measured.
        if (style.transition && !style.transition.includes('min-width')) {
            style.transition += ', padding 0s, min-width 0s, min-height 0s, inset 0s';
        }
        style.setProperty(property, value);
        const written = this.#written.get(node) ?? new Set();
        this.#written.set(node, written.add(property));
    };

    #reset() {
        for (const [node, properties] of this.#written) {
            for (const property of properties) node.style.removeProperty(property);
            if (!node.getAttribute('style')) node.removeAttribute('style');
        }
        this.#written.clear();
    }

    #observe(containers, alignments) {
        const nodes = new Set([
            ...containers.flatMap((node) => [node.parentElement, node]), ...alignments.flatMap(({ items }) => items),
        ]);
        for (const node of this.#observed) if (!nodes.has(node)) this.#sizes.unobserve(node);
        for (const node of nodes) if (!this.#observed.has(node)) this.#sizes.observe(node);
        this.#observed = nodes;
    }

    #schedule() {
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        requestAnimationFrame(() => {
            this.#isScheduled = false;
            this.update();
        });
    }
}

// The scroll positions around nodes. While their stacks are measured, the content can be too short for them.
const scrollOf = (nodes) => {
    const scrollers = new Set([document.scrollingElement, ...nodes.map((node) => node.closest('.scroll'))]);
    scrollers.delete(null);
    const positions = [...scrollers].map((node) => [node, node.scrollLeft, node.scrollTop]);
    return {
        restore: () => {
            for (const [node, left, top] of positions) {
                if (node.scrollLeft !== left || node.scrollTop !== top) node.scrollTo({ left, top, behavior: 'instant' });
            }
        },
    };
};

// In document order.
const itemsOf = (alignments) => [...new Set(alignments.flatMap(({ items }) => items))]
    .sort((one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

// Animates views from their previous rectangles. The movement of a view includes that of the views around it.
const glide = (items, before, options) => {
    const moves = new Map();
    for (const [index, item] of items.entries()) {
        const now = item.getBoundingClientRect();
        moves.set(item, [before[index].left - now.left, before[index].top - now.top]);
    }
    for (const [item, move] of moves) {
        let outer = item.parentElement;
        while (outer && !moves.has(outer)) outer = outer.parentElement;
        const [x, y] = move.map((distance, index) => distance - (moves.get(outer)?.[index] ?? 0));
        if (Math.abs(x) > 0.5 || Math.abs(y) > 0.5) {
            item.animate({ translate: [`${x}px ${y}px`, '0px 0px'] }, { ...options, composite: 'add' });
        }
    }
};
