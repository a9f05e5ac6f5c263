extension Color {
    /// A color between this one and another one.
    ///
    /// ```swift
    /// Text("Dry").foregroundStyle(.blue.mix(with: .red, by: dryness))
    /// ```
    ///
    /// The browser mixes them, as they are in light and dark appearance, and opacities with them. Of colors that were mixed several
    /// times, the server mixes the innermost ones as they are in a page without changes of its style.
    ///
    /// - Parameters:
    ///   - rhs: The other color.
    ///   - fraction: The part of the other color, clamped to 0...1.
    ///   - colorSpace: How colors in between are found.
    public func mix(
        with rhs: Color,
        by fraction: Double,
        in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let part = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        return Color(paint: .mixture(paint.bounded, rhs.paint.bounded, part: part, colorSpace.mixing))
    }
}

extension Paint {
    private var mixtures: Int {
        guard case .mixture(let first, let second, _, _) = self else { return 0 }
        return 1 + max(first.mixtures, second.mixtures)
    }

    /// The color as a part of a mixture.
    fileprivate var bounded: Paint {
        guard mixtures >= Self.mostMixtures else { return self }
        return .adaptive(light: resolved(isDark: false), dark: resolved(isDark: true))
    }
}
