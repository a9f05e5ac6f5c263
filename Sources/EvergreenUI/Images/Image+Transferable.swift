import EvergreenDocument
import Foundation

/// Imports files in the formats of ``UIImage``, and exports the unchanged data of such images.
extension Image: Transferable {
    /// Represents an image as data. Exporting another image, such as a symbol, or in another format than its own, throws an error.
    nonisolated public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
            contentType: UTType.image,
            exporting: { try data(of: $0, in: nil) },
            importing: { try image(from: $0) }
        )
        DataRepresentation(exportedContentType: UTType.png) { try data(of: $0, in: .png) }
        DataRepresentation(exportedContentType: UTType.jpeg) { try data(of: $0, in: .jpeg) }
        DataRepresentation(exportedContentType: UTType.gif) { try data(of: $0, in: .gif) }
        DataRepresentation(exportedContentType: UTType.webP) { try data(of: $0, in: .webP) }
    }

    nonisolated private static func image(from data: Data) throws -> Image {
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return Image(uiImage: image)
    }

    nonisolated private static func data(of image: Image, in format: ImageFormat?) throws -> Data {
        guard case .hosted(let hosted) = image.source, let encoded = hosted.files.last?.encodedImage,
            format == nil || encoded.header.format == format
        else { throw CocoaError(.fileWriteUnknown) }
        return encoded.contents
    }
}
