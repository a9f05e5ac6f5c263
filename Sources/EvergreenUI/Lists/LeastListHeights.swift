import EvergreenDocument
public import Foundation

private struct LeastRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct LeastHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// How high the rows of lists and forms are at least, in points. With a height that is set, a row in a sidebar is no
    /// exception.
    public var defaultMinListRowHeight: CGFloat {
        get { self[LeastRowHeightKey.self] ?? 56 }
        set { self[LeastRowHeightKey.self] = newValue }
    }

    /// How high the headers of the sections of lists and forms are at least, in points; nil for as high as their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[LeastHeaderHeightKey.self] }
        set { self[LeastHeaderHeightKey.self] = newValue }
    }

    /// What is said of the heights of rows and headers.
    var leastListHeights: [StyleValue] {
        let row = self[LeastRowHeightKey.self].map { StyleValue.leastRowHeight(Double(max($0, 0))) }
        let header = defaultMinListHeaderHeight.map { StyleValue.leastHeaderHeight(Double(max($0, 0))) }
        return [row, header].compactMap(\.self)
    }
}
