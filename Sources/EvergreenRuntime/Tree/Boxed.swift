import EvergreenComparison

/// A value on the heap, which all copies share.
///
/// A view around another one keeps it so: an update hands a view from node to node, each of which keeps a copy. Without the
/// box, each copy would be one of all that is inside.
@propertyWrapper
package struct Boxed<Value> {
    private let box: Box

    private final class Box {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    package init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    package var wrappedValue: Value { box.value }
}

extension Boxed: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.box === rhs.box || InputComparison.areEqual(lhs.box.value, rhs.box.value)
    }
}
