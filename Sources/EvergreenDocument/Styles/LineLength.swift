/// The line height of a text.
package enum LineLength: Hashable, Sendable {
    /// In points.
    case exact(Double)
    /// A multiple of the font size.
    case multiple(Double)
    /// Added to the font size, in points.
    case increase(Double)
}
