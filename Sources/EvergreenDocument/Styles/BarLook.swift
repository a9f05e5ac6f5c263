/// What is behind the items of a bar.
package enum BarLook: Hashable, Sendable {
    case paint(Paint)
    case gradient(GradientPaint)
    /// Nothing: what scrolls below is seen.
    case clear
}
