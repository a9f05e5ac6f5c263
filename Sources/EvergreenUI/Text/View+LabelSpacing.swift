public import Foundation

extension View {
    /// Sets the space between the icons and titles of the labels in this view, in points.
    ///
    /// Applies to built-in label styles. A negative value is treated as zero.
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelLayout.spacing, max(0, Double(spacing)))
    }

    /// Sets the minimum width of the icons of the labels in this view, in points, so that the titles of stacked labels are aligned.
    ///
    /// Icons are centered within the width. Applies to built-in label styles.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelLayout.iconWidth, max(0, Double(value)))
    }
}

/// The layout of labels, in points; nil for the default.
struct LabelLayout: Hashable {
    var spacing: Double?
    var iconWidth: Double?

    var style: [StyleValue] {
        (spacing.map { [.labelSpacing($0)] } ?? []) + (iconWidth.map { [.labelIconWidth($0)] } ?? [])
    }
}

private struct LabelLayoutKey: EnvironmentKey {
    static var defaultValue: LabelLayout { LabelLayout() }
}

extension EnvironmentValues {
    /// The layout of labels.
    var labelLayout: LabelLayout {
        get { self[LabelLayoutKey.self] }
        set { self[LabelLayoutKey.self] = newValue }
    }
}
