import { idOf } from './elements.js';
import { moveBy } from './scrollers.js';

// Rows are requested when they are closer than `near` to the visible region, up to the distance `reach`. In viewport lengths.
const near = 0.5;
const reach = 1;
// The estimated row length while there are no rows to measure, in pixels.
const estimatedLength = 44;
// The maximum length of an element that browsers support, in pixels.
const maxLength = 8_000_000;
// The maximum number of visible rows that serve as scroll anchors.
const anchorCount = 8;

const isPlaceholder = (node) => node.classList.contains('placeholder');

// Whether a node is a section's header or footer, which may be pinned while its rows scroll.
const isEdge = (node) => node.classList.contains('section-edge');

const rowsOf = (placeholder) => Number(placeholder.dataset.rows);

const placeholders = () => document.querySelectorAll('.placeholder');

// The start and end of a node along the axis of its rows.
const extent = (node, axis) => {
    const rect = node.getBoundingClientRect();
    return axis === 'x' ? [rect.left, rect.right] : [rect.top, rect.bottom];
};

// How a parent lays out its rows.
class Layout {
    constructor(parent) {
        const style = getComputedStyle(parent);
        const isGrid = style.display === 'grid';
        const isAcross = isGrid ? style.gridAutoFlow.startsWith('column')
            : style.display === 'flex' && style.flexDirection.startsWith('row');
        const tracks = isAcross ? style.gridTemplateRows : style.gridTemplateColumns;
        this.axis = isAcross ? 'x' : 'y';
        // The number of cells in a line: of a row in a vertical grid, or a column in a horizontal one.
        this.columns = isGrid ? tracks.split(' ').length : 1;
        this.spacing = parseFloat(this.axis === 'x' ? style.columnGap : style.rowGap) || 0;
    }
}

const scrollerOf = (node, axis) => {
    for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) {
        const overflow = axis === 'x' ? getComputedStyle(one).overflowX : getComputedStyle(one).overflowY;
        if (overflow !== 'auto' && overflow !== 'scroll') continue;
        if (axis === 'x' ? one.scrollWidth > one.clientWidth : one.scrollHeight > one.clientHeight) return one;
    }
    return document.scrollingElement;
};

// The start and end of a scroll container's visible region.
const viewOf = (scroller, axis) => {
    if (scroller === document.scrollingElement) return [0, axis === 'x' ? innerWidth : innerHeight];
    return extent(scroller, axis);
};

// Virtual scrolling for long lists. Placeholders reserve the space of rows that are not on the page, and request rows close to the visible
// region. Visible rows keep their position when rows around them are inserted, removed or resized.
export class RowWindows {
    #send;
    // The average row length, by parent.
    #lengths = new WeakMap();
    // The last layout of a parent's rows.
    #layouts = new WeakMap();
    // The parents whose rows have ARIA positions.
    #numbered = new Set();
    // The number of the pending request's event; 0 if there is none.
    #pendingEvent = 0;
    // The last request: not repeated unless something has changed.
    #lastRequest = '';
    #isScheduled = false;

    constructor(send) {
        this.#send = send;
    }

    // Resets for a new session, which has other element ids.
    reset() {
        this.#pendingEvent = 0;
        this.#lastRequest = '';
    }

