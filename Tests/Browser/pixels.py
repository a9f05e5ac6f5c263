"""The colors of screenshots."""

import base64

PIXELS = """async (picture) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return [image.width, image.height, [...context.getImageData(0, 0, image.width, image.height).data]];
}"""


class Picture:
    """The pixels of a screenshot."""

    def __init__(self, page, picture):
        # A page without a content security policy, so that a script can read the image.
        reader = page.context.new_page()
        self.width, self.height, self.data = reader.evaluate(PIXELS, base64.b64encode(picture).decode())
        reader.close()

    def color(self, x, y):
        """The red, green and blue components of a pixel, from the upper left corner."""
        start = 4 * (y * self.width + x)
        return tuple(self.data[start : start + 3])


def painted(page, box):
    """The colors of a part of the page: a function from a unit point to red, green and blue."""
    picture = Picture(page, page.screenshot(clip=box))
    return lambda x, y: picture.color(int(x * (picture.width - 1)), int(y * (picture.height - 1)))
