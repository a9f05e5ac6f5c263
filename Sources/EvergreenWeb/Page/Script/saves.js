// Files that the user saves: links that the page follows by itself, each once.

const followed = new Set();

// Follows the links that have come with a frame. Where a browser does not let the page do that, the user does.
export const saveFiles = () => {
    for (const link of document.querySelectorAll('a.file-link[href]')) {
        if (followed.has(link.href)) continue;
        followed.add(link.href);
        link.click();
    }
};
