/// A filter for the photos and videos that a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
    let contentTypes: Set<UTType>

    /// Matches images.
    public static let images = PHPickerFilter(contentTypes: [.image])
    /// Matches videos.
    public static let videos = PHPickerFilter(contentTypes: [.movie])

    /// Returns a filter that matches any of the given filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(contentTypes: subfilters.reduce(into: []) { $0.formUnion($1.contentTypes) })
    }
}
