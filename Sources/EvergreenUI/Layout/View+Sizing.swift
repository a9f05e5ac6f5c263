import EvergreenDocument

extension View {
    /// Fixes the view at its ideal size: text is neither truncated nor wrapped.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes the view at its ideal width or height, regardless of the proposal.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(StyleModifier(value: .fixedSize(horizontal: horizontal, vertical: vertical)))
    }

    /// Sets the priority of the view in a stack without enough space: views with lower priorities shrink first. The default is 0.
    ///
    /// On a page, the priority becomes CSS `flex-shrink`. Remaining space goes to the views that expand, regardless of priority.
    public func layoutPriority(_ value: Double) -> some View { modifier(StyleModifier(value: .layoutPriority(value))) }
}
