import EvergreenDocument
import Foundation

/// The spacing between sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    let length: Double?

    /// The platform's spacing.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A smaller spacing than the platform's.
    public static let compact = ListSectionSpacing(length: 8)

    /// A spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: Double(spacing)) }
}

extension View {
    /// Sets the spacing between rows of lists and forms in this view, in points. Nil removes it. With a spacing, each row has its own
    /// background.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map(Double.init))
    }

    /// Sets the spacing between sections of lists and forms in this view. On a section, sets the spacing above it.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    /// Sets the spacing between sections of lists and forms in this view, in points. On a section, sets the spacing above it.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}

private struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: Double? { nil }
}

private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
    /// The spacing between rows, in points, or nil for none.
    var listRowSpacing: Double? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    /// The spacing above sections, in points, or nil for the platform's.
    var listSectionSpacing: Double? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The style values of lists and forms from the environment, besides their appearance.
    var listStyle: [StyleValue] {
        (listRowSpacing.map { [.rowSpacing($0)] } ?? []) + minimumListHeights + scrollContentBackgroundStyle
            + scrollingStyle
    }
}
