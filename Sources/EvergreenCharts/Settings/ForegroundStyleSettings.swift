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

    /// Sets the colors of the values of `foregroundStyle(by:)`, and the order of both.
    ///
    /// ```swift
    /// .chartForegroundStyleScale(domain: ["North", "South"], range: [Color.teal, .orange])
    /// .chartForegroundStyleScale(domain: 0...100, range: Gradient(colors: [.yellow, .red]))
    /// ```
    ///
    /// - Parameters:
    ///   - domain: An array of categories, a range of numbers or dates, an array of such, or `automatic`.
    ///   - range: An array of styles, or a gradient. Numbers and dates have colors between those of the domain's values.
    ///   - type: How far apart numbers are; `category` gives each value a style of its own.
    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle { styles(domain._domain, range, type) }

    /// Sets the values of `foregroundStyle(by:)` and their order: an array of categories, or a range of numbers or dates.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain,
        type: ScaleType? = nil
    ) -> some View { styles(ValueScaleSetting(domain: domain._domain, type: type)) }

    /// Sets the colors of the values of `foregroundStyle(by:)`, in the order in which they come: an array, or a gradient.
    public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range,
        type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle { styles(nil, range, type) }

    /// Sets how far apart the colors of numbers are; `category` gives each value a color of its own.
    public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
        styles(ValueScaleSetting(type: type))
    }

    /// Sets the colors of the values of `foregroundStyle(by:)`, and the order of both.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View { styles(ValueScaleSetting(mapping, \.foreground)) }

    /// Sets the order of the values of `foregroundStyle(by:)`, and has a closure say the color of each.
    public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain,
        mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        styles(ValueScaleSetting(domain: Array(domain)._domain) { mapping($0).foreground })
    }

    /// Has a closure say the color of each value of `foregroundStyle(by:)`.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View { styles(ValueScaleSetting { (value: DataValue) in mapping(value).foreground }) }
}

extension _ScaleRange {
    /// What values are shown as, one after another. The colors of a gradient are its stops.
    var visuals: [VisualValue] {
        switch storage {
        case .list(let visuals): visuals
        case .gradient(let gradient): gradient.stops.compactMap { $0.color as? VisualValue }
        case .plot: []
        }
    }
}
