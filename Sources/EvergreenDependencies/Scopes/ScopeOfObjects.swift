import EvergreenConcurrency

/// Records the scopes in which objects were created.
final class ScopeOfObjects: Sendable {
    static let shared = ScopeOfObjects()

    private struct Record {
        weak var object: AnyObject?
        let scope: DependencyScope
    }

    private struct State {
        var records: [ObjectIdentifier: Record] = [:]
        var sweepThreshold = 64
    }

    private let state = Locked(State())

    var recordCount: Int { state.withLock { $0.records.count } }

    /// Records the scope of an operation's result, if that is an object.
    ///
    /// The records of released objects are dropped each time the number of records has doubled, so that a record costs O(1) amortized.
    func remember<Result>(_ scope: DependencyScope, for result: Result) {
        guard Result.self is AnyClass else { return }
        let object = result as AnyObject
        state.withLock { state in
            state.records[ObjectIdentifier(object)] = Record(object: object, scope: scope)
            if state.records.count >= state.sweepThreshold {
                state.records = state.records.filter { $0.value.object != nil }
                state.sweepThreshold = max(64, state.records.count * 2)
            }
        }
    }

    /// The scope captured by the object's first ``Dependency`` property, including those of its superclasses, or else the recorded one.
    func scope(of object: AnyObject) -> DependencyScope? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children {
                if let property = child.value as? any ScopeCapturing { return property.captured }
            }
            mirror = level.superclassMirror
        }
        return state.withLock { state in
            guard let record = state.records[ObjectIdentifier(object)], record.object === object else { return nil }
            return record.scope
        }
    }
}

/// A property that captures the scope in which it was created.
protocol ScopeCapturing {
    var captured: DependencyScope { get }
}

extension Dependency: ScopeCapturing {}
