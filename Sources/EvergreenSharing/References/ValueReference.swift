import OpenCombineShim

/// A value without a storage.
final class ValueReference<Value>: MutableReference {
    private let cell: SharedCell<Value>

    init(_ value: Value) {
        cell = SharedCell(value)
    }

    func read(_ side: SharedAssertion.Side) -> Value { cell.read(side) }
    var publisher: AnyPublisher<Value, Never> { cell.publisher }
    func withLock<R>(_ body: (inout Value) throws -> R, at place: SharedPlace) rethrows -> R {
        try cell.mutate(body, at: place)
    }

    var isLoading: Bool { false }
    var loadError: (any Error)? { nil }
    var saveError: (any Error)? { nil }
    func load() async throws {}
    func save() async throws {}

    var description: String { "value: \(cell.currentValue)" }
}
