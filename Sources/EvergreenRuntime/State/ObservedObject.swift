import EvergreenComparison
import OpenCombineShim

/// Observes an object with another owner. When the object changes, the view's body runs.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        @MainActor
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectMemberLocation(object: object, keyPath: keyPath))
        }
    }

    private var object: ObjectType

    /// Observes an object: `@ObservedObject var model: Model`.
    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    /// Observes an object. The same as ``init(wrappedValue:)``.
    public init(initialValue: ObjectType) {
        object = initialValue
    }

    /// The object. A view's initializer may set another one.
    @MainActor
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Creates bindings to the object's properties: `$model.name`.
    @MainActor
    public var projectedValue: Wrapper { Wrapper(object: object) }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        storage.slot { ObjectSubscription<ObjectType>() }.observe(property.object, for: storage.node)
    }
}

extension ObservedObject: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.object === rhs.object }
}

extension ObservedObject: BindingValue {}
