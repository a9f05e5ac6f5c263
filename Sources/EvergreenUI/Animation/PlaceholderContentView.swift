/// Stands for the view that a modifier is applied to, in a closure that makes a modified version of it.
public struct PlaceholderContentView<Value>: View {
    /// In a box that all copies share, so that a version that differs around it alone does not update it.
    @Boxed private var view: AnyView

    init(_ view: some View) {
        _view = Boxed(wrappedValue: AnyView(view))
    }

    public var body: some View { view }
}
