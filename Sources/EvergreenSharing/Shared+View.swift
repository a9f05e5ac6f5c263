import EvergreenComparison

/// A view observes the shared values that its body reads.
extension Shared: DynamicProperty {}
/// A view observes the shared values that its body reads.
extension SharedReader: DynamicProperty {}

extension Shared: InputComparable {
    @MainActor
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.box === rhs.box || lhs.reference.isSame(as: rhs.reference)
    }
}

extension SharedReader: InputComparable {
    @MainActor
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.box === rhs.box || lhs.reference.isSame(as: rhs.reference)
    }
}

extension Binding {
    /// A binding to a shared value, for controls: `Toggle("Sound", isOn: Binding($isSoundOn))`.
    ///
    /// - Parameter base: The shared value.
    @MainActor
    public init(_ base: Shared<Value>) {
        self = Bindable(base.box).value
    }
}
