import { absoluteValue, openAddress, openWindow, urlOf } from './addresses.js';
import { speak } from './announcements.js';
import { animationsOf, enter, gliding, animateStyles, swap } from './animations.js';
import { copyText } from './clipboard.js';
import { replaceCourse, startCourse, startCourses } from './courses.js';
import { departing } from './departures.js';
import { closeDialogs, openDialogs } from './dialogs.js';
import { element, focusable, isElement, nodeAt, parse, slot } from './elements.js';
import { keepingFocus } from './focus.js';
import { follow } from './followers.js';
import { matching } from './matches.js';
import { offer } from './notices.js';
import { isPlace } from './places.js';
import { endRepetitions, startRepetitions } from './repetitions.js';
import { closeWindow, closeWindows } from './windows.js';
import { zooming } from './zooms.js';

// A rule whose URLs are relative to the page's stylesheet, for a stylesheet without a URL. Browsers ignore the `baseURL` of those.
const absolute = (rule) => rule.replace(/url\("(?!data:)/g, () => `url("${urlOf('_evergreen/')}`);

// Applies the operations of frames to the page.
export class Operations {
    #fields;
    #places;
    #focus;
    #rows;
    #scroll;
    #restoration;
    // The rules for style classes that arrived with frames.
    #styles = new CSSStyleSheet();
    // The animation options of the last frame; null for none.
    animation = null;

    constructor({ fields, places, focus, rows, scroll, restoration }) {
        this.#fields = fields;
        this.#places = places;
        this.#focus = focus;
        this.#rows = rows;
        this.#scroll = scroll;
        this.#restoration = restoration;
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#styles];
    }

    // Applies a frame's operations. Throws if the page does not match them.
    apply(operations, { event, isAnswer }) {
        const isOtherSession = operations[0]?.[0] === 'g';
        const animations = animationsOf(operations);
        const isAnimated = animations.some(Boolean);
        // `animation` applies to the current operation; `entered` has the animations of inserted nodes.
        const frame = { event, isAnswer, isOtherSession, animation: null, entered: new Map() };
        // A full redraw includes the rules of its style classes, except those in the page's stylesheets.
        if (isRedraw(operations)) this.#styles.replaceSync('');
        const toggle = document.activeElement?.closest('.sidebar-toggle');
        const glide = isAnimated && gliding(operations, animations);
        const depart = departing(operations, animations);
        const match = isAnimated && matching(frame.entered);
        const zoom = zooming(operations);
        this.#rows.hold(() => {
            for (const [index, operation] of operations.entries()) {
                frame.animation = animations[index];
                this.#apply(operation, frame);
            }
        });
        // Restores the focus when the sidebar's toggle has moved to another column's bar.
        if (toggle && !toggle.isConnected) document.querySelector('.sidebar-toggle')?.focus();
        depart();
        zoom?.();
        this.animation = animations.find(Boolean) ?? null;
        follow(this.animation);
        if (!isAnimated) return;
        glide();
        match();
    }

    // Replaces the whole page. Its scroll positions are restored when it has been laid out.
    replacePage(fresh) {
        const old = document.querySelector('main');
        this.#restoration.save();
        this.#places.clear();
        closeDialogs(old);
        old.replaceWith(fresh);
        describe(fresh);
        this.#rows.layOut();
        openDialogs();
        startRepetitions(fresh);
        startCourses(fresh);
    }

    #apply([name, ...items], frame) {
        switch (name) {
        case 't': this.#setText(nodeAt(items[0]), items[1], frame); break;
        case 'a': this.#setAttributes(nodeAt(items[0]), items[1], frame); break;
        case 'x': this.#replaceChrome(items[0], items[1], frame); break;
        case 'i': this.#insert(parse(items[2], slot(items[0])), items[0], items[1], frame); break;
        case 'r': this.#remove(element(items[0])); break;
        case 'm': this.#move(element(items[0]), items[1], items[2]); break;
        case 's': this.#addRules(items); break;
        case 'o': this.#styles.replaceSync(''); this.#addRules(items); break;
        case 'f': this.#focus.request(items[0]); break;
        case 'c': this.#scroll.request(...items, frame.animation); break;
        case 'd': this.#scroll.requestPoint(...items, frame.animation); break;
        case 'u': openAddress(items[0], offer); break;
        case 'b': openWindow(items[0], items.slice(1), offer); break;
        case 'e': items.length ? closeWindows(items[0], items.slice(1)) : closeWindow(); break;
        case 'p': copyText(items[0]); break;
        case 'l': speak(items[0], items[1] === 1); break;
        // Not supported by all browsers.
        case 'v': navigator.vibrate?.(items); break;
        case 'w': this.#redraw(parse(items[0]), frame); break;
        // 'n' and 'g' apply to other operations: see `animationsOf` and `sessionOf`.
        }
    }

    #addRules(rules) {
        for (const rule of rules) this.#styles.insertRule(absolute(rule), this.#styles.cssRules.length);
    }

    #setText(node, text, frame) {
        swap(node, frame.animation);
        node.textContent = text;
    }

    #setAttributes(node, attributes, frame) {
        if ('href' in attributes) swap(node, frame.animation);
        // The look of SVG shapes depends on any of their attributes.
        if ('class' in attributes || node instanceof SVGElement) animateStyles(node, frame.animation);
        const settle = 'data-repeat' in attributes && endRepetitions(node, frame.animation);
        for (const [name, value] of Object.entries(attributes)) {
            if (value === null) node.removeAttribute(name);
            else node.setAttribute(name, absoluteValue(name, value));
            if (node.tagName === 'MAIN') describe(node);
            if (name !== 'data-title') this.#fields.setAttribute(node, name, value, frame);
        }
        if (settle) {
            settle();
            startRepetitions(node);
        }
        if ('data-course' in attributes) startCourse(node);
    }

    #insert(node, parent, before, frame) {
        slot(parent).insertBefore(node, before ? element(before) : null);
        if (isPlace(node)) {
            this.#rows.layOut();
            this.#restoration.end();
            this.#places.enter(node);
        }
        enter(node, frame.animation);
        if (frame.animation) frame.entered.set(node, frame.animation);
        startRepetitions(node);
        startCourses(node);
    }

    #remove(node) {
        closeDialogs(node);
        if (isPlace(node)) {
            this.#places.leave(node);
            node.remove();
        } else if (node.contains(document.activeElement)) {
            // The focus moves to the same control of the next row.
            const index = focusable(node).indexOf(document.activeElement);
            const next = node.nextElementSibling || node.previousElementSibling;
            node.remove();
            const candidates = next ? focusable(next) : [];
            (candidates[index] || candidates[0])?.focus();
        } else {
            node.remove();
        }
    }

    #move(node, parentID, beforeID) {
        const before = beforeID ? element(beforeID) : null;
        const parent = slot(parentID);
        if (parent.moveBefore) parent.moveBefore(node, before);
        else keepingFocus(() => parent.insertBefore(node, before));
    }

    #replaceChrome(id, html, frame) {
        const old = element(id);
        const children = [...slot(id).children].filter(isElement);
        const fresh = parse(html, old);
        if (old.dataset.identity) fresh.dataset.identity = old.dataset.identity;
        const restore = this.#fields.carryOver(old, fresh, frame);
        keepingFocus(() => {
            (fresh.querySelector('#c' + id) || fresh).append(...children);
            old.replaceWith(fresh);
        });
        restore();
        startRepetitions(fresh);
        replaceCourse(old, fresh);
    }

    #redraw(fresh, frame) {
        // Element ids differ in another session: `LostFields` restores fields there.
        if (frame.isOtherSession) return this.replacePage(fresh);
        const restore = this.#fields.carryOver(document.querySelector('main'), fresh, frame);
        this.replacePage(fresh);
        restore();
    }
}

// Updates the document's title, language and direction.
const describe = (main) => {
    document.title = main.dataset.title;
    document.documentElement.lang = main.lang;
    document.documentElement.dir = main.dir;
};

// Whether operations redraw the whole page.
export const isRedraw = (operations) => operations.some(([name]) => name === 'w');
