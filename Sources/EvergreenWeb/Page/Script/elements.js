import { makeAbsolute } from './addresses.js';

// Elements of the document as nodes of the page. The root node of element 5 has the id e5. The node in it that holds its children, if that
// is another one, has the id c5.

export const element = (id) => document.getElementById('e' + id);

export const isElement = (node) => /^e\d+$/.test(node.id);

// The node that holds an element's children.
export const slot = (id) => document.getElementById('c' + id) || element(id);

// The id of the element that contains a node; 0 outside of all elements.
export const idOf = (node) => {
    while (node && !isElement(node)) node = node.parentElement;
    return node ? Number(node.id.slice(1)) : 0;
};

// The node at a target: an element's id, or an array of it and the child index at each level below.
export const nodeAt = (target) => {
    if (typeof target === 'number') return element(target);
    return target.slice(1).reduce((node, index) => node.children[index], element(target[0]));
};

// Parses a node from HTML, for insertion into or in place of another node. Inside SVG, it is an SVG node.
export const parse = (html, place) => {
    const template = document.createElement('template');
    const isDrawn = place instanceof SVGElement;
    template.innerHTML = isDrawn ? `<svg>${html}</svg>` : html;
    // Imported nodes load their resources immediately.
    makeAbsolute(template.content.firstElementChild);
    const node = document.importNode(template.content, true).firstElementChild;
    return isDrawn ? node.firstElementChild : node;
};

// The boxes that a node contributes to the layout: itself, or those of its children if it has no box of its own. Activators have none.
export const boxesOf = (node) => getComputedStyle(node).display === 'contents'
    ? [...node.children].filter((child) => !child.matches('.activator')).flatMap(boxesOf) : [node];

// The identity of an element's view and records across sessions.
export const identityOf = (node) => element(idOf(node))?.dataset.identity;

export const focusable = (node) =>
    [...node.querySelectorAll('button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], .activator')];

export const isText = (node) => node.tagName === 'TEXTAREA'
    || (node.tagName === 'INPUT' && ['text', 'password', 'search'].includes(node.type));

// Fields that are set by picking rather than typing.
export const isSet = (node) => node.tagName === 'INPUT'
    && ['range', 'date', 'time', 'datetime-local', 'color'].includes(node.type);

// The control that an event targets.
export const control = (event) => event.target instanceof Element ? event.target.closest('[data-on]') : null;
