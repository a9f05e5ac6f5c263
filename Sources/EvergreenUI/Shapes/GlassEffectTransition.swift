/// The transition of inserted and removed views with glass effects.
public struct GlassEffectTransition: Hashable, Sendable {
    fileprivate enum Form { case matchedGeometry, materialize, identity }

    fileprivate let form: Form

    /// The default: a view starts from the view that it replaces, if both have the same `glassEffectID(_:in:)`.
    public static let matchedGeometry = GlassEffectTransition(form: .matchedGeometry)
    /// The view fades in and out.
    public static let materialize = GlassEffectTransition(form: .materialize)
    /// No transition.
    public static let identity = GlassEffectTransition(form: .identity)
}

extension View {
    /// Identifies a glass effect across updates: in an animated update, a view that replaces another one with the same id starts from its
    /// frame, as with `matchedGeometryEffect(id:in:)`.
    ///
    /// ```swift
    /// GlassEffectContainer {
    ///     if isOpen {
    ///         Tools().glassEffect().glassEffectID("tools", in: glass)
    ///     } else {
    ///         Image(systemName: "pencil").glassEffect().glassEffectID("tools", in: glass)
    ///     }
    /// }
    /// ```
    ///
    /// On a page, views with different ids do not merge: the shape of an inserted view does not emerge from an adjacent one.
    ///
    /// - Parameters:
    ///   - id: The identifier; nil for none.
    ///   - namespace: A namespace of an ancestor.
    @ViewBuilder
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        if let id {
            matchedGeometryEffect(id: id, in: namespace)
        } else {
            self
        }
    }

    /// Sets the transition of this view's glass effect, for animated updates that insert or remove the view.
    @ViewBuilder
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        switch transition.form {
        case .matchedGeometry: self
        case .materialize: self.transition(.opacity)
        case .identity: self.transition(.identity)
        }
    }
}
