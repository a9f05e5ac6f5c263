/// The traits that views set on the enclosing tab bar.
struct TabBarTraits: Equatable {
    var isHidden: Bool?
    var style = BarStyle()

    var isEmpty: Bool { self == TabBarTraits() }
}

/// The contributions of a tab view's descendants to its bar.
@MainActor
final class TabBarContributions {
    private weak var owner: _Node?
    private var contributions: [ObjectIdentifier: Contribution] = [:]

    private struct Contribution {
        weak var source: _Node?
        let traits: TabBarTraits
    }

    init(of owner: _Node) {
        self.owner = owner
    }

    /// The combined traits of visible views. The innermost view takes precedence.
    var traits: TabBarTraits {
        contributions.values.filter { $0.source?.isVisible == true }
            .sorted { ($0.source?.depth ?? 0) < ($1.source?.depth ?? 0) }
            .reduce(into: TabBarTraits()) { traits, contribution in
                traits.isHidden = contribution.traits.isHidden ?? traits.isHidden
                traits.style.override(with: contribution.traits.style)
            }
    }

    func set(_ traits: TabBarTraits, from source: _Node) {
        contributions[ObjectIdentifier(source)] = traits.isEmpty ? nil : Contribution(source: source, traits: traits)
        owner?.elementsDidChange()
    }

    /// Called when a contributing view is hidden or shown.
    func visibilityDidChange() { owner?.elementsDidChange() }
}

private struct TabBarContributionsKey: EnvironmentKey {
    static var defaultValue: TabBarContributions? { nil }
}

extension EnvironmentValues {
    /// The contributions to the enclosing tab view's bar; nil outside of a tab view.
    var tabBarContributions: TabBarContributions? {
        get { self[TabBarContributionsKey.self] }
        set { self[TabBarContributionsKey.self] = newValue }
    }
}
