import { boxesOf } from './elements.js';
import { offeredSpace, withStyle } from './proposals.js';
import { SpaceObserver } from './space-observer.js';

const slack = 0.5;

// Shows the first child of a node that fits into the offered space, or else the last one.
const choose = (node) => {
    const children = [...node.children];
    if (!children.length) return;
    const boxes = children.flatMap(boxesOf);
    if (!boxes.length) return;
    node.toggleAttribute('data-fitted', true);
    for (const child of children) child.toggleAttribute('data-fit', true);
    const [width, height] = offeredSpace(children);
    const isLimited = (axis) => node.dataset.fits.includes(axis);
    const fits = (child) => boxesOf(child).every((box) => {
        const ideal = {
            position: 'absolute', visibility: 'hidden', 'min-width': '0', flex: 'none',
            width: isLimited('x') ? 'max-content' : `${width}px`,
        };
        return withStyle(box, ideal, () => {
            const style = getComputedStyle(box);
            return (!isLimited('x') || parseFloat(style.width) <= width + slack)
                && (!isLimited('y') || height === null || parseFloat(style.height) <= height + slack);
        });
    });
    const chosen = children.find(fits) ?? children.at(-1);
    for (const child of children) child.toggleAttribute('data-fit', child === chosen);
};

// Chooses the view of each `ViewThatFits`, and again when the offered space may have changed.
export class Fitting {
    #observer = new SpaceObserver('[data-fits]', () => this.update());

    listen() {
        this.#observer.listen();
    }

    update() {
        const nodes = this.#observer.take();
        const waiting = [...'xy'].map((axis) => [axis, [...document.querySelectorAll(`.may-fill-${axis}`)].reverse()]);
        // While measuring, containers expand, so that the full space is offered.
        for (const [axis, containers] of waiting) for (const node of containers) node.classList.add(`fill-${axis}`);
        // From the inside out: the size of an inner node depends on its choice.
        for (const node of nodes.reverse()) if (node.getClientRects().length || node.closest('[data-fits]')) choose(node);
        // Containers expand only if the chosen view does.
        for (const [axis, containers] of waiting) {
            for (const node of containers) {
                node.classList.toggle(`fill-${axis}`, Boolean(node.querySelector(`[data-fit].fill-${axis}`)));
            }
        }
    }
}
