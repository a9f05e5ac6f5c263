/// A layout that is chosen while the app runs: that of a stack or of a grid, or an app's own.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout {
///     Photo()
///     Caption()
/// }
/// ```
///
/// With another layout, the views stay the same ones: they keep their state, and on the page their nodes, with focus and
/// what is being typed. An `if` with two stacks would make them again.
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

    /// A layout of an app's own.
    public init<L: Layout>(_ layout: L) { form = .own(layout) }

    /// These views in the layout.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOutView(form: form, inner: content())
    }
}
