import Observation
import OpenCombineShim

/// Gives bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
    public var wrappedValue: Value

    public var projectedValue: Bindable<Value> { self }

    nonisolated public init(wrappedValue: Value) where Value: Observable {
        self.wrappedValue = wrappedValue
    }

    nonisolated public init(_ wrappedValue: Value) where Value: Observable {
        self.wrappedValue = wrappedValue
    }

    nonisolated public init(projectedValue: Bindable<Value>) where Value: Observable {
        self = projectedValue
    }

    /// A binding to a property of the object.
    @MainActor
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectMemberLocation(object: wrappedValue, keyPath: keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The id of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: BindingValue {}
