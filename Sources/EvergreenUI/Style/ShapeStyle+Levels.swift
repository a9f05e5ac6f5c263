extension ShapeStyle {
    /// The second level of this style: half of its opacity.
    public var secondary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.5) }

    /// The third level of this style: a quarter of its opacity.
    public var tertiary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.25) }

    /// The fourth level of this style: a fifth of its opacity.
    public var quaternary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.2) }

    /// The fifth level of this style: an eighth of its opacity.
    public var quinary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.125) }
}
