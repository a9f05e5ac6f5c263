// Images with parts that are resized differently: corners, edges and a center, stretched or repeated. CSS needs their sizes in pixels of the
// image file that the browser has chosen.

// The number of pixels per point of the loaded file of an image.
const densityOf = (image) => {
    for (const [, address, scale] of image.srcset.matchAll(/(\S+) ([\d.]+)x(?:, |$)/g)) {
        if (new URL(address, image.baseURI).href === image.currentSrc) return Number(scale);
    }
    return 1;
};

const draw = (slices) => {
    const image = slices.previousElementSibling;
    const [part] = slices.children;
    if (!image.complete || !image.naturalWidth || !image.naturalHeight) return;
    const [mode, ...insets] = slices.dataset.slices.split(' ');
    const density = densityOf(image);
    const pixels = insets.map((inset) => Math.round(Number(inset) * density));
    const source = `url(${JSON.stringify(image.currentSrc)})`;
    const isPattern = mode === 'tile' && pixels.every((inset) => inset === 0);
    const styles = {
        '--density': density,
        '--proportion': image.naturalWidth / image.naturalHeight,
        'background-image': isPattern ? source : '',
        'border-image-source': isPattern ? '' : source,
        'border-image-slice': isPattern ? '' : `${pixels.join(' ')} fill`,
        'border-image-width': isPattern ? '' : pixels.map((inset) => `${inset}px`).join(' '),
        'border-image-repeat': isPattern ? '' : mode === 'tile' ? 'repeat' : 'stretch',
    };
    for (const [name, value] of Object.entries(styles)) part.style.setProperty(name, value);
};

// Draws the parts of all images that have been loaded.
export const drawSlices = () => {
    for (const slices of document.querySelectorAll('[data-slices]')) draw(slices);
};

// Draws the parts of images when they have been loaded.
export const followSlices = () => document.addEventListener('load', ({ target }) => {
    const slices = target instanceof HTMLImageElement ? target.nextElementSibling : null;
    if (slices?.dataset.slices) draw(slices);
}, true);
