import EvergreenDocument

extension View {
    /// Whether a person may not delete the row that this view is in, though its `ForEach` has `onDelete(perform:)`.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifying(modifier: .isDeleteDisabled(isDisabled)))
    }

    /// Whether a person may not move the row that this view is in, though its `ForEach` has `onMove(perform:)`.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifying(modifier: .isMoveDisabled(isDisabled)))
    }

    /// Whether a person may not select the row of a list that this view is in, or the rows of a section.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowModifying(modifier: .isSelectionDisabled(isDisabled)))
    }

    /// Whether there are lines above and below the row that this view is in, or the rows of a section.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowModifying(modifier: .separator(visibility, edges.edges)))
    }

    /// Sets the color of the lines above and below the row that this view is in, or the rows of a section; nil for the platform's
    /// own.
    ///
    /// Between two rows there is one line. The color that the lower one of them has for its upper edge wins.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowModifying(modifier: .separatorTint(color?.paint, edges.edges)))
    }

    /// Whether there are lines above the first and below the last row of a section. In an inset grouped list, the outline of the
    /// section takes their place, and stays.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowModifying(modifier: .sectionSeparator(visibility, edges.edges)))
    }

    /// Sets the color of the lines above the first and below the last row of a section; nil for the platform's own. In an inset
    /// grouped list, there are none.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowModifying(modifier: .sectionSeparatorTint(color?.paint, edges.edges)))
    }

    /// Leaves room around what is in the row that this view is in; nil for the platform's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowModifying(modifier: .insets(insets)))
    }
}
