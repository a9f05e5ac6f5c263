/// What views say of the bar of a tab view.
struct TabBarTraits: Equatable {
    var isHidden: Bool?
    var style = BarStyle()

    var isEmpty: Bool { self == TabBarTraits() }
}

/// What the views of a tab view say of its bar.
@MainActor
final class TabBarDecisions {
    private weak var owner: _Node?
    private var decisions: [ObjectIdentifier: Decision] = [:]

    private struct Decision {
        weak var source: _Node?
        let traits: TabBarTraits
    }

    init(of owner: _Node) {
        self.owner = owner
    }

    /// What the views that are shown say: of several, the innermost decides.
    var traits: TabBarTraits {
        decisions.values.filter { $0.source?.isVisible == true }
            .sorted { ($0.source?.depth ?? 0) < ($1.source?.depth ?? 0) }
            .reduce(into: TabBarTraits()) { traits, decision in
                traits.isHidden = decision.traits.isHidden ?? traits.isHidden
                traits.style.override(with: decision.traits.style)
            }
    }

    func set(_ traits: TabBarTraits, from source: _Node) {
        decisions[ObjectIdentifier(source)] = traits.isEmpty ? nil : Decision(source: source, traits: traits)
        owner?.elementsDidChange()
    }

    /// A view that has decided was hidden, or is shown again.
    func visibilityDidChange() { owner?.elementsDidChange() }
}

private struct TabBarDecisionsKey: EnvironmentKey {
    static var defaultValue: TabBarDecisions? { nil }
}

extension EnvironmentValues {
    /// What is said of the bar of the tab view around a view; nil for none.
    var tabBarDecisions: TabBarDecisions? {
        get { self[TabBarDecisionsKey.self] }
        set { self[TabBarDecisionsKey.self] = newValue }
    }
}