    listen() {
        document.addEventListener('scroll', () => this.#update(), { capture: true, passive: true });
        addEventListener('resize', () => this.layOut());
    }

    // Called when the server has handled the events up to this one.
    answered(number) {
        if (!this.#pendingEvent || number < this.#pendingEvent) return;
        this.#pendingEvent = 0;
        this.#schedule();
    }

    // Lays out placeholders and rows.
    layOut() {
        const parents = new Set([...placeholders()].map((placeholder) => placeholder.parentElement));
        for (const parent of this.#numbered) if (!parents.has(parent)) this.#number(parent, false);
        for (const parent of parents) {
            this.#layOut(parent);
            if (['UL', 'TBODY'].includes(parent.tagName)) this.#number(parent, true);
        }
        if (parents.size) this.#update();
    }

    // Performs a change of the page, and keeps the visible rows of long lists in place.
    hold(change) {
        const anchors = this.#anchors();
        change();
        this.layOut();
        for (const { scroller, axis, rows, wasAtEnd } of anchors) {
            const row = rows.find(({ node }) => node.isConnected);
            if (row) {
                const distance = extent(row.node, axis)[0] - row.start;
                if (Math.abs(distance) >= 1) moveBy(scroller, axis, distance, 'instant');
            } else if (wasAtEnd) {
                const end = axis === 'x' ? scroller.scrollWidth : scroller.scrollHeight;
                scroller.scrollTo({ [axis === 'x' ? 'left' : 'top']: end, behavior: 'instant' });
            }
        }
    }

    // The visible rows of each scroll container with placeholders, unless it is scrolled to the start.
    #anchors() {
        const found = new Map();
        for (const placeholder of placeholders()) {
            const parent = placeholder.parentElement;
            const { axis } = this.#layoutOf(parent);
            const scroller = scrollerOf(parent, axis);
            const offset = axis === 'x' ? Math.abs(scroller.scrollLeft) : scroller.scrollTop;
            if (offset < 1) continue;
            const view = viewOf(scroller, axis);
            const [size, whole] = axis === 'x'
                ? [scroller.clientWidth, scroller.scrollWidth] : [scroller.clientHeight, scroller.scrollHeight];
            if (!found.has(scroller)) {
                found.set(scroller, { scroller, axis, rows: [], parents: new Set(), wasAtEnd: offset + size >= whole - 2 });
            }
            const anchor = found.get(scroller);
            if (anchor.parents.has(parent)) continue;
            anchor.parents.add(parent);
            for (const node of parent.children) {
                if (isPlaceholder(node) || isEdge(node) || anchor.rows.length >= anchorCount) continue;
                const [start, end] = extent(node, axis);
                if (end > view[0] && start < view[1]) anchor.rows.push({ node, start });
            }
        }
        return found.values();
    }

    // Sizes the placeholders of a parent to the length of their rows.
    #layOut(parent) {
        const known = this.#layouts.get(parent);
        // Before measuring: a page that is shorter for a moment would clamp the scroll position.
        if (known) this.#resize(parent, known, this.#lengthOf(parent));
        const layout = new Layout(parent);
        this.#layouts.set(parent, layout);
        this.#resize(parent, layout, this.#measure(parent, layout));
    }

    // The last layout of a parent's rows. Querying the browser again could force a layout.
    #layoutOf(parent) {
        if (!this.#layouts.has(parent)) this.#layouts.set(parent, new Layout(parent));
        return this.#layouts.get(parent);
    }

    #lengthOf(parent) {
        return this.#lengths.get(parent) ?? estimatedLength;
    }

