/// The appearance of a table.
public protocol TableStyle: Sendable {}

/// The default style of tables.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}

/// A style whose rows are inset from the edges of the table, as all rows of a page's tables are.
public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style of tables.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A style whose rows are inset from the edges of the table, as all rows of a page's tables are.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Sets the style of the tables in this view. On a page, `.automatic` and `.inset` look the same.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
