import EvergreenUI
import Foundation

/// A line across the chart.
public struct AxisGridLine: AxisMark {
    private let part: AxisPart

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - centered: Whether the line is in the middle between its value and the next one. Of a category, nil is the middle of its band,
    ///     and false where the band begins.
    ///   - stroke: How the line is drawn; nil for the chart's own style.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .gridLine(stroke), isCentered: centered)
    }

    public func _collect(into parts: inout _AxisParts) { parts.parts.append(part) }
}

/// A short line between the chart and a label.
public struct AxisTick: AxisMark {
    /// How long a tick is.
    public struct Length: Sendable {
        enum Storage {
            case automatic
            case fixed(Double)
            /// As long as the space for the label at the value, and so many points more.
            case label(Double)
            /// As long as the space for the longest label, and so many points more.
            case longestLabel(Double)
        }

        let storage: Storage

        /// The chart's own length.
        public static let automatic = Length(storage: .automatic)
        /// As far as the label at the value.
        public static let label = Length(storage: .label(0))
        /// As far as the longest label of the axis.
        public static let longestLabel = Length(storage: .longestLabel(0))

        /// As far as the label at the value, and so many points farther.
        public static func label(extendPastBy: CGFloat) -> Length { Length(storage: .label(Double(extendPastBy))) }

        /// As far as the longest label of the axis, and so many points farther.
        public static func longestLabel(extendPastBy: CGFloat) -> Length {
            Length(storage: .longestLabel(Double(extendPastBy)))
        }
    }

    private let part: AxisPart

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - centered: Whether the line is in the middle between its value and the next one.
    ///   - length: How long it is.
    ///   - stroke: How it is drawn; nil for the chart's own style.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .tick(stroke, length), isCentered: centered)
    }

    /// Creates a line of a length in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(storage: .fixed(Double(length))), stroke: stroke)
    }

    public func _collect(into parts: inout _AxisParts) { parts.parts.append(part) }
}
