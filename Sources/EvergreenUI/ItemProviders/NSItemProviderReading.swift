public import Foundation

/// A type that can be created from the data of an item provider.
public protocol NSItemProviderReading: SendableMetatype {
    /// The identifiers of the readable types of data, the preferred one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object from data.
    ///
    /// - Throws: An error if the data is malformed.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type that can write data for an item provider.
public protocol NSItemProviderWriting: SendableMetatype {
    /// The identifiers of the writable types of data, the preferred one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Writes data of a type, and calls the handler with it or with an error, on any thread.
    ///
    /// - Returns: A progress for cancelling the operation, or nil if it has finished immediately.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension String: NSItemProviderReading, NSItemProviderWriting {
    /// UTF-8 text, then any other text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.text.identifier]
    }

    /// Creates a string from the data of a provider.
    ///
    /// - Throws: An error if the data is malformed.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }

    /// The only writable type.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Writes the data immediately.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(utf8), nil)
        return nil
    }
}

extension URL: NSItemProviderReading, NSItemProviderWriting {
    /// Files of the server, then links.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL.identifier, UTType.url.identifier]
    }

    /// Creates a URL from the data of a provider.
    ///
    /// - Throws: An error if the data is malformed.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
        guard let url = URL(dataRepresentation: data, relativeTo: nil) else { throw CocoaError(.fileReadCorruptFile) }
        return url
    }

    /// The only writable type.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Writes the data immediately.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(dataRepresentation, nil)
        return nil
    }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// UTF-8 text, then any other text.
    public static var readableTypeIdentifiersForItemProvider: [String] { String.readableTypeIdentifiersForItemProvider }

    /// Creates a string from the data of a provider.
    ///
    /// - Throws: An error if the data is malformed.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try exactly(NSString(string: try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)))
    }

    /// The only writable type.
    public static var writableTypeIdentifiersForItemProvider: [String] { String.writableTypeIdentifiersForItemProvider }

    /// Writes the data immediately.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        String(describing: self).loadData(
            withTypeIdentifier: typeIdentifier,
            forItemProviderCompletionHandler: completionHandler
        )
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// Files of the server, then links.
    public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }

    /// Creates a URL from the data of a provider.
    ///
    /// - Throws: An error if the data is malformed.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        return try exactly(NSURL(string: url.absoluteString))
    }

    /// The only writable type.
    public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }

    /// Writes the data immediately.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

/// Casts an object to the requested class. Fails for subclasses.
private func exactly<Object>(_ object: Any?) throws -> Object {
    guard let object = object as? Object else { throw CocoaError(.coderInvalidValue) }
    return object
}
