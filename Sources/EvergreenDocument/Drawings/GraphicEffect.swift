/// What is done to graphics as a whole. Lengths are in points.
package enum GraphicEffect: Hashable, Sendable {
    /// From 0 to 1.
    case opacity(Double)
    /// The radius is the standard deviation.
    case blur(radius: Double)
    /// The radius is twice the standard deviation, as that of a shadow of CSS.
    case shadow(Paint, radius: Double, x: Double, y: Double)
    /// What other graphics cover is seen, as much as they are opaque.
    indirect case mask([Graphic])
}
