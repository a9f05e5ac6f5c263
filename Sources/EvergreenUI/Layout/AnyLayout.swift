/// A type-erased layout, chosen at run time: that of a stack or a grid, or a custom one.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout {
///     Photo()
///     Caption()
/// }
/// ```
///
/// When the layout changes, the views keep their identity: their state, and on the page their nodes, with focus and the text being edited.
/// An `if` with two stacks would recreate them.
public struct AnyLayout {
    private let form: LaidOutForm

    /// The layout of an ``HStack``.
    public init(_ layout: HStackLayout) { form = .platform(layout.kind) }

    /// The layout of a ``VStack``.
    public init(_ layout: VStackLayout) { form = .platform(layout.kind) }

    /// The layout of a ``ZStack``.
    public init(_ layout: ZStackLayout) { form = .platform(layout.kind) }

    /// The layout of a ``Grid``.
    public init(_ layout: GridLayout) { form = .platform(layout.kind) }

    /// Erases the type of a custom layout.
    public init<L: Layout>(_ layout: L) { form = .own(layout) }

    /// Lays out views.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOutView(form: form, inner: content())
    }
}
