extension View {
    /// Sets the visibility of the labels of controls in this view. Assistive technology always reads them.
    @ViewBuilder
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        if visibility == .automatic { self } else { environment(\.areLabelsHidden, visibility == .hidden) }
    }
}
