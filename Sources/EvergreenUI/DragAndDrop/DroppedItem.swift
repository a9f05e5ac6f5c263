import Foundation

/// One of the items of a drop, before it is a value of the type that the destination takes.
enum DroppedItem: Sendable {
    /// The payload of a draggable view.
    case value(any Transferable & Sendable)
    /// A text or a URL from outside of the app.
    case data(Data, UTType)
    /// A file of the user's device, which the page has sent.
    case file(ReceivedFile)
    /// What a view with `onDrag` has provided.
    case provider(NSItemProvider)

    /// The payload, if it is of a type as it is.
    func value<Value>(as type: Value.Type) -> Value? {
        guard case .value(let value) = self else { return nil }
        return value as? Value
    }

    /// Makes values of items, off the main actor. Items that become none are left out.
    ///
    /// - Throws: The error of a representation, or of reading a file.
    @concurrent
    static func load<Value: Transferable & Sendable>(
        _ items: [DroppedItem],
        as type: Value.Type
    ) async throws -> [Value] {
        var values: [Value] = []
        for item in items {
            if let value = try await item.load(as: type) { values.append(value) }
        }
        return values
    }

    private func load<Value: Transferable & Sendable>(as type: Value.Type) async throws -> Value? {
        switch self {
        case .value(let value): try await value.converted(to: type)
        case .data(let data, let type): try await Value.imported(from: data, of: type)
        case .file(let file):
            if let url = file.url as? Value {
                url
            } else {
                try await Value.imported(from: Data(contentsOf: file.url), of: file.contentType)
            }
        case .provider(let provider): try await provider.value(as: type)
        }
    }
}

extension Transferable where Self: Sendable {
    /// The value as one of another type, by way of the first representation that both have; nil if there is none.
    fileprivate func converted<Value: Transferable & Sendable>(to type: Value.Type) async throws -> Value? {
        if let value = self as? Value { return value }
        for route in Self.transferRoutes {
            guard let export = route.export, Value.importedTypes.contains(where: route.contentType.conforms) else {
                continue
            }
            return try await Value.imported(from: export(self), of: route.contentType)
        }
        return nil
    }
}
