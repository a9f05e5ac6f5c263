/// An object that a view owns, made from the view's environment: once, right before the first `body`, and released
/// when the view leaves for good. Its published changes run the view's body.
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
    @StateObject private var owner = EnvironmentObjectOwner<ObjectType>()
    private let make: Factory<ObjectType>

    /// Makes the object with a closure, which gets the environment of the view as it is then.
    public init(_ makeObject: @escaping @MainActor (EnvironmentValues) -> ObjectType) {
        make = Factory(make: makeObject)
    }

    /// The object.
    public var wrappedValue: ObjectType { owner.object ?? make.make(environment) }

    /// Gives bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Gives bindings to the properties of an object.
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
    /// Makes the object, the first time.
    nonisolated public func update() {
        MainActor.assumeIsolated {
            if owner.object == nil { owner.own(make.make(environment)) }
        }
    }
}

/// How to make the object. Only the first one is ever asked: all are equal.
private struct Factory<ObjectType>: Equatable {
    let make: @MainActor (EnvironmentValues) -> ObjectType

    static func == (lhs: Self, rhs: Self) -> Bool { true }
}

/// Keeps the object, and passes its changes on.
@MainActor
private final class EnvironmentObjectOwner<ObjectType: ObservableObject>: ObservableObject {
    /// Counts the changes of the object.
    @Published private var revision = 0
    private(set) var object: ObjectType?
    private var cancellable: AnyCancellable?

    func own(_ object: ObjectType) {
        self.object = object
        let change = { @MainActor @Sendable [weak self] in
            guard let self else { return }
            revision += 1
        }
        // `@Sendable`, for an object may send from any thread.
        cancellable = object.objectWillChange.sink { @Sendable _ in runOnMainActor(change) }
    }
}
