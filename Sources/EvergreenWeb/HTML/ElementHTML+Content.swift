import EvergreenDocument

extension ElementHTML {
    func text(_ text: String) -> HTML {
        HTML(.span, text.hasLongWord ? ["text", "long-words"] : ["text"], textRole + common, [.text(text)])
    }

    func image(_ source: ImageSource) -> HTML {
        switch source {
        case .symbol(let name, let isDecorative):
            if isDecorative, attributes.accessibilityLabel == nil {
                return ElementHTML.symbol(name, identifier + [.init(.ariaHidden, "true")])
            }
            let label = attributes.accessibilityLabel ?? Symbols.spokenName(of: name)
            return ElementHTML.symbol(name, identifier + [.init(.role, "img"), .init(.ariaLabel, label)])
        case .remote(let address, let scale):
            return picture(address, scale: scale)
        case .hosted(let image): return picture(image)
        case .empty: return HTML(.div, ["picture"], identifier + [.init(.ariaHidden, "true")])
        case .placeholder: return missingPicture
        }
    }

    private var missingPicture: HTML { HTML(.div, ["picture", "missing"], identifier + [.init(.ariaHidden, "true")]) }

    private func picture(_ image: HostedImage) -> HTML {
        let files = image.files.compactMap { file in
            file.address.map { (address: $0, scale: file.scale) }
        }
        guard let first = files.first else { return missingPicture }
        let sizes = files.map { "\($0.address) \(StyleClass.decimal($0.scale))x" }.joined(separator: ", ")
        // Before `src`, because a browser may start to load as soon as it is set.
        let source: [HTML.Attribute] = [
            .init(.loading, "lazy"), .init(.alt, attributes.accessibilityLabel ?? image.label ?? ""),
        ]
        let srcset = files.count == 1 && first.scale == 1 ? [] : [HTML.Attribute(.srcset, sizes)]
        // `src` has one pixel per point for browsers, which then prefer it on screens with that scale.
        let address = first.scale == 1 ? [HTML.Attribute(.src, first.address)] : []
        return picture(source + srcset + address, isTemplate: image.isTemplate)
    }

    private func picture(_ image: [HTML.Attribute], isTemplate: Bool) -> HTML {
        let slices = slices
        guard isTemplate || slices != nil else { return HTML(.img, ["picture"], identifier + image) }
        var classes: ClassList = ["picture"]
        if isTemplate { classes.insert("template") }
        if slices != nil { classes.insert("sliced") }
        let nodes = [HTML(.img, [], image)] + (slices.map { [$0] } ?? [])
        return HTML(.span, classes, identifier, nodes.map { .node($0) })
    }

    /// The node in which the page's script draws the parts of a resized image; nil for an image that is resized as a whole.
    private var slices: HTML? {
        for case .imageSlices(let slices) in description.style {
            let insets = [slices.insets.top, slices.insets.trailing, slices.insets.bottom, slices.insets.leading]
            let texts = insets.map { StyleClass.decimal(Double(max($0, 0))) }
            let attribute = HTML.Attribute(
                .dataSlices,
                "\(slices.isTiled ? "tile" : "stretch") \(texts.joined(separator: " "))"
            )
            return HTML(.span, ["slices"], [attribute, .init(.ariaHidden, "true")], [.node(HTML(.span, [], []))])
        }
        return nil
    }

    private func picture(_ address: String, scale: Double) -> HTML {
        picture(source(address, scale: scale, alt: attributes.accessibilityLabel ?? ""), isTemplate: false)
    }

    /// A pending image is in the page, but invisible: the browser loads it when its place is about to become visible.
    func loadedImage(_ address: String?) -> HTML {
        let image = address.map {
            HTML(.img, ["probe"], source($0, scale: 1, alt: "") + [.init(.ariaHidden, "true"), .init(.dataOn, "load")])
        }
        return HTML(.div, ["async-image"], groupRole + common, (image.map { [.node($0)] } ?? []) + [.slot])
    }

    private func source(_ address: String, scale: Double, alt: String) -> [HTML.Attribute] {
        // Before the address, because a browser may start to load as soon as it is set.
        let source: [HTML.Attribute] = [
            .init(.loading, "lazy"), .init(.referrerpolicy, "no-referrer"), .init(.alt, alt),
        ]
        // Beside `srcset`, browsers take `src` for an image with one pixel per point.
        return source
            + (scale == 1
                ? [.init(.src, address)] : [.init(.srcset, "\(address) \(StyleClass.decimal(max(scale, 0.01)))x")])
    }

    static func symbol(_ name: String, _ attributes: [HTML.Attribute] = [.init(.ariaHidden, "true")]) -> HTML {
        HTML(
            .svg,
            Symbols.followsReading(name) ? ["symbol", "directional"] : ["symbol"],
            attributes,
            [.node(HTML(.use, [], [.init(.href, Symbols.address(of: name))]))]
        )
    }

    func progress(_ fraction: Double?) -> HTML {
        var bar: [HTML.Attribute] = [.init(.max, "1")]
        if let fraction {
            bar.append(.init(.value, StyleClass.decimal(fraction.isFinite ? min(max(fraction, 0), 1) : 0)))
        }
        if let label = attributes.accessibilityLabel {
            bar.append(.init(.ariaLabel, label))
        } else {
            bar.append(.init(.ariaLabelledBy, "c\(id.rawValue)"))
        }
        var classes: ClassList = ["progress"]
        if fraction == nil { classes.insert("spinning") }
        // A linear bar needs no style rule for its value.
        if let fraction, [.circular, .ring, .pointer].contains(where: { description.style.contains(.progress($0)) }) {
            classes.insert(StyleClass(.fraction, fraction))
        }
        return HTML(
            .div,
            classes,
            identifier,
            [.node(HTML(.progress, [], bar)), .node(HTML(.div, ["caption"], [], [.slot]))]
        )
    }
}

extension String {
    /// The maximum size, in bytes, of a word that is never broken.
    private static let longestWord = 20

    /// Whether a narrow line has to break one of the words, such as a URL. O(n) for n bytes.
    var hasLongWord: Bool {
        var length = 0
        for byte in utf8 {
            length = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") ? 0 : length + 1
            if length > Self.longestWord { return true }
        }
        return false
    }
}
