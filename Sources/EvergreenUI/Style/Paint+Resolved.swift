import EvergreenDocument

extension Paint {
    /// Returns the color that a page paints in light or dark appearance, with components and opacity clamped to 0...1.
    ///
    /// - Parameter isArea: Whether it is the color of an area, which can differ from that of text and lines.
    func resolved(isDark: Bool, isArea: Bool = false) -> RGB {
        switch self {
        case .rgb(let red, let green, let blue, let opacity):
            RGB(red: red, green: green, blue: blue, opacity: opacity).clamped
        case .adaptive(let light, let dark):
            (isDark ? dark : light).clamped
        case .semantic(let color, let opacity) where isArea:
            color.area(isDark: isDark, opacity: opacity).clamped
        case .semantic(let color, let opacity):
            RGB(isDark ? color.numbers.dark : color.numbers.light, opacity: color == .clear ? 0 : opacity).clamped
        case .mixture(let first, let second, let part, let space):
            ColorMixing(space)
                .mix(
                    first.resolved(isDark: isDark, isArea: isArea),
                    second.resolved(isDark: isDark, isArea: isArea),
                    part: part
                )
                .clamped
        }
    }
}

extension Paint.RGB {
    /// - Parameter number: Red, green and blue, with eight bits each.
    init(_ number: Int, opacity: Double) {
        self.init(
            red: Double(number >> 16 & 0xFF) / 255,
            green: Double(number >> 8 & 0xFF) / 255,
            blue: Double(number & 0xFF) / 255,
            opacity: opacity
        )
    }

    fileprivate var clamped: Self {
        func part(_ number: Double) -> Double { number.isFinite ? min(max(number, 0), 1) : 0 }
        return Self(red: part(red), green: part(green), blue: part(blue), opacity: part(opacity))
    }
}

extension Paint.Semantic {
    /// The colors in light and dark appearance. They match the page's stylesheet.
    package var numbers: (light: Int, dark: Int) {
        switch self {
        case .primary: (0x15201A, 0xE9F0EB)
        case .secondary: (0x586860, 0x9EB0A6)
        case .tertiary: (0x75847C, 0x84958C)
        case .quaternary: (0x9AA6A0, 0x66746C)
        case .accent: (0x1B7147, 0x58C793)
        case .red: (0xC02F2B, 0xFF7B73)
        case .orange: (0xB05400, 0xFFA34D)
        case .yellow: (0x8A6A00, 0xF5CF4F)
        case .green: (0x22803C, 0x5BD27A)
        case .mint: (0x00786F, 0x63DCCF)
        case .teal: (0x0A7385, 0x5CC9DC)
        case .cyan: (0x0B72A0, 0x6CCBF0)
        case .blue: (0x1E62C9, 0x74ACFF)
        case .indigo: (0x4B48C0, 0x9D9BFF)
        case .purple: (0x8838B0, 0xCF8CF2)
        case .pink: (0xBB2659, 0xFF7BA3)
        case .brown: (0x7C5F42, 0xC3A384)
        case .white: (0xFFFFFF, 0xFFFFFF)
        case .black, .clear: (0x000000, 0x000000)
        case .gray: (0x69746E, 0x98A39D)
        case .gray2: (0x9AA6A0, 0x66746C)
        case .gray3: (0xBCC5C0, 0x4B5650)
        case .gray4: (0xCED5D1, 0x3B4540)
        case .gray5: (0xE1E6E3, 0x2B342F)
        case .gray6: (0xF0F3F1, 0x1B221E)
        case .background: (0xF3F5F2, 0x0D120F)
        case .plain: (0xFFFFFF, 0x0D120F)
        case .plainInset: (0xF3F5F2, 0x171E1A)
        case .surface: (0xFFFFFF, 0x171E1A)
        case .surfaceInset: (0xF3F5F2, 0x1E2722)
        case .raised, .ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial, .ultraThickMaterial:
            (0xFFFFFF, 0x1E2722)
        case .barMaterial: (0xF3F5F2, 0x0D120F)
        }
    }

    fileprivate func area(isDark: Bool, opacity: Double) -> Paint.RGB {
        if self == .clear { return Paint.RGB(0, opacity: 0) }
        let (light, dark) = areaNumbers
        let number = isDark ? dark : light
        guard let part = isDark ? areaOpacities?.dark : areaOpacities?.light else {
            return Paint.RGB(number, opacity: opacity)
        }
        return Paint.RGB(number, opacity: opacity * part)
    }

    /// The colors of areas in light and dark appearance. They match the page's stylesheet.
    package var areaNumbers: (light: Int, dark: Int) {
        switch self {
        case .accent: (0x1B7147, 0x208553)
        case .red: (0xC02F2B, 0xD33F3B)
        case .orange: (0xB05400, 0xBB5900)
        case .yellow: (0xFFCC00, 0xFFD60A)
        case .green: (0x22803C, 0x24863F)
        case .mint: (0x00786F, 0x008379)
        case .teal: (0x0A7385, 0x0B8094)
        case .cyan: (0x0B72A0, 0x0C7CAE)
        case .blue: (0x1E62C9, 0x2971DF)
        case .indigo: (0x4B48C0, 0x6C69CB)
        case .purple: (0x8838B0, 0xA152C8)
        case .pink: (0xBB2659, 0xD6346B)
        case .brown: (0x7C5F42, 0x906E4D)
        case .gray: (0x69746E, 0x6C7771)
        case .tertiary, .quaternary: (0x143222, 0xDCF5E6)
        default: numbers
        }
    }

    /// The opacities of areas in light and dark appearance, if they are translucent.
    package var areaOpacities: (light: Double, dark: Double)? {
        switch self {
        case .tertiary: (0.3, 0.3)
        case .quaternary: (0.18, 0.16)
        default: nil
        }
    }
}
