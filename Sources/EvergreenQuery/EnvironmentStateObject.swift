import EvergreenConcurrency
public import Observation

/// An observable object that a view owns, created from the view's environment: an `@Observable` class, or an
/// `ObservableObject`.
///
/// For an `@Observable` object, the view's body runs after a change of a property that it has read. For an `ObservableObject`, it runs
/// after each change.
///
/// The object is created once per view identity, before the first `body`, and released when the view is unmounted.
///
/// ```swift
/// struct PlayerList: View {
///     @EnvironmentStateObject private var model: PlayerListModel
///
///     init() {
///         _model = EnvironmentStateObject { environment in
///             PlayerListModel(context: environment.databaseContext)
///         }
///     }
///
///     var body: some View {
///         List(model.players) { player in Text(player.name) }
///     }
/// }
/// ```
@MainActor
@propertyWrapper
public struct EnvironmentStateObject<ObjectType: AnyObject> {
    @Environment(\.self) private var environment
    @OwnedSource private var owner = EnvironmentObjectOwner<ObjectType>()
    private let make: Factory<ObjectType>

    private init(_ factory: Factory<ObjectType>) {
        make = factory
    }

    /// The object.
    public var wrappedValue: ObjectType { owner.object ?? make.make(environment) }

    /// Creates bindings to the object's properties: `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Creates bindings to the properties of an object.
    @MainActor
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension EnvironmentStateObject where ObjectType: ObservableObject {
    /// Creates the property with a closure that makes the object. The closure receives the environment before the first `body`.
    public init(_ makeObject: @escaping @MainActor (EnvironmentValues) -> ObjectType) {
        self.init(
            Factory(make: makeObject) { object, willChange in
                // `@Sendable`, because an object may publish from any thread.
                object.objectWillChange.sink { @Sendable _ in MainQueue.run { willChange() } }
            }
        )
    }
}

extension EnvironmentStateObject where ObjectType: Observable {
    /// Creates the property with a closure that makes the object. The closure receives the environment before the first `body`.
    public init(_ makeObject: @escaping @MainActor (EnvironmentValues) -> ObjectType) {
        self.init(Factory(make: makeObject))
    }
}

extension EnvironmentStateObject where ObjectType: ObservableObject & Observable {
    /// Creates the property with a closure that makes the object. The closure receives the environment before the first `body`. The object
    /// is observed as an `@Observable` object, property by property.
    public init(_ makeObject: @escaping @MainActor (EnvironmentValues) -> ObjectType) {
        self.init(Factory(make: makeObject))
    }
}

extension EnvironmentStateObject: DynamicProperty {
    /// Creates the object before the first `body`.
    nonisolated public func update() {
        MainActor.assumeIsolated {
            if owner.object == nil { owner.own(make.make(environment), observing: make.observe) }
        }
    }
}

/// The closure that creates the object. All factories are equal, because only the first one is used.
private struct Factory<ObjectType: AnyObject>: Equatable {
    let make: @MainActor (EnvironmentValues) -> ObjectType
    /// Registers a closure that is called before each change of the object. Nil for an `@Observable` object: the bodies that read its
    /// properties observe them individually.
    let observe: (@MainActor (ObjectType, @escaping @MainActor () -> Void) -> AnyCancellable)?

    init(
        make: @escaping @MainActor (EnvironmentValues) -> ObjectType,
        observe: (@MainActor (ObjectType, @escaping @MainActor () -> Void) -> AnyCancellable)? = nil
    ) {
        self.make = make
        self.observe = observe
    }

    static func == (lhs: Self, rhs: Self) -> Bool { true }
}

/// Owns the object, and forwards its changes.
@MainActor
final class EnvironmentObjectOwner<ObjectType: AnyObject>: ViewSource {
    private(set) var object: ObjectType?
    private var cancellable: AnyCancellable?

    func own(
        _ object: ObjectType,
        observing observe: (@MainActor (ObjectType, @escaping @MainActor () -> Void) -> AnyCancellable)?
    ) {
        self.object = object
        cancellable = observe?(object) { [weak self] in self?.willChange() }
    }
}
