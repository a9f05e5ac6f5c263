/// The part of an element at which something stands.
package enum AnchorPart: Hashable, Sendable {
    /// In parts of the width and the height, from the leading top corner.
    case point(StyleAnchor)
    /// In points, from the leading top corner.
    case rect(x: Double, y: Double, width: Double, height: Double)
}
