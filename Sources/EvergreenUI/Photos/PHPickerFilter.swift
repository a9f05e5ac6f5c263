/// Which photos and videos a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
    let contentTypes: Set<UTType>

    /// Images.
    public static let images = PHPickerFilter(contentTypes: [.image])
    /// Videos.
    public static let videos = PHPickerFilter(contentTypes: [.movie])

    /// What one of the filters offers.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(contentTypes: subfilters.reduce(into: []) { $0.formUnion($1.contentTypes) })
    }
}
