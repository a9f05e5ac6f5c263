import { slot, idOf } from './elements.js';

// The state of a drag, shared by mouse, touch and keyboard.
//
// A draggable view has data-drag: the types of its payload, which stays on the server. With data-made-by-drag the types arrive once a drag
// has begun. A destination has data-drop: the types that it accepts, and data-outside: the kinds that it accepts from other windows (text,
// urls, files). A destination with data-follows-drags gets each position of a drag over it, and reports the effect of a drop in
// data-drop-effect. Rows of a list are destinations for insertion between them.

// The draggable view that contains a node.
export const areaOf = (node) => {
    const area = node instanceof Element ? node.closest('[data-drag]') : null;
    return area?.closest('[inert]') ? null : area;
};

// The rectangle of a destination, or of its contents if it has no box of its own.
export const boxOf = (node) => {
    const own = node.getBoundingClientRect();
    if (own.width || own.height) return own;
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
};

const isRow = (node) => node.matches('li');

export class Drags {
    #send;
    #onBegin;
    // The drag's source, null for a drag from another window, and the kinds of its items.
    #drag = null;
    // The current destination, and for a row whether the insertion point is after it.
    #target = null;
    #isAfter = false;
    // The preview at the pointer, and the pointer's position.
    #carried = null;
    #point = { x: 0, y: 0 };
    // The last position that was sent to the destination, and the animation frame request for the next one.
    #reported = '';
    #reportRequest = 0;

    constructor(send, onBegin) {
        this.#send = send;
        this.#onBegin = onBegin;
    }

    get isUnderWay() {
        return this.#drag !== null;
    }

    get source() {
        return this.#drag?.source ?? null;
    }

    // Whether the payload's types are still pending.
    get isAwaited() {
        return this.source?.dataset.madeByDrag !== undefined && !this.#kinds.length;
    }

    get target() {
        return this.#target;
    }

    // Begins a drag of a view. With a pointer, it shows the view's preview.
    begin(area, isPointed) {
        this.end();
        const hasPreview = isPointed && area.dataset.preview !== undefined;
        const isReported = hasPreview || area.dataset.madeByDrag !== undefined;
        this.#drag = { source: area, hasPreview, isReported };
        area.classList.add('dragging');
        if (isReported) this.#send(area, 'drag', true);
        this.#onBegin();
    }

    // Begins a drag from another window.
    beginOutside(kinds) {
        this.end();
        this.#drag = { source: null, kinds, hasPreview: false, isReported: false };
    }

