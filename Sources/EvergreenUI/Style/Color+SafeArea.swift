/// Regions of the screen that content avoids.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The margins of the window, of a sheet or of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// All regions.
    public static let all: SafeAreaRegions = [.container]
}

extension Color {
    /// A view of the color that extends to the edges of the window, or of the containing sheet.
    ///
    /// Only its painting extends: its layout is unchanged. Other views need no such modifier, because a page has no
    /// safe area.
    @MainActor
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(StyleModifier(value: .bleed(paint, regions.isEmpty ? [] : edges)))
    }

    /// A view of the color that extends to the edges of the window, or of the containing sheet.
    @MainActor
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
