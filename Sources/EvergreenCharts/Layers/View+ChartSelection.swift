import EvergreenUI

extension View {
    /// Sets a binding to the horizontal value at which people point in charts.
    ///
    /// A mouse selects where it is, and nothing once it has left the plot. A finger selects where it taps, and while it moves after a
    /// long press; before that, it scrolls. With the keyboard, the arrow keys go from one mark to the next, and Escape selects nothing.
    ///
    /// - Parameter binding: A number and a date is that of the place, whether there is a mark or not; a whole number, the nearest one; a
    ///   category, the one whose band is there. Nil for nothing.
    public func chartXSelection<P: Plottable>(value binding: Binding<P?>) -> some View {
        let select = Selected.value(binding)
        return layering { $0.selections.x = select }
    }

    /// Sets a binding to the vertical value at which people point in charts. See ``chartXSelection(value:)``.
    public func chartYSelection<P: Plottable>(value binding: Binding<P?>) -> some View {
        let select = Selected.value(binding)
        return layering { $0.selections.y = select }
    }

    /// Sets a binding to the value at the angle at which people point in charts of sectors: the sum of the values of the sectors up to
    /// there, clockwise from the top. See ``chartXSelection(value:)``.
    public func chartAngleSelection<P: Plottable>(value binding: Binding<P?>) -> some View {
        let select = Selected.value(binding)
        return layering { $0.selections.angle = select }
    }

    /// Sets a binding to the horizontal values over which people drag in charts. A tap selects nothing.
    ///
    /// - Parameter range: From the smaller to the greater value. Nil for nothing.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        let select = Selected.range(range)
        return layering { $0.selections.xRange = select }
    }

    /// Sets a binding to the vertical values over which people drag in charts. A tap selects nothing.
    ///
    /// - Parameter range: From the smaller to the greater value. Nil for nothing.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        let select = Selected.range(range)
        return layering { $0.selections.yRange = select }
    }

    /// Sets the gesture with which people select in charts, in place of the one of their own.
    ///
    /// ```swift
    /// .chartXSelection(value: $day)
    /// .chartGesture { proxy in
    ///     DragGesture(minimumDistance: 0)
    ///         .onChanged { proxy.selectXValue(at: $0.location.x) }
    ///         .onEnded { _ in day = nil }
    /// }
    /// ```
    ///
    /// - Parameter gesture: Makes the gesture. Its places are those of the plot.
    public func chartGesture(_ gesture: @escaping @MainActor (ChartProxy) -> some Gesture) -> some View {
        layering { $0.gesture = { AnyView($0.gesture(gesture($1))) } }
    }
}

/// Binds what is selected to the value of an app.
@MainActor
private enum Selected<P: Plottable> {
    static func value(_ binding: Binding<P?>) -> ChartSelections.Value {
        { kind in
            let value = P(nearest: kind)
            // The pointer tells many places of one category.
            guard value?.primitivePlottable._plotted != binding.wrappedValue?.primitivePlottable._plotted else {
                return
            }
            binding.wrappedValue = value
        }
    }

    static func range(_ binding: Binding<ClosedRange<P>?>) -> ChartSelections.Range where P: Comparable {
        { kinds in
            var range: ClosedRange<P>?
            if let kinds, let first = P(nearest: kinds.0), let second = P(nearest: kinds.1) {
                range = min(first, second)...max(first, second)
            }
            if binding.wrappedValue != range { binding.wrappedValue = range }
        }
    }
}
