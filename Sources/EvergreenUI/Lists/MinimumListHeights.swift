import EvergreenDocument
public import Foundation

private struct MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The minimum height of the rows of lists and forms, in points. Once set, it also applies to rows of a sidebar.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] ?? 56 }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The minimum height of section headers in lists and forms, in points, or nil for the height of their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }

    /// The minimum heights of rows and headers as style values.
    var minimumListHeights: [StyleValue] {
        let row = self[MinimumRowHeightKey.self].map { StyleValue.minimumRowHeight(Double(max($0, 0))) }
        let header = defaultMinListHeaderHeight.map { StyleValue.minimumHeaderHeight(Double(max($0, 0))) }
        return [row, header].compactMap(\.self)
    }
}
