extension View {
    /// Sets the visibility of the indicator of the menus and menu-style pickers in this view.
    ///
    /// On a page, pickers have an indicator unless it is set to `.hidden`, and a ``Menu`` only if it is set to `.visible`. The button that
    /// opens a menu with a primary action is its indicator, which is always visible.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the menu indicator.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

/// The label of a menu, with its indicator if it is visible.
struct MenuLabel<Label: View>: View {
    let label: Label
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            HStack {
                label
                Spacer(minLength: 8)
                if indicator != .hidden { Image(decorativeSymbol: "chevron.forward").imageScale(.small) }
            }
        } else if indicator == .visible {
            HStack(spacing: 4) {
                label
                Image(decorativeSymbol: "chevron.down").imageScale(.small)
            }
        } else {
            label
        }
    }
}
