import EvergreenUI
public import Foundation

/// A proxy for the positions of a chart's values. See `chartOverlay(alignment:content:)`.
///
/// Positions are in points from the top left corner of the plot.
@MainActor
public struct ChartProxy {
    let places: ChartPlaces
    private let selections: ChartSelections

    init(_ places: ChartPlaces, _ selections: ChartSelections) {
        (self.places, self.selections) = (places, selections)
    }

    /// The size of the plot, without axes and legend.
    public var plotSize: CGSize { places.plot.size }

    /// The size of the plot, without axes and legend.
    public var plotAreaSize: CGSize { plotSize }

    /// The plot area, for the `GeometryProxy` of a view with the size of the chart: that of an overlay or a background.
    public var plotFrame: Anchor<CGRect>? { .fixed(places.plot) }

    /// The visible plot area, for the `GeometryProxy` of a view with the size of the chart. Nil for a scrolling chart: the view scrolls
    /// with it.
    public var plotContainerFrame: Anchor<CGRect>? { places.isScrolled ? nil : plotFrame }

    /// The plot area, for the `GeometryProxy` of a view with the size of the chart: that of an overlay or a background.
    public var plotAreaFrame: Anchor<CGRect> { .fixed(places.plot) }

    // MARK: Positions of values

    /// The horizontal position of a value, or the center of a category. Nil for a value outside of the axis.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        places.x?.position(value.plottedKind).map { CGFloat($0) - places.plot.minX }
    }

    /// The vertical position of a value, or the center of a category. Nil for a value outside of the axis.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        places.y?.position(value.plottedKind).map { CGFloat($0) - places.plot.minY }
    }

    /// The position of two values. Nil for values outside of the axes.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The band of a category, or the position of any other value as an empty range.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        places.x?.band(of: value.plottedKind).map {
            CGFloat($0.0) - places.plot.minX...CGFloat($0.1) - places.plot.minX
        }
    }

    /// The band of a category, or the position of any other value as an empty range.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        places.y?.band(of: value.plottedKind).map {
            CGFloat($0.0) - places.plot.minY...CGFloat($0.1) - places.plot.minY
        }
    }

    /// The bands of two categories. See ``positionRange(forX:)``.
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(
            x: x.lowerBound,
            y: y.lowerBound,
            width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound
        )
    }

    // MARK: Values at positions

    /// The value at a horizontal position, including positions outside of the plot except for categories. Nil for a value of another type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        P(nearest: places.x?.value(at: Double(places.plot.minX + position)))
    }

    /// The value at a vertical position, including positions outside of the plot except for categories. Nil for a value of another type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        P(nearest: places.y?.value(at: Double(places.plot.minY + position)))
    }

    /// The values at a position. Nil for values of other types.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint,
        as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The angle of a position around the center of the sectors, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let center = CGPoint(x: plotSize.width / 2, y: plotSize.height / 2)
        let turn = atan2(position.x - center.x, center.y - position.y)
        return .radians(turn < 0 ? turn + 2 * .pi : turn)
    }

    /// The cumulative value of the sectors up to an angle, clockwise from the top. Nil for a chart without sectors.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        P(nearest: angularValue(at: angle))
    }

    private func angularValue(at angle: Angle) -> _PlottedValue.Kind? {
        let turn = angle.radians / (2 * .pi)
        guard let circle = places.circle, turn.isFinite else { return nil }
        return .number((turn - turn.rounded(.down)) * circle.sum)
    }

    // MARK: Scales

    /// The domain of the horizontal axis: the categories, or the first and the last value.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(places.x) }

    /// The domain of the vertical axis: the categories, or the first and the last value.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(places.y) }

    private static func domain<P: Plottable>(_ scale: Scale?) -> [P] {
        let values: [_PlottedValue.Kind] =
            switch scale?.domain {
            case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
            case .dates(let range): [.date(range.lowerBound), .date(range.upperBound)]
            case .categories(let categories): categories
            case nil: []
            }
        return values.compactMap { P(nearest: $0) }
    }

    /// The color of a value of `foregroundStyle(by:)`, or nil if the chart does not have the value.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        places.styles.style(of: value.plottedKind).map { AnyShapeStyle($0.color) }
    }

    // MARK: Selection

    /// Selects the value at a horizontal position, for `chartXSelection(value:)`.
    public func selectXValue(at x: CGFloat) { selections.x?(places.x?.value(at: Double(places.plot.minX + x))) }

    /// Selects the value at a vertical position, for `chartYSelection(value:)`.
    public func selectYValue(at y: CGFloat) { selections.y?(places.y?.value(at: Double(places.plot.minY + y))) }

    /// Selects the range between two horizontal positions, for `chartXSelection(range:)`.
    public func selectXRange(from x1: CGFloat, to x2: CGFloat) {
        guard let scale = places.x, let first = scale.value(at: Double(places.plot.minX + x1)),
            let second = scale.value(at: Double(places.plot.minX + x2))
        else { return }
        selections.xRange?((first, second))
    }

    /// Selects the range between two vertical positions, for `chartYSelection(range:)`.
    public func selectYRange(from y1: CGFloat, to y2: CGFloat) {
        guard let scale = places.y, let first = scale.value(at: Double(places.plot.minY + y1)),
            let second = scale.value(at: Double(places.plot.minY + y2))
        else { return }
        selections.yRange?((first, second))
    }

    /// Selects the value at an angle, clockwise from the top, for `chartAngleSelection(value:)`.
    public func selectAngleValue(at angle: Angle) { selections.angle?(angularValue(at: angle)) }
}
