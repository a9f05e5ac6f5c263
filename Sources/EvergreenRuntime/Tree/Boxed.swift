import EvergreenComparison

/// A value on the heap, shared by all copies.
///
/// For the content of wrapping views: an update passes a view from node to node, each of which keeps a copy. Without the box, each copy
/// would include all of the content.
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
