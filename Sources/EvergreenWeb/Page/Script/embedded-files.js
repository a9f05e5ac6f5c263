// Files in pictures of views, as parts of the pictures: images, and the symbols of a file.

// The maximum number of files that are kept.
const limit = 100;
// By address: a data URL or a document; null while it is loaded, or if it can't be.
const files = new Map();

const dataURL = async (response) => {
    const blob = await response.blob();
    return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader.readAsDataURL(blob);
    });
};

const documentIn = async (response) => new DOMParser().parseFromString(await response.text(), 'image/svg+xml');

const fileAt = (address, read, loaded) => {
    if (!files.has(address)) {
        if (files.size >= limit) files.delete(files.keys().next().value);
        files.set(address, null);
        // The page's policy allows only files of this server. Other images, and files that can't be loaded, stay transparent.
        fetch(address).then((response) => (response.ok ? read(response) : null)).then((file) => {
            if (!file) return;
            files.set(address, file);
            loaded();
        }, (error) => console.info('A file is not drawn in a picture', address, error));
    }
    return files.get(address);
};

// How the copies of a picture's images and symbols get their contents.
export const embed = (definitions, loaded) => ({
    image(copy, address) {
        if (!address) return copy;
        const source = address.startsWith('data:') ? address : fileAt(address, dataURL, loaded);
        if (source) copy.setAttribute('src', source);
        return copy;
    },

    symbol(copy, reference) {
        const { href, hash } = new URL(reference, document.baseURI);
        const id = decodeURIComponent(hash.slice(1));
        // A part of the same document is copied with it.
        if (!id || reference.startsWith('#')) return copy;
        const symbol = fileAt(href.slice(0, href.length - hash.length), documentIn, loaded)?.getElementById(id);
        if (!symbol) return copy;
        if (!definitions.querySelector(`[id="${CSS.escape(id)}"]`)) definitions.append(document.importNode(symbol, true));
        copy.setAttribute('href', `#${id}`);
        return copy;
    },
});
