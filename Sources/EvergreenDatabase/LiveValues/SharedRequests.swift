import Foundation

/// The live values of a database, by their requests.
///
/// `Hashable` requests are found by their hash; those that are only `Equatable` are compared one by one.
///
/// `@unchecked Sendable`: the properties are only touched under `lock`.
final class SharedRequests: @unchecked Sendable {
    private struct Entry {
        let request: Any
        let value: AnyObject
    }

    private let lock = NSLock()
    private var hashed: [AnyHashable: AnyObject] = [:]
    private var compared: [ObjectIdentifier: [Entry]] = [:]

    /// The live value of a request, made if there is none.
    func value<Request: Equatable, Live: AnyObject>(of request: Request, make: () -> Live) -> Live {
        lock.withLock {
            if let key = hashableKey(request) {
                if let value = hashed[key] as? Live { return value }
                let value = make()
                hashed[key] = value
                return value
            }
            let type = ObjectIdentifier(Request.self)
            if let entry = compared[type]?.first(where: { $0.request as? Request == request }),
                let value = entry.value as? Live
            {
                return value
            }
            let value = make()
            compared[type, default: []].append(Entry(request: request, value: value))
            return value
        }
    }

    /// Forgets a value that has ended.
    func remove<Request: Equatable>(_ value: AnyObject, of request: Request) {
        lock.withLock {
            if let key = hashableKey(request) {
                if hashed[key] === value { hashed[key] = nil }
            } else {
                compared[ObjectIdentifier(Request.self)]?.removeAll { $0.value === value }
            }
        }
    }

    var count: Int {
        lock.withLock { hashed.count + compared.values.reduce(0) { $0 + $1.count } }
    }

    /// A key that also tells apart equal requests of different types, as numbers of different types can be.
    private func hashableKey<Request>(_ request: Request) -> AnyHashable? {
        guard let request = request as? any Hashable else { return nil }
        return AnyHashable(TypedKey(type: ObjectIdentifier(Request.self), request: AnyHashable(request)))
    }

    private struct TypedKey: Hashable {
        let type: ObjectIdentifier
        let request: AnyHashable
    }
}
