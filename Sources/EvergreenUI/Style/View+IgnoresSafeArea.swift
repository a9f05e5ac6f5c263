/// Regions of the screen that content avoids.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The margins of the window, of a sheet or of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard on the screen. On a page, it covers what is below, and the browser scrolls a field out of there.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension Color {
    /// A view of the color that extends to the edges of the window, or of the containing sheet.
    ///
    /// Only its painting extends: its layout is unchanged.
    @MainActor
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(StyleModifier(value: .bleed(paint, regions.contains(.container) ? edges : [])))
    }

    /// A view of the color that extends to the edges of the window, or of the containing sheet.
    @MainActor
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

extension View {
    /// Has the view reach into the parts of the screen that content avoids.
    ///
    /// A page has no such parts, so that the view stays as it is, where SwiftUI's views stay in a window without any. Colors and
    /// gradients extend to the edges of the window.
    @_disfavoredOverload
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// Has the view reach into the parts of the screen that content avoids: see ``ignoresSafeArea(_:edges:)``.
    @_disfavoredOverload
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
