/// The placement of views in a lazy container in which each section has its own element.
package final class SectionPlacement: Placement {
    let container: ElementKind
    let pinnedViews: PinnedScrollableViews

    init(container: ElementKind, pinnedViews: PinnedScrollableViews) {
        self.container = container
        self.pinnedViews = pinnedViews
    }

    /// The layout of a section's header or footer.
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
