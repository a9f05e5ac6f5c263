/// In which order the items of a menu stand.
///
/// SwiftUI's `.priority` does not exist: on a page, the first item is always on top.
public struct MenuOrder: Hashable, Sendable {
    private let number: Int

    /// As the platform does it: on a page, as ``fixed``.
    public static let automatic = MenuOrder(number: 0)
    /// From top to bottom, wherever the menu opens.
    public static let fixed = MenuOrder(number: 1)
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    /// In which order the items of menus stand: as a view around says, and from top to bottom in any case.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets in which order the items of the menus in this view stand: from top to bottom, as on every page.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
