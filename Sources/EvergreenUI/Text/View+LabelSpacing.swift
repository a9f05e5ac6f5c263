public import Foundation

extension View {
    /// Sets the space between the icons and the titles of the labels in this view, in points.
    ///
    /// For labels in a style of the platform. A negative one counts as none.
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelLayout.spacing, max(0, Double(spacing)))
    }

    /// Sets the least width of the icons of the labels in this view, in points, so that titles below one another begin at the same place.
    ///
    /// Icons stand in the middle of it. For labels in a style of the platform.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelLayout.iconWidth, max(0, Double(value)))
    }
}

/// How the icons of labels stand beside their titles, in points; nil for the default.
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
    /// How the icons of labels stand beside their titles.
    var labelLayout: LabelLayout {
        get { self[LabelLayoutKey.self] }
        set { self[LabelLayoutKey.self] = newValue }
    }
}
