import EvergreenDocument
import Foundation

/// A mesh gradient as a CSS image, which CSS itself does not have: an SVG image that contains a small picture, and a second one for dark
/// appearance if it differs. The browser stretches it to the size of the element.
struct MeshImage {
    /// A URL without characters that a style sheet would have to escape.
    let css: String

    init(_ grid: MeshGrid, colors: [Paint]) {
        let light = Self.picture(of: grid, colors.map { $0.rgb(isDark: false) })
        let dark = Self.picture(of: grid, colors.map { $0.rgb(isDark: true) })
        let size = "width='100%' height='100%' preserveAspectRatio='none'"
        var images = "<image \(size) href='\(light)'/>"
        if dark != light {
            images =
                "<style>.d{display:none}@media(prefers-color-scheme:dark){.d{display:inline}.l{display:none}}</style>"
                + "<image class='l' \(size) href='\(light)'/><image class='d' \(size) href='\(dark)'/>"
        }
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' preserveAspectRatio='none'>\(images)</svg>"
        css = "url(\(Self.url("image/svg+xml", svg.utf8)))"
    }

    private static func picture(of grid: MeshGrid, _ colors: [Paint.RGB]) -> String {
        let raster = MeshRaster(grid, colors: colors)
        return url("image/png", PNGFile.bytes(side: MeshRaster.side, raster.pixels))
    }

    private static func url(_ type: String, _ bytes: some Sequence<UInt8>) -> String {
        "data:\(type);base64,\(Data(bytes).base64EncodedString())"
    }
}

extension Paint {
    /// The components of a color that depends on nothing but the appearance; clear for others, which no mesh has.
    fileprivate func rgb(isDark: Bool) -> RGB {
        switch self {
        case .rgb(let red, let green, let blue, let opacity):
            RGB(red: red, green: green, blue: blue, opacity: opacity)
        case .adaptive(let light, let dark): isDark ? dark : light
        case .semantic, .mixture: RGB(red: 0, green: 0, blue: 0, opacity: 0)
        }
    }
}
