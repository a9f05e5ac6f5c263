// The screen's traits: color scheme, size classes, accessibility settings, display scale, scene phase and time zone.
const queries = {
    dark: matchMedia('(prefers-color-scheme: dark)'),
    narrow: matchMedia('(width < 600px)'),
    low: matchMedia('(height < 480px)'),
    still: matchMedia('(prefers-reduced-motion: reduce)'),
    contrast: matchMedia('(prefers-contrast: more)'),
    opaque: matchMedia('(prefers-reduced-transparency: reduce)'),
    inverted: matchMedia('(inverted-colors: inverted)'),
};

const sizeClass = (query) => query.matches ? 'compact' : 'regular';

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

// The display scale, in percent.
const scale = () => Math.round(Math.min(Math.max(devicePixelRatio * 100, 25), 1000));

// The accessibility settings and the display scale.
const preferences = () => [
    queries.still.matches ? 'still' : 'moving', queries.contrast.matches && 'contrast', queries.opaque.matches && 'opaque',
    queries.inverted.matches && 'inverted', scale() !== 100 && `x${scale()}`,
].filter(Boolean).join('-');

// In the format of `WindowTraits.pageText`.
const traits = (phase) => [
    queries.dark.matches ? 'dark' : 'light', sizeClass(queries.narrow), sizeClass(queries.low), phase,
    preferences(), timeZone(),
].filter(Boolean).join('.');

export class Traits {
    #send;
    // The last reported traits; null if none.
    #reported = null;
    #current = '';

    constructor(send) {
        this.#send = send;
    }

    listen() {
        this.#read();
        for (const query of Object.values(queries)) query.addEventListener('change', () => this.#changed());
        document.addEventListener('visibilitychange', () => this.#changed());
        // Zooming also resizes the page. Moving it to another screen may change only the scale.
        window.addEventListener('resize', () => this.#changed());
        this.#watchScale();
    }

    #watchScale() {
        matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
            this.#changed();
            this.#watchScale();
        }, { once: true });
    }

    // Reports the traits if the page was rendered for others.
    report() {
        const main = document.querySelector('main');
        if (main.dataset.traits === this.#current) this.#reported = null;
        else if (this.#reported !== this.#current) {
            this.#reported = this.#current;
            this.#send(main, 'traits', this.#current);
        }
    }

    // Resets for a new session.
    reset() {
        this.#reported = null;
    }

    #changed() {
        this.#read();
        this.report();
    }

    #read() {
        const current = traits(document.hidden ? 'background' : 'active');
        if (current === this.#current) return;
        this.#current = current;
        // With the cookie, the next page is rendered for this screen from the start.
        const secure = location.protocol === 'https:' ? '; Secure' : '';
        document.cookie = `evergreen-traits=${traits('active')}; Path=/; SameSite=Strict${secure}`;
    }
}
