import EvergreenDocument

extension View {
    /// Disables deletion of this view's row, even if its `ForEach` has `onDelete(perform:)`.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifying(modifier: .isDeleteDisabled(isDisabled)))
    }

    /// Disables moving of this view's row, even if its `ForEach` has `onMove(perform:)`.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifying(modifier: .isMoveDisabled(isDisabled)))
    }

    /// Disables selection of this view's list row, or of the rows of a section.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowModifying(modifier: .isSelectionDisabled(isDisabled)))
    }

    /// Sets the visibility of the separators of this view's row, or of the rows of a section.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowModifying(modifier: .separator(visibility, edges.edges)))
    }

    /// Sets the color of the separators of this view's row, or of the rows of a section. Nil restores the platform's color.
    ///
    /// Two adjacent rows share one separator. The color of the lower row's top edge wins.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowModifying(modifier: .separatorTint(color?.paint, edges.edges)))
    }

    /// Sets the visibility of the separators above the first and below the last row of a section. In an inset grouped list, the section has
    /// an outline instead, which remains.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowModifying(modifier: .sectionSeparator(visibility, edges.edges)))
    }

    /// Sets the color of the separators above the first and below the last row of a section. Nil restores the platform's color. An inset
    /// grouped list has no such separators.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowModifying(modifier: .sectionSeparatorTint(color?.paint, edges.edges)))
    }

    /// Sets the insets of this view's row. Nil restores the platform's insets.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowModifying(modifier: .insets(insets)))
    }
}
