/// The appearance of pickers.
public protocol PickerStyle: Sendable {
    /// The appearance of the picker.
    var _style: _PickerStyleKind { get }
}

/// The appearance of a picker.
public struct _PickerStyleKind: Sendable {
    let style: PickerTraits.Style
}

/// The default: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(style: .menu) }

    public init() {}
}

/// A pop-up menu. On a page, a `select` element.
public struct MenuPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(style: .menu) }

    public init() {}
}

/// Options in a row. On a page, radio buttons in a `fieldset`.
public struct SegmentedPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(style: .segmented) }

    public init() {}
}

/// Options in a column. On a page, radio buttons in a `fieldset`.
public struct InlinePickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(style: .inline) }

    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A pop-up menu. On a page, a `select` element.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Options in a row. On a page, radio buttons in a `fieldset`.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Options in a column. On a page, radio buttons in a `fieldset`.
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
