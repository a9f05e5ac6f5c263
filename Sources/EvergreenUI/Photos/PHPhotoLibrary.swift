/// The user's photo library. Browsers expose no more of it than the items that the user chooses.
public final class PHPhotoLibrary: Sendable {
    private static let library = PHPhotoLibrary()

    private init() {}

    /// Returns the user's library.
    public static func shared() -> PHPhotoLibrary { library }
}
