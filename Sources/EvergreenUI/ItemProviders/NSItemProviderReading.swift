public import Foundation

/// An object that is made of the data of an item provider.
public protocol NSItemProviderReading: SendableMetatype {
    /// The identifiers of the types of data that it is made of, the preferred one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of data.
    ///
    /// - Throws: An error for data that is none of the type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that becomes data for an item provider.
public protocol NSItemProviderWriting: SendableMetatype {
    /// The identifiers of the types of data that it becomes, the preferred one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes data of a type, and calls the handler with it, or with an error, on any thread.
    ///
    /// - Returns: A progress with which it can be cancelled; nil if it is done at once.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension String: NSItemProviderReading, NSItemProviderWriting {
    /// UTF-8, then any other text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.text.identifier]
    }

    /// Makes one of the data of a provider.
    ///
    /// - Throws: An error for data that is none of the type.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }

    /// The one type of data that it becomes.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Makes its data at once.
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

    /// Makes one of the data of a provider.
    ///
    /// - Throws: An error for data that is none of the type.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
        guard let url = URL(dataRepresentation: data, relativeTo: nil) else { throw CocoaError(.fileReadCorruptFile) }
        return url
    }

    /// The one type of data that it becomes.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Makes its data at once.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(dataRepresentation, nil)
        return nil
    }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// UTF-8, then any other text.
    public static var readableTypeIdentifiersForItemProvider: [String] { String.readableTypeIdentifiersForItemProvider }

    /// Makes one of the data of a provider.
    ///
    /// - Throws: An error for data that is none of the type.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try exactly(NSString(string: try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)))
    }

    /// The one type of data that it becomes.
    public static var writableTypeIdentifiersForItemProvider: [String] { String.writableTypeIdentifiersForItemProvider }

    /// Makes its data at once.
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

    /// Makes one of the data of a provider.
    ///
    /// - Throws: An error for data that is none of the type.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        return try exactly(NSURL(string: url.absoluteString))
    }

    /// The one type of data that it becomes.
    public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }

    /// Makes its data at once.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

/// An object as one of the class that was asked for, which a class that inherits from it is not.
private func exactly<Object>(_ object: Any?) throws -> Object {
    guard let object = object as? Object else { throw CocoaError(.coderInvalidValue) }
    return object
}
