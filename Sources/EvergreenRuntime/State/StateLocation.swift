import EvergreenComparison
import IssueReporting

/// Storage of a `State`. It lives as long as the view's identity.
final class StateLocation<Value>: StateSource, BindingLocation, StateOwner {
    private var stored: Value
    /// Whether the value was ever another one than the first.
    private(set) var hasState = false

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            recordRead()
            return stored
        }
        set {
            let isSame = InputComparison.areEqual(stored, newValue)
            stored = newValue
            guard !isSame else { return }
            hasState = true
            invalidateObservers()
        }
    }

    func isEqual(to other: any BindingLocation) -> Bool { self === other }
}

/// Stands in for the storage of a state whose view is not mounted.
final class DetachedLocation<Value>: BindingLocation {
    private let initialValue: Value

    init(_ initialValue: Value) {
        self.initialValue = initialValue
    }

    var value: Value {
        get { initialValue }
        set { reportEarlyWrite(of: State<Value>.self) }
    }

    func isEqual(to other: any BindingLocation) -> Bool { self === other }
}

func reportEarlyWrite(of type: Any.Type) {
    reportIssue(
        "A \(type) was set before its view was shown, which changes nothing: give it an initial value, or set it in onAppear."
    )
}
