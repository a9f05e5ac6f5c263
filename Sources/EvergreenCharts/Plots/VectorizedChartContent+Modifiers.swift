import EvergreenUI
import Foundation

extension VectorizedChartContent {
    // MARK: Styles

    /// Paints each mark with the color or the gradient of its element.
    public func foregroundStyle(
        _ keyPath: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setForeground($1[keyPath: keyPath].foreground) }
    }

    /// Gives marks of the same value the same color, and the chart a legend. Lines and areas are joined by it.
    public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setForeground(by: value($1).data) }
    }

    /// Multiplies the opacity of each mark by the number of its element, from 0 to 1.
    public func opacity(
        _ opacity: KeyPath<DataElement, some BinaryFloatingPoint>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.fade(by: Double($1[keyPath: opacity])) }
    }

    /// Draws each line or rule in the style of its element.
    public func lineStyle(
        _ style: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setLine($1[keyPath: style]) }
    }

    /// Draws lines of the same value in the same way: with the same dashes. Lines are joined by it.
    public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setLine(by: value($1).data) }
    }

    // MARK: Symbols

    /// Gives marks of the same value the same symbol. Lines are joined by it.
    public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setSymbol(by: value($1).data) }
    }

    /// Sets the area of each symbol to that of its element, in square points.
    public func symbolSize(
        _ area: KeyPath<DataElement, some BinaryFloatingPoint>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setSymbolSize(CGSize(areaOfCircle: Double($1[keyPath: area]))) }
    }

    /// Sets the size of each symbol to that of its element, in points.
    public func symbolSize(_ size: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
        changing { $0.setSymbolSize($1[keyPath: size]) }
    }

    /// Has the areas of symbols follow a value.
    public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setSymbolSize(by: value($1).data) }
    }

    // MARK: Places

    /// Has bars of the same place stand side by side, in the order of their values, and not on top of one another.
    ///
    /// - Parameters:
    ///   - value: What tells them apart.
    ///   - axis: The axis along which they stand: nil for the one across their direction. Along the other one, they stay stacked.
    ///   - span: The space that all of them take, of that of their category or their unit.
    public func position(
        by value: PlottableProjection<DataElement, some Plottable>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setPosition(by: value($1).data, axis: axis, span: span) }
    }
}

// MARK: Accessibility

extension VectorizedChartContent {
    /// Sets what is read of each mark before its value, in place of its place.
    public func accessibilityLabel(
        _ label: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityLabel($1[keyPath: label]) }
    }

    /// Sets what is read of each mark before its value, in place of its place. It is localized.
    public func accessibilityLabel(
        _ label: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityLabel(Text($1[keyPath: label])) }
    }

    /// Sets what is read of each mark before its value, in place of its place.
    public func accessibilityLabel(
        _ label: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityLabel(Text(verbatim: String($1[keyPath: label]))) }
    }

    /// Sets what is read as the value of each mark.
    public func accessibilityValue(
        _ value: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityValue($1[keyPath: value]) }
    }

    /// Sets what is read as the value of each mark. It is localized.
    public func accessibilityValue(
        _ value: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityValue(Text($1[keyPath: value])) }
    }

    /// Sets what is read as the value of each mark.
    public func accessibilityValue(
        _ value: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityValue(Text(verbatim: String($1[keyPath: value]))) }
    }

    /// Has assistive technology pass over the marks of which the element says so.
    public func accessibilityHidden(
        _ hidden: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.hideFromAccessibility($1[keyPath: hidden]) }
    }

    /// Names each mark for tests. People don't see it. On a page, the attribute `data-testid`.
    public func accessibilityIdentifier(
        _ identifier: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityIdentifier($1[keyPath: identifier]) }
    }
}
