extension View {
    /// Shows or hides the labels of the controls in this view. Assistive technology reads them in any case.
    @ViewBuilder
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        if visibility == .automatic { self } else { environment(\.areLabelsHidden, visibility == .hidden) }
    }
}
