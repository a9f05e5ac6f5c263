import EvergreenDocument

extension View {
    /// Keeps the view at its ideal size: a text is not truncated, and not wrapped.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Keeps the view at its ideal width or height, whatever space there is.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(StyleModifier(value: .fixedSize(horizontal: horizontal, vertical: vertical)))
    }

    /// Sets how much a stack prefers this view when there is not enough space: those with lower priorities become smaller
    /// first. Without one, the priority is 0.
    ///
    /// On a page, the priority becomes CSS `flex-shrink`. Space that is left over goes to the views that expand, whatever
    /// their priority.
    public func layoutPriority(_ value: Double) -> some View { modifier(StyleModifier(value: .layoutPriority(value))) }
}
