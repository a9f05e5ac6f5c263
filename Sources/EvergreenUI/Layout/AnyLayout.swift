/// One of the layouts of stacks and grids, chosen while the app runs.
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
public struct AnyLayout: Hashable, Sendable {
    private let kind: ElementKind

    /// The layout of an ``HStack``.
    public init(_ layout: HStackLayout) { kind = layout.kind }

    /// The layout of a ``VStack``.
    public init(_ layout: VStackLayout) { kind = layout.kind }

    /// The layout of a ``ZStack``.
    public init(_ layout: ZStackLayout) { kind = layout.kind }

    /// The layout of a ``Grid``.
    public init(_ layout: GridLayout) { kind = layout.kind }

    /// These views in the layout.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOutView(kind: kind, inner: content())
    }
}
