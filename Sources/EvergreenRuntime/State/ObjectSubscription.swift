import EvergreenConcurrency
import OpenCombineShim

/// Invalidates a node when an object is about to change.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject> {
    private weak var object: ObjectType?
    private var cancellable: AnyCancellable?

    /// Observes an object instead of the previous one. Does nothing if it is the same object.
    func observe(_ object: ObjectType, for node: _Node?) {
        guard object !== self.object else { return }
        self.object = object
        // `@Sendable`, because an object may publish from any thread.
        cancellable = object.objectWillChange.sink { @Sendable [weak node] _ in
            MainQueue.run { node?.invalidate() }
        }
    }
}

/// A property of an object, for bindings.
final class ObjectMemberLocation<Object: AnyObject, Value>: BindingLocation {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    var value: Value {
        get { object[keyPath: keyPath] }
        set { object[keyPath: keyPath] = newValue }
    }

    func isEqual(to other: any BindingLocation) -> Bool {
        guard let other = other as? ObjectMemberLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
