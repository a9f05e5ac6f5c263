/// Space between toolbar items.
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

    /// Creates a spacer among the items with a placement.
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

/// The width of a spacer.
public struct SpacerSizing: Hashable, Sendable {
    private let number: Int

    /// A flexible width that takes up the remaining space.
    public static let flexible = SpacerSizing(number: 0)
    /// A fixed width that separates groups of items.
    public static let fixed = SpacerSizing(number: 1)
}
