import { labelOf } from './field-values.js';
import { localized } from './localization.js';

// Names of failed actions and lost fields in notices.

// “Add” (2 times), “Delete”
export const quotedList = (titles) => {
    const counts = new Map();
    for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
    return [...counts].map(([title, count]) => `“${title}”` + (count > 1 ? ` (${localized('times', count)})` : '')).join(', ');
};

// The name of a control for the user.
export const titleOf = (node) => {
    const control = node.closest('[data-on]') ?? node;
    const text = control.getAttribute('aria-label')
        || (control.matches('input, select, textarea') && labelOf(control))
        || control.textContent.trim().replace(/\s+/g, ' ') || control.title || localized('change');
    return text.length > 60 ? text.slice(0, 59) + '…' : text;
};

// Names of events that report the page's state rather than an action of the user.
const reports = ['focus', 'selection', 'hover', 'hold', 'load', 'dismiss', 'actions', 'rows', 'choose', 'traits', 'measure', 'drag', 'over', 'out'];

export const isAction = ({ message: [, , , name, value] }) =>
    name === 'recognize' ? value.split(' ')[2] === 'e' : !reports.includes(name);

// The notice about the unacknowledged events of a lost session, and about fields that can't be restored.
export const lossOf = (events, unkept) => {
    const actions = events.filter((event) => isAction(event) && !event.isKept);
    const unsent = [...actions.filter((event) => !event.socket).map((event) => event.title), ...unkept];
    const unsure = actions.filter((event) => event.socket).map((event) => event.title);
    return [
        unsent.length ? localized('lost', quotedList(unsent)) : '',
        unsure.length ? localized('unsure', quotedList(unsure)) : '',
    ].filter(Boolean).join(' ');
};
