import { handledLink, isHandled } from './addresses.js';
import { isDismissal } from './dialogs.js';
import { control } from './elements.js';
import { rowOf } from './row-actions.js';

// Events of buttons, links, menus and images.

export const listenToClicks = ({ send, rowActions }) => {
    document.addEventListener('click', (event) => {
        const link = handledLink(event);
        if (link) {
            send(link, 'select', Number(link.dataset.link));
            return;
        }
        const node = control(event);
        const name = node?.dataset.on;
        if (node && !isHandled(node, event)) return;
        if (name === 'tap' || name === 'increment' || name === 'decrement') send(node, name);
        else if (name === 'press') send(node, name);
        else if (name === 'menu') send(node, 'actions');
        else if (name === 'actions') rowActions.ask(rowOf(node));
        else if (name === 'dismiss' && isDismissal(node, event)) send(node, name);
    });
};

// Only the selected tab of a tab bar is in the tab order. Arrow keys select the others.
export const listenToTabs = () => {
    document.addEventListener('keydown', (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
        const bar = event.target.closest('[role=tablist]');
        if (!bar) return;
        const tabs = [...bar.querySelectorAll('[role=tab]:enabled')];
        const index = tabs.indexOf(event.target.closest('[role=tab]'));
        const forward = getComputedStyle(bar).direction === 'rtl' ? -1 : 1;
        const steps = { ArrowRight: index + forward, ArrowLeft: index - forward, Home: 0, End: tabs.length - 1 };
        if (index < 0 || !(event.key in steps)) return;
        event.preventDefault();
        const next = tabs.at(steps[event.key] % tabs.length);
        next.focus();
        next.click();
    });
};

// In a column of a split view, arrow keys move the focus between rows. Where columns are side by side, they select the row.
export const listenToColumns = () => {
    document.addEventListener('keydown', (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        const row = event.target.closest('.column .row > :is(.select:not([data-on=choose]), .link)');
        if (!step || !row) return;
        const rows = [...row.closest('.list, .form').querySelectorAll('.row > :is(.select, .link):enabled')];
        const next = rows[rows.indexOf(row) + step];
        event.preventDefault();
        next?.focus();
        if (next?.matches('.select') && !next.closest('.split.compact, .row.editing, .marked')) next.click();
    });
};

// Reports the loading of images that views observe.
export const listenToImages = (send) => {
    const settle = (image, isLoaded) => {
        if (image instanceof HTMLImageElement && image.dataset.on === 'load') send(image, 'load', isLoaded);
    };
    document.addEventListener('load', (event) => settle(event.target, true), true);
    document.addEventListener('error', (event) => settle(event.target, false), true);
    // Images that loaded before the script ran.
    for (const image of document.querySelectorAll('img[data-on=load]')) {
        if (image.complete && image.currentSrc) settle(image, image.naturalWidth > 0);
    }
};
