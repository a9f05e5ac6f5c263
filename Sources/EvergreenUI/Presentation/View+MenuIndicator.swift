extension View {
    /// Sets whether the menus and the pickers with a menu in this view have an arrow.
    ///
    /// On a page, a picker has one unless this says `.hidden`, and a ``Menu`` if this says `.visible`. The button that opens a menu
    /// with a primary action is its arrow, which stays.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether menus have an arrow.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

/// The label of a menu, with its arrow if it has one.
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
