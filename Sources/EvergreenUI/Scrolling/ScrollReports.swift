import EvergreenDocument

/// Gets what the page tells of how far a scroll view is scrolled.
@MainActor
final class ScrollReport {
    var take: (ScrollState) -> Void = { _ in }

    nonisolated init() {}
}

private struct ScrollReportsKey: EnvironmentKey {
    static var defaultValue: [ScrollReport] { [] }
}

extension EnvironmentValues {
    /// Who wants to know how far the next scroll view, list or form is scrolled.
    var scrollReports: [ScrollReport] {
        get { self[ScrollReportsKey.self] }
        set { self[ScrollReportsKey.self] = newValue }
    }

    /// Whether anything is said of the next scroll view that is not said of those in it.
    var saysOfScrollView: Bool {
        scrollPosition != nil || scrollSnapping != nil || defaultScrollAnchor != nil
            || contentMargins != ContentMargins()
            || !scrollReports.isEmpty
    }

    /// What is said of a scroll view is not said of those in it.
    mutating func endScrollView() {
        if scrollPosition != nil { scrollPosition = nil }
        if scrollSnapping != nil { scrollSnapping = nil }
        if defaultScrollAnchor != nil { defaultScrollAnchor = nil }
        if contentMargins != ContentMargins() { contentMargins = ContentMargins() }
        if !scrollReports.isEmpty { scrollReports = [] }
    }
}

extension ElementNode {
    /// Hands on what the page tells of how the element is scrolled. Few are asked for that: others need no closure.
    func takeScrollReports() {
        guard element.onEvent == nil, environment.scrollPosition != nil || !environment.scrollReports.isEmpty else {
            return
        }
        element.onEvent = { [weak self] event in
            guard let self else { return false }
            switch event {
            case .scroll(let id):
                guard let position = environment.scrollPosition else { return false }
                // One that has gone in the meantime says nothing.
                if let target = id.flatMap(tree.document.element) {
                    position.report(target)
                } else if id == nil {
                    position.reportAnywhere()
                }
                return true
            case .scrollState(let state):
                for report in environment.scrollReports { report.take(state) }
                return true
            default: return false
            }
        }
    }
}
