import EvergreenDocument
import Foundation

/// The space between two sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    let length: Double?

    /// The platform's own space.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less space than the platform's own.
    public static let compact = ListSectionSpacing(length: 8)

    /// A space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: Double(spacing)) }
}

extension View {
    /// Sets the space between the rows of the lists and forms in this view, in points; nil for none. With it, each row has a
    /// background of its own.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map(Double.init))
    }

    /// Sets the space between the sections of the lists and forms in this view; or, around a section, the space above it.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    /// Sets the space between the sections of the lists and forms in this view, in points; or, around a section, the space above it.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}

private struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: Double? { nil }
}

private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
    /// Between rows, in points; nil for none.
    var listRowSpacing: Double? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    /// Above sections, in points; nil for the platform's own.
    var listSectionSpacing: Double? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The style values that lists and forms get from the environment, beside their look.
    var listStyle: [StyleValue] {
        (listRowSpacing.map { [.rowSpacing($0)] } ?? []) + leastListHeights + scrollContentBackgroundStyle
            + scrollingStyle
    }
}
