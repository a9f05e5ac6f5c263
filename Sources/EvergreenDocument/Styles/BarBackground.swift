/// The background of a bar.
package enum BarBackground: Hashable, Sendable {
    case paint(Paint)
    case gradient(GradientPaint)
    /// No background: content that scrolls below is visible.
    case clear
}
