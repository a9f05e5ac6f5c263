import EvergreenUI
import Foundation

/// The modifiers of a position scale.
struct PositionScaleSetting {
    var domain = _ScaleDomain(storage: .automatic(AutomaticScaleDomain()))
    /// Nil for the whole plot.
    var range: _ScaleRange<CGFloat>?
    var type: ScaleType?

    /// Whether the domain may exclude marks.
    var isBounded: Bool {
        if case .automatic(let domain) = domain.storage { domain.modify != nil } else { true }
    }

    mutating func set(_ domain: (some ScaleDomain)?, _ range: (some PositionScaleRange)?, _ type: ScaleType?) {
        if let domain { self.domain = domain._domain }
        if let range { self.range = range._range }
        if let type { self.type = type }
    }
}

/// A placeholder type for an omitted domain or range.
private typealias OmittedSetting = PlotDimensionScaleRange

extension View {
    // MARK: The horizontal scale

    /// Sets the domain, the range and the type of the horizontal scale of charts.
    ///
    /// - Parameters:
    ///   - domain: A range of numbers or dates, an array of its bounds, an array of categories in order, or `automatic`. An array with
    ///     descending bounds reverses the axis. Marks outside of the domain are clipped.
    ///   - range: The range of positions in the plot: `plotDimension`, or two positions from its leading edge, in points.
    ///   - type: The type of the scale, or nil to infer it.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View { chart { $0.xScale.set(domain, range, type) } }

    /// Sets the domain of the horizontal scale of charts: a range, an array of its bounds, an array of categories, or `automatic`.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.xScale.set(domain, OmittedSetting?.none, type) }
    }

    /// Sets the range of the horizontal scale in the plot: `plotDimension`, or two positions from its leading edge, in points.
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.xScale.set(AutomaticScaleDomain?.none, range, type) }
    }

    /// Sets the type of the horizontal scale.
    public func chartXScale(type: ScaleType? = nil) -> some View {
        chart { $0.xScale.set(AutomaticScaleDomain?.none, OmittedSetting?.none, type) }
    }

    // MARK: The vertical scale

    /// Sets the domain, the range and the type of the vertical scale of charts.
    ///
    /// - Parameters:
    ///   - domain: A range of numbers or dates, an array of its bounds, an array of categories in order, or `automatic`. An array with
    ///     descending bounds reverses the axis. Marks outside of the domain are clipped.
    ///   - range: The range of positions in the plot: `plotDimension`, or two positions from its top edge, in points.
    ///   - type: The type of the scale, or nil to infer it.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View { chart { $0.yScale.set(domain, range, type) } }

    /// Sets the domain of the vertical scale of charts: a range, an array of its bounds, an array of categories, or `automatic`.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.yScale.set(domain, OmittedSetting?.none, type) }
    }

    /// Sets the range of the vertical scale in the plot: `plotDimension`, or two positions from its top edge, in points.
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.yScale.set(AutomaticScaleDomain?.none, range, type) }
    }

    /// Sets the type of the vertical scale.
    public func chartYScale(type: ScaleType? = nil) -> some View {
        chart { $0.yScale.set(AutomaticScaleDomain?.none, OmittedSetting?.none, type) }
    }
}
