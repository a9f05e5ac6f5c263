/// The height of the lines of a text.
package enum LineLength: Hashable, Sendable {
    /// In points.
    case exact(Double)
    /// Of the size of the font.
    case multiple(Double)
    /// More than the size of the font, in points.
    case increase(Double)
}
