/// The order of the items of a menu.
///
/// SwiftUI's `.priority` is not available: on a page, the first item is always at the top.
public struct MenuOrder: Hashable, Sendable {
    private let number: Int

    /// The platform's default; on a page, ``fixed``.
    public static let automatic = MenuOrder(number: 0)
    /// From top to bottom, regardless of the menu's position.
    public static let fixed = MenuOrder(number: 1)
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    /// The order of the items of menus. On a page, it is always from top to bottom.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets the order of the items of the menus in this view. Has no effect on a page, where it is always from top to bottom.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
