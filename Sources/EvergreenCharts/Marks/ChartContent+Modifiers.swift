import EvergreenUI
import Foundation

/// Content with modified marks.
private struct ChangedChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let change: (inout Mark) -> Void

    typealias Body = Never

    func _collect(into marks: inout _ChartMarks) { marks.changing({ content._collect(into: &$0) }, change) }
}

extension ChartContent {
    /// Inner modifiers are applied first, and take precedence.
    func changing(_ change: @escaping (inout Mark) -> Void) -> some ChartContent {
        ChangedChartContent(content: self, change: change)
    }

    // MARK: Colors

    /// Sets the foreground style of the marks. Inner styles take precedence.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { $0.setForeground(style.foreground) }
    }

    /// Colors the marks by a value, and adds a legend to the chart. Lines and areas with the same value are joined.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.setForeground(by: value.data) }
    }

    /// Aligns gradients of the marks with the plot area, so that a color corresponds to a value.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changing { $0.isAlignedWithPlot = aligns }
    }

    /// Multiplies the opacity of the marks by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.fade(by: opacity) } }

    // MARK: Form

    /// Sets the interpolation between the points of lines and areas.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { if $0.interpolation == nil { $0.interpolation = method } }
    }

    /// Sets the stroke style of lines and rules.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changing { $0.setLine(style) }
    }

    /// Dashes lines by a value. Lines with the same value are joined.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.setLine(by: value.data) }
    }

    /// Rounds the corners of bars and rectangles. `radius` is in points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changing { if $0.corners == nil { $0.corners = MarkCorners(radius: Double(radius), style: style) } }
    }

    /// Clips bars and rectangles to a shape.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        changing { if $0.clip == nil { $0.clip = { shape.path(in: $0) } } }
    }

    // MARK: Symbols

    /// Sets the symbol of points. A line or an area shows it at each of its points.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing { $0.setSymbol(.shape(symbol)) }
    }

    /// Sets symbols by a value. Lines with the same value are joined.
    public func symbol<S: Plottable>(by value: PlottableValue<S>) -> some ChartContent {
        changing { $0.setSymbol(by: value.data) }
    }

    /// Shows a view at points, instead of a symbol. A line or an area shows it at each of its points.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changing { $0.setSymbol(.view(view)) }
    }

    /// Sets the area of symbols, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        symbolSize(CGSize(areaOfCircle: Double(area)))
    }

    /// Sets the size of symbols, in points.
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        changing { $0.setSymbolSize(size) }
    }

    /// Scales the areas of symbols by a value.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.setSymbolSize(by: value.data) }
    }

    // MARK: Positions

    /// Places bars at the same position side by side, in the order of a value, instead of stacking them.
    ///
    /// - Parameters:
    ///   - value: The grouping value.
    ///   - axis: The axis along which the bars are placed, or nil for the one across their direction. Along the other axis, they remain
    ///     stacked.
    ///   - span: The space for all of them, within that of their category or calendar unit.
    public func position<P: Plottable>(
        by value: PlottableValue<P>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some ChartContent {
        changing { $0.setPosition(by: value.data, axis: axis, span: span) }
    }

    /// Offsets the marks, in points.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    /// Offsets the marks, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moving(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y))
    }

    /// Offsets the edges of the marks vertically, and the marks horizontally, in points. The edges are those of a mark's first and second
    /// value, or the top and the bottom of the plot.
    public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent {
        moving(MarkOffset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd))
    }

    /// Offsets the second edge of the marks vertically, and the marks horizontally, in points.
    public func offset(x: CGFloat = 0, yEnd: CGFloat) -> some ChartContent { offset(x: x, yStart: 0, yEnd: yEnd) }

    /// Offsets the edges of the marks horizontally, and the marks vertically, in points. The edges are those of a mark's first and second
    /// value, or the left and the right edge of the plot.
    public func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moving(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y))
    }

    /// Offsets the second edge of the marks horizontally, and the marks vertically, in points.
    public func offset(xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent { offset(xStart: 0, xEnd: xEnd, y: y) }

    /// Offsets the edges of the marks, in points.
    public func offset(
        xStart: CGFloat,
        xEnd: CGFloat = 0,
        yStart: CGFloat,
        yEnd: CGFloat = 0
    ) -> some ChartContent {
        moving(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
    }

    private func moving(_ offset: MarkOffset) -> some ChartContent { changing { $0.offset.add(offset) } }

    /// Sets the z-index of the marks. Marks with higher indices are in front. The default is 0.
    public func zIndex(_ value: Double) -> some ChartContent { changing { $0.setZIndex(value) } }
}
