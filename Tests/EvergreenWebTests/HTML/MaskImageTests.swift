import EvergreenDocument
import Testing

@testable import EvergreenWeb

struct MaskImageTests {
    private func classes(_ source: ImageSource, fit: ImageFit? = nil) -> ClassList {
        let mask = ImageMask(source: source, fit: fit, alignment: .topTrailing, font: nil, scale: .large)
        return StyleLayers([.imageMask(mask)], ownsBox: false, canWrap: true).inner
    }

    @Test func `a symbol is a mask without a file`() throws {
        let classes = classes(.symbol(name: "star.fill", isDecorative: false))
        let symbol = try #require(classes.styles.first)
        #expect(StyleClass(name: symbol.name) == symbol)
        #expect(symbol.rule.contains("mask-image:url(\"data:image/svg+xml,%3csvg "))
        for name in ["masked", "mask-x-trailing", "mask-y-top", "mask-symbol", "mask-symbol-large"] {
            #expect(classes.names.contains(name))
        }
    }

    @Test func `an unknown symbol is the neutral one, as in an image`() {
        let unknown = classes(.symbol(name: "no.such.symbol", isDecorative: false)).styles
        #expect(unknown == classes(.symbol(name: "placeholder", isDecorative: false)).styles)
    }

    @Test func `a file is relative to the stylesheet`() throws {
        let text = "1 _evergreen/1abc/image.png 2 _evergreen/shown/00ff.png"
        let image = try #require(MaskImage(text: text))
        #expect(image.css == #"image-set(url("1abc/image.png") 1x,url("shown/00ff.png") 2x)"#)
        let styleClass = StyleClass(mask: image)
        #expect(StyleClass(name: styleClass.name) == styleClass)
    }

    @Test func `a mask that is a symbol has all of its layers`() {
        #expect(SymbolFiles.drawings["wifi"]?.hasPrefix("<svg ") == true)
        #expect(SymbolFiles.drawings["wifi"]?.hasSuffix("</svg>") == true)
        #expect(SymbolFiles.drawings.count == Symbols.names.count)
    }

    @Test func `remote and missing images are no masks`() {
        let remote = classes(.remote(address: "https://example.com/a.png", scale: 1))
        #expect(remote.names.isEmpty && remote.styles.isEmpty)
        #expect(classes(.hosted(HostedImage(label: nil, files: []))).names.isEmpty)
    }

    @Test(arguments: [
        "", "symbol", "symbol none", "1", "x _evergreen/a", "0 _evergreen/a", "1 https://example.com/a.png",
        "1 /_evergreen/a", "1 _evergreen/a\")", "1 _evergreen/a%22", "01 _evergreen/a", "1 _evergreen/a 2",
    ])
    func `names of other images are rejected`(text: String) {
        #expect(StyleClass(name: "mki-\(CSSText.hex(text))") == nil)
    }
}
