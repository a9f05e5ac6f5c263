/// Several marks, to which modifiers apply together.
public struct Plot<Content: ChartContent>: ChartContent {
    let content: Content

    public typealias Body = Never

    /// The marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

/// Chart content of any type.
public struct AnyChartContent: ChartContent {
    let content: any ChartContent

    public typealias Body = Never

    /// The content, without its type.
    public init(_ content: any ChartContent) {
        self.content = content
    }

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}
