/// An effect on a group of graphics. Lengths are in points.
package enum GraphicEffect: Hashable, Sendable {
    /// From 0 to 1.
    case opacity(Double)
    /// The radius is the standard deviation.
    case blur(radius: Double)
    /// The radius is twice the standard deviation, as in a CSS shadow.
    case shadow(Paint, radius: Double, x: Double, y: Double)
    /// A shadow within the graphics, along their edges. The radius is twice the standard deviation.
    case innerShadow(Paint, radius: Double, x: Double, y: Double)
    indirect case colors(ColorMatrix)
    /// Multiplies each component by the color's component.
    case multiplication(Paint)
    /// A color with the opacity of the graphics.
    case stencil(Paint)
    /// A color where alpha is in the range; transparent elsewhere.
    case alphaThreshold(ClosedRange<Double>, Paint)
    /// Masks the graphics with the opacity of others.
    indirect case mask([Graphic])
}