    #resize(parent, layout, length) {
        const all = [...parent.children].filter(isPlaceholder);
        const lines = all.map((placeholder) => Math.ceil(rowsOf(placeholder) / layout.columns));
        const total = lines.reduce((sum, count) => sum + count, 0);
        const drawn = Math.min(length, maxLength / total);
        for (const [index, placeholder] of all.entries()) {
            const size = `${Math.max(lines[index] * drawn - layout.spacing, 0)}px`;
            placeholder.style[layout.axis === 'x' ? 'width' : 'height'] = size;
            placeholder.style.setProperty('--row', `${drawn}px`);
        }
        if (layout.columns > 1) for (const placeholder of all) this.#completeLine(placeholder, layout);
    }

    // Places the cell after a placeholder in the column that it would have with all cells present.
    #completeLine(placeholder, { axis, columns }) {
        const next = placeholder.nextElementSibling;
        const column = rowsOf(placeholder) % columns;
        for (const cell of placeholder.parentElement.querySelectorAll(':scope > [data-column]')) {
            if (cell.previousElementSibling !== placeholder) this.#freeCell(cell);
        }
        if (!next || isPlaceholder(next)) return;
        next.dataset.column = column + 1;
        next.style[axis === 'x' ? 'gridRowStart' : 'gridColumnStart'] = column + 1;
    }

    #freeCell(cell) {
        delete cell.dataset.column;
        cell.style.gridColumnStart = cell.style.gridRowStart = '';
    }

    // The length of a row, or of a line of cells, with the spacing after it.
    #measure(parent, { axis, columns, spacing }) {
        const runs = [[]];
        for (const node of parent.children) {
            if (isPlaceholder(node) || isEdge(node)) runs.push([]);
            else runs.at(-1).push(node);
        }
        const run = runs.reduce((longest, one) => one.length > longest.length ? one : longest, []);
        const length = run.length ? this.#lengthIn(run, axis, columns, spacing) : 0;
        const known = this.#lengths.get(parent);
        // Rows of a hidden tab have no length. Small differences are ignored: resizing would move visible rows, and stop a scroll in
        // progress.
        if (length > 0 && !known) this.#lengths.set(parent, length);
        else if (length > 0 && Math.abs(length - known) >= known / 50) this.#lengths.set(parent, known + (length - known) / 4);
        return this.#lengthOf(parent);
    }

    // The first line is left out if there are others, as it may have an additional border.
    #lengthIn(run, axis, columns, spacing) {
        const lines = Math.floor((run.length - 1) / columns) - 1;
        if (lines > 0) return (extent(run.at(-1), axis)[0] - extent(run[columns], axis)[0]) / lines;
        const span = extent(run.at(-1), axis)[1] - extent(run[0], axis)[0];
        return (span + spacing) / Math.ceil(run.length / columns);
    }

    // Sets the ARIA positions and count of rows, or removes them if all rows are on the page.
    #number(parent, isLong) {
        if (isLong) this.#numbered.add(parent);
        else this.#numbered.delete(parent);
        const rows = [...parent.children];
        const count = rows.reduce((sum, row) => sum + (isPlaceholder(row) ? rowsOf(row) : 1), 0);
        const table = parent.closest('tbody')?.parentElement;
        // A table's header counts as its first row.
        const first = table?.tHead ? 1 : 0;
        if (table) table.ariaRowCount = isLong ? String(count + first) : null;
        let place = 0;
        for (const row of rows) {
            place += isPlaceholder(row) ? rowsOf(row) : 1;
            if (isPlaceholder(row)) continue;
            if (table) {
                row.ariaRowIndex = isLong ? String(place + first) : null;
            } else if (isLong) {
                row.ariaPosInSet = String(place);
                row.ariaSetSize = String(count);
            } else {
                row.ariaPosInSet = row.ariaSetSize = null;
            }
        }
    }

    // Called after scrolling or changes: the last request may be repeated.
    #update() {
        this.#lastRequest = '';
        this.#schedule();
    }

    #schedule() {
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        requestAnimationFrame(() => {
            this.#isScheduled = false;
            this.#request();
        });
    }

    // Requests the rows of the first placeholder close to the visible region. One request is pending at a time.
    #request() {
        if (this.#pendingEvent) return;
        for (const placeholder of placeholders()) {
            if (!placeholder.getClientRects().length) continue;
            const { axis, columns } = this.#layoutOf(placeholder.parentElement);
            const [first, last] = viewOf(scrollerOf(placeholder, axis), axis);
            const screen = last - first;
            const [start, end] = extent(placeholder, axis);
            if (end < first - near * screen || start > last + near * screen) continue;
            const wanted = this.#wanted(placeholder, axis, columns, [first - reach * screen, last + reach * screen]);
            const request = [idOf(placeholder), ...wanted].join();
            if (request === this.#lastRequest) continue;
            this.#lastRequest = request;
            this.#pendingEvent = this.#send(placeholder, 'rows', ...wanted, this.#keptRow(placeholder.parentElement));
            return;
        }
    }

    // The range of rows between two positions, relative to the first row of a placeholder.
    #wanted(placeholder, axis, columns, [first, last]) {
        const [start, end] = extent(placeholder, axis);
        const count = rowsOf(placeholder);
        const perPixel = count / Math.max(end - start, 1);
        const from = first >= start ? Math.floor((first - start) * perPixel)
            : -this.#rowsBeside(placeholder, axis, (node) => node.previousElementSibling, (edges) => edges[1] - first);
        const to = last <= end ? Math.ceil((last - start) * perPixel)
            : count + this.#rowsBeside(placeholder, axis, (node) => node.nextElementSibling, (edges) => last - edges[0]);
        return [Math.floor(from / columns) * columns, Math.ceil(to / columns) * columns];
    }

    // The number of rows beside a placeholder, up to a distance. Includes rows of other placeholders.
    #rowsBeside(placeholder, axis, next, distanceTo) {
        let count = 0;
        for (let node = next(placeholder); node; node = next(node)) {
            const edges = extent(node, axis);
            const distance = distanceTo(edges);
            if (distance <= 0) break;
            if (!isPlaceholder(node)) {
                count += isEdge(node) ? 0 : 1;
            } else {
                const part = Math.min(distance / Math.max(edges[1] - edges[0], 1), 1);
                count += Math.ceil(rowsOf(node) * part);
            }
        }
        return count;
    }

    // The element id of the row that contains the focus, which the server must keep; 0 for none.
    #keptRow(parent) {
        let node = document.activeElement;
        while (node && node.parentElement !== parent) node = node.parentElement;
        return node ? idOf(node) : 0;
    }
}
