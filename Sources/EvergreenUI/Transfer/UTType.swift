import Foundation

/// A type of data, such as PNG images, with its file name extensions, its MIME types, and the types that it conforms to.
///
/// The common types of Apple platforms are there, by the same identifiers. A type of an app's own has what its parent has: a
/// server reads no declarations of types from an `Info.plist`.
public struct UTType: Sendable {
    /// A reverse-DNS name, such as `public.png`.
    public let identifier: String
    let declaration: Declaration

    /// What is known of a type.
    struct Declaration: Sendable {
        /// The identifiers of the types that it conforms to directly.
        var parents: [String] = ["public.data"]
        /// The preferred one first, without a dot.
        var extensions: [String] = []
        /// The preferred one first.
        var mimeTypes: [String] = []
        var isDynamic = false
    }

    init(identifier: String, declaration: Declaration) {
        self.identifier = identifier
        self.declaration = declaration
    }

    /// The type with an identifier; nil if it is unknown.
    public init?(_ identifier: String) {
        guard let known = Self.known[identifier] else { return nil }
        self = known
    }

    /// The type of files with a name extension, such as `csv`.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without a dot. For an unknown one, the type conforms to the given one, and is
    ///     ``isDynamic``.
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

    /// The type of data with a MIME type, such as `text/csv`. For an unknown one, the type conforms to the given one, and is
    /// ``isDynamic``.
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

    /// A type of the app's own. Its files are those of its parent.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaredAs: identifier, parent: parentType)
    }

    /// A type of another app. Its files are those of its parent.
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

    /// The file name extension of the type, without a dot; nil for types without files of their own, such as ``image``.
    public var preferredFilenameExtension: String? { declaration.extensions.first }

    /// The MIME type; nil for types without one, such as ``image``.
    public var preferredMIMEType: String? { declaration.mimeTypes.first }

    /// Whether the type was made for an unknown file name extension or MIME type.
    public var isDynamic: Bool { declaration.isDynamic }

    /// Whether the type is one of the known ones, or of an app.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type belongs to no company.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The types that this one conforms to, other than itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = declaration.parents
        while let name = waiting.popLast() {
            guard let type = Self.known[name], found.insert(type).inserted else { continue }
            waiting += type.declaration.parents
        }
        return found
    }

    /// Whether the type is another one, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Whether the type is a kind of another one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another type is a kind of this one.
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
    /// The type of a file, by the extension of its name, or else by the MIME type that a browser says.
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

    /// What browsers offer for the type: MIME types, with a wildcard for a family, and extensions with a dot. Empty where that
    /// can't be said.
    package var acceptedFiles: [String] {
        switch self {
        case .image: ["image/*"]
        case .audio: ["audio/*"]
        case .movie, .video: ["video/*"]
        case .audiovisualContent: ["audio/*", "video/*"]
        default:
            // A family, such as texts: the files of all of its members.
            (declaration.extensions.isEmpty && declaration.mimeTypes.isEmpty
                ? Self.known.values.filter { $0.isSubtype(of: self) }.sorted { $0.identifier < $1.identifier } : [self])
                .flatMap { type in type.declaration.mimeTypes + type.declaration.extensions.map { "." + $0 } }
        }
    }
}
