import EvergreenUI
import Foundation

/// What is shown beside a mark.
struct MarkAnnotation {
    enum Content {
        /// A text is drawn with the mark.
        case text(Text)
        case view(@MainActor (AnnotationContext) -> AnyView)
    }

    var position: AnnotationPosition
    var alignment: Alignment
    /// In points; nil for the chart's own.
    var spacing: Double?
    var overflow: AnnotationOverflowResolution
    var content: Content
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// Where an annotation is beside a mark.
public enum AnnotationPosition: Hashable, Sendable {
    /// Above or below a bar's end, as its value is positive or negative; above other marks.
    case automatic
    /// Outside of the mark, on a side of it.
    case top, bottom, leading, trailing
    /// Outside of the mark, at a corner of it.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// On the mark.
    case overlay
}

/// What happens to an annotation that does not fit into the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// What happens along one axis.
    public struct Strategy: Hashable, Sendable {
        enum Storage: Hashable, Sendable {
            case disabled
            case fit(Boundary)
            case padScale
        }

        let storage: Storage

        /// It is moved until it is within the chart.
        public static let automatic = fit(to: .automatic)
        /// It is moved until it is within the chart.
        public static let fit = fit(to: .automatic)
        /// It is moved until it is within a part of the chart. If it is larger than that, it begins at its leading or upper edge.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: .fit(boundary)) }
        /// The scale is made shorter until it is within the plot, at least half as long as the plot. The sizes of texts and other views are
        /// estimates; what is larger after all is moved until it is within the chart.
        public static let padScale = Strategy(storage: .padScale)
        /// It stays beside its mark, also where that is outside of the chart.
        public static let disabled = Strategy(storage: .disabled)
    }

    /// What an annotation is kept within.
    public struct Boundary: Hashable, Sendable {
        let isPlot: Bool

        /// The chart.
        public static let automatic = Boundary(isPlot: false)
        /// The chart, with its axes.
        public static let chart = Boundary(isPlot: false)
        /// The plot, without axes.
        public static let plot = Boundary(isPlot: true)
    }

    let x: Strategy
    let y: Strategy

    /// What happens along both axes.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        (self.x, self.y) = (x, y)
    }

    /// It is moved until it is within the chart.
    public static let automatic = AnnotationOverflowResolution()
}
