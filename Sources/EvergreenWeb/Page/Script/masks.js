// Masks of any views. CSS masks are images, so the hidden views of a mask become a picture, which masks the view.
import { pictureOf } from './pictures.js';

const hidden = 'linear-gradient(#0000 0 0)';

// The layers that contain a node. A mask can contain masked views.
const layersAround = (node) => {
    const layers = [];
    let layer = node instanceof Node ? (node instanceof Element ? node : node.parentElement)?.closest('.mask-layer') : null;
    for (; layer; layer = layer.parentElement?.closest('.mask-layer')) layers.push(layer);
    return layers;
};

export class Masks {
    // The known layers, with the address of their last picture, and the mask that is shown with its number.
    #pictures = new WeakMap();
    #masks = new WeakMap();
    #lastNumber = 0;
    #changed = new Set();
    #isScheduled = false;
    #visible = new WeakSet();
    #changes = new MutationObserver((changes) => this.#note(changes));
    #sizes = new ResizeObserver((entries) => {
        for (const { target } of entries) this.#changed.add(target);
        this.#schedule();
    });

    #visibility = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
            if (isIntersecting) {
                this.#visible.add(target);
                this.#add(target);
            } else {
                this.#visible.delete(target);
            }
        }
    });

    // Called after each frame.
    update() {
        for (const layer of document.querySelectorAll('.mask-layer')) {
            if (this.#pictures.has(layer)) {
                this.#restore(layer);
                continue;
            }
            this.#pictures.set(layer, null);
            this.#changes.observe(layer, { attributes: true, characterData: true, childList: true, subtree: true });
            this.#sizes.observe(layer);
            this.#visibility.observe(layer);
            for (const name of ['transitionrun', 'animationstart']) layer.addEventListener(name, () => this.#add(layer));
            this.#changed.add(layer);
        }
        this.#note(this.#changes.takeRecords());
        this.#draw();
    }

    // Stylesheets that arrive later change how a mask is drawn.
    listen() {
        const redraw = (layers) => layers.forEach((layer) => this.#add(layer));
        document.addEventListener('load', ({ target }) => {
            if (target.matches?.('link')) redraw(document.querySelectorAll('.mask-layer'));
            else redraw(layersAround(target));
        }, true);
        document.fonts.addEventListener('loadingdone', () => redraw(document.querySelectorAll('.mask-layer')));
    }

    #note(changes) {
        for (const { target } of changes) for (const layer of layersAround(target)) this.#add(layer);
    }

    #add(layer) {
        this.#changed.add(layer);
        this.#schedule();
    }

    #schedule() {
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        requestAnimationFrame(() => {
            this.#isScheduled = false;
            this.#draw();
        });
    }

    #draw() {
        if (!this.#changed.size) return;
        const layers = [...this.#changed].filter((layer) => layer.isConnected);
        this.#changed.clear();
        // Inner masks first: they are parts of the picture of an outer one.
        layers.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1));
        for (const layer of layers) {
            this.#drawLayer(layer);
            const isMoving = layer.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
            if (isMoving && this.#visible.has(layer)) this.#add(layer);
        }
    }

    #drawLayer(layer) {
        const picture = pictureOf(layer, () => this.#add(layer));
        if (!picture || picture === this.#pictures.get(layer)) return;
        if (!this.#pictures.get(layer)) this.#mask(layer, hidden, 0);
        this.#pictures.set(layer, picture);
        // A mask is transparent until its image is decoded: the previous one stays until then.
        const image = new Image();
        image.src = picture;
        const number = ++this.#lastNumber;
        const show = (mask) => {
            // While a mask is moving, a later one can be decoded earlier.
            if (number > this.#masks.get(layer).number) this.#mask(layer, mask, number);
        };
        image.decode().then(() => show(`url("${picture}")`), (error) => {
            console.warn('A mask is not drawn', error);
            show('none');
        });
    }

    #mask(layer, mask, number) {
        this.#masks.set(layer, { mask, number });
        if (layer.parentElement) layer.parentElement.style.maskImage = mask;
    }

    // The node of the masked view can be replaced around its content.
    #restore(layer) {
        const shown = this.#masks.get(layer);
        if (shown && !layer.parentElement.style.maskImage) layer.parentElement.style.maskImage = shown.mask;
    }
}
