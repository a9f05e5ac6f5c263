import EvergreenDocument

/// An observer of the scroll geometry and the scroll phase of a scroll view.
@MainActor
final class ScrollReport {
    var take: (ScrollState) -> Void = { _ in }

    nonisolated init() {}
}

private struct ScrollReportsKey: EnvironmentKey {
    static var defaultValue: [ScrollReport] { [] }
}

extension EnvironmentValues {
    /// The observers of the next scroll view, list or form.
    var scrollReports: [ScrollReport] {
        get { self[ScrollReportsKey.self] }
        set { self[ScrollReportsKey.self] = newValue }
    }

    /// Whether anything is said of the next scroll view that is not said of those in it.
    var saysOfScrollView: Bool {
        scrollPosition != nil || scrollSnapping != nil || defaultScrollAnchors != DefaultScrollAnchors()
            || contentMargins != ContentMargins()
            || !scrollReports.isEmpty
    }

    /// What is said of a scroll view is not said of those in it.
    mutating func endScrollView() {
        if scrollPosition != nil { scrollPosition = nil }
        if scrollSnapping != nil { scrollSnapping = nil }
        if defaultScrollAnchors != DefaultScrollAnchors() { defaultScrollAnchors = DefaultScrollAnchors() }
        if contentMargins != ContentMargins() { contentMargins = ContentMargins() }
        if !scrollReports.isEmpty { scrollReports = [] }
    }
}

extension ElementNode {
    /// Hands scroll events of the element to its observers. Few have any: others need no closure.
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
                // One that has gone in the meantime says nothing.
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
