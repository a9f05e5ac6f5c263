import EvergreenDocument
public import Foundation

private struct LeastRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct LeastHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The minimum height of the rows of lists and forms, in points. Once set, it also applies to rows of a sidebar.
    public var defaultMinListRowHeight: CGFloat {
        get { self[LeastRowHeightKey.self] ?? 56 }
        set { self[LeastRowHeightKey.self] = newValue }
    }

    /// The minimum height of section headers in lists and forms, in points, or nil for the height of their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[LeastHeaderHeightKey.self] }
        set { self[LeastHeaderHeightKey.self] = newValue }
    }

    /// The minimum heights of rows and headers as style values.
    var minimumListHeights: [StyleValue] {
        let row = self[LeastRowHeightKey.self].map { StyleValue.leastRowHeight(Double(max($0, 0))) }
        let header = defaultMinListHeaderHeight.map { StyleValue.leastHeaderHeight(Double(max($0, 0))) }
        return [row, header].compactMap(\.self)
    }
}
