extension View {
    /// Isolates the geometry of this view from its ancestors, so that its subviews animate together. On a page, where elements are
    /// positioned relative to their ancestors, this is always the case.
    public func geometryGroup() -> some View { self }
}
