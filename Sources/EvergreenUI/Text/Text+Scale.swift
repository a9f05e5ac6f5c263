extension Text {
    /// How large a text is beside others.
    public struct Scale: Hashable, Sendable {
        /// As a part of the size of the font.
        let part: Double

        /// As large as its font says.
        public static let `default` = Scale(part: 1)
        /// Smaller than its font says, for what is less important: four fifths as large.
        public static let secondary = Scale(part: 0.8)
    }

    /// Sets how large this text is beside others.
    ///
    /// - Parameters:
    ///   - scale: How large.
    ///   - isEnabled: Whether it counts.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changing { $0.scale = scale } : self
    }
}

extension View {
    /// Sets how large the texts in this view are beside others.
    ///
    /// - Parameters:
    ///   - scale: How large.
    ///   - isEnabled: Whether it counts.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textAppearance.scale) { if isEnabled { $0 = scale } }
    }
}

extension EnvironmentValues {
    /// The style value of a text of a scale, without which it is as large as other texts are.
    func typeSizeStyle(of scale: Text.Scale) -> [StyleValue] {
        scale == .default ? typeSizeStyle : [.typeScale(dynamicTypeSize.scale * scale.part)]
    }
}
