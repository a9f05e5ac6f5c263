/// A view with a modifier whose data is animated.
public nonisolated struct _AnimatableModifiedContent<Content: View, Modifier: ViewModifier & Animatable>: View,
    Animatable
{
    let content: Content
    var modifier: Modifier

    public var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }

    @MainActor public var body: some View { ModifiedContent(content: content, modifier: modifier) }
}

extension View {
    /// Applies a modifier with animatable data to this view. See ``Animatable``.
    nonisolated public func modifier<Modifier: ViewModifier & Animatable>(
        _ modifier: Modifier
    ) -> _AnimatableModifiedContent<Self, Modifier> {
        _AnimatableModifiedContent(content: self, modifier: modifier)
    }
}
