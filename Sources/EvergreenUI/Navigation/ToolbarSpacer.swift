/// Space between items of a toolbar.
///
/// ```swift
/// .toolbar {
///     ToolbarItem(placement: .bottomBar) { Button("Sort", action: sort) }
///     ToolbarSpacer(.flexible, placement: .bottomBar)
///     ToolbarItem(placement: .bottomBar) { Button("New", action: add) }
/// }
/// ```
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    public typealias Body = Never

    /// Space of a kind among the items with this placement.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    public var _items: some View {
        HStack(spacing: 0) { Spacer(minLength: 0) }
            .frame(width: sizing == .fixed ? 16 : nil)
            .placed(placement)
    }
}

/// How wide the space is that a spacer leaves.
public struct SpacerSizing: Hashable, Sendable {
    private let number: Int

    /// All that the items leave.
    public static let flexible = SpacerSizing(number: 0)
    /// A fixed width, which sets groups of items apart.
    public static let fixed = SpacerSizing(number: 1)
}
