import Observation
import OpenCombineShim

/// Creates bindings to the properties of an `@Observable` object: `$model.name`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
    /// The object.
    public var wrappedValue: Value

    /// The bindable itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Wraps an object: `@Bindable var model: Model`.
    nonisolated public init(wrappedValue: Value) where Value: Observable {
        self.wrappedValue = wrappedValue
    }

    /// Wraps an object in an expression: `Bindable(model).name`.
    nonisolated public init(_ wrappedValue: Value) where Value: Observable {
        self.wrappedValue = wrappedValue
    }

    /// Copies another bindable of the object.
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
