import EvergreenUI

extension View {
    private func styles(
        _ setting: ValueScaleSetting<ForegroundStyle>,
        _ gradient: Gradient? = nil
    ) -> some View {
        chart {
            $0.styles.take(setting)
            if gradient != nil || !setting.range.isEmpty { $0.gradient = gradient }
        }
    }

    private func styles<Range: ScaleRange>(
        _ domain: _ScaleDomain?,
        _ range: Range,
        _ type: ScaleType?
    ) -> some View where Range.VisualValue: ShapeStyle {
        var gradient: Gradient?
        if case .gradient(let colors) = range._range.storage { gradient = colors }
        let styles = range._range.visuals.map(\.foreground)
        return self.styles(ValueScaleSetting(domain: domain, range: styles, type: type), gradient)
    }

    /// Sets the domain and the colors of the scale for `foregroundStyle(by:)`.
    ///
    /// ```swift
    /// .chartForegroundStyleScale(domain: ["North", "South"], range: [Color.teal, .orange])
    /// .chartForegroundStyleScale(domain: 0...100, range: Gradient(colors: [.yellow, .red]))
    /// ```
    ///
    /// - Parameters:
    ///   - domain: An array of categories, a range of numbers or dates, an array of such, or `automatic`.
    ///   - range: An array of styles, or a gradient. Colors of numbers and dates are interpolated between those of the domain's values.
    ///   - type: The type of the scale. `category` gives each value a separate style.
    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle { styles(domain._domain, range, type) }

    /// Sets the domain of the scale for `foregroundStyle(by:)`: an array of categories, or a range of numbers or dates.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain,
        type: ScaleType? = nil
    ) -> some View { styles(ValueScaleSetting(domain: domain._domain, type: type)) }

    /// Sets the colors of the scale for `foregroundStyle(by:)`, in the order of the values: an array, or a gradient.
    public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range,
        type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle { styles(nil, range, type) }

    /// Sets the type of the color scale. `category` gives each value a separate color.
    public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
        styles(ValueScaleSetting(type: type))
    }

    /// Sets the values and colors of the scale for `foregroundStyle(by:)`.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View { styles(ValueScaleSetting(mapping, \.foreground)) }

    /// Sets the domain of the scale for `foregroundStyle(by:)`, and maps each value to a color.
    public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain,
        mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        styles(ValueScaleSetting(domain: Array(domain)._domain) { mapping($0).foreground })
    }

    /// Maps each value of `foregroundStyle(by:)` to a color.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View { styles(ValueScaleSetting { (value: DataValue) in mapping(value).foreground }) }
}

extension _ScaleRange {
    /// The visual values in order. For a gradient, the colors of its stops.
    var visuals: [VisualValue] {
        switch storage {
        case .list(let visuals): visuals
        case .gradient(let gradient): gradient.stops.compactMap { $0.color as? VisualValue }
        case .plot: []
        }
    }
}
