/// The appearance of pickers.
public protocol PickerStyle: Sendable {
    /// The appearance of the picker.
    var _style: _PickerStyleKind { get }
}

/// The appearance of a picker.
public struct _PickerStyleKind: Sendable {
    let appearance: PickerAppearance
}

/// The presentation of a picker.
enum PickerAppearance: Hashable, Sendable {
    case control(PickerTraits.Style)
    /// The symbols of the options, in a row of a menu.
    case palette
    /// A row that pushes a page with the options.
    case navigationLink
}

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(appearance: .control(.menu)) }

    public init() {}
}

/// A style with a pop-up menu. On a page, this is a `select` element.
public struct MenuPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(appearance: .control(.menu)) }

    public init() {}
}

/// A style with options in a row. On a page, these are radio buttons in a `fieldset`.
public struct SegmentedPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(appearance: .control(.segmented)) }

    public init() {}
}

/// A style with options in a column. On a page, these are radio buttons in a `fieldset`.
public struct InlinePickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(appearance: .control(.inline)) }

    public init() {}
}

/// A style with a row that shows the selected option and pushes a page with all options. Selecting an option pops the page.
///
/// It requires a `NavigationStack` or a `NavigationSplitView`. Elsewhere, the row is disabled, like a ``NavigationLink``.
public struct NavigationLinkPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(appearance: .navigationLink) }

    public init() {}
}

/// A style with a scrollable column of options, with the selected option in the center.
///
/// On a page, these are radio buttons in a `fieldset`: arrow keys select the previous or next option.
public struct WheelPickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(appearance: .control(.wheel)) }

    public init() {}
}

/// A style with the options' symbols in a row of a menu. Elsewhere, it is equivalent to ``SegmentedPickerStyle``.
public struct PalettePickerStyle: PickerStyle {
    public var _style: _PickerStyleKind { _PickerStyleKind(appearance: .palette) }

    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A pop-up menu. On a page, this is a `select` element.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Options in a row. On a page, these are radio buttons in a `fieldset`.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Options in a column. On a page, these are radio buttons in a `fieldset`.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that shows the selected option and pushes a page with all options. Selecting an option pops the page.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A scrollable column of options, with the selected option in the center.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// The options' symbols in a row of a menu. Elsewhere, it is equivalent to `segmented`.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerAppearanceKey: EnvironmentKey {
    static var defaultValue: PickerAppearance { .control(.menu) }
}

extension EnvironmentValues {
    var pickerAppearance: PickerAppearance {
        get { self[PickerAppearanceKey.self] }
        set { self[PickerAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in this view.
    public func pickerStyle(_ style: some PickerStyle) -> some View {
        environment(\.pickerAppearance, style._style.appearance)
    }
}
