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
    private func changing(_ change: @escaping (inout Mark) -> Void) -> some ChartContent {
        ChangedChartContent(content: self, change: change)
    }

    /// Paints the marks with a color or a gradient. What a mark says itself counts.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { if $0.style == nil, $0.color == nil { $0.style = style.foreground } }
    }

    /// Gives marks of the same value the same color, and the chart a legend. Lines and areas are joined by it.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.style == nil, $0.color == nil { $0.color = value.data } }
    }

    /// Has bars of the same place stand side by side, in the order of their values, and not on top of one another.
    public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
        changing { if $0.position == nil { $0.position = value.data } }
    }

    /// Sets the symbol of points. A line or an area gets one at each of its points.
    public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
        changing { if $0.symbol == nil, $0.symbolKind == nil { $0.symbol = symbol } }
    }

    /// Gives marks of the same value the same symbol. Lines are joined by it.
    public func symbol<S: Plottable>(by value: PlottableValue<S>) -> some ChartContent {
        changing { if $0.symbol == nil, $0.symbolKind == nil { $0.symbolKind = value.data } }
    }

    /// Sets the area of symbols, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        changing { if $0.symbolArea == nil { $0.symbolArea = Double(area) } }
    }

    /// Sets how lines and areas join their points.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { if $0.interpolation == nil { $0.interpolation = method } }
    }

    /// Sets how lines and rules are drawn.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changing { if $0.line == nil { $0.line = style } }
    }

    /// Rounds the corners of bars. `radius` is in points.
    public func cornerRadius(_ radius: CGFloat) -> some ChartContent {
        changing { if $0.cornerRadius == nil { $0.cornerRadius = Double(radius) } }
    }

    /// Multiplies the opacity of the marks by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }

    /// Writes a text beside each mark. `spacing` is in points; nil for the chart's own.
    public func annotation(
        position: AnnotationPosition = .automatic,
        spacing: CGFloat? = nil,
        content: () -> Text
    ) -> some ChartContent {
        let text = content()
        return changing {
            $0.annotations.append(MarkAnnotation(position: position, spacing: spacing.map(Double.init), text: text))
        }
    }

    /// Sets what is read of the marks before their value, in place of their place.
    public func accessibilityLabel(_ label: Text) -> some ChartContent {
        changing { if $0.accessibilityLabel == nil { $0.accessibilityLabel = label } }
    }

    /// Sets what is read of the marks before their value, in place of their place. It is localized.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(label)) }

    /// Sets what is read of the marks before their value, in place of their place.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// Sets what is read as the value of the marks.
    public func accessibilityValue(_ value: Text) -> some ChartContent {
        changing { if $0.accessibilityValue == nil { $0.accessibilityValue = value } }
    }

    /// Sets what is read as the value of the marks. It is localized.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(value)) }

    /// Sets what is read as the value of the marks.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// Has assistive technology pass over the marks.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changing { $0.isAccessibilityHidden = $0.isAccessibilityHidden || hidden }
    }
}
