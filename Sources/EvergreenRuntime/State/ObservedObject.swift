import OpenCombineShim

/// An object that somebody else owns, and whose published changes run the view's body.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
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

    private let object: ObjectType

    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    public init(initialValue: ObjectType) {
        object = initialValue
    }

    @MainActor
    public var wrappedValue: ObjectType { object }

    @MainActor
    public var projectedValue: Wrapper { Wrapper(object: object) }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        storage.slot { ObjectSubscription<ObjectType>() }.follow(property.object, for: storage.node)
    }
}

extension ObservedObject: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.object === rhs.object }
}

extension ObservedObject: BindingValue {}
