/// A reusable modifier, which returns a modified version of a view.
///
/// It may have dynamic properties, such as `@State` and `@Environment`.
@MainActor
@preconcurrency
public protocol ViewModifier {
    /// The type of the modified view. Inferred by the compiler.
    associatedtype Body: View

    /// The modified view. `content` is the view that the modifier is applied to.
    @ViewBuilder func body(content: Content) -> Body

    /// The type of the view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier>: View {
    let view: AnyView

    public var body: some View { view }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    /// The view that is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view, like `modifier(_:)`.
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

/// Updates a modifier's dynamic properties before its body runs.
private struct ModifierBody<Modifier: ViewModifier>: View {
    let modifier: DynamicProperties<Modifier>
    let content: Modifier.Content

    init(modifier: Modifier, content: Modifier.Content) {
        self.modifier = DynamicProperties(of: modifier)
        self.content = content
    }

    var body: some View {
        modifier.value.body(content: content)
    }
}

extension View {
    /// Applies a modifier to this view.
    nonisolated public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
