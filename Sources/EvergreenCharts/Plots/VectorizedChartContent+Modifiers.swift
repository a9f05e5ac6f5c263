import EvergreenUI
import Foundation

extension VectorizedChartContent {
    // MARK: Styles

    /// Sets the foreground style of each mark from its element.
    public func foregroundStyle(
        _ keyPath: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setForeground($1[keyPath: keyPath].foreground) }
    }

    /// Colors the marks by a value, and adds a legend to the chart. Lines and areas with the same value are joined.
    public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setForeground(by: value($1).data) }
    }

    /// Multiplies the opacity of each mark by a factor of its element, from 0 to 1.
    public func opacity(
        _ opacity: KeyPath<DataElement, some BinaryFloatingPoint>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.fade(by: Double($1[keyPath: opacity])) }
    }

    /// Sets the stroke style of each line or rule from its element.
    public func lineStyle(
        _ style: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setLine($1[keyPath: style]) }
    }

    /// Dashes lines by a value. Lines with the same value are joined.
    public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setLine(by: value($1).data) }
    }

    // MARK: Symbols

    /// Sets symbols by a value. Lines with the same value are joined.
    public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setSymbol(by: value($1).data) }
    }

    /// Sets the area of each symbol from its element, in square points.
    public func symbolSize(
        _ area: KeyPath<DataElement, some BinaryFloatingPoint>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setSymbolSize(CGSize(areaOfCircle: Double($1[keyPath: area]))) }
    }

    /// Sets the size of each symbol from its element, in points.
    public func symbolSize(_ size: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
        changing { $0.setSymbolSize($1[keyPath: size]) }
    }

    /// Scales the areas of symbols by a value.
    public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setSymbolSize(by: value($1).data) }
    }

    // MARK: Positions

    /// Places bars at the same position side by side, in the order of a value, instead of stacking them.
    ///
    /// - Parameters:
    ///   - value: The grouping value.
    ///   - axis: The axis along which the bars are placed, or nil for the one across their direction. Along the other axis, they remain
    ///     stacked.
    ///   - span: The space for all of them, within that of their category or calendar unit.
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
    /// Sets the accessibility label of each mark, which replaces its position.
    public func accessibilityLabel(
        _ label: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityLabel($1[keyPath: label]) }
    }

    /// Sets the accessibility label of each mark to a localized text, which replaces its position.
    public func accessibilityLabel(
        _ label: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityLabel(Text($1[keyPath: label])) }
    }

    /// Sets the accessibility label of each mark, which replaces its position.
    public func accessibilityLabel(
        _ label: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityLabel(Text(verbatim: String($1[keyPath: label]))) }
    }

    /// Sets the accessibility value of each mark.
    public func accessibilityValue(
        _ value: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityValue($1[keyPath: value]) }
    }

    /// Sets the accessibility value of each mark to a localized text.
    public func accessibilityValue(
        _ value: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityValue(Text($1[keyPath: value])) }
    }

    /// Sets the accessibility value of each mark.
    public func accessibilityValue(
        _ value: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityValue(Text(verbatim: String($1[keyPath: value]))) }
    }

    /// Hides marks from assistive technology, depending on their element.
    public func accessibilityHidden(
        _ hidden: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.hideFromAccessibility($1[keyPath: hidden]) }
    }

    /// Sets an identifier of each mark for tests. It is neither shown nor read aloud. On a page, the attribute `data-testid`.
    public func accessibilityIdentifier(
        _ identifier: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $0.setAccessibilityIdentifier($1[keyPath: identifier]) }
    }
}
