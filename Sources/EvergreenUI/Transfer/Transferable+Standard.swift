public import Foundation

extension Data: Transferable {
    /// Represents data of any type.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: UTType.data, exporting: { $0 }, importing: { $0 })
    }
}

extension String: Transferable {
    /// Exports text in UTF-8, and imports any type of text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { try text(of: $0) })
        DataRepresentation(importedContentType: .text) { try text(of: $0) }
    }

    private static func text(of data: Data) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
}

extension URL: Transferable {
    /// Represents the URL as text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: UTType.url) {
            Data($0.absoluteString.utf8)
        } importing: {
            guard let url = String(data: $0, encoding: .utf8).flatMap({ URL(string: $0) }) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return url
        }
    }
}
