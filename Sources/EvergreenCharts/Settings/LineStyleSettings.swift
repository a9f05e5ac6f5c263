import EvergreenUI

extension View {
    /// Sets the domain and the stroke styles of the scale for `lineStyle(by:)`.
    public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain,
        range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        chart { $0.lines.take(ValueScaleSetting(domain: domain._domain, range: range._range.visuals)) }
    }

    /// Sets the domain of the scale for `lineStyle(by:)`.
    public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { $0.lines.take(ValueScaleSetting(domain: domain._domain)) }
    }

    /// Sets the stroke styles of the scale for `lineStyle(by:)`, in the order of the values.
    public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle {
        chart { $0.lines.take(ValueScaleSetting(range: range._range.visuals)) }
    }

    /// Sets the values and stroke styles of the scale for `lineStyle(by:)`.
    public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        chart { $0.lines.take(ValueScaleSetting(mapping) { $0 }) }
    }

    /// Sets the domain of the scale for `lineStyle(by:)`, and maps each value to a stroke style.
    public func chartLineStyleScale<Domain: Collection>(
        domain: Domain,
        mapping: @escaping (Domain.Element) -> StrokeStyle
    ) -> some View where Domain.Element: Plottable {
        chart { $0.lines.take(ValueScaleSetting(domain: Array(domain)._domain, mapping: mapping)) }
    }

    /// Maps each value of `lineStyle(by:)` to a stroke style.
    public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chart { $0.lines.take(ValueScaleSetting(mapping: mapping)) }
    }
}
