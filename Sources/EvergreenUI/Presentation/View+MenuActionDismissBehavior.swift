/// Whether the press of a button closes the menu that it is in.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    let closesMenu: Bool

    /// As usual: it closes the menu.
    public static let automatic = MenuActionDismissBehavior(closesMenu: true)
    /// It closes the menu.
    public static let enabled = MenuActionDismissBehavior(closesMenu: true)
    /// The menu stays open, so that several actions can follow one another.
    public static let disabled = MenuActionDismissBehavior(closesMenu: false)
}

extension View {
    /// Sets whether the buttons of the menus in this view close them; on a button of a menu, whether that one does.
    ///
    /// ```swift
    /// Menu("Font size") {
    ///     Button("Increase") { size += 1 }
    ///     Button("Decrease") { size -= 1 }
    /// }
    /// .menuActionDismissBehavior(.disabled)
    /// ```
    ///
    /// Toggles and pickers in a menu leave it open always.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}

private struct MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }

    /// Whether a button leaves the menu open that it is in.
    var keepsMenuOpen: Bool { isInMenu && !menuActionDismissBehavior.closesMenu }
}
