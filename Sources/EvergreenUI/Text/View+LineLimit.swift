/// The number of lines of a text or of a vertically growing field.
struct LineRange: Hashable {
    /// Nil for one.
    let minimum: Int?
    /// Nil for no limit.
    let maximum: Int?

    /// The upper bound of a line limit.
    private static let upperLimit = 10_000

    init(minimum: Int? = nil, maximum: Int? = nil) {
        self.minimum = minimum.map { min(max($0, 1), Self.upperLimit) }
        self.maximum = maximum.map { min(max($0, 1), Self.upperLimit) }
    }
}

extension View {
    /// Limits the number of lines of the texts in this view; nil for no limit. Longer texts are truncated with an ellipsis. A `TextField`
    /// with a vertical axis scrolls beyond the limit.
    public func lineLimit(_ number: Int?) -> some View { lines(LineRange(maximum: number)) }

    /// Limits the number of lines of the texts in this view. The lower bound is also the minimum height.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(LineRange(minimum: limit.lowerBound, maximum: limit.upperBound))
    }

    /// Sets the minimum height of the texts in this view, in lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(LineRange(minimum: limit.lowerBound)) }

    /// Limits the number of lines of the texts in this view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(LineRange(maximum: limit.upperBound))
    }

    /// Limits the number of lines of the texts in this view.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of lines.
    ///   - reservesSpace: Whether shorter texts also reserve the height of that many lines.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(LineRange(minimum: reservesSpace ? limit : nil, maximum: limit))
    }

    /// Sets the minimum factor, from 0 to 1, by which texts in this view are scaled down before they are truncated.
    ///
    /// On a page, the client script scales texts with a `lineLimit(_:)` or directly inside a `frame` with a fixed height. Without
    /// JavaScript, they are truncated.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    private func lines(_ lines: LineRange) -> some View { environment(\.textAppearance.lines, lines) }
}
