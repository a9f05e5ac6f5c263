import Foundation

/// A type of data, such as PNG images, with its file name extensions, its MIME types, and the types that it conforms to.
///
/// The common types of Apple platforms are available with the same identifiers. A custom type inherits the extensions and MIME types of its
/// parent, because type declarations in an `Info.plist` are not read.
public struct UTType: Sendable {
    /// A reverse-DNS name, such as `public.png`.
    public let identifier: String
    let declaration: Declaration

    /// The properties of a type.
    struct Declaration: Sendable {
        /// The identifiers of its direct supertypes.
        var parents: [String] = ["public.data"]
        /// In order of preference, without a dot.
        var extensions: [String] = []
        /// In order of preference.
        var mimeTypes: [String] = []
        var isDynamic = false
    }

    init(identifier: String, declaration: Declaration) {
        self.identifier = identifier
        self.declaration = declaration
    }

    /// Creates the type with an identifier; nil if it is unknown.
    public init?(_ identifier: String) {
        guard let known = Self.known[identifier] else { return nil }
        self = known
    }

    /// Creates the type of files with an extension, such as `csv`.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without a dot. An unknown extension results in a ``isDynamic`` type that conforms to
    ///     `supertype`.
    ///   - supertype: A type that the result conforms to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard !name.isEmpty else { return nil }
        self =
            Self.type(ofExtension: name, conformingTo: supertype)
            ?? UTType(
                identifier: "dyn.extension.\(name)",
                declaration: Declaration(parents: [supertype.identifier], extensions: [name], isDynamic: true)
            )
    }

    /// Creates the type of data with a MIME type, such as `text/csv`. An unknown MIME type results in a ``isDynamic`` type that conforms to
    /// `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased().prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        guard name.contains("/") else { return nil }
        self =
            Self.type(ofMIMEType: name, conformingTo: supertype)
            ?? UTType(
                identifier: "dyn.mime.\(name)",
                declaration: Declaration(parents: [supertype.identifier], mimeTypes: [name], isDynamic: true)
            )
    }

    /// Creates a custom type of the app. Its extensions and MIME types are those of its parent.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaredAs: identifier, parent: parentType)
    }

    /// Creates a custom type of another app. Its extensions and MIME types are those of its parent.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaredAs: identifier, parent: parentType)
    }

    private init(declaredAs identifier: String, parent: UTType?) {
        if let known = Self.known[identifier] {
            self = known
            return
        }
        let parent = parent ?? .data
        self.init(
            identifier: identifier,
            declaration: Declaration(
                parents: [parent.identifier],
                extensions: parent.declaration.extensions,
                mimeTypes: parent.declaration.mimeTypes
            )
        )
    }

    /// The preferred file name extension, without a dot; nil for types without one, such as ``image``.
    public var preferredFilenameExtension: String? { declaration.extensions.first }

    /// The preferred MIME type; nil for types without one, such as ``image``.
    public var preferredMIMEType: String? { declaration.mimeTypes.first }

    /// Whether the type was created for an unknown extension or MIME type.
    public var isDynamic: Bool { declaration.isDynamic }

    /// Whether the type is a known or a custom one.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type is in the public domain: its identifier starts with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The types that this one conforms to, excluding itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = declaration.parents
        while let name = waiting.popLast() {
            guard let type = Self.known[name], found.insert(type).inserted else { continue }
            waiting += type.declaration.parents
        }
        return found
    }

    /// Returns whether the type equals another one or is a subtype of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Returns whether the type is a subtype of another one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns whether the type is a supertype of another one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
    public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        if identifier.hasPrefix("dyn.extension."),
            let type = UTType(filenameExtension: String(identifier.dropFirst(14)))
        {
            self = type
        } else if identifier.hasPrefix("dyn.mime."), let type = UTType(mimeType: String(identifier.dropFirst(9))) {
            self = type
        } else {
            self = UTType(importedAs: identifier)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

extension UTType {
    /// Creates the type of a file from its extension or else from the MIME type reported by the browser.
    package init?(fileName: String, mimeType: String) {
        let name = (fileName as NSString).pathExtension
        if let type = UTType(filenameExtension: name), !type.isDynamic {
            self = type
        } else if let type = UTType(mimeType: mimeType) ?? UTType(filenameExtension: name) {
            self = type
        } else {
            return nil
        }
    }

    /// The values of HTML's `accept` attribute for the type: MIME types, with a wildcard for base types, and extensions with a dot. Empty
    /// if there are none.
    package var acceptedFiles: [String] {
        switch self {
        case .image: ["image/*"]
        case .audio: ["audio/*"]
        case .movie, .video: ["video/*"]
        case .audiovisualContent: ["audio/*", "video/*"]
        default:
            // For a base type, such as text, the files of all its subtypes.
            (declaration.extensions.isEmpty && declaration.mimeTypes.isEmpty
                ? Self.known.values.filter { $0.isSubtype(of: self) }.sorted { $0.identifier < $1.identifier } : [self])
                .flatMap { type in type.declaration.mimeTypes + type.declaration.extensions.map { "." + $0 } }
        }
    }
}
