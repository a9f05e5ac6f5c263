/// The traits that views set on the enclosing tab bar.
struct TabBarTraits: Equatable {
    var isHidden: Bool?
    var style = BarStyle()

    var isEmpty: Bool { self == TabBarTraits() }
}

/// The contributions of a tab view's descendants to its bar.
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

    /// The combined traits of visible views. The innermost view takes precedence.
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

    /// Called when a contributing view is hidden or shown.
    func visibilityDidChange() { owner?.elementsDidChange() }
}

private struct TabBarDecisionsKey: EnvironmentKey {
    static var defaultValue: TabBarDecisions? { nil }
}

extension EnvironmentValues {
    /// The contributions to the enclosing tab view's bar; nil outside of a tab view.
    var tabBarDecisions: TabBarDecisions? {
        get { self[TabBarDecisionsKey.self] }
        set { self[TabBarDecisionsKey.self] = newValue }
    }
}
