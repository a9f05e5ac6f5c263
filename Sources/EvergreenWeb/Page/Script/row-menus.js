// Context menus and primary actions of list and table rows: in areas with data-gesture "rows".
import { isTaken, recognizersAt } from './recognizers.js';
import { isTouch } from './touch.js';

const selects = (node) => node.matches('.row > .select');

// Returns the row of an area that contains a node; for a table, which has the focus for its rows, the current one. Null for none.
const rowIn = (area, node) => {
    const row = node.matches('table') ? node.querySelector(':scope > .table-body > [data-current]')
        : node.closest('.row, .table-row');
    return row && area.contains(row) ? row : null;
};

// Returns the innermost menu for a node: its area, whether it is for rows, and the node whose menu it is; null for none.
export const menuAt = (node) => {
    const menus = ['menu', 'rows'].flatMap((name) => recognizersAt(node, name).slice(0, 1).map(({ area }) => ({ area, name })));
    const [menu] = menus.sort((one, other) => one.area.contains(other.area) ? 1 : -1);
    if (!menu) return null;
    const { area, name } = menu;
    const isOfRows = name === 'rows';
    return { area, isOfRows, node: (isOfRows && rowIn(area, node)) || area };
};

// Returns the row whose primary action an event performs; null for none. Controls in the row handle their own events, except for its select
// button.
const openedBy = ({ target }) => {
    if (!(target instanceof Element)) return null;
    const [area] = recognizersAt(target, 'rows');
    const row = area?.numbers[0] && rowIn(area.area, target);
    return row && (selects(target) || !isTaken(target, row)) ? row : null;
};

export const listenToRowMenus = (send) => {
    const open = (event) => {
        const row = openedBy(event);
        if (!row) return;
        event.preventDefault();
        event.stopPropagation();
        send(row, 'primary');
    };
    // Prevents the browser from selecting a word.
    document.addEventListener('mousedown', (event) => {
        if (event.detail > 1 && openedBy(event)) event.preventDefault();
    });
    document.addEventListener('dblclick', (event) => {
        // The first tap of the finger already did that.
        if (!(isTouch() && event.target.closest('.row'))) open(event);
    });
    // Before the row is selected.
    document.addEventListener('click', (event) => {
        if (isTouch() && event.detail === 1 && openedBy(event)?.matches('.row')) open(event);
    }, true);
    document.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.target instanceof Element && (selects(event.target) || event.target.matches('table'))) open(event);
    }, true);
};
