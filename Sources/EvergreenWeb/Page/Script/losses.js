import { labelOf } from './field-values.js';
import { word } from './words.js';

// Messages about actions that the page could not perform.

// “Add” (2 times), “Delete”
export const named = (titles) => {
    const counts = new Map();
    for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
    return [...counts].map(([title, count]) => `“${title}”` + (count > 1 ? ` (${word('times', count)})` : '')).join(', ');
};

// Returns the name of a control for the user.
export const titleOf = (node) => {
    const control = node.closest('[data-on]') ?? node;
    const text = control.getAttribute('aria-label')
        || (control.matches('input, select, textarea') && labelOf(control))
        || control.textContent.trim().replace(/\s+/g, ' ') || control.title || word('change');
    return text.length > 60 ? text.slice(0, 59) + '…' : text;
};

// Whether an event is a user's action in the app, rather than on the page.
const reports = ['focus', 'selection', 'hover', 'hold', 'load', 'dismiss', 'actions', 'rows', 'choose', 'traits', 'measure', 'drag', 'over', 'out'];

export const isAct = ({ message: [, , , name, value] }) =>
    name === 'recognize' ? value.split(' ')[2] === 'e' : !reports.includes(name);

// Returns the message about the unanswered events of a lost session, and the fields that could not be restored.
export const lossOf = (events, unkept) => {
    const acts = events.filter((event) => isAct(event) && !event.isKept);
    const unsent = [...acts.filter((event) => !event.socket).map((event) => event.title), ...unkept];
    const unsure = acts.filter((event) => event.socket).map((event) => event.title);
    return [
        unsent.length ? word('lost', named(unsent)) : '',
        unsure.length ? word('unsure', named(unsure)) : '',
    ].filter(Boolean).join(' ');
};
