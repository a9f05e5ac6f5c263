/// Views in a lazy container whose sections have an element each.
package final class SectionPlacement: Placement {
    let container: ElementKind
    let pinnedViews: PinnedScrollableViews

    init(container: ElementKind, pinnedViews: PinnedScrollableViews) {
        self.container = container
        self.pinnedViews = pinnedViews
    }

    /// The stack of the views that are the header or the footer of a section.
    var edgeLayout: StackLayout {
        switch container {
        case .columns(_, let alignment, _, _): StackLayout(axis: .vertical, horizontalAlignment: alignment)
        case .rows(_, let alignment, _, _): StackLayout(axis: .horizontal, verticalAlignment: alignment)
        case .stack(let layout):
            StackLayout(
                axis: layout.axis,
                horizontalAlignment: layout.horizontalAlignment,
                verticalAlignment: layout.verticalAlignment
            )
        default: StackLayout(axis: .vertical)
        }
    }

    var headerEdge: Edge? {
        guard pinnedViews.contains(.sectionHeaders) else { return nil }
        return edgeLayout.axis == .vertical ? .top : .leading
    }

    var footerEdge: Edge? {
        guard pinnedViews.contains(.sectionFooters) else { return nil }
        return edgeLayout.axis == .vertical ? .bottom : .trailing
    }
}
