import EvergreenUI

extension View {
    /// Binds the horizontal value that the user selects in charts.
    ///
    /// A mouse selects its position, and clears the selection when it leaves the plot. A finger selects with a tap, and by moving after a
    /// long press. Before that, it scrolls. By keyboard, the arrow keys move to the adjacent mark, and Escape clears the selection.
    ///
    /// - Parameter binding: The selected value, or nil for none: numbers and dates at the exact position, the nearest integer, or the
    ///   category of the band.
    public func chartXSelection<P: Plottable>(value binding: Binding<P?>) -> some View {
        let select = Selected.value(binding)
        return layering { $0.selections.x = select }
    }

    /// Binds the vertical value that the user selects in charts. See ``chartXSelection(value:)``.
    public func chartYSelection<P: Plottable>(value binding: Binding<P?>) -> some View {
        let select = Selected.value(binding)
        return layering { $0.selections.y = select }
    }

    /// Binds the value at the angle that the user selects in charts of sectors: the cumulative value of the sectors up to that angle,
    /// clockwise from the top. See ``chartXSelection(value:)``.
    public func chartAngleSelection<P: Plottable>(value binding: Binding<P?>) -> some View {
        let select = Selected.value(binding)
        return layering { $0.selections.angle = select }
    }

    /// Binds the horizontal range that the user selects in charts by dragging. A tap clears the selection.
    ///
    /// - Parameter range: The selected range, or nil for none.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        let select = Selected.range(range)
        return layering { $0.selections.xRange = select }
    }

    /// Binds the vertical range that the user selects in charts by dragging. A tap clears the selection.
    ///
    /// - Parameter range: The selected range, or nil for none.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        let select = Selected.range(range)
        return layering { $0.selections.yRange = select }
    }

    /// Sets the gesture for selecting in charts, instead of the default one.
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
    /// - Parameter gesture: Returns the gesture. Its local coordinate space is that of the plot.
    public func chartGesture(_ gesture: @escaping @MainActor (ChartProxy) -> some Gesture) -> some View {
        layering { $0.gesture = { AnyView($0.gesture(gesture($1))) } }
    }
}

/// Writes a selection to a binding of the app.
@MainActor
private enum Selected<P: Plottable> {
    static func value(_ binding: Binding<P?>) -> ChartSelections.Value {
        { kind in
            let value = P(nearest: kind)
            // The pointer reports many positions within the same category.
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
