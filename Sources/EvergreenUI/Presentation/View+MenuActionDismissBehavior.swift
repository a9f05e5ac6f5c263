/// The dismissal of a menu by its actions.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    let closesMenu: Bool

    /// The platform's default: an action dismisses the menu.
    public static let automatic = MenuActionDismissBehavior(closesMenu: true)
    /// An action dismisses the menu.
    public static let enabled = MenuActionDismissBehavior(closesMenu: true)
    /// The menu remains open after an action.
    public static let disabled = MenuActionDismissBehavior(closesMenu: false)
}

extension View {
    /// Sets whether the buttons of the menus in this view dismiss their menu. It can also be applied to a single button.
    ///
    /// ```swift
    /// Menu("Font size") {
    ///     Button("Increase") { size += 1 }
    ///     Button("Decrease") { size -= 1 }
    /// }
    /// .menuActionDismissBehavior(.disabled)
    /// ```
    ///
    /// Toggles and pickers in a menu never dismiss it.
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

    /// Whether a button keeps its enclosing menu open.
    var keepsMenuOpen: Bool { isInMenu && !menuActionDismissBehavior.closesMenu }
}
