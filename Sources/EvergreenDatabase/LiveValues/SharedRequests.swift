import EvergreenConcurrency

/// The live values of a database, by request.
///
/// `Hashable` requests are looked up by their hash; requests that are only `Equatable` are compared one by one.
final class SharedRequests: Sendable {
    private struct Entry {
        let request: Any
        let value: AnyObject
    }

    private struct State {
        var hashed: [AnyHashable: AnyObject] = [:]
        var compared: [ObjectIdentifier: [Entry]] = [:]
    }

    private let state = Locked(State())

    /// Returns the live value of a request, creating it if necessary.
    func value<Request: Equatable, Live: AnyObject>(of request: Request, make: () -> Live) -> Live {
        state.withLock { state in
            if let key = hashableKey(request) {
                if let value = state.hashed[key] as? Live { return value }
                let value = make()
                state.hashed[key] = value
                return value
            }
            let type = ObjectIdentifier(Request.self)
            if let entry = state.compared[type]?.first(where: { $0.request as? Request == request }),
                let value = entry.value as? Live
            {
                return value
            }
            let value = make()
            state.compared[type, default: []].append(Entry(request: request, value: value))
            return value
        }
    }

    /// Removes a value that has ended.
    func remove<Request: Equatable>(_ value: AnyObject, of request: Request) {
        state.withLock { state in
            if let key = hashableKey(request) {
                if state.hashed[key] === value { state.hashed[key] = nil }
            } else {
                state.compared[ObjectIdentifier(Request.self)]?.removeAll { $0.value === value }
            }
        }
    }

    var count: Int {
        state.withLock { $0.hashed.count + $0.compared.values.reduce(0) { $0 + $1.count } }
    }

    /// A key that also distinguishes equal requests of different types, such as numbers.
    private func hashableKey<Request>(_ request: Request) -> AnyHashable? {
        guard let request = request as? any Hashable else { return nil }
        return AnyHashable(TypedKey(type: ObjectIdentifier(Request.self), request: AnyHashable(request)))
    }

    private struct TypedKey: Hashable {
        let type: ObjectIdentifier
        let request: AnyHashable
    }
}
