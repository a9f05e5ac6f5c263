// Context menus and primary actions of the rows of lists and tables: in areas with data-gesture "rows".
import { isControlIn, recognizersAt } from './recognizers.js';
import { isTouch } from './touch.js';

const selects = (node) => node.matches('.row > .select');

// The current row of a table, which has the focus for its rows, or null.
const currentRow = (node) => node.matches('table') ? node.querySelector(':scope > .table-body > [data-current]') : null;

// The row of an area that contains a node, or null.
const rowIn = (area, node) => {
    const row = node.matches('table') ? currentRow(node) : node.closest('.row, .table-row');
    return row && area.contains(row) ? row : null;
};

// The innermost menu at a node: its area, whether it is a menu for rows, and the node that it belongs to; null for none.
export const menuAt = (target) => {
    const node = currentRow(target) ?? target;
    const menus = ['menu', 'rows'].flatMap((name) => recognizersAt(node, name).slice(0, 1).map(({ area }) => ({ area, name })));
    const [menu] = menus.sort((one, other) => one.area.contains(other.area) ? 1 : -1);
    if (!menu) return null;
    const { area, name } = menu;
    const isOfRows = name === 'rows';
    return { area, isOfRows, node: (isOfRows && rowIn(area, node)) || area };
};

// The row whose primary action an event performs, or null. Other controls in the row than its selecting button handle events themselves.
const openedBy = ({ target }) => {
    if (!(target instanceof Element)) return null;
    const [area] = recognizersAt(target, 'rows');
    const row = area?.numbers[0] && rowIn(area.area, target);
    return row && (selects(target) || !isControlIn(target, row)) ? row : null;
};

export const listenToRowMenus = (send) => {
    const open = (event) => {
        const row = openedBy(event);
        if (!row) return;
        event.preventDefault();
        event.stopPropagation();
        send(row, 'primary');
    };
    // Otherwise the browser would select a word.
    document.addEventListener('mousedown', (event) => {
        if (event.detail > 1 && openedBy(event)) event.preventDefault();
    });
    document.addEventListener('dblclick', (event) => {
        // The first tap has already performed it.
        if (!(isTouch() && event.target.closest('.row'))) open(event);
    });
    // In the capture phase, before the row is selected.
    document.addEventListener('click', (event) => {
        if (isTouch() && event.detail === 1 && openedBy(event)?.matches('.row')) open(event);
    }, true);
    document.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.target instanceof Element && (selects(event.target) || event.target.matches('table'))) open(event);
    }, true);
};