    // The types of the dragged items.
    get #kinds() {
        const { source, kinds } = this.#drag;
        return source ? (source.dataset.drag ?? '').split(' ').filter((kind) => kind) : kinds;
    }

    #accepts(node) {
        const { source } = this.#drag;
        const kinds = this.#kinds;
        const accepted = (source ? node.dataset.drop : node.dataset.outside ?? '').split(' ');
        return accepted.some((kind) => kinds.includes(kind)) && !node.closest('[inert]');
    }

    // The preferred kind that the destination accepts.
    kindFor(node) {
        return ['files', 'urls', 'text'].find((kind) => this.#drag.kinds.includes(kind) && node.dataset.outside?.split(' ').includes(kind));
    }

    // The possible drop positions, in document order.
    places() {
        const nodes = [...document.querySelectorAll('[data-drop]')]
            .filter((node) => this.#accepts(node) && boxOf(node).width > 0);
        return nodes.flatMap((node) => {
            const isLast = isRow(node) && !nodes.includes(node.nextElementSibling);
            return isLast ? [{ node, isAfter: false }, { node, isAfter: true }] : [{ node, isAfter: false }];
        });
    }

    // Moves the drag to the node under the pointer. Returns the destination there.
    point(node, x, y) {
        this.#point = { x, y };
        this.#place();
        let target = node instanceof Element ? node.closest('[data-drop]') : null;
        while (target && !this.#accepts(target)) target = target.parentElement?.closest('[data-drop]');
        // Fields accept dropped text themselves.
        if (!this.source && node instanceof Element && node.closest('input, textarea')) target = null;
        const box = target && isRow(target) ? boxOf(target) : null;
        this.moveTo(target ?? null, box !== null && y > box.top + box.height / 2);
        return this.#target;
    }

    // Moves the drag over a destination, or off all of them.
    moveTo(target, isAfter = false) {
        const previous = this.#target;
        if (previous && (previous !== target || !target.isConnected)) this.#leave();
        this.#target = target;
        this.#isAfter = isAfter;
        if (!target) return;
        target.classList.add('drop-target');
        if (isRow(target)) target.dataset.insert = isAfter ? 'after' : 'before';
        if (previous !== target) this.#report();
        else if (target.dataset.followsDrags !== undefined) this.#scheduleReport();
    }

    // Sends the drag's position to the destination.
    #report() {
        const place = this.#location(this.#target);
        this.#reported = String(place);
        this.#send(this.#target, 'over', ...place, this.#isAfter, this.source ? idOf(this.source) : 0);
    }

    // Sends the position at most once per animation frame, and only if it has changed.
    #scheduleReport() {
        if (this.#reportRequest) return;
        this.#reportRequest = requestAnimationFrame(() => {
            this.#reportRequest = 0;
            const target = this.#target;
            if (this.#drag && target?.isConnected && String(this.#location(target)) !== this.#reported) this.#report();
        });
    }

    #leave() {
        this.#unmark();
        if (this.#target.isConnected) this.#send(this.#target, 'out');
        this.#target = null;
    }

    #unmark() {
        this.#target.classList.remove('drop-target');
        delete this.#target.dataset.insert;
    }

    // The effect of a drop here: copy, move or none.
    get effect() {
        return this.#target?.dataset.dropEffect ?? (this.source ? 'move' : 'copy');
    }

    // Drops the dragged view at the current position.
    drop() {
        this.dropContent('element', String(idOf(this.source)));
    }

    // Drops content at the current position, and ends the drag. Returns the number of the event; 0 for none.
    dropContent(kind, value) {
        const target = this.#target;
        if (!target?.isConnected || this.effect === 'none') {
            this.end();
            return 0;
        }
        const event = this.#send(target, 'drop', ...this.#location(target), this.#isAfter, kind, value);
        this.#unmark();
        this.#target = null;
        this.end();
        return event;
    }

    // The position from the destination's top leading corner, in points.
    #location(target) {
        const box = boxOf(target);
        const isLeftToRight = getComputedStyle(target).direction === 'ltr';
        const { x, y } = this.#point;
        const round = (value) => Math.round(value * 10) / 10;
        return [round(isLeftToRight ? x - box.left : box.right - x), round(y - box.top)];
    }

    // Uses the center of a destination as the position, for drags without a pointer.
    pointAt(node) {
        const box = boxOf(node);
        this.#point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }

    // Ends the drag.
    end() {
        if (!this.#drag) return;
        if (this.#target) this.#leave();
        const { source, isReported } = this.#drag;
        source?.classList.remove('dragging');
        if (isReported && source.isConnected) this.#send(source, 'drag', false);
        this.#carried?.remove();
        this.#carried = null;
        this.#drag = null;
    }

    // Shows a copy of the view at the pointer, unless the view has a preview.
    carry() {
        const { source, hasPreview } = this.#drag;
        if (hasPreview) return;
        const box = source.getBoundingClientRect();
        const copy = source.cloneNode(true);
        for (const node of [copy, ...copy.querySelectorAll('[id], [data-drop], [data-drag], [tabindex]')]) {
            for (const name of ['id', 'data-drop', 'data-drag', 'tabindex', 'data-testid']) node.removeAttribute(name);
        }
        copy.inert = true;
        copy.classList.remove('dragging');
        this.#carried = document.createElement('div');
        this.#carried.className = 'drag-preview';
        this.#carried.setAttribute('aria-hidden', 'true');
        this.#carried.popover = 'manual';
        this.#carried.style.width = `${box.width}px`;
        this.#carried.append(copy);
        document.body.append(this.#carried);
        this.#carried.showPopover();
        this.#place();
    }

    #place() {
        const preview = this.#drag?.hasPreview ? this.#preview() : this.#carried;
        if (!preview) return;
        preview.style.left = `${this.#point.x}px`;
        preview.style.top = `${this.#point.y}px`;
    }

    #preview() {
        return [...slot(idOf(this.source)).children].find((node) => node.matches('.drag-preview'));
    }

    // Shows the preview once it has arrived. Called after each frame.
    update() {
        if (this.source && !this.source.isConnected) this.end();
        if (!this.#drag?.hasPreview) return;
        const preview = this.#preview();
        if (preview && !preview.matches(':popover-open')) preview.showPopover();
        this.#place();
    }

    // Discards a drag in progress: a new session has other element ids.
    reset() {
        if (this.#target) this.#unmark();
        this.#carried?.remove();
        this.#drag?.source?.classList.remove('dragging');
        this.#drag = this.#target = this.#carried = null;
    }
}
