import Foundation

/// A type whose values can be transferred as data, such as files to and from the user's device.
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

    /// The representation of values as data. The first one is preferred.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A conversion between values of a type and data.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable

    /// The conversions, in order of preference.
    var _routes: [_TransferRoute<Item>] { get }
}

/// A conversion between values and data. Created only by representations.
public struct _TransferRoute<Item: Transferable>: Sendable {
    let contentType: UTType
    let fileName: (@Sendable (Item) -> String?)?
    /// Nil for a conversion without export.
    let export: (@Sendable (Item) async throws -> Data)?
    /// Nil for a conversion without import.
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

/// Combines representations in order of preference.
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
    /// The conversions, in order of preference.
    ///
    /// The builder accepts only representations of this type, which `some TransferRepresentation` does not express. The cast always
    /// succeeds.
    static var transferRoutes: [_TransferRoute<Self>] {
        transferRepresentation._routes as? [_TransferRoute<Self>] ?? []
    }

    /// The exported content types, in order of preference.
    static var exportedTypes: [UTType] { transferRoutes.filter { $0.export != nil }.map(\.contentType) }

    /// The imported content types, in order of preference.
    static var importedTypes: [UTType] { transferRoutes.filter { $0.import != nil }.map(\.contentType) }

    /// Imports a value from data; nil if the content type is not supported.
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
