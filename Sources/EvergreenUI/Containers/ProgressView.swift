import Foundation

/// A progress indicator: a bar for a known fraction, and a spinner otherwise. On a page, a `progress` element.
public struct ProgressView<Label: View, CurrentValueLabel: View>: StyledElementView {
    private enum Progress {
        /// Nil if the fraction is unknown.
        case fraction(Double?)
        case timer(ProgressTimer)
        case object(Foundation.Progress)
    }

    private let progress: Progress
    package let inner: TupleView<Label, Slot<CurrentValueLabel>>

    private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.init(.fraction(fraction), label, currentValueLabel)
    }

    private init(_ progress: Progress, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        self.progress = progress
        inner = TupleView(content: (label, Slot(.labeledValue, currentValueLabel)))
    }

    private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
        guard let value, total > 0 else { return nil }
        let fraction = Double(value / total)
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    /// Creates a bar for the fraction `value / total`, with labels for the task and for the current value, or a spinner if `value` is nil.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total),
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }
}

extension ProgressView {
    /// Creates a bar that progresses through a date interval. It is updated every second, or in five hundred steps for long intervals, with
    /// a message to the page each. Updates pause while the tab is hidden.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval. Before and after it, the bar is at its start and at its end.
    ///   - countsDown: Whether the bar is initially full, and empties.
    ///   - label: The label of the task.
    ///   - currentValueLabel: The label of the current value.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
        self.init(.timer(timer), label(), currentValueLabel())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a bar for a Foundation `Progress`, or a spinner while it is indeterminate.
    ///
    /// The progress is polled four times per second until it is finished or cancelled, except while the tab is hidden. The view has no
    /// label, because Foundation does not provide descriptions on Linux.
    public init(_ progress: Foundation.Progress) {
        self.init(.object(progress), EmptyView(), EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a bar that progresses through a date interval, with a timer label.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    /// Creates a bar that progresses through a date interval, with a timer label.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a spinner.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Creates a spinner with a custom label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Creates a spinner with a localized title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// Creates a spinner with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) where Label == Text {
        self.init { Text(title) }
    }

    /// Creates a bar for the fraction `value / total`, or a spinner if `value` is nil.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Creates a bar for the fraction `value / total`, or a spinner if `value` is nil.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1.0,
        @ViewBuilder label: () -> Label
    ) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
    }

    /// Creates a bar with a localized title, or a spinner if `value` is nil.
    public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a bar with a verbatim title, or a spinner if `value` is nil.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// Creates the progress view of a style's configuration, with the enclosing style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

extension ProgressView {
    private var fraction: Double? {
        switch progress {
        case .fraction(let fraction): fraction
        case .timer(let timer): timer.fraction(at: .now)
        case .object(let object): object.isIndeterminate ? nil : min(max(object.fractionCompleted, 0), 1)
        }
    }

    /// The number of seconds until the fraction may change, or nil for never.
    private var delay: TimeInterval? {
        switch progress {
        case .fraction: nil
        case .timer(let timer): timer.delay(at: .now)
        case .object(let object): object.isFinished || object.isCancelled ? nil : 0.25
        }
    }

    private var isFixed: Bool { if case .fraction = progress { true } else { false } }

    /// Redraws the bar when time has changed it, except while the tab is hidden.
    private func scheduleTimeUpdate(in node: ElementNode<Self>) {
        guard let delay = delay, node.environment.scenePhase != .background else {
            node.state.clock?.stop()
            return
        }
        let clock = node.state.clock ?? ViewClock()
        node.state.clock = clock
        clock.redraw(after: delay) { [weak node] in node?.invalidate() }
    }

    package func refresh(_ node: ElementNode<Self>) {
        // A custom style shows the fraction, too.
        if !isFixed, node.environment.customProgressViewStyle != nil { updateChildren(in: node) }
        node.draw()
    }

    package func willUnmount(_ node: ElementNode<Self>) { node.state.clock?.stop() }

    package func styledBody(in node: ElementNode<Self>) -> AnyView? {
        guard let style = node.environment.customProgressViewStyle else { return nil }
        let (label, currentValueLabel) = inner.content
        return style.makeBody(
            ProgressViewStyleConfiguration(
                label: Label.self == EmptyView.self ? nil : .init(view: AnyView(label)),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self
                    ? nil : .init(view: AnyView(currentValueLabel.inner)),
                fractionCompleted: fraction
            )
        )
    }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        scheduleTimeUpdate(in: node)
        return node.environment.customProgressViewStyle == nil ? .progress(fraction: fraction) : .styled
    }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        guard node.environment.customProgressViewStyle == nil else { return [] }
        var environment = node.environment
        if let tint = environment.progressTint { environment.tint = tint }
        var style = environment.controlStyle
        guard let appearance = node.environment.progressAppearance else { return style }
        style.append(.progress(appearance))
        if appearance.hasPoint, let gradient = node.environment.tintGradient { style.append(.gaugeColors(gradient)) }
        return style
    }
}
