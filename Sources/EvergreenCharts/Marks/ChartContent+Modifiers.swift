import EvergreenUI
import Foundation

/// Content whose marks are changed.
private struct ChangedChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let change: (inout Mark) -> Void

    typealias Body = Never

    func _collect(into marks: inout _ChartMarks) { marks.changing({ content._collect(into: &$0) }, change) }
}

extension ChartContent {
    /// What a mark says itself counts: modifiers further inside are applied first.
    func changing(_ change: @escaping (inout Mark) -> Void) -> some ChartContent {
        ChangedChartContent(content: self, change: change)
    }

    // MARK: Colors

    /// Paints the marks with a color or a gradient. What a mark says itself counts.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { $0.setForeground(style.foreground) }
    }

    /// Gives marks of the same value the same color, and the chart a legend. Lines and areas are joined by it.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.setForeground(by: value.data) }
    }

    /// Has gradients of the marks be those of the whole plot, so that the same color is at the same value.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changing { $0.isAlignedWithPlot = aligns }
    }

    /// Multiplies the opacity of the marks by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.fade(by: opacity) } }

    // MARK: Form

    /// Sets how lines and areas join their points.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { if $0.interpolation == nil { $0.interpolation = method } }
    }

    /// Sets how lines and rules are drawn.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changing { $0.setLine(style) }
    }

    /// Draws lines of the same value in the same way: with the same dashes. Lines are joined by it.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.setLine(by: value.data) }
    }

    /// Rounds the corners of bars and rectangles. `radius` is in points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changing { if $0.corners == nil { $0.corners = MarkCorners(radius: Double(radius), style: style) } }
    }

    /// Cuts bars and rectangles to a shape.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        changing { if $0.clip == nil { $0.clip = { shape.path(in: $0) } } }
    }

    // MARK: Symbols

    /// Sets the symbol of points. A line or an area gets one at each of its points.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing { $0.setSymbol(.shape(symbol)) }
    }

    /// Gives marks of the same value the same symbol. Lines are joined by it.
    public func symbol<S: Plottable>(by value: PlottableValue<S>) -> some ChartContent {
        changing { $0.setSymbol(by: value.data) }
    }

    /// Shows a view at points, in place of a symbol. A line or an area gets one at each of its points.
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

    /// Has the areas of symbols follow a value.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.setSymbolSize(by: value.data) }
    }

    // MARK: Places

    /// Has bars of the same place stand side by side, in the order of their values, and not on top of one another.
    ///
    /// - Parameters:
    ///   - value: What tells them apart.
    ///   - axis: The axis along which they stand: nil for the one across their direction. Along the other one, they stay stacked.
    ///   - span: The space that all of them take, of that of their category or their unit.
    public func position<P: Plottable>(
        by value: PlottableValue<P>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some ChartContent {
        changing { $0.setPosition(by: value.data, axis: axis, span: span) }
    }

    /// Moves the marks, in points.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    /// Moves the marks, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moving(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y))
    }

    /// Moves the edges of the marks up or down, and the marks sideways, in points. The edges are those of a mark's first and second
    /// value, or the upper and the lower one of the plot.
    public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent {
        moving(MarkOffset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd))
    }

    /// Moves the second edge of the marks up or down, and the marks sideways, in points.
    public func offset(x: CGFloat = 0, yEnd: CGFloat) -> some ChartContent { offset(x: x, yStart: 0, yEnd: yEnd) }

    /// Moves the edges of the marks sideways, and the marks up or down, in points. The edges are those of a mark's first and second
    /// value, or the left and the right one of the plot.
    public func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moving(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y))
    }

    /// Moves the second edge of the marks sideways, and the marks up or down, in points.
    public func offset(xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent { offset(xStart: 0, xEnd: xEnd, y: y) }

    /// Moves the edges of the marks, in points.
    public func offset(
        xStart: CGFloat,
        xEnd: CGFloat = 0,
        yStart: CGFloat,
        yEnd: CGFloat = 0
    ) -> some ChartContent {
        moving(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
    }

    private func moving(_ offset: MarkOffset) -> some ChartContent { changing { $0.offset.add(offset) } }

    /// Draws the marks behind those with a higher number, and in front of those with a lower one; without one, it is 0.
    public func zIndex(_ value: Double) -> some ChartContent { changing { $0.setZIndex(value) } }
}
