import Foundation

/// A type whose values can be sent as data, such as to a file: to and from the user's device.
///
/// ```swift
/// struct Note: Codable, Transferable {
///     var text: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///     }
/// }
/// ```
public protocol Transferable: SendableMetatype {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation

    /// How values become data, and data values. The first representation is the preferred one.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How values of a type become data, and data values.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable

    /// The ways to and from data, the preferred one first.
    var _routes: [_TransferRoute<Item>] { get }
}

/// A way from values to data and back. Only representations make them.
public struct _TransferRoute<Item: Transferable>: Sendable {
    let contentType: UTType
    let fileName: (@Sendable (Item) -> String?)?
    /// Nil if values don't become data in this way.
    let export: (@Sendable (Item) async throws -> Data)?
    /// Nil if data does not become values in this way.
    let `import`: (@Sendable (Data) async throws -> Item)?

    init(
        contentType: UTType,
        fileName: (@Sendable (Item) -> String?)? = nil,
        export: (@Sendable (Item) async throws -> Data)?,
        import: (@Sendable (Data) async throws -> Item)?
    ) {
        self.contentType = contentType
        self.fileName = fileName
        self.export = export
        self.import = `import`
    }
}

/// Joins representations, the preferred one first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildPartialBlock(
        accumulated: some TransferRepresentation<Item>,
        next: some TransferRepresentation<Item>
    ) -> some TransferRepresentation<Item> {
        JoinedRepresentation(_routes: accumulated._routes + next._routes)
    }
}

private struct JoinedRepresentation<Item: Transferable>: TransferRepresentation {
    let _routes: [_TransferRoute<Item>]
}

extension Transferable {
    /// The ways to and from data, the preferred one first.
    ///
    /// The builder takes representations of this type only, but `some TransferRepresentation` does not say so: the cast always
    /// succeeds.
    static var transferRoutes: [_TransferRoute<Self>] {
        transferRepresentation._routes as? [_TransferRoute<Self>] ?? []
    }

    /// The types of data that values become, the preferred one first.
    static var exportedTypes: [UTType] { transferRoutes.filter { $0.export != nil }.map(\.contentType) }

    /// The types of data that become values, the preferred one first.
    static var importedTypes: [UTType] { transferRoutes.filter { $0.import != nil }.map(\.contentType) }

    /// The value that some data of a type is; nil if the type is none of the value's.
    ///
    /// - Throws: The error of the representation.
    static func imported(from data: Data, of type: UTType) async throws -> Self? {
        let routes = transferRoutes
        guard let route = routes.first(where: { $0.import != nil && type.conforms(to: $0.contentType) }) else {
            return nil
        }
        return try await route.import?(data)
    }
}
