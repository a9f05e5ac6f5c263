/// How many lines a text has, or a field that grows.
struct LineRange: Hashable {
    /// Nil for one.
    let least: Int?
    /// Nil for no limit.
    let most: Int?

    /// No text has more lines.
    private static let longest = 10_000

    init(least: Int? = nil, most: Int? = nil) {
        self.least = least.map { min(max($0, 1), Self.longest) }
        self.most = most.map { min(max($0, 1), Self.longest) }
    }
}

extension View {
    /// Limits the number of lines of the texts in this view. Longer texts are truncated with an ellipsis. Nil for no
    /// limit. A `TextField` with a vertical axis scrolls beyond the limit.
    public func lineLimit(_ number: Int?) -> some View { lines(LineRange(most: number)) }

    /// Limits the number of lines of the texts in this view, which always have the height of the least number.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(LineRange(least: limit.lowerBound, most: limit.upperBound))
    }

    /// Sets the least number of lines whose height the texts in this view have.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(LineRange(least: limit.lowerBound)) }

    /// Limits the number of lines of the texts in this view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(LineRange(most: limit.upperBound)) }

    /// Limits the number of lines of the texts in this view.
    ///
    /// - Parameters:
    ///   - limit: The most lines.
    ///   - reservesSpace: Whether shorter texts have the height of so many lines, too.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(LineRange(least: reservesSpace ? limit : nil, most: limit))
    }

    /// Lets texts in this view become smaller, down to a part of their size from 0 to 1, before they are truncated.
    ///
    /// On a page, the browser does so, for texts with a `lineLimit(_:)` or with a `frame` of a fixed height right around them.
    /// Without scripts they are truncated.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    private func lines(_ lines: LineRange) -> some View { environment(\.textAppearance.lines, lines) }
}
