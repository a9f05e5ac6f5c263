/// The values on a navigation stack, independent of their storage.
@MainActor
protocol StackPath {
    var values: [AnyHashable] { get }

    /// Returns false if the path doesn't support values of this type.
    func append(_ value: AnyHashable) -> Bool
    func keepFirst(_ count: Int)
}

/// The path of a stack without a binding.
final class OwnPath: StackPath {
    private let path: StateLocation<NavigationPath>

    /// - Parameter node: The node of the stack.
    init(of node: _Node) {
        path = node.makeState("path", NavigationPath())
    }

    var values: [AnyHashable] { path.value.elements }

    func append(_ value: AnyHashable) -> Bool {
        path.value.append(value)
        return true
    }

    func keepFirst(_ count: Int) {
        path.value.removeLast(values.count - count)
    }

    func discard() { path.discard() }
}

/// A path in a binding to a ``NavigationPath``.
struct BoundPath: StackPath {
    let binding: Binding<NavigationPath>

    var values: [AnyHashable] { binding.wrappedValue.elements }

    func append(_ value: AnyHashable) -> Bool {
        binding.wrappedValue.append(value)
        return true
    }

    func keepFirst(_ count: Int) {
        binding.wrappedValue.removeLast(binding.wrappedValue.count - count)
    }
}

/// A path in a binding to a collection.
struct BoundCollectionPath<Data>: StackPath
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    let binding: Binding<Data>

    var values: [AnyHashable] { binding.wrappedValue.map { AnyHashable($0) } }

    func append(_ value: AnyHashable) -> Bool {
        guard let element = value.base as? Data.Element else { return false }
        binding.wrappedValue.append(element)
        return true
    }

    func keepFirst(_ count: Int) {
        binding.wrappedValue.removeLast(max(binding.wrappedValue.count - count, 0))
    }
}
