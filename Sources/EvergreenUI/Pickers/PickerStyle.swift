/// How pickers look.
public protocol PickerStyle: Sendable {
    /// What the picker is drawn as.
    var _style: _PickerStyleKind { get }
}

/// What a picker is drawn as.
public struct _PickerStyleKind: Sendable {
    let style: PickerTraits.Style
}

/// The style that suits the place where the picker stands.
public struct DefaultPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(style: .menu) }

    public init() {}
}

/// Options in a menu.
public struct MenuPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(style: .menu) }

    public init() {}
}

/// Options beside one another.
public struct SegmentedPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(style: .segmented) }

    public init() {}
}

/// Options below one another.
public struct InlinePickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(style: .inline) }

    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: PickerTraits.Style { .menu }
}

extension EnvironmentValues {
    var pickerStyle: PickerTraits.Style {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in this view.
    public func pickerStyle(_ style: some PickerStyle) -> some View { environment(\.pickerStyle, style._style.style) }
}
