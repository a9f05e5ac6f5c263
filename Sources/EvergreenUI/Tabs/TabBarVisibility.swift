/// What the views of a tab view say of whether its bar is hidden.
@MainActor
final class TabBarVisibility {
    private weak var owner: _Node?
    private var decisions: [ObjectIdentifier: Decision] = [:]

    private struct Decision {
        weak var source: _Node?
        let isHidden: Bool
    }

    init(of owner: _Node) {
        self.owner = owner
    }

    /// Of the views that are shown, the innermost decides.
    var isHidden: Bool {
        decisions.values.filter { $0.source?.isVisible == true }
            .max { ($0.source?.depth ?? 0) < ($1.source?.depth ?? 0) }?.isHidden ?? false
    }

    func set(_ isHidden: Bool?, from source: _Node) {
        decisions[ObjectIdentifier(source)] = isHidden.map { Decision(source: source, isHidden: $0) }
        owner?.elementsDidChange()
    }

    /// A view that has decided was hidden, or is shown again.
    func visibilityDidChange() { owner?.elementsDidChange() }
}

private struct TabBarVisibilityKey: EnvironmentKey {
    static var defaultValue: TabBarVisibility? { nil }
}

extension EnvironmentValues {
    /// The bar of the tab view around a view; nil for none.
    var tabBarVisibility: TabBarVisibility? {
        get { self[TabBarVisibilityKey.self] }
        set { self[TabBarVisibilityKey.self] = newValue }
    }
}
