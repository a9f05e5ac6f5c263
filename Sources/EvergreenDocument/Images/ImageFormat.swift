/// An image format that all browsers show, and that can't contain a script.
package enum ImageFormat: CaseIterable, Hashable, Sendable {
    case png, jpeg, gif, webP, avif

    package var contentType: String {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .webP: "image/webp"
        case .avif: "image/avif"
        }
    }

    package var fileExtension: String {
        switch self {
        case .png: "png"
        case .jpeg: "jpg"
        case .gif: "gif"
        case .webP: "webp"
        case .avif: "avif"
        }
    }
}
