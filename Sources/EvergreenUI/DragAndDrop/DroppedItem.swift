import Foundation

/// An item of a drop, before its conversion to the type of the destination.
enum DroppedItem: Sendable {
    /// The payload of a draggable view.
    case value(any Transferable & Sendable)
    /// Text or a URL from outside of the app.
    case data(Data, UTType)
    /// An uploaded file of the user's device.
    case file(ReceivedFile)
    /// The item provider of a view with `onDrag`.
    case provider(NSItemProvider)

    /// The payload, if it has the given type.
    func value<Value>(as type: Value.Type) -> Value? {
        guard case .value(let value) = self else { return nil }
        return value as? Value
    }

    /// Loads values from items, off the main actor. Items that can't be converted are omitted.
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
    /// Converts the value by the first representation that both types have. Nil if there is none.
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
