import EvergreenDocument
import EvergreenUI
import Foundation

/// The position of an annotation in a chart.
@MainActor
struct AnnotationPlace {
    let pin: Pin
    /// Whether the annotation is on a bar or a sector, with its color as the background.
    let isOnMark: Bool

    /// - Parameters:
    ///   - bounds: The bounds of the mark, in points.
    ///   - isReversed: Whether a bar runs downwards or to the left.
    init(
        _ annotation: MarkAnnotation,
        of placed: PlacedMark,
        around bounds: CGRect,
        isReversed: Bool,
        in layout: PlotLayout
    ) {
        var position = annotation.position
        if position == .automatic {
            position = placed.isHorizontal ? (isReversed ? .leading : .trailing) : (isReversed ? .bottom : .top)
        }
        let unit = annotation.alignment.parts
        let along = CGPoint(x: bounds.minX + bounds.width * unit.0, y: bounds.minY + bounds.height * unit.1)
        let spacing = annotation.spacing ?? 3
        let (left, right) = (bounds.minX - spacing, bounds.maxX + spacing)
        let (above, below) = (bounds.minY - spacing, bounds.maxY + spacing)
        let (point, anchor): (CGPoint, StyleAnchor) =
            switch position {
            case .top, .automatic: (CGPoint(x: along.x, y: above), StyleAnchor(x: unit.0, y: 1))
            case .bottom: (CGPoint(x: along.x, y: below), StyleAnchor(x: unit.0, y: 0))
            case .leading: (CGPoint(x: left, y: along.y), StyleAnchor(x: 1, y: unit.1))
            case .trailing: (CGPoint(x: right, y: along.y), StyleAnchor(x: 0, y: unit.1))
            case .topLeading: (CGPoint(x: left, y: above), StyleAnchor(x: 1, y: 1))
            case .topTrailing: (CGPoint(x: right, y: above), StyleAnchor(x: 0, y: 1))
            case .bottomLeading: (CGPoint(x: left, y: below), StyleAnchor(x: 1, y: 0))
            case .bottomTrailing: (CGPoint(x: right, y: below), StyleAnchor(x: 0, y: 0))
            case .overlay: (along, StyleAnchor(x: unit.0, y: unit.1))
            }
        let (space, plot) = (layout.space, layout.plot)
        pin = Pin(
            x: point.x,
            y: point.y,
            anchor: anchor,
            horizontal: annotation.overflow.x.bounds(
                plot: Pin.Bounds(plot.x, plot.x + plot.width),
                chart: Pin.Bounds(space.x, space.x + space.width)
            ),
            vertical: annotation.overflow.y.bounds(
                plot: Pin.Bounds(plot.y, plot.y + plot.height),
                chart: Pin.Bounds(space.y, space.y + space.height)
            )
        )
        isOnMark = position == .overlay && (placed.mark.kind == .bar || placed.mark.kind == .rectangle)
    }

    /// The text of an annotation on a single line.
    func graphic(_ own: Text, _ text: ChartText) -> Graphic {
        let width = TextWidth.of(own.resolve(in: text.environment))
        return text.graphic(
            own,
            at: Self.kept(pin.x, width * pin.anchor.x, width * (1 - pin.anchor.x), pin.horizontal),
            pin.y,
            anchor: (pin.anchor.x, pin.anchor.y),
            style: isOnMark ? ChartText.overlay : .color(.secondary)
        )
    }

    /// A position shifted to keep an extent before and after it within bounds.
    private static func kept(_ place: Double, _ before: Double, _ after: Double, _ bounds: Pin.Bounds) -> Double {
        max(min(place, bounds.high - after), bounds.low + before)
    }
}

extension AnnotationOverflowResolution.Strategy {
    fileprivate func bounds(plot: Pin.Bounds, chart: Pin.Bounds) -> Pin.Bounds {
        switch storage {
        case .disabled: .none
        case .fit(let boundary): boundary.isPlot ? plot : chart
        case .padScale: chart
        }
    }
}

extension MarkAnnotation {
    /// Whether the chart reserves space above the plot for text.
    var needsRoomAbove: Bool {
        guard case .text = content else { return false }
        return position != .overlay && !overflow.y.padsScale
    }
}
