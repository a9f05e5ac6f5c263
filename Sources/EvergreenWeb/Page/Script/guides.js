import { baselinesOf, textBaselinesOf } from './baselines.js';
import { boxesOf } from './elements.js';
import { entriesOf, standardFormula } from './guide-formulas.js';

// Alignment guides: positions in boxes by which containers align them. `data-guide-x` and `data-guide-y` set guides of a box. They pass up
// through its containers.

const lengths = { x: 'width', y: 'height' };

export const axes = Object.keys(lengths);

const attributes = { x: 'guideX', y: 'guideY' };
const baselines = { baseline: 0, 'last-baseline': 1 };

// Containers that guides don't leave.
const limits = '.scroll, .list, .form, .row, .table-frame, .geometry, .layout, .window, .navigation, .page, .panel, .tabs, .bar, .inset, '
    + '.overlay, .underlay, .columns, .rows, .grid, dialog, main';

export const isDecoration = (node) => node.matches('.overlay, .underlay');

const guideEntries = (node, axis) => entriesOf(node.dataset?.[attributes[axis]]);

// The boxes in a node that its layout places.
export const contentBoxes = (node) => [...node.children].flatMap(boxesOf).filter((box) =>
    !isDecoration(box) && !box.matches('dialog, .activator') && box.getClientRects().length
    && !['absolute', 'fixed'].includes(getComputedStyle(box).position));

const keyOf = (axis, name) => `${axis}.${name}`;

// The nodes that set guides or contain such nodes. Calls a function for each container of a guide, with the guide's axis and name.
export class GuidePaths {
    #nodes = new Map();

    constructor(nodes, enter) {
        for (const node of nodes) {
            for (const axis of axes) for (const { name } of guideEntries(node, axis)) this.#add(node, axis, name, enter);
        }
    }

    #add(node, axis, name, enter) {
        const key = keyOf(axis, name);
        const path = this.#nodes.get(key) ?? new Set();
        this.#nodes.set(key, path);
        for (let one = node; one; one = one.parentElement) {
            if (one !== node) {
                enter(one, axis, name);
                if (one.matches(limits)) return;
                // A view is aligned with its overlays.
                if (one.matches('.layers')) for (const other of one.children) if (isDecoration(other)) enter(other, axis, name);
            }
            path.add(one);
        }
    }

    has(node, axis, name) { return this.#nodes.get(keyOf(axis, name))?.has(node) ?? false; }
}

// The guides of boxes as of one moment.
export class Guides {
    #paths;
    #boxes;
    #own = new Map();

    constructor(paths, boxes) {
        this.#paths = paths;
        this.#boxes = boxes;
    }

    // The position of a guide in a box: as the box or its content sets it, or else by its formula.
    positionOf(node, axis, name, formula) {
        return this.#explicit(node, axis, name) ?? this.defaultOf(node, axis, name, formula);
    }

    // The position of a guide in a box by its formula. Standard guides have none.
    defaultOf(node, axis, name, formula) {
        return this.#evaluate(formula ?? standardFormula(axis, name), node, (other) =>
            this.defaultOf(node, other.axis, other.name, other.formula));
    }

    // The position that a box or its content sets; null for none.
    #explicit(node, axis, name) {
        if (!this.#paths.has(node, axis, name)) return null;
        return this.#ownGuides(node).get(keyOf(axis, name)) ?? this.#fromContent(node, axis, name);
    }

    // The guides that a box sets itself. Each can refer to earlier ones, and to those of the content.
    #ownGuides(node) {
        if (this.#own.has(node)) return this.#own.get(node);
        const known = new Map();
        for (const axis of axes) {
            for (const { name, formula } of guideEntries(node, axis)) {
                known.set(keyOf(axis, name), this.#evaluate(formula, node, (other) => known.get(keyOf(other.axis, other.name))
                    ?? this.#fromContent(node, other.axis, other.name) ?? this.defaultOf(node, other.axis, other.name, other.formula)));
            }
        }
        this.#own.set(node, known);
        return known;
    }

    // The mean of the positions that the content sets. Of baselines, the first or the last one, including those of texts.
    #fromContent(node, axis, name) {
        if (!this.#paths.has(node, axis, name)) return null;
        const positions = [];
        const isBaseline = axis === 'y' && name in baselines;
        for (const box of contentBoxes(node)) {
            const position = this.#explicit(box, axis, name) ?? (isBaseline ? textBaselinesOf(box)?.[baselines[name]] : null) ?? null;
            if (position !== null) positions.push(position + this.#boxes.placeOf(box, node)[axis]);
        }
        if (!positions.length) return null;
        if (isBaseline) return Math[name === 'baseline' ? 'min' : 'max'](...positions);
        return positions.reduce((sum, position) => sum + position, 0) / positions.length;
    }

    #evaluate(formula, node, position) {
        const { width, height } = this.#boxes.sizeOf(node);
        const [first, last] = formula.first || formula.last ? baselinesOf(node) : [0, 0];
        return formula.references.reduce(
            (sum, other) => sum + other.factor * position(other),
            formula.constant + formula.width * width + formula.height * height + formula.first * first + formula.last * last,
        );
    }
}

// The length of a box along an axis.
export const lengthOf = (size, axis) => size[lengths[axis]];
