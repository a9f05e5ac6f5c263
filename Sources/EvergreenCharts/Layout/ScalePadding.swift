import EvergreenDocument
import EvergreenUI
import Foundation

/// The padding of scales within the plot, in points.
struct ScalePadding: Equatable {
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0

    /// Adds the overflow of annotations.
    ///
    /// - Returns: Whether the padding has changed.
    mutating func add(_ other: ScalePadding, in plot: GraphicRect) -> Bool {
        let before = self
        (left, right) = Self.bounded(left + other.left, right + other.right, plot.width / 2)
        (top, bottom) = Self.bounded(top + other.top, bottom + other.bottom, plot.height / 2)
        return self != before
    }

    /// Two lengths scaled down to fit a space.
    private static func bounded(_ first: Double, _ second: Double, _ room: Double) -> (Double, Double) {
        let sum = first + second
        return sum > room ? (first * room / sum, second * room / sum) : (first, second)
    }
}

extension PlotLayout {
    /// The overflow of annotations that pad the scales.
    func overflow(of placed: [PlacedMark]) -> ScalePadding {
        let counts = PlaceCounts(placed)
        var padding = ScalePadding()
        for mark in placed {
            let annotations = mark.mark.annotations.filter(\.overflow.padsScale)
            guard !annotations.isEmpty, let drawing = drawing(of: mark, counts) else { continue }
            for annotation in annotations {
                let place = AnnotationPlace(
                    annotation,
                    of: mark,
                    around: drawing.bounds,
                    isReversed: drawing.isReversed,
                    in: self
                )
                let (pin, size) = (place.pin, size(of: annotation))
                // A mark in the center moves by half of the padding.
                func part(_ place: Double, _ edge: Double, _ length: Double) -> Double {
                    max(abs(place - edge) / max(length, 1), 0.25)
                }
                if annotation.overflow.y.padsScale {
                    let (low, high) = (plot.y, plot.y + plot.height)
                    let above = low - (pin.y - size.height * pin.anchor.y)
                    let below = pin.y + size.height * (1 - pin.anchor.y) - high
                    padding.top = max(padding.top, above / part(pin.y, high, plot.height))
                    padding.bottom = max(padding.bottom, below / part(pin.y, low, plot.height))
                }
                if annotation.overflow.x.padsScale {
                    let (low, high) = (plot.x, plot.x + plot.width)
                    let before = low - (pin.x - size.width * pin.anchor.x)
                    let after = pin.x + size.width * (1 - pin.anchor.x) - high
                    padding.left = max(padding.left, before / part(pin.x, high, plot.width))
                    padding.right = max(padding.right, after / part(pin.x, low, plot.width))
                }
            }
        }
        return padding
    }

    /// An estimate, because the server has no fonts.
    private func size(of annotation: MarkAnnotation) -> CGSize {
        switch annotation.content {
        case .text(let own):
            CGSize(width: TextWidth.of(own.resolve(in: text.environment)), height: TextWidth.lineHeight)
        case .view: AxisDrawing.viewSize
        }
    }
}

extension AnnotationOverflowResolution {
    var padsScale: Bool { x.padsScale || y.padsScale }
}

extension AnnotationOverflowResolution.Strategy {
    var padsScale: Bool { storage == .padScale }
}
