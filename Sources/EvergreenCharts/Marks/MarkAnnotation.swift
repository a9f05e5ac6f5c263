import EvergreenUI
import Foundation

/// An annotation of a mark.
struct MarkAnnotation {
    enum Content {
        /// Text, drawn with the mark.
        case text(Text)
        case view(@MainActor (AnnotationContext) -> AnyView)
    }

    var position: AnnotationPosition
    var alignment: Alignment
    /// The spacing in points, or nil for the default.
    var spacing: Double?
    var overflow: AnnotationOverflowResolution
    var content: Content
}

/// The context of an annotation.
public struct AnnotationContext: Sendable {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// The position of an annotation relative to its mark.
public enum AnnotationPosition: Hashable, Sendable {
    /// Above the end of a positive bar, below that of a negative one, and above other marks.
    case automatic
    /// Outside of the mark, at one of its sides.
    case top, bottom, leading, trailing
    /// Outside of the mark, at one of its corners.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// On top of the mark.
    case overlay
}

/// The behavior of an annotation that does not fit into the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// The behavior along one axis.
    public struct Strategy: Hashable, Sendable {
        enum Storage: Hashable, Sendable {
            case disabled
            case fit(Boundary)
            case padScale
        }

        let storage: Storage

        /// Moves the annotation into the chart.
        public static let automatic = fit(to: .automatic)
        /// Moves the annotation into the chart.
        public static let fit = fit(to: .automatic)
        /// Moves the annotation into a part of the chart. If it is larger, it is aligned with the leading or top edge of that part.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: .fit(boundary)) }
        /// Pads the scale until the annotation is within the plot, down to half of the plot's length. The sizes of text and views are
        /// estimates: an annotation that still overflows is moved into the chart.
        public static let padScale = Strategy(storage: .padScale)
        /// Leaves the annotation beside its mark, even outside of the chart.
        public static let disabled = Strategy(storage: .disabled)
    }

    /// The boundary for an annotation.
    public struct Boundary: Hashable, Sendable {
        let isPlot: Bool

        /// The chart.
        public static let automatic = Boundary(isPlot: false)
        /// The chart, including its axes.
        public static let chart = Boundary(isPlot: false)
        /// The plot, without axes.
        public static let plot = Boundary(isPlot: true)
    }

    let x: Strategy
    let y: Strategy

    /// Creates a resolution from the behavior along each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        (self.x, self.y) = (x, y)
    }

    /// Moves the annotation into the chart.
    public static let automatic = AnnotationOverflowResolution()
}
