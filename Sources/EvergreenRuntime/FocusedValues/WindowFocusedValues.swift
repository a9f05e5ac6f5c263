import EvergreenDocument

/// The focused values of a window. The focused view and its ancestors override other visible views.
///
/// The last focused element counts as focused while it is mounted, because an open menu takes the focus temporarily.
@MainActor
package final class WindowFocusedValues: StateSource {
    /// The focused value that a view exports.
    private struct Contribution {
        weak var source: _Node?
        /// The elements of the view, if it exports only while they contain the focus; nil for a scene value.
        let area: FocusArea?
        let write: (inout FocusedValues) -> Void
    }

    private var stored = FocusedValues()
    private var contributions: [ObjectIdentifier: Contribution] = [:]
    /// The last focused element.
    private weak var focused: Element?
    private weak var window: _Node?
    private var isUpdating = false

    package init(of window: _Node) {
        self.window = window
        super.init()
        window.tree.document.onFocusMove = { [weak self] element in
            guard let self, let element, element !== focused else { return }
            focused = element
            update()
        }
    }

    /// Reading it makes the current body depend on all focused values.
    var values: FocusedValues {
        recordRead()
        return stored
    }

    package func set(from source: _Node, _ write: @escaping (inout FocusedValues) -> Void) {
        set(from: source, area: nil, write)
    }

    func set(from source: _Node, area: FocusArea?, _ write: @escaping (inout FocusedValues) -> Void) {
        contributions[ObjectIdentifier(source)] = Contribution(source: source, area: area, write: write)
        update()
    }

    package func remove(_ source: _Node) {
        contributions[ObjectIdentifier(source)] = nil
        update()
    }

    /// Called when an exporting view is hidden or shown again.
    func visibilityDidChange() { update() }

    /// Merges the exported values once all bodies have run.
    private func update() {
        guard !isUpdating, let window else { return }
        isUpdating = true
        window.tree.enqueue { [weak self] in
            guard let self else { return }
            isUpdating = false
            let merged = merged
            guard !stored.isEqual(to: merged) else { return }
            stored = merged
            invalidateObservers()
        }
    }

    /// Descendants override ancestors. Values of the focused view and its ancestors override scene values.
    private var merged: FocusedValues {
        let around = ancestors(of: focused)
        let shown = contributions.values.filter { contribution in
            guard contribution.source?.isVisible == true else { return false }
            guard let area = contribution.area else { return true }
            return area.elements.contains { around.contains(ObjectIdentifier($0)) }
        }
        let ordered = shown.sorted { lhs, rhs in
            let (isLeftFocused, isRightFocused) = (lhs.area != nil, rhs.area != nil)
            if isLeftFocused != isRightFocused { return isRightFocused }
            return (lhs.source?.depth ?? 0) < (rhs.source?.depth ?? 0)
        }
        return ordered.reduce(into: FocusedValues()) { values, contribution in contribution.write(&values) }
    }

    private func ancestors(of element: Element?) -> Set<ObjectIdentifier> {
        var result: Set<ObjectIdentifier> = []
        var next = element
        while let element = next {
            result.insert(ObjectIdentifier(element))
            next = element.parent
        }
        return result
    }
}

private struct WindowFocusedValuesKey: EnvironmentKey {
    static var defaultValue: WindowFocusedValues? { nil }
}

extension EnvironmentValues {
    /// The focused values of the window.
    package var windowFocusedValues: WindowFocusedValues? {
        get { self[WindowFocusedValuesKey.self] }
        set { self[WindowFocusedValuesKey.self] = newValue }
    }
}
