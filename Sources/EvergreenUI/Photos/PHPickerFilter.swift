/// A filter for the photos and videos that a picker offers.
///
/// Browsers distinguish images and videos only: a special kind of image, such as `.screenshots`, offers all images, and `not(_:)` of one
/// excludes nothing.
public struct PHPickerFilter: Hashable, Sendable {
    /// The types of which some files match.
    let contentTypes: Set<UTType>
    /// The types of which all files match.
    private let wholeTypes: Set<UTType>

    private init(_ contentTypes: Set<UTType>, whole wholeTypes: Set<UTType>) {
        self.contentTypes = contentTypes
        self.wholeTypes = wholeTypes
    }

    /// Matches all files of a type.
    private init(all contentType: UTType) {
        self.init([contentType], whole: [contentType])
    }

    /// Matches some files of a type.
    private init(some contentType: UTType) {
        self.init([contentType], whole: [])
    }

    static let everything: Set<UTType> = [.image, .movie]

    /// Matches images.
    public static let images = PHPickerFilter(all: .image)
    /// Matches videos.
    public static let videos = PHPickerFilter(all: .movie)
    /// Matches live photos: on a page, all images.
    public static let livePhotos = PHPickerFilter(some: .image)
    /// Matches screenshots: on a page, all images.
    public static let screenshots = PHPickerFilter(some: .image)
    /// Matches panoramas: on a page, all images.
    public static let panoramas = PHPickerFilter(some: .image)
    /// Matches photos with depth information: on a page, all images.
    public static let depthEffectPhotos = PHPickerFilter(some: .image)
    /// Matches bursts: on a page, all images.
    public static let bursts = PHPickerFilter(some: .image)
    /// Matches screen recordings: on a page, all videos.
    public static let screenRecordings = PHPickerFilter(some: .movie)
    /// Matches slow-motion videos: on a page, all videos.
    public static let slomoVideos = PHPickerFilter(some: .movie)
    /// Matches time-lapse videos: on a page, all videos.
    public static let timelapseVideos = PHPickerFilter(some: .movie)
    /// Matches cinematic videos: on a page, all videos.
    public static let cinematicVideos = PHPickerFilter(some: .movie)

    /// Returns a filter that matches any of the given filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            subfilters.reduce(into: []) { $0.formUnion($1.contentTypes) },
            whole: subfilters.reduce(into: []) { $0.formUnion($1.wholeTypes) }
        )
    }

    /// Returns a filter that matches all of the given filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            subfilters.reduce(into: everything) { $0.formIntersection($1.contentTypes) },
            whole: subfilters.reduce(into: everything) { $0.formIntersection($1.wholeTypes) }
        )
    }

    /// Returns a filter that matches what the given filter does not match.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(
            everything.subtracting(filter.wholeTypes),
            whole: everything.subtracting(filter.contentTypes)
        )
    }
}
