public import Foundation

/// A representation as data in a custom format.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public let _routes: [_TransferRoute<Item>]

    /// Creates a representation for export and import.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _routes = [_TransferRoute(contentType: contentType, export: exporting, import: importing)]
    }

    /// Creates a representation for export only.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _routes = [_TransferRoute(contentType: exportedContentType, export: exporting, import: nil)]
    }

    /// Creates a representation for import only.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _routes = [_TransferRoute(contentType: importedContentType, export: nil, import: importing)]
    }
}

/// A representation of `Codable` values, as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public let _routes: [_TransferRoute<Item>]

    /// Creates a JSON representation.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        _routes = [
            _TransferRoute(
                contentType: contentType,
                export: { try JSONEncoder().encode($0) },
                import: { try JSONDecoder().decode(Item.self, from: $0) }
            )
        ]
    }
}

/// A representation by values of another type, such as a text for a note.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public let _routes: [_TransferRoute<Item>]

    /// Creates a representation for export and import.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        _routes = Self.routes(exporting: exporting, importing: importing)
    }

    /// Creates a representation for export only.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        _routes = Self.routes(exporting: exporting, importing: nil)
    }

    /// Creates a representation for import only.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        _routes = Self.routes(exporting: nil, importing: importing)
    }

    private static func routes(
        exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
        importing: (@Sendable (ProxyRepresentation) throws -> Item)?
    ) -> [_TransferRoute<Item>] {
        ProxyRepresentation.transferRoutes.compactMap { route in
            var export: (@Sendable (Item) async throws -> Data)?
            if let exporting, let make = route.export { export = { try await make(exporting($0)) } }
            var load: (@Sendable (Data) async throws -> Item)?
            if let importing, let make = route.import { load = { try importing(try await make($0)) } }
            guard export != nil || load != nil else { return nil }
            return _TransferRoute(contentType: route.contentType, export: export, import: load)
        }
    }
}

extension TransferRepresentation {
    /// Sets the name of exported files.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        named { _ in fileName }
    }

    /// Sets the name of exported files.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        named(fileName)
    }

    private func named(_ fileName: @escaping @Sendable (Item) -> String?) -> NamedRepresentation<Item> {
        NamedRepresentation(
            _routes: _routes.map {
                _TransferRoute(contentType: $0.contentType, fileName: fileName, export: $0.export, import: $0.import)
            }
        )
    }
}

private struct NamedRepresentation<Item: Transferable>: TransferRepresentation {
    let _routes: [_TransferRoute<Item>]
}
