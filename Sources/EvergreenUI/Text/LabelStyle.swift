/// How labels look.
public protocol LabelStyle: Sendable {
    /// What of the label is shown.
    var _parts: _LabelParts { get }
}

/// What of a label is shown.
public struct _LabelParts: Sendable {
    let parts: LabelParts
}

/// The style that suits the place where the label stands.
public struct DefaultLabelStyle: LabelStyle {
    public var _parts: _LabelParts { _LabelParts(parts: .titleAndIcon) }

    public init() {}
}

/// The icon alone; assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
    public var _parts: _LabelParts { _LabelParts(parts: .icon) }

    public init() {}
}

/// The title alone.
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
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
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

    /// Whether the labels of controls are read by assistive technology only.
    var areLabelsHidden: Bool {
        get { self[AreLabelsHiddenKey.self] }
        set { self[AreLabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Sets what is shown of the labels in this view.
    public func labelStyle(_ style: some LabelStyle) -> some View { environment(\.labelParts, style._parts.parts) }

    /// Hides the labels of the controls in this view. Assistive technology reads them all the same.
    public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
