import EvergreenUI
import Foundation

/// What views around charts say of where values are.
struct PositionScaleSetting {
    var domain = _ScaleDomain(storage: .automatic(AutomaticScaleDomain()))
    /// Nil for all of the plot.
    var range: _ScaleRange<CGFloat>?
    var type: ScaleType?

    /// Whether marks may be outside of the domain.
    var isBounded: Bool {
        if case .automatic(let domain) = domain.storage { domain.modify != nil } else { true }
    }

    mutating func set(_ domain: (some ScaleDomain)?, _ range: (some PositionScaleRange)?, _ type: ScaleType?) {
        if let domain { self.domain = domain._domain }
        if let range { self.range = range._range }
        if let type { self.type = type }
    }
}

/// Stands for a domain or a range that is not said.
private typealias Unsaid = PlotDimensionScaleRange

extension View {
    // MARK: The horizontal scale

    /// Sets the horizontal values of charts, and where they are.
    ///
    /// - Parameters:
    ///   - domain: A range of numbers or dates, an array of its two ends, an array of categories in their order, or `automatic`. A range
    ///     whose first value is the greater one is from right to left. Marks outside of it are cut off.
    ///   - range: Where in the plot they are: `plotDimension`, or two places from its leading edge, in points.
    ///   - type: How far apart they are; nil for what follows from the data.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View { chart { $0.xScale.set(domain, range, type) } }

    /// Sets the horizontal values of charts: a range, an array of its two ends, an array of categories, or `automatic`.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.xScale.set(domain, Unsaid?.none, type) }
    }

    /// Sets where in the plot horizontal values are: `plotDimension`, or two places from its leading edge, in points.
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.xScale.set(AutomaticScaleDomain?.none, range, type) }
    }

    /// Sets how far apart horizontal values are.
    public func chartXScale(type: ScaleType? = nil) -> some View {
        chart { $0.xScale.set(AutomaticScaleDomain?.none, Unsaid?.none, type) }
    }

    // MARK: The vertical scale

    /// Sets the vertical values of charts, and where they are.
    ///
    /// - Parameters:
    ///   - domain: A range of numbers or dates, an array of its two ends, an array of categories in their order, or `automatic`. A range
    ///     whose first value is the greater one is downwards. Marks outside of it are cut off.
    ///   - range: Where in the plot they are: `plotDimension`, or two places from its upper edge, in points.
    ///   - type: How far apart they are; nil for what follows from the data.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View { chart { $0.yScale.set(domain, range, type) } }

    /// Sets the vertical values of charts: a range, an array of its two ends, an array of categories, or `automatic`.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.yScale.set(domain, Unsaid?.none, type) }
    }

    /// Sets where in the plot vertical values are: `plotDimension`, or two places from its upper edge, in points.
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.yScale.set(AutomaticScaleDomain?.none, range, type) }
    }

    /// Sets how far apart vertical values are.
    public func chartYScale(type: ScaleType? = nil) -> some View {
        chart { $0.yScale.set(AutomaticScaleDomain?.none, Unsaid?.none, type) }
    }
}
