import EvergreenUI
import Foundation

/// A grid line across the plot.
public struct AxisGridLine: AxisMark {
    private let part: AxisPart

    /// Creates a grid line.
    ///
    /// - Parameters:
    ///   - centered: Whether the line is centered between its value and the next one. For a category, nil means the center of its band, and
    ///     false the start of the band.
    ///   - stroke: The stroke style, or nil for the default.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .gridLine(stroke), isCentered: centered)
    }

    public func _collect(into parts: inout _AxisParts) { parts.parts.append(part) }
}

/// A short line between the plot and a label.
public struct AxisTick: AxisMark {
    /// The length of a tick.
    public struct Length: Sendable {
        enum Storage {
            case automatic
            case fixed(Double)
            /// The extent of the label at the value, plus a number of points.
            case label(Double)
            /// The extent of the longest label, plus a number of points.
            case longestLabel(Double)
        }

        let storage: Storage

        /// The default length.
        public static let automatic = Length(storage: .automatic)
        /// The extent of the label at the value.
        public static let label = Length(storage: .label(0))
        /// The extent of the longest label of the axis.
        public static let longestLabel = Length(storage: .longestLabel(0))

        /// The extent of the label at the value, plus a number of points.
        public static func label(extendPastBy: CGFloat) -> Length { Length(storage: .label(Double(extendPastBy))) }

        /// The extent of the longest label of the axis, plus a number of points.
        public static func longestLabel(extendPastBy: CGFloat) -> Length {
            Length(storage: .longestLabel(Double(extendPastBy)))
        }
    }

    private let part: AxisPart

    /// Creates a tick.
    ///
    /// - Parameters:
    ///   - centered: Whether the tick is centered between its value and the next one.
    ///   - length: The length.
    ///   - stroke: The stroke style, or nil for the default.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .tick(stroke, length), isCentered: centered)
    }

    /// Creates a tick with a length in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(storage: .fixed(Double(length))), stroke: stroke)
    }

    public func _collect(into parts: inout _AxisParts) { parts.parts.append(part) }
}
