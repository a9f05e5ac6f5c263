/// The part of an element to which a presentation is anchored.
package enum AnchorPart: Hashable, Sendable {
    /// In fractions of the width and the height, from the leading top corner.
    case point(StyleAnchor)
    /// In points, from the leading top corner.
    case rect(x: Double, y: Double, width: Double, height: Double)
}
