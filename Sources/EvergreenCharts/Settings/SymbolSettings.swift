import EvergreenUI
import Foundation

extension View {
    // MARK: Symbols

    /// Sets the domain and the symbols of the scale for `symbol(by:)`.
    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain,
        range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbols.take(ValueScaleSetting(domain: domain._domain, range: range._range.visuals)) }
    }

    /// Sets the domain of the scale for `symbol(by:)`.
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { $0.symbols.take(ValueScaleSetting(domain: domain._domain)) }
    }

    /// Sets the symbols of the scale for `symbol(by:)`, in the order of the values.
    public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbols.take(ValueScaleSetting(range: range._range.visuals)) }
    }

    /// Sets the values and symbols of the scale for `symbol(by:)`.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart { $0.symbols.take(ValueScaleSetting(mapping) { $0 }) }
    }

    /// Sets the domain of the scale for `symbol(by:)`, and maps each value to a symbol.
    public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
        domain: Domain,
        mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        chart { $0.symbols.take(ValueScaleSetting(domain: Array(domain)._domain, mapping: mapping)) }
    }

    /// Maps each value of `symbol(by:)` to a symbol.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.symbols.take(ValueScaleSetting(mapping: mapping)) }
    }

    // MARK: Areas of symbols

    /// Sets the domain and the symbol areas of the scale for `symbolSize(by:)`.
    ///
    /// - Parameters:
    ///   - domain: An array of categories, a range of numbers or dates, or `automatic`.
    ///   - range: A range of areas, or an array of them, in square points.
    ///   - type: The type of the scale.
    public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let areas = range._range.visuals.map(Double.init)
        return chart { $0.symbolAreas.take(ValueScaleSetting(domain: domain._domain, range: areas, type: type)) }
    }

    /// Sets the domain of the scale for `symbolSize(by:)`: an array of categories, or a range of numbers or dates.
    public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.symbolAreas.take(ValueScaleSetting(domain: domain._domain, type: type)) }
    }

    /// Sets the symbol areas of the scale for `symbolSize(by:)`: a range, or an array, in square points.
    public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == CGFloat {
        let areas = range._range.visuals.map(Double.init)
        return chart { $0.symbolAreas.take(ValueScaleSetting(range: areas, type: type)) }
    }

    /// Sets the type of the scale for `symbolSize(by:)`.
    public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
        chart { $0.symbolAreas.take(ValueScaleSetting(type: type)) }
    }

    /// Sets the values and symbol areas of the scale for `symbolSize(by:)`, in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        chart { $0.symbolAreas.take(ValueScaleSetting(mapping, Double.init)) }
    }

    /// Sets the domain of the scale for `symbolSize(by:)`, and maps each value to an area in square points.
    public func chartSymbolSizeScale<Domain: Collection>(
        domain: Domain,
        mapping: @escaping (Domain.Element) -> CGFloat
    ) -> some View where Domain.Element: Plottable {
        chart { $0.symbolAreas.take(ValueScaleSetting(domain: Array(domain)._domain) { Double(mapping($0)) }) }
    }

    /// Maps each value of `symbolSize(by:)` to an area in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chart { $0.symbolAreas.take(ValueScaleSetting { (value: DataValue) in Double(mapping(value)) }) }
    }
}
