import EvergreenUI
import Foundation

extension View {
    /// Makes charts scroll along the given axes. The marks and the labels of that axis scroll, and the labels of the other axis are fixed.
    /// With both axes, all labels scroll.
    ///
    /// `chartXVisibleDomain(length:)` and `chartYVisibleDomain(length:)` set the visible length. By default, there are 24 points for each
    /// distinct position of marks.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { scrolling { $0.axes = axes } }

    /// Sets the visible length of a scrolling chart's horizontal axis: a difference of numbers, a number of seconds for dates, or a number
    /// of categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        scrolling { $0.xLength = length.plottedLength }
    }

    /// Sets the visible length of a scrolling chart's vertical axis: a difference of numbers, a number of seconds for dates, or a number of
    /// categories.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        scrolling { $0.yLength = length.plottedLength }
    }

    /// Binds the horizontal scroll position of a chart: its first visible value. It is updated while the user scrolls, and setting it
    /// scrolls the chart.
    public func chartScrollPosition<P: Plottable>(x binding: Binding<P>) -> some View {
        let position = ChartScrollPosition(binding)
        return scrolling { $0.x = position }
    }

    /// Binds the vertical scroll position of a chart: its first visible value, which is the lowest one for upward values.
    public func chartScrollPosition<P: Plottable>(y binding: Binding<P>) -> some View {
        let position = ChartScrollPosition(binding)
        return scrolling { $0.y = position }
    }

    /// Sets the initial horizontal scroll position of a chart.
    public func chartScrollPosition<P: Plottable>(initialX position: P) -> some View {
        let position = ChartScrollPosition(position)
        return scrolling { $0.x = position }
    }

    /// Sets the initial vertical scroll position of a chart.
    public func chartScrollPosition<P: Plottable>(initialY position: P) -> some View {
        let position = ChartScrollPosition(position)
        return scrolling { $0.y = position }
    }

    private func scrolling(_ change: @escaping (inout ChartScrolling) -> Void) -> some View {
        transformEnvironment(\.chartScrolling, transform: change)
    }
}

extension Plottable {
    /// The value as a positive number, or nil for any other.
    var plottedLength: Double? {
        guard case .number(let length) = plottedKind, length > 0, length.isFinite else { return nil }
        return length
    }
}
