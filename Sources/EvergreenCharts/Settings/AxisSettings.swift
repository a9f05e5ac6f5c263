import EvergreenUI
import Foundation

/// The modifiers of an axis.
struct AxisSetting {
    var isHidden = false
    /// Nil for the default marks.
    var groups: [AxisMarkGroup]?
    var titles: [AxisTitle] = []

    /// The marks of the axis. Empty if it is hidden.
    var shownGroups: [AxisMarkGroup] { isHidden ? [] : groups ?? [AxisMarkGroup()] }
}

/// A title of an axis.
struct AxisTitle {
    var content: LabelContent
    var position: AnnotationPosition
    var alignment: Alignment?
    /// The spacing in points, or nil for the default.
    var spacing: Double?
}

extension View {
    // MARK: Marks

    /// Sets the visibility of the horizontal axis of charts.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxis.isHidden = visibility == .hidden }
    }

    /// Sets the visibility of the vertical axis of charts.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.yAxis.isHidden = visibility == .hidden }
    }

    /// Sets the marks of the horizontal axis of charts.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let groups = content().groups
        return chart { $0.xAxis.groups = groups }
    }

    /// Sets the marks of the vertical axis of charts.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let groups = content().groups
        return chart { $0.yAxis.groups = groups }
    }

    // MARK: Titles of the horizontal axis

    /// Sets the title of the horizontal axis of charts.
    ///
    /// - Parameters:
    ///   - labelKey: The localized text.
    ///   - position: The position. `automatic` is below the axis, at its leading end.
    ///   - alignment: The alignment along the side.
    ///   - spacing: The spacing to the labels of the axis, in points.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Sets the title of the horizontal axis of charts from a localized resource.
    @_disfavoredOverload
    public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
    }

    /// Sets the title of the horizontal axis of charts to verbatim text.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
    }

    /// Sets the title of the horizontal axis of charts to a text, for example with a custom font.
    public func chartXAxisLabel(
        _ label: Text,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Sets the title of the horizontal axis of charts to a view, for example a `Text` with a custom font.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(content: LabelContent(content()), position: position, alignment: alignment, spacing)
        return chart { $0.xAxis.titles.append(title) }
    }

    // MARK: Titles of the vertical axis

    /// Sets the title of the vertical axis of charts.
    ///
    /// - Parameters:
    ///   - labelKey: The localized text.
    ///   - position: The position. `automatic` is above the chart, at its trailing end. Text beside the chart runs upwards on the leading
    ///     side, and downwards on the trailing side.
    ///   - alignment: The alignment along the side.
    ///   - spacing: The spacing to the labels of the axis, in points.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Sets the title of the vertical axis of charts from a localized resource.
    @_disfavoredOverload
    public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
    }

    /// Sets the title of the vertical axis of charts to verbatim text.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
    }

    /// Sets the title of the vertical axis of charts to a text, for example with a custom font.
    public func chartYAxisLabel(
        _ label: Text,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Sets the title of the vertical axis of charts to a view, for example a `Text` with a custom font. Only text is rotated.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(content: LabelContent(content()), position: position, alignment: alignment, spacing)
        return chart { $0.yAxis.titles.append(title) }
    }
}

extension AxisTitle {
    fileprivate init(
        content: LabelContent,
        position: AnnotationPosition,
        alignment: Alignment?,
        _ spacing: CGFloat?
    ) {
        self.init(
            content: content,
            position: position,
            alignment: alignment,
            spacing: spacing.map(\.bounded)
        )
    }
}

extension AxisContent {
    fileprivate var groups: [AxisMarkGroup] {
        var axis = _Axis()
        _collect(into: &axis)
        return axis.groups
    }
}
