import EvergreenDocument
import Foundation

/// A 3×3 projective transform. It maps the row vector (x, y, 1), and divides the first two components of the result by the third.
///
/// If the divisor depends on the point, the result has a perspective.
public struct ProjectionTransform: Hashable, Sendable {
    /// The first row, applied to x.
    public var m11, m12, m13: CGFloat
    /// The second row, applied to y.
    public var m21, m22, m23: CGFloat
    /// The third row, the translation.
    public var m31, m32, m33: CGFloat

    /// Creates the identity transform.
    public init() {
        (m11, m12, m13) = (1, 0, 0)
        (m21, m22, m23) = (0, 1, 0)
        (m31, m32, m33) = (0, 0, 1)
    }

    /// Creates a projection from an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m13) = (m.a, m.b, 0)
        (m21, m22, m23) = (m.c, m.d, 0)
        (m31, m32, m33) = (m.tx, m.ty, 1)
    }

    /// Whether this is the identity transform.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the transform is affine: the third column is 0, 0, 1.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the transform. Returns false and leaves it unchanged if it is not invertible.
    public mutating func invert() -> Bool {
        let cofactors = (
            m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31
        )
        let determinant = m11 * cofactors.0 + m12 * cofactors.1 + m13 * cofactors.2
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        result.m11 = cofactors.0 / determinant
        result.m21 = cofactors.1 / determinant
        result.m31 = cofactors.2 / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// Returns the inverse transform, or this one if it is not invertible.
    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }

    /// Returns a transform that applies this one and then another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = rhs.row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = rhs.row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = rhs.row(m31, m32, m33)
        return result
    }

    /// Returns the product of a row vector and the matrix.
    private func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        (x * m11 + y * m21 + w * m31, x * m12 + y * m22 + w * m32, x * m13 + y * m23 + w * m33)
    }
}

extension ProjectionTransform {
    /// The change that the page applies; the identity if a component is infinite or NaN.
    var change: ProjectionChange {
        guard [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite) else { return .identity }
        let affine = AffineChange(
            a: Double(m11),
            b: Double(m12),
            c: Double(m21),
            d: Double(m22),
            tx: Double(m31),
            ty: Double(m32)
        )
        return ProjectionChange(affine, x: Double(m13), y: Double(m23), w: Double(m33))
    }
}

extension CGPoint {
    /// Returns the projected point, or this one if it has no finite projection.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.m13 * x + m.m23 * y + m.m33
        guard w != 0, w.isFinite else { return self }
        return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
    }
}
