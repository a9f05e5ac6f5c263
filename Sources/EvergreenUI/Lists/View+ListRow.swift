extension View {
    /// Whether a person may not delete the row that this view is in, though its `ForEach` has `onDelete(perform:)`.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifying(modifier: .isDeleteDisabled(isDisabled)))
    }

    /// Whether a person may not move the row that this view is in, though its `ForEach` has `onMove(perform:)`.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifying(modifier: .isMoveDisabled(isDisabled)))
    }

    /// Paints the row that this view is in; nil for the platform's own colour.
    public func listRowBackground(_ color: Color?) -> some View {
        modifier(RowModifying(modifier: .background(color?.paint)))
    }

    /// Whether there is a line below the row that this view is in.
    public func listRowSeparator(_ visibility: Visibility) -> some View {
        modifier(RowModifying(modifier: .separator(visibility)))
    }

    /// Leaves room around what is in the row that this view is in; nil for the platform's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowModifying(modifier: .insets(insets)))
    }
}
