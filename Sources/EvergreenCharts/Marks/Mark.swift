import EvergreenDocument
import EvergreenUI
import Foundation

/// A mark of a chart, with what modifiers say of it.
struct Mark {
    enum Kind {
        case bar, line, area, point, rule, rectangle, sector
    }

    var key = MarkKey()
    var kind: Kind
    var x: PlottedData?
    /// The other end, of a bar or a rule that says both.
    var xEnd: PlottedData?
    var y: PlottedData?
    var yEnd: PlottedData?
    /// Along an axis without a value.
    var xPlace = PlotPlace.automatic
    var yPlace = PlotPlace.automatic
    /// The axis along which a bar runs; nil for the one that its values tell.
    var direction: Axis?
    var stacking = MarkStackingMethod.standard
    /// The line or the area that the mark is a point of.
    var series: PlottedData?
    /// Of a bar, across its direction; of a rectangle, along the horizontal axis.
    var width = MarkDimension.automatic
    /// Of a rectangle, along the vertical axis.
    var height = MarkDimension.automatic
    var sector = SectorSize()

    /// The plot of a collection that the mark is of. Its lines and areas are its own.
    var plot: MarkKey?
    /// The function whose points take the mark's place; of these points, the one that they are of.
    var function: PlottedFunction?

    // What modifiers say; nil for nothing.
    var style: ForegroundStyle?
    var color: PlottedData?
    var position: PlottedData?
    /// Of the axis and the space within which marks stand side by side.
    var positionAxis: Axis?
    var positionSpan = MarkDimension.automatic
    var symbol: MarkSymbol?
    var symbolKind: PlottedData?
    /// In points.
    var symbolSize: CGSize?
    /// The value that says how large the symbol is.
    var sizeValue: PlottedData?
    var interpolation: InterpolationMethod?
    var line: StrokeStyle?
    /// The value that says how the line is drawn.
    var lineValue: PlottedData?
    var corners: MarkCorners?
    /// What of a bar or another rectangle is seen.
    var clip: (@Sendable (CGRect) -> Path)?
    /// How far the edges are moved, in points.
    var offset = MarkOffset()
    /// Marks with higher numbers are in front of others; without one, it is 0.
    var zIndex: Double?
    /// Whether gradients are those of the plot, and not of each mark.
    var isAlignedWithPlot = false
    var opacity = 1.0
    /// From the first one to the last one.
    var effects: [MarkEffect] = []
    /// The layers that the mark is drawn in, from the innermost to the outermost.
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

/// Where a sector begins and ends, from the center.
struct SectorSize {
    var inner = MarkDimension.automatic
    var outer = MarkDimension.automatic
    /// The space between two sectors, in points.
    var inset = 0.0
}

/// What marks points.
enum MarkSymbol {
    case shape(any ChartSymbolShape)
    case view(AnyView)
}

/// How round the corners of a mark are. The radius is in points.
struct MarkCorners {
    var radius: Double
    var style: RoundedCornerStyle
}

/// How far the edges of a mark are moved, in points, to the right and down.
struct MarkOffset {
    var xStart = 0.0
    var xEnd = 0.0
    var yStart = 0.0
    var yEnd = 0.0

    /// Adds what is finite.
    mutating func add(_ other: MarkOffset) {
        for edge in [\MarkOffset.xStart, \.xEnd, \.yStart, \.yEnd] where other[keyPath: edge].isFinite {
            self[keyPath: edge] += other[keyPath: edge]
        }
    }
}
