/// The environment's key for an observable object of one type.
struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

/// Makes the observable object of a type a subscript, so that key paths lead to it.
package struct ObservableObjectKeyPath<Object: AnyObject>: Hashable {
    package init() {}
}

extension EnvironmentValues {
    package subscript<Object: AnyObject>(_: ObservableObjectKeyPath<Object>) -> Object? {
        get { self[ObservableObjectKey<Object>.self] }
        set { self[ObservableObjectKey<Object>.self] = newValue }
    }
}
