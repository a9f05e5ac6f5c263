import EvergreenDocument
import EvergreenUI
import Foundation

/// A mark of a chart, with what modifiers say of it.
struct Mark {
    enum Kind {
        case bar, line, area, point, rule, sector
    }

    var key = MarkKey()
    var kind: Kind
    var x: PlottedData?
    /// The other end, of a bar or a rule that says both.
    var xEnd: PlottedData?
    var y: PlottedData?
    var yEnd: PlottedData?
    var stacking = MarkStackingMethod.standard
    /// The line or the area that the mark is a point of.
    var series: PlottedData?
    /// Of a bar, across its direction.
    var width = MarkDimension.automatic
    var sector = SectorSize()

    // What modifiers say; nil for nothing.
    var style: ForegroundStyle?
    var color: PlottedData?
    var position: PlottedData?
    var symbol: BasicChartSymbolShape?
    var symbolKind: PlottedData?
    /// What the area of symbols says.
    var sizeValue: PlottedData?
    /// What the style of lines says.
    var lineValue: PlottedData?
    /// In square points.
    var symbolArea: Double?
    var interpolation: InterpolationMethod?
    var line: StrokeStyle?
    var cornerRadius: Double?
    var opacity = 1.0
    var annotations: [MarkAnnotation] = []
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
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

/// A text beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var spacing: Double?
    var text: Text
}
