import Foundation

/// How a label of an axis is turned.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case horizontal, vertical, verticalReversed
    }

    let storage: Storage

    /// The chart's own: from left to right.
    public static let automatic = AxisValueLabelOrientation(storage: .horizontal)
    /// From left to right.
    public static let horizontal = AxisValueLabelOrientation(storage: .horizontal)
    /// Downwards. Views other than texts are not turned.
    public static let vertical = AxisValueLabelOrientation(storage: .vertical)
    /// Upwards. Views other than texts are not turned.
    public static let verticalReversed = AxisValueLabelOrientation(storage: .verticalReversed)
}

/// What happens to labels of an axis that would be on one another.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case automatic, disabled, truncate
        case greedy(priority: Double, spacing: Double?)
    }

    let storage: Storage

    /// Names of categories are cut off, or left out if there is no space for them; other labels are left out.
    public static let automatic = AxisValueLabelCollisionResolution(storage: .automatic)
    /// All labels are shown.
    public static let disabled = AxisValueLabelCollisionResolution(storage: .disabled)
    /// A label is left out if it would be on one before it.
    public static let greedy = AxisValueLabelCollisionResolution(storage: .greedy(priority: 0, spacing: nil))
    /// Labels are cut off where the next one begins.
    public static let truncate = AxisValueLabelCollisionResolution(storage: .truncate)

    /// A label is left out if it would be on one of a higher priority, or on one of the same priority before it.
    ///
    /// - Parameters:
    ///   - priority: Higher ones are shown first.
    ///   - minimumSpacing: The space between two labels at least, in points; nil for the chart's own.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    {
        AxisValueLabelCollisionResolution(
            storage: .greedy(priority: priority.isNaN ? 0 : priority, spacing: minimumSpacing.map(Double.init))
        )
    }
}
