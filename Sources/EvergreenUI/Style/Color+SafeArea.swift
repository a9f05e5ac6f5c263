/// The parts of a screen that content is kept out of.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The margins of the window, of a sheet or of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let all: SafeAreaRegions = [.container]
}

extension Color {
    /// The colour as a view that paints beyond its room, up to the edges of the window, or of the sheet that it is in.
    ///
    /// The room that the view takes stays as it is. A page has no margins that other views would be kept out of.
    @MainActor
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(StyleModifier(value: .bleed(paint, regions.isEmpty ? [] : edges)))
    }

    /// The colour as a view that paints beyond its room, up to the edges of the window, or of the sheet that it is in.
    @MainActor
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
