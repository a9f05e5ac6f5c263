/// The appearance of labels.
public protocol LabelStyle: Sendable {
    /// The visible parts of the label.
    var _parts: _LabelParts { get }
}

/// The visible parts of a label.
public struct _LabelParts: Sendable {
    let parts: LabelParts
}

/// The default: the title with the icon.
public struct DefaultLabelStyle: LabelStyle {
    public var _parts: _LabelParts { _LabelParts(parts: .titleAndIcon) }

    public init() {}
}

/// The icon. Assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
    public var _parts: _LabelParts { _LabelParts(parts: .icon) }

    public init() {}
}

/// The title without the icon.
public struct TitleOnlyLabelStyle: LabelStyle {
    public var _parts: _LabelParts { _LabelParts(parts: .title) }

    public init() {}
}

/// The title with the icon.
public struct TitleAndIconLabelStyle: LabelStyle {
    public var _parts: _LabelParts { _LabelParts(parts: .titleAndIcon) }

    public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default: the title with the icon.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon. Assistive technology reads the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title without the icon.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The title with the icon.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

private struct LabelPartsKey: EnvironmentKey {
    static var defaultValue: LabelParts { .titleAndIcon }
}

private struct AreLabelsHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var labelParts: LabelParts {
        get { self[LabelPartsKey.self] }
        set { self[LabelPartsKey.self] = newValue }
    }

    /// Whether the labels of controls are for assistive technology only.
    var areLabelsHidden: Bool {
        get { self[AreLabelsHiddenKey.self] }
        set { self[AreLabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labels in this view.
    public func labelStyle(_ style: some LabelStyle) -> some View { environment(\.labelParts, style._parts.parts) }

    /// Hides the labels of the controls in this view. Assistive technology still reads them.
    public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
