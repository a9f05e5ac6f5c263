extension Text {
    /// The scale of a text relative to others.
    public struct Scale: Hashable, Sendable {
        /// The factor applied to the font size.
        let part: Double

        /// The font's own size.
        public static let `default` = Scale(part: 1)
        /// A smaller size for less important text: 0.8 times the font size.
        public static let secondary = Scale(part: 0.8)
    }

    /// Sets the scale of this text.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: Whether the scale is applied.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changing { $0.scale = scale } : self
    }
}

extension View {
    /// Sets the scale of the texts in this view.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: Whether the scale is applied.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textAppearance.scale) { if isEnabled { $0 = scale } }
    }
}

extension EnvironmentValues {
    /// The style value for a text scale, combined with the dynamic type size.
    func typeSizeStyle(of scale: Text.Scale) -> [StyleValue] {
        scale == .default ? typeSizeStyle : [.typeScale(dynamicTypeSize.scale * scale.part)]
    }
}
