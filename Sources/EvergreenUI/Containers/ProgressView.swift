import Foundation

/// A progress indicator: a bar for a known fraction, a spinner otherwise. On a page, a `progress` element.
public struct ProgressView<Label: View, CurrentValueLabel: View>: StyledElementView {
    private enum Progress {
        /// Nil for one that is not known.
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

    /// A bar for the fraction of `value` and `total`, with labels for what progresses and for how far it is; a spinner if
    /// `value` is nil.
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
    /// A bar that goes through an interval of time by itself: each second, or in five hundred steps where that is longer, each a
    /// message to the page. It stands still while the tab is hidden.
    ///
    /// - Parameters:
    ///   - timerInterval: When it runs. Before and after, it stands at its begin and at its end.
    ///   - countsDown: Whether it is full at first, and empty at the end.
    ///   - label: What progresses.
    ///   - currentValueLabel: How far it is.
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
    /// A bar for what a `Progress` of Foundation reports; a spinner while it is indeterminate.
    ///
    /// It is read four times a second until it is finished or cancelled, and not while the tab is hidden. It has no label, since Foundation
    /// has no descriptions of it on Linux.
    public init(_ progress: Foundation.Progress) {
        self.init(.object(progress), EmptyView(), EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// A bar that goes through an interval of time by itself, with a clock.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    /// A bar that goes through an interval of time by itself, with a clock.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// A spinner with a custom label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// A spinner with a localized title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// A spinner with a title that is not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) where Label == Text {
        self.init { Text(title) }
    }

    /// A bar for the fraction of `value` and `total`; a spinner if `value` is nil.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// A bar for the fraction of `value` and `total`; a spinner if `value` is nil.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1.0,
        @ViewBuilder label: () -> Label
    ) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
    }

    /// A bar with a localized title; a spinner if `value` is nil.
    public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// A bar with a title that is not localized; a spinner if `value` is nil.
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
    /// The progress view that a style is asked to draw, in the style around it.
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

    /// After how many seconds the fraction may be another one; nil for never.
    private var delay: TimeInterval? {
        switch progress {
        case .fraction: nil
        case .timer(let timer): timer.delay(at: .now)
        case .object(let object): object.isFinished || object.isCancelled ? nil : 0.25
        }
    }

    private var isFixed: Bool { if case .fraction = progress { true } else { false } }

    /// Draws the bar again when the time has changed it. While the tab is hidden, it stays as it is.
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
        // An app's style shows the fraction, too.
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
        guard let look = node.environment.progressLook else { return style }
        style.append(.progress(look))
        if look.hasPoint, let gradient = node.environment.tintGradient { style.append(.gaugeColors(gradient)) }
        return style
    }
}
