/// A change of a view that can be used again: it makes a view of another one.
@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    /// What the modified view is made of. `content` is the view that was there before.
    @ViewBuilder func body(content: Content) -> Body

    typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier>: View {
    let view: AnyView

    public var body: some View { view }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: some View {
        ModifierBody(modifier: modifier, content: _ViewModifier_Content(view: AnyView(content)))
    }
}

/// Gives a modifier's dynamic properties their values.
private struct ModifierBody<Modifier: ViewModifier>: View {
    let modifier: ModifierProperties<Modifier>
    let content: Modifier.Content

    init(modifier: Modifier, content: Modifier.Content) {
        self.modifier = ModifierProperties(modifier: modifier)
        self.content = content
    }

    var body: some View {
        modifier.modifier.body(content: content)
    }
}

/// A dynamic property made of those of a modifier.
private struct ModifierProperties<Modifier: ViewModifier>: DynamicProperty {
    var modifier: Modifier

    static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        DynamicFields.of(Modifier.self).connect(&property.modifier, to: storage)
    }
}

extension View {
    /// Applies a modifier.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
