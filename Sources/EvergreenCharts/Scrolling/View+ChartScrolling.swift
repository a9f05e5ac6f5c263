import EvergreenUI
import Foundation

extension View {
    /// Has charts scroll along axes: the marks and the labels of that axis do, and the labels of the other one stay. Along both axes, all
    /// labels scroll.
    ///
    /// How much is seen at once is what `chartXVisibleDomain(length:)` and `chartYVisibleDomain(length:)` say. Without them, it is as
    /// much as has 24 points for each place with a mark.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { scrolling { $0.axes = axes } }

    /// Sets how much of the horizontal axis of a chart that scrolls is seen at once: a difference of numbers, a number of seconds for
    /// dates, or a number of categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        scrolling { $0.xLength = length.plottedLength }
    }

    /// Sets how much of the vertical axis of a chart that scrolls is seen at once: a difference of numbers, a number of seconds for
    /// dates, or a number of categories.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        scrolling { $0.yLength = length.plottedLength }
    }

    /// Binds the first horizontal value that is seen of a chart that scrolls. It is set while people scroll, and scrolls the chart when an
    /// app sets it.
    public func chartScrollPosition<P: Plottable>(x binding: Binding<P>) -> some View {
        let position = ChartScrollPosition(binding)
        return scrolling { $0.x = position }
    }

    /// Binds the first vertical value that is seen of a chart that scrolls: the lowest one, where values go upwards.
    public func chartScrollPosition<P: Plottable>(y binding: Binding<P>) -> some View {
        let position = ChartScrollPosition(binding)
        return scrolling { $0.y = position }
    }

    /// Sets the first horizontal value that is seen of a chart that scrolls, before people scroll.
    public func chartScrollPosition<P: Plottable>(initialX position: P) -> some View {
        let position = ChartScrollPosition(position)
        return scrolling { $0.x = position }
    }

    /// Sets the first vertical value that is seen of a chart that scrolls, before people scroll.
    public func chartScrollPosition<P: Plottable>(initialY position: P) -> some View {
        let position = ChartScrollPosition(position)
        return scrolling { $0.y = position }
    }

    private func scrolling(_ change: @escaping (inout ChartScrolling) -> Void) -> some View {
        transformEnvironment(\.chartScrolling, transform: change)
    }
}

extension Plottable {
    /// A positive number; nil for any other.
    var plottedLength: Double? {
        guard case .number(let length) = plottedKind, length > 0, length.isFinite else { return nil }
        return length
    }
}
