import EvergreenConcurrency

/// An observable object that a view owns, created from the view's environment. When the object changes, the view's body
/// runs.
///
/// It is created once per identity of the view, before the first `body`, and released when the view is unmounted.
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
public struct EnvironmentStateObject<ObjectType: ObservableObject> {
    @Environment(\.self) private var environment
    @OwnedSource private var owner = EnvironmentObjectOwner<ObjectType>()
    private let make: Factory<ObjectType>

    /// Creates the object with a closure, which gets the view's environment at that time.
    public init(_ makeObject: @escaping @MainActor (EnvironmentValues) -> ObjectType) {
        make = Factory(make: makeObject)
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

extension EnvironmentStateObject: DynamicProperty {
    /// Creates the object before the first `body`.
    nonisolated public func update() {
        MainActor.assumeIsolated {
            if owner.object == nil { owner.own(make.make(environment)) }
        }
    }
}

/// The closure that creates the object. All are equal, because only the first one is used.
private struct Factory<ObjectType>: Equatable {
    let make: @MainActor (EnvironmentValues) -> ObjectType

    static func == (lhs: Self, rhs: Self) -> Bool { true }
}

/// Owns the object, and forwards its changes.
@MainActor
final class EnvironmentObjectOwner<ObjectType: ObservableObject>: ViewSource {
    private(set) var object: ObjectType?
    private var cancellable: AnyCancellable?

    func own(_ object: ObjectType) {
        self.object = object
        // `@Sendable`, because an object may publish from any thread.
        cancellable = object.objectWillChange.sink { @Sendable [weak self] _ in
            MainQueue.run { self?.willChange() }
        }
    }
}
