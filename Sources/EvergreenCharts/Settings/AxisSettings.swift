import EvergreenUI
import Foundation

/// What views around charts say of an axis.
struct AxisSetting {
    var isHidden = false
    /// Nil for the chart's own.
    var groups: [AxisMarkGroup]?
    var titles: [AxisTitle] = []

    /// The marks of the axis: none if it is hidden.
    var shownGroups: [AxisMarkGroup] { isHidden ? [] : groups ?? [AxisMarkGroup()] }
}

/// What an axis is called.
struct AxisTitle {
    var content: LabelContent
    var position: AnnotationPosition
    var alignment: Alignment?
    /// In points; nil for the chart's own.
    var spacing: Double?
}

extension View {
    // MARK: Marks

    /// Shows or hides the horizontal axis of charts.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxis.isHidden = visibility == .hidden }
    }

    /// Shows or hides the vertical axis of charts.
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

    /// Writes what the horizontal axis of charts is called.
    ///
    /// - Parameters:
    ///   - labelKey: The text, which is localized.
    ///   - position: Where it is; `automatic` is below the axis, at its leading end.
    ///   - alignment: Where along the side it is.
    ///   - spacing: How far it is from the labels of the axis, in points.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Writes what the horizontal axis of charts is called, in a localized text.
    @_disfavoredOverload
    public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
    }

    /// Writes what the horizontal axis of charts is called, in a text that is not localized.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
    }

    /// Writes what the horizontal axis of charts is called, in a text with a font of its own, say.
    public func chartXAxisLabel(
        _ label: Text,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Shows a view beside the horizontal axis of charts, such as a `Text` with a font of its own.
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

    /// Writes what the vertical axis of charts is called.
    ///
    /// - Parameters:
    ///   - labelKey: The text, which is localized.
    ///   - position: Where it is; `automatic` is above the chart, at its trailing end. Beside the chart, it runs upwards on the leading
    ///     side, and downwards on the trailing one.
    ///   - alignment: Where along the side it is.
    ///   - spacing: How far it is from the labels of the axis, in points.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Writes what the vertical axis of charts is called, in a localized text.
    @_disfavoredOverload
    public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
    }

    /// Writes what the vertical axis of charts is called, in a text that is not localized.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
    }

    /// Writes what the vertical axis of charts is called, in a text with a font of its own, say.
    public func chartYAxisLabel(
        _ label: Text,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Shows a view beside the vertical axis of charts, such as a `Text` with a font of its own. Views other than texts are not turned.
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
