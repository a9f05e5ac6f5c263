import EvergreenDocument

/// An observer of a scroll view's geometry and phase.
@MainActor
final class ScrollReport {
    var take: (ScrollState) -> Void = { _ in }

    nonisolated init() {}
}

private struct ScrollReportsKey: EnvironmentKey {
    static var defaultValue: [ScrollReport] { [] }
}

extension EnvironmentValues {
    /// The observers of the nearest descendant scroll view, list or form.
    var scrollReports: [ScrollReport] {
        get { self[ScrollReportsKey.self] }
        set { self[ScrollReportsKey.self] = newValue }
    }

    /// Whether any value applies to the nearest descendant scroll view but not to nested ones.
    var hasScrollViewValues: Bool {
        scrollPosition != nil || scrollSnapping != nil || defaultScrollAnchors != DefaultScrollAnchors()
            || contentMargins != ContentMargins()
            || !scrollReports.isEmpty
    }

    /// Resets the values that don't apply to nested scroll views.
    mutating func endScrollView() {
        if scrollPosition != nil { scrollPosition = nil }
        if scrollSnapping != nil { scrollSnapping = nil }
        if defaultScrollAnchors != DefaultScrollAnchors() { defaultScrollAnchors = DefaultScrollAnchors() }
        if contentMargins != ContentMargins() { contentMargins = ContentMargins() }
        if !scrollReports.isEmpty { scrollReports = [] }
    }
}

extension ElementNode {
    /// Forwards the element's scroll events to its observers. Few scroll views have any; the others need no closure.
    func takeScrollReports() {
        guard element.onEvent == nil, environment.scrollPosition != nil || !environment.scrollReports.isEmpty else {
            return
        }
        element.onEvent = { [weak self] event in
            guard let self else { return false }
            switch event {
            case .scroll(let id):
                guard let position = environment.scrollPosition else { return false }
                let target = id.flatMap(tree.document.element)
                // Ignored if the target was removed in the meantime.
                if target != nil || id == nil { position.report(target) }
                return true
            case .scrollState(let state):
                for report in environment.scrollReports { report.take(state) }
                return true
            default: return false
            }
        }
    }
}
