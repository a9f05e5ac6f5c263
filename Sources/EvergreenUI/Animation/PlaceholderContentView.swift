/// A placeholder for the modified view, in closures that apply modifiers to it.
public struct PlaceholderContentView<Value>: View {
    /// Boxed and shared by all copies, so that versions with different modifiers don't update it.
    @Boxed private var view: AnyView

    init(_ view: some View) {
        _view = Boxed(wrappedValue: AnyView(view))
    }

    public var body: some View { view }
}
