import EvergreenDocument
public import Foundation

extension UIImage {
    /// The data of a PNG file, if the image was created from one; nil otherwise, because the server does not convert images.
    public func pngData() -> Data? { encoded(as: .png) }

    /// The data of a JPEG file, if the image was created from one; nil otherwise, because the server does not convert images.
    ///
    /// - Parameter compressionQuality: Has no effect: the data is that of the original.
    public func jpegData(compressionQuality: CGFloat) -> Data? { encoded(as: .jpeg) }

    private func encoded(as format: ImageFormat) -> Data? {
        guard let image = encodedImage, image.header.format == format else { return nil }
        return image.contents
    }

    /// The largest file of the image; nil for symbols, files in other formats such as SVG, and files that can't be read.
    ///
    /// A file of the resources is read with each call.
    var encodedImage: EncodedImage? {
        switch contents {
        case .data(let image): image
        case .resource(let image): image.files.last?.encodedImage
        case .symbol, .empty: nil
        }
    }
}

extension HostedImage.File {
    var encodedImage: EncodedImage? {
        switch contents {
        case .data(let image): image
        case .path(let path): FileManager.default.contents(atPath: path).flatMap { EncodedImage($0) }
        }
    }
}
