/// A group of marks for common modifiers.
public struct Plot<Content: ChartContent>: ChartContent {
    let content: Content

    public typealias Body = Never

    /// Creates a group of marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

/// Type-erased chart content.
public struct AnyChartContent: ChartContent {
    let content: any ChartContent

    public typealias Body = Never

    /// Erases the type of chart content.
    public init(_ content: any ChartContent) {
        self.content = content
    }

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}
