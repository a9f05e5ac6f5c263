/// The appearance of pickers.
public protocol PickerStyle: Sendable {
    /// The appearance of the picker.
    var _style: _PickerStyleKind { get }
}

/// The appearance of a picker.
public struct _PickerStyleKind: Sendable {
    let look: PickerLook
}

/// What pickers are drawn as.
enum PickerLook: Hashable, Sendable {
    case control(PickerTraits.Style)
    /// The symbols of the options in a row of a menu.
    case palette
    /// A row that leads to a page of the options.
    case navigationLink
}

/// The default: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(look: .control(.menu)) }

    public init() {}
}

/// A pop-up menu. On a page, a `select` element.
public struct MenuPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(look: .control(.menu)) }

    public init() {}
}

/// Options in a row. On a page, radio buttons in a `fieldset`.
public struct SegmentedPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(look: .control(.segmented)) }

    public init() {}
}

/// Options in a column. On a page, radio buttons in a `fieldset`.
public struct InlinePickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(look: .control(.inline)) }

    public init() {}
}

/// A row with the selected option, which leads to a page of all options. Choosing one leads back.
///
/// In a `NavigationStack` or a `NavigationSplitView`; elsewhere, the row is disabled, as a ``NavigationLink`` is.
public struct NavigationLinkPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(look: .navigationLink) }

    public init() {}
}

/// A column of options that is scrolled until the selected one is in the middle.
///
/// On a page, radio buttons in a `fieldset`: arrow keys select the option above or below.
public struct WheelPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(look: .control(.wheel)) }

    public init() {}
}

/// The symbols of the options in a row, in a menu. Elsewhere, as ``SegmentedPickerStyle``.
public struct PalettePickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(look: .palette) }

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

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row with the selected option, which leads to a page of all options. Choosing one leads back.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A column of options that is scrolled until the selected one is in the middle.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// The symbols of the options in a row, in a menu. Elsewhere, as `segmented`.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerLookKey: EnvironmentKey {
    static var defaultValue: PickerLook { .control(.menu) }
}

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in this view.
    public func pickerStyle(_ style: some PickerStyle) -> some View { environment(\.pickerLook, style._style.look) }
}
