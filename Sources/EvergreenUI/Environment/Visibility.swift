/// The visibility of a part of a view.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// Depends on the context.
    case automatic
    /// Always shown.
    case visible
    /// Never shown. Assistive technology may still read it, for example the title of a confirmation dialog.
    case hidden
}
