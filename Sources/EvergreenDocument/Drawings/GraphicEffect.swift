/// What is done to graphics as a whole. Lengths are in points.
package enum GraphicEffect: Hashable, Sendable {
    /// From 0 to 1.
    case opacity(Double)
    /// The radius is the standard deviation.
    case blur(radius: Double)
    /// The radius is twice the standard deviation, as that of a shadow of CSS.
    case shadow(Paint, radius: Double, x: Double, y: Double)
    indirect case colors(ColorMatrix)
    /// Multiplies each component by that of a color.
    case multiplication(Paint)
    /// A color, as opaque as the graphics are.
    case stencil(Paint)
    /// A color where alpha is in a range, and nothing elsewhere.
    case alphaThreshold(ClosedRange<Double>, Paint)
    /// What other graphics cover is seen, as much as they are opaque.
    indirect case mask([Graphic])
}
