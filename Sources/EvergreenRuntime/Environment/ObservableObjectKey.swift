/// The environment key of an observable object, by its type.
struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

/// A subscript argument for the observable object of a type, which makes it reachable by key path.
package struct ObservableObjectKeyPath<Object: AnyObject>: Hashable {
    package init() {}
}

extension EnvironmentValues {
    package subscript<Object: AnyObject>(_: ObservableObjectKeyPath<Object>) -> Object? {
        get { self[ObservableObjectKey<Object>.self] }
        set { self[ObservableObjectKey<Object>.self] = newValue }
    }
}
