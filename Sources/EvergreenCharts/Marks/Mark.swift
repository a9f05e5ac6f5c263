import EvergreenDocument
import EvergreenUI
import Foundation

/// A mark of a chart, with its modifiers.
struct Mark {
    enum Kind {
        case bar, line, area, point, rule, rectangle, sector
    }

    var key = MarkKey()
    var kind: Kind
    var x: PlottedData?
    /// The end value of a bar or a rule with two values.
    var xEnd: PlottedData?
    var y: PlottedData?
    var yEnd: PlottedData?
    /// The position along an axis without a value.
    var xPlace = PlotPlace.automatic
    var yPlace = PlotPlace.automatic
    /// The direction of a bar, or nil for the one inferred from its values.
    var direction: Axis?
    var stacking = MarkStackingMethod.standard
    /// The line or area that the mark is a point of.
    var series: PlottedData?
    /// For a bar, the length across its direction. For a rectangle, the horizontal length.
    var width = MarkDimension.automatic
    /// For a rectangle, the vertical length.
    var height = MarkDimension.automatic
    var sector = SectorSize()

    /// The collection plot that contains the mark. Its lines and areas are separate from others.
    var plot: MarkKey?
    /// The function to sample. For a sample, its function.
    var function: PlottedFunction?

    // Set by modifiers, or nil.
    var style: ForegroundStyle?
    var color: PlottedData?
    var position: PlottedData?
    /// The axis and the span for marks placed side by side.
    var positionAxis: Axis?
    var positionSpan = MarkDimension.automatic
    var symbol: MarkSymbol?
    var symbolKind: PlottedData?
    /// The size, in points.
    var symbolSize: CGSize?
    /// The value that determines the size of the symbol.
    var sizeValue: PlottedData?
    var interpolation: InterpolationMethod?
    var line: StrokeStyle?
    /// The value that determines the stroke style.
    var lineValue: PlottedData?
    var corners: MarkCorners?
    /// The clip shape of a bar or another rectangle.
    var clip: (@Sendable (CGRect) -> Path)?
    /// The offsets of the edges, in points.
    var offset = MarkOffset()
    /// Marks with higher indices are in front. Nil is 0.
    var zIndex: Double?
    /// Whether gradients are aligned with the plot instead of each mark.
    var isAlignedWithPlot = false
    var opacity = 1.0
    /// The effects, in the order of application.
    var effects: [MarkEffect] = []
    /// The layers that contain the mark, from the innermost to the outermost.
    var layers: [MarkLayer] = []
    var annotations: [MarkAnnotation] = []
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var accessibilityIdentifier: String?
    var isAccessibilityHidden = false

    init(_ kind: Kind) {
        self.kind = kind
    }
}

/// The radii of a sector.
struct SectorSize {
    var inner = MarkDimension.automatic
    var outer = MarkDimension.automatic
    /// The spacing between sectors, in points.
    var inset = 0.0
}

/// The symbol of a point.
enum MarkSymbol {
    case shape(any ChartSymbolShape)
    case view(AnyView)
}

/// The rounded corners of a mark. The radius is in points.
struct MarkCorners {
    var radius: Double
    var style: RoundedCornerStyle
}

/// The offsets of a mark's edges, in points, to the right and downwards.
struct MarkOffset {
    var xStart = 0.0
    var xEnd = 0.0
    var yStart = 0.0
    var yEnd = 0.0

    /// Adds finite offsets.
    mutating func add(_ other: MarkOffset) {
        for edge in [\MarkOffset.xStart, \.xEnd, \.yStart, \.yEnd] where other[keyPath: edge].isFinite {
            self[keyPath: edge] += other[keyPath: edge]
        }
    }
}
