import EvergreenUI
import Foundation

extension View {
    // MARK: Symbols

    /// Sets the symbols of the values of `symbol(by:)`, and the order of both.
    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain,
        range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbols.take(ValueScaleSetting(domain: domain._domain, range: range._range.visuals)) }
    }

    /// Sets the order of the values of `symbol(by:)`.
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { $0.symbols.take(ValueScaleSetting(domain: domain._domain)) }
    }

    /// Sets the symbols of the values of `symbol(by:)`, in the order in which they come.
    public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbols.take(ValueScaleSetting(range: range._range.visuals)) }
    }

    /// Sets the symbols of the values of `symbol(by:)`, and the order of both.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart { $0.symbols.take(ValueScaleSetting(mapping) { $0 }) }
    }

    /// Sets the order of the values of `symbol(by:)`, and has a closure say the symbol of each.
    public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
        domain: Domain,
        mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        chart { $0.symbols.take(ValueScaleSetting(domain: Array(domain)._domain, mapping: mapping)) }
    }

    /// Has a closure say the symbol of each value of `symbol(by:)`.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.symbols.take(ValueScaleSetting(mapping: mapping)) }
    }

    // MARK: Areas of symbols

    /// Sets the areas of the symbols of the values of `symbolSize(by:)`.
    ///
    /// - Parameters:
    ///   - domain: An array of categories, a range of numbers or dates, or `automatic`.
    ///   - range: A range of areas, or an array of them, in square points.
    ///   - type: How far apart numbers are.
    public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let areas = range._range.visuals.map(Double.init)
        return chart { $0.symbolAreas.take(ValueScaleSetting(domain: domain._domain, range: areas, type: type)) }
    }

    /// Sets the values of `symbolSize(by:)`: an array of categories, or a range of numbers or dates.
    public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.symbolAreas.take(ValueScaleSetting(domain: domain._domain, type: type)) }
    }

    /// Sets the areas of the symbols of the values of `symbolSize(by:)`: a range, or an array, in square points.
    public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == CGFloat {
        let areas = range._range.visuals.map(Double.init)
        return chart { $0.symbolAreas.take(ValueScaleSetting(range: areas, type: type)) }
    }

    /// Sets how far apart the areas of numbers are.
    public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
        chart { $0.symbolAreas.take(ValueScaleSetting(type: type)) }
    }

    /// Sets the areas of the symbols of the values of `symbolSize(by:)`, in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        chart { $0.symbolAreas.take(ValueScaleSetting(mapping, Double.init)) }
    }

    /// Sets the order of the values of `symbolSize(by:)`, and has a closure say the area of each, in square points.
    public func chartSymbolSizeScale<Domain: Collection>(
        domain: Domain,
        mapping: @escaping (Domain.Element) -> CGFloat
    ) -> some View where Domain.Element: Plottable {
        chart { $0.symbolAreas.take(ValueScaleSetting(domain: Array(domain)._domain) { Double(mapping($0)) }) }
    }

    /// Has a closure say the area of each value of `symbolSize(by:)`, in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chart { $0.symbolAreas.take(ValueScaleSetting { (value: DataValue) in Double(mapping(value)) }) }
    }
}
