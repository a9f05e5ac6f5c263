extension Color {
    /// Returns a mix of this color and another one.
    ///
    /// ```swift
    /// Text("Dry").foregroundStyle(.blue.mix(with: .red, by: dryness))
    /// ```
    ///
    /// The browser mixes the colors, including their opacities, in their variants for light or dark appearance. In deeply nested mixes, the
    /// server mixes the innermost colors with the values of the default stylesheet.
    ///
    /// - Parameters:
    ///   - rhs: The other color.
    ///   - fraction: The fraction of the other color, clamped to 0...1.
    ///   - colorSpace: The color space of the interpolation.
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

    /// The color as a component of a mix. A mix that is nested too deeply is resolved.
    fileprivate var bounded: Paint {
        guard mixtures >= Self.maxMixtureDepth else { return self }
        return .adaptive(light: resolved(isDark: false), dark: resolved(isDark: true))
    }
}
