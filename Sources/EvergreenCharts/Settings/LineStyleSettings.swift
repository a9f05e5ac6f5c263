import EvergreenUI

extension View {
    /// Sets how the lines of the values of `lineStyle(by:)` are drawn, and the order of both.
    public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain,
        range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        chart { $0.lines.take(ValueScaleSetting(domain: domain._domain, range: range._range.visuals)) }
    }

    /// Sets the order of the values of `lineStyle(by:)`.
    public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { $0.lines.take(ValueScaleSetting(domain: domain._domain)) }
    }

    /// Sets how the lines of the values of `lineStyle(by:)` are drawn, in the order in which the values come.
    public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle {
        chart { $0.lines.take(ValueScaleSetting(range: range._range.visuals)) }
    }

    /// Sets how the lines of the values of `lineStyle(by:)` are drawn, and the order of both.
    public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        chart { $0.lines.take(ValueScaleSetting(mapping) { $0 }) }
    }

    /// Sets the order of the values of `lineStyle(by:)`, and has a closure say how the line of each is drawn.
    public func chartLineStyleScale<Domain: Collection>(
        domain: Domain,
        mapping: @escaping (Domain.Element) -> StrokeStyle
    ) -> some View where Domain.Element: Plottable {
        chart { $0.lines.take(ValueScaleSetting(domain: Array(domain)._domain, mapping: mapping)) }
    }

    /// Has a closure say how the line of each value of `lineStyle(by:)` is drawn.
    public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chart { $0.lines.take(ValueScaleSetting(mapping: mapping)) }
    }
}
