import Foundation

/// The orientation of an axis label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case horizontal, vertical, verticalReversed
    }

    let storage: Storage

    /// The default: horizontal.
    public static let automatic = AxisValueLabelOrientation(storage: .horizontal)
    /// Horizontal text.
    public static let horizontal = AxisValueLabelOrientation(storage: .horizontal)
    /// Text rotated to read downwards. Other views are not rotated.
    public static let vertical = AxisValueLabelOrientation(storage: .vertical)
    /// Text rotated to read upwards. Other views are not rotated.
    public static let verticalReversed = AxisValueLabelOrientation(storage: .verticalReversed)
}

/// The resolution of overlapping axis labels.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case automatic, disabled, truncate
        case greedy(priority: Double, spacing: Double?)
    }

    let storage: Storage

    /// Category names are truncated, or omitted if there is no space. Other labels are omitted.
    public static let automatic = AxisValueLabelCollisionResolution(storage: .automatic)
    /// All labels are shown.
    public static let disabled = AxisValueLabelCollisionResolution(storage: .disabled)
    /// A label is omitted if it overlaps an earlier one.
    public static let greedy = AxisValueLabelCollisionResolution(storage: .greedy(priority: 0, spacing: nil))
    /// Labels are truncated where the next one begins.
    public static let truncate = AxisValueLabelCollisionResolution(storage: .truncate)

    /// A label is omitted if it overlaps one with a higher priority, or an earlier one with the same priority.
    ///
    /// - Parameters:
    ///   - priority: The priority of the label.
    ///   - minimumSpacing: The minimum spacing between labels, in points, or nil for the default.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    {
        AxisValueLabelCollisionResolution(
            storage: .greedy(priority: priority.isNaN ? 0 : priority, spacing: minimumSpacing.map(Double.init))
        )
    }
}
