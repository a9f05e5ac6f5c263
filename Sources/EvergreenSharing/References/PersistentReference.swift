import EvergreenConcurrency
import OpenCombineShim

/// The value of a key, while it is shared.
///
/// 1. ``start()`` loads the value and subscribes to its key.
/// 2. The cell saves each change, sequentially.
/// 3. The subscription is cancelled when the reference is released. Running saves are completed by the key.
final class PersistentReference<Key: SharedReaderKey>: MutableReference {
    private let key: Key
    private let initialValue: Key.Value
    private let cell: SharedCell<Key.Value>
    private let status: KeyStatus
    private let subscription = Locked<SharedSubscription?>(nil)
    private let onEnd: @Sendable () -> Void
    /// Whether changes are saved.
    let isSaved: Bool

    init(_ key: Key, initialValue: Key.Value, onEnd: @escaping @Sendable () -> Void) {
        let status = KeyStatus()
        self.key = key
        self.initialValue = initialValue
        self.status = status
        self.onEnd = onEnd
        isSaved = key is any SharedKey
        let save = (key as? any SharedKey<Key.Value>).map { Self.makeSave(to: $0, status) }
        cell = SharedCell(initialValue, save: save)
    }

    deinit {
        subscription.withLock { $0 }?.cancel()
        onEnd()
    }

    private static func makeSave<K: SharedKey<Key.Value>>(
        to key: K,
        _ status: KeyStatus
    ) -> @Sendable (Key.Value) -> Void {
        { value in
            let continuation = SaveContinuation("\(key)") { result in
                if case .failure(let error) = result { status.setSaveError(error) } else { status.setSaveError(nil) }
            }
            KeyOwner.$current.withValue(ObjectIdentifier(status)) {
                key.save(value, context: .didSet, continuation: continuation)
            }
        }
    }

    /// Loads the value for the first time. Called once, before the reference is shared.
    func start() {
        let initialValue = initialValue
        status.setLoading(true)
        KeyOwner.$current.withValue(ObjectIdentifier(status)) {
            key.load(
                context: .initialValue(initialValue),
                continuation: LoadContinuation("\(key)") { [weak self] in self?.receive($0, initialValue: nil) }
            )
            let subscriber = SharedSubscriber<Key.Value>(
                callback: { [weak self] in self?.receive($0, initialValue: initialValue) },
                onLoading: { [weak self] in self?.status.setLoading($0) }
            )
            let subscription = key.subscribe(context: .initialValue(initialValue), subscriber: subscriber)
            self.subscription.withLock { $0 = subscription }
        }
    }

    /// - Parameter initialValue: The value to reset to if there is none; nil to keep the current one.
    private func receive(_ result: Result<Key.Value?, any Error>, initialValue: Key.Value?) {
        switch result {
        case .success(let value):
            status.setLoadError(nil)
            if let value = value ?? initialValue { cell.set(value) }
        case .failure(let error):
            status.setLoadError(error)
        }
        status.setLoading(false)
    }

    func load() async throws {
        status.setLoading(true)
        try await withCheckedThrowingContinuation { waiting in
            let continuation = LoadContinuation<Key.Value>("\(key)") { result in
                self.receive(result, initialValue: nil)
                waiting.resume(with: result.map { _ in })
            }
            key.load(context: .userInitiated, continuation: continuation)
        }
    }

    func save() async throws {
        guard let key = key as? any SharedKey<Key.Value> else { return }
        try await save(to: key)
    }

    private func save<K: SharedKey<Key.Value>>(to key: K) async throws {
        let value = cell.currentValue
        try await withCheckedThrowingContinuation { waiting in
            let continuation = SaveContinuation("\(key)") { [status] result in
                if case .failure(let error) = result { status.setSaveError(error) } else { status.setSaveError(nil) }
                waiting.resume(with: result)
            }
            KeyOwner.$current.withValue(ObjectIdentifier(status)) {
                key.save(value, context: .userInitiated, continuation: continuation)
            }
        }
    }

    func read(_ side: SharedAssertion.Side) -> Key.Value { cell.read(side) }
    var publisher: AnyPublisher<Key.Value, Never> { cell.publisher }
    func withLock<R>(_ body: (inout Key.Value) throws -> R, at place: SharedPlace) rethrows -> R {
        try cell.mutate(body, at: place)
    }

    var isLoading: Bool { status.isLoading }
    var loadError: (any Error)? { status.loadError }
    var saveError: (any Error)? { status.saveError }
    var description: String { "\(key)" }
}

/// The owner of the running load, save or subscription of a key: a storage that notifies all subscribers immediately skips the one that
/// saved.
enum KeyOwner {
    @TaskLocal static var current: ObjectIdentifier?
}
