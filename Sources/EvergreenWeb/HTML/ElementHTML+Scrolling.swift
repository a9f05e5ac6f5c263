import EvergreenDocument

extension ElementHTML {
    func scroll(_ traits: ScrollTraits) -> HTML {
        var classes: ClassList = ["scroll"]
        if traits.horizontal { classes.insert("scroll-x") }
        if traits.vertical { classes.insert("scroll-y") }
        if let alignment = traits.alignment {
            if traits.horizontal, let part = alignmentName(of: alignment.x) { classes.insert("content-x-\(part)") }
            if traits.vertical, let part = alignmentName(of: alignment.y) { classes.insert("content-y-\(part)") }
        }
        // Scrollable elements must be reachable with the keyboard.
        var scrolled: [HTML.Attribute] = [.init(.tabIndex, "0")]
        if let target = traits.target { scrolled.append(.init(.dataScrollTarget, target.pageText)) }
        if !traits.thresholds.isEmpty {
            let thresholds = traits.thresholds.map { StyleClass.decimal($0) }
            scrolled.append(.init(.dataScrollThresholds, thresholds.joined(separator: " ")))
        }
        if let start = traits.start { scrolled.append(.init(.dataScrollStart, start.pageText)) }
        // By default, the initial anchor is kept.
        if traits.kept != traits.start { scrolled.append(.init(.dataScrollKeep, traits.kept?.pageText ?? "")) }
        return HTML(.div, classes, groupRole + common + scrolled, [.slot])
    }

    /// The name of the alignment that is nearest to a fraction of a length; nil for the start.
    private func alignmentName(of fraction: Double) -> String? {
        switch fraction {
        case 0.75...: "end"
        case 0.25...: "center"
        default: nil
        }
    }
}

extension StyleAnchor {
    /// In the format of the page's script.
    fileprivate var pageText: String { "\(StyleClass.decimal(x)) \(StyleClass.decimal(y))" }
}

extension ClassList {
    /// Inserts the class for a scroll style. Ignores other values.
    mutating func insert(scrollStyle value: StyleValue) {
        switch value {
        case .hiddenScrollBars(let horizontal, let vertical):
            if horizontal { insert("no-bar-x") }
            if vertical { insert("no-bar-y") }
        case .noScrolling: insert("no-scrolling")
        case .unclippedScrolling: insert("unclipped")
        case .scrollTargets: insert("scroll-targets")
        case .scrollSnapping(.pages):
            insert("snaps")
            insert("snap-pages")
        case .scrollSnapping(.targets(let stopsAtEach)):
            insert("snaps")
            if stopsAtEach { insert("snap-once") }
        case .contentMargins(let top, let leading, let bottom, let trailing):
            if let top { insert(StyleClass(.contentTop, top)) }
            if let leading { insert(StyleClass(.contentLeading, leading)) }
            if let bottom { insert(StyleClass(.contentBottom, bottom)) }
            if let trailing { insert(StyleClass(.contentTrailing, trailing)) }
        case .keyboardDismissal: insert("hides-keyboard")
        case .scrollReports: insert("reports-scroll")
        case .scrollsByUser: insert("reports-user")
        default: break
        }
    }
}
