import EvergreenDocument

/// An observer of a scroll view's geometry and phase.
@MainActor
final class ScrollReport {
    var take: (ScrollState) -> Void = { _ in }

    nonisolated init() {}
}

/// An observer of the visible targets of a scroll view.
@MainActor
final class ScrollTargetReport {
    /// The visible fraction of a target from which it counts, from 0 to 1, with four decimals, as in messages of the page.
    var threshold = 0.5
    /// The node of the scroll view.
    weak var scrollView: _Node?
    var take: ([Element]) -> Void = { _ in }

    nonisolated init() {}
}

private struct ScrollTargetReportsKey: EnvironmentKey {
    static var defaultValue: [ScrollTargetReport] { [] }
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

    /// The observers of the targets of the nearest descendant scroll view.
    var scrollTargetReports: [ScrollTargetReport] {
        get { self[ScrollTargetReportsKey.self] }
        set { self[ScrollTargetReportsKey.self] = newValue }
    }

    /// Whether any value applies to the nearest descendant scroll view but not to nested ones.
    var hasScrollViewValues: Bool {
        scrollPosition != nil || scrollSnapping != nil || defaultScrollAnchors != DefaultScrollAnchors()
            || contentMargins != ContentMargins()
            || !scrollReports.isEmpty || !scrollTargetReports.isEmpty
    }

    /// Resets the values that don't apply to nested scroll views.
    mutating func endScrollView() {
        if scrollPosition != nil { scrollPosition = nil }
        if scrollSnapping != nil { scrollSnapping = nil }
        if defaultScrollAnchors != DefaultScrollAnchors() { defaultScrollAnchors = DefaultScrollAnchors() }
        if contentMargins != ContentMargins() { contentMargins = ContentMargins() }
        if !scrollReports.isEmpty { scrollReports = [] }
        if !scrollTargetReports.isEmpty { scrollTargetReports = [] }
    }
}

extension ElementNode {
    /// Forwards the element's scroll events to its observers. Few scroll views have any; the others need no closure.
    func takeScrollReports() {
        guard element.onEvent == nil,
            environment.scrollPosition != nil || !environment.scrollReports.isEmpty
                || !environment.scrollTargetReports.isEmpty
        else { return }
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
            case .showTargets(let ids, let threshold):
                let reports = environment.scrollTargetReports.filter { $0.threshold == threshold }
                // Targets that were removed in the meantime are left out.
                let targets = ids.compactMap(tree.document.element)
                for report in reports { report.take(targets) }
                return !reports.isEmpty
            default: return false
            }
        }
    }
}
