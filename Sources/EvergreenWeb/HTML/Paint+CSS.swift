import EvergreenDocument

extension Paint {
    /// A name such as `red`, `red_50` (half transparent), `xff8800` or `xff8800_50`, or `yff8800ff002244ff` for light and dark.
    /// `z250p_red_50_blue` is a mixture of one part blue and three parts half-transparent red.
    var className: String {
        switch self {
        case .semantic(let semantic, let opacity):
            return semantic.rawValue + Self.opacitySuffix(opacity)
        case .rgb(let red, let green, let blue, let opacity):
            return "x" + Self.hex([red, green, blue]) + Self.opacitySuffix(opacity)
        case .adaptive(let light, let dark):
            return "y" + [light, dark].map { Self.hex([$0.red, $0.green, $0.blue, $0.opacity]) }.joined()
        case .mixture(let first, let second, let part, let space):
            return "z\(Self.thousandths(part))\(space.rawValue)_\(first.className)_\(second.className)"
        }
    }

    private static func hex(_ components: [Double]) -> String {
        components.map { component in
            let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
            return String(byte + 256, radix: 16).dropFirst()
        }
        .joined()
    }

    private static func opacitySuffix(_ opacity: Double) -> String {
        let percent = opacity.isFinite ? Int((min(max(opacity, 0), 1) * 100).rounded()) : 100
        return percent == 100 ? "" : "_\(percent)"
    }

    private static func thousandths(_ part: Double) -> Int {
        part.isFinite ? Int((min(max(part, 0), 1) * 1000).rounded()) : 0
    }

    init?(className: String) {
        var parts = className.split(separator: "_", omittingEmptySubsequences: false)[...]
        guard let paint = Paint(takenFrom: &parts), parts.isEmpty, paint.className == className else { return nil }
        self = paint
    }

    /// Consumes the color at the start of a name's parts.
    private init?(takenFrom parts: inout ArraySlice<Substring>, depth: Int = 0) {
        guard let first = parts.popFirst() else { return nil }
        if first.hasPrefix("z") {
            guard depth < Self.maxMixtureDepth, let letter = first.last,
                let space = MixingSpace(rawValue: String(letter)),
                let part = Int(first.dropFirst().dropLast()), (0...1000).contains(part),
                let one = Paint(takenFrom: &parts, depth: depth + 1),
                let other = Paint(takenFrom: &parts, depth: depth + 1)
            else { return nil }
            self = .mixture(one, other, part: Double(part) / 1000, space)
            return
        }
        var opacity = 1.0
        if let text = parts.first, let percent = Int(text) {
            guard (0..<100).contains(percent) else { return nil }
            parts.removeFirst()
            opacity = Double(percent) / 100
        }
        if let semantic = Semantic(rawValue: String(first)) {
            self = .semantic(semantic, opacity: opacity)
        } else if first.hasPrefix("x"), first.utf8.count == 7, let rgb = Int(first.dropFirst(), radix: 16), rgb >= 0 {
            self = .rgb(
                red: Double(rgb >> 16 & 255) / 255,
                green: Double(rgb >> 8 & 255) / 255,
                blue: Double(rgb & 255) / 255,
                opacity: opacity
            )
        } else if first.hasPrefix("y"), first.utf8.count == 17, let light = RGB(hex: first.dropFirst().prefix(8)),
            let dark = RGB(hex: first.suffix(8))
        {
            self = .adaptive(light: light, dark: dark)
        } else {
            return nil
        }
    }

    /// The color of text and lines in CSS. The page's own stylesheet defines semantic colors for light and dark.
    var css: String { css { $0 == .accent ? "var(--tint)" : "var(--\($0.rawValue))" } }

    /// The color of areas in CSS. A color that is readable as text in dark mode is too light for white text on it, a yellow that is
    /// readable as text in light mode is too dark for an area, and faint text is darker than a faint area: these colors have a second
    /// variant for areas.
    var areaCSS: String {
        css { color in
            color == .accent
                ? "var(--tint-area)" : "var(--\(color.rawValue)\(Self.withAreas.contains(color) ? "-area" : ""))"
        }
    }

    private static let withAreas: Set<Semantic> = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
        .tertiary, .quaternary,
    ]

    /// Whether it is so bright in light and dark mode that it requires dark text.
    var isBright: Bool {
        if case .semantic(.yellow, let opacity) = self { opacity > 0.6 } else { false }
    }

    /// Whether an area in this color blurs its backdrop.
    var isMaterial: Bool {
        if case .semantic(let semantic, _) = self { semantic.isMaterial } else { false }
    }

    private func css(_ name: (Semantic) -> String) -> String {
        switch self {
        case .semantic(let semantic, let opacity):
            let name = name(semantic)
            return opacity >= 1
                ? name : "color-mix(in srgb,\(name) \(StyleClass.decimal(opacity * 100))%,transparent)"
        case .rgb(let red, let green, let blue, let opacity):
            return RGB(red: red, green: green, blue: blue, opacity: opacity).css
        case .adaptive(let light, let dark):
            return light == dark ? light.css : "light-dark(\(light.css),\(dark.css))"
        case .mixture(let first, let second, let part, let space):
            let percent = StyleClass.decimal(Double(Self.thousandths(part)) / 10)
            let spaceName = space == .perceptual ? "oklab" : "srgb"
            return "color-mix(in \(spaceName),\(first.css(name)),\(second.css(name)) \(percent)%)"
        }
    }
}

extension Paint.RGB {
    fileprivate init?(hex: Substring) {
        guard let number = UInt32(hex, radix: 16) else { return nil }
        func component(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
        self.init(red: component(24), green: component(16), blue: component(8), opacity: component(0))
    }

    fileprivate var css: String {
        let bytes = [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
        return "rgb(\(bytes) / \(StyleClass.decimal(opacity)))"
    }
}
