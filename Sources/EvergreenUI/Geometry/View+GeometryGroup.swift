extension View {
    /// Has the views inside move with this one when an animation changes its place or its size. On a page, where views stand
    /// within the one around them, they always do.
    public func geometryGroup() -> some View { self }
}
