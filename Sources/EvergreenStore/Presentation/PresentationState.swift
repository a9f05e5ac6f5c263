/// A field with the optional state of a presented feature.
///
/// ```swift
/// struct State: Equatable {
///     @PresentationState var editor: Editor.State?
/// }
/// ```
///
/// In observable state, use ``Presents()``, which stores a value of this type. Pass the projection, `\.$editor`, to reducer operators. The
/// presented state is stored on the heap, so that features can present features of their own type.
@propertyWrapper
public struct PresentationState<State> {
    /// Shared by copies until one of them is modified.
    private final class Box {
        var value: State?

        init(_ value: State?) {
            self.value = value
        }
    }

    private var box: Box

    /// Wraps a state.
    ///
    /// - Parameter wrappedValue: The state; nil if nothing is presented.
    public init(wrappedValue: State?) {
        box = Box(wrappedValue)
    }

    /// The presented state; nil if nothing is presented.
    public var wrappedValue: State? {
        get { box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }

    /// The wrapper itself.
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
        _modify { yield &self }
    }

    /// The payload of a presented enum's case.
    ///
    /// Setting it while another case is presented does nothing; setting it to nil dismisses it.
    public subscript<Value>(case path: CaseKeyPath<State, Value>) -> Value? where State: CasePathable {
        get { wrappedValue.flatMap { AnyCasePath(path).extract(from: $0) } }
        set {
            let path = AnyCasePath(path)
            guard let state = wrappedValue, path.extract(from: state) != nil else { return }
            wrappedValue = newValue.map(path.embed)
        }
    }
}

/// `@unchecked` is safe: copies share a box only to read it, and each creates its own before it modifies the value.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Equatable where State: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
    }
}

extension PresentationState: Hashable where State: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: Encodable where State: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }
}

extension PresentationState: Decodable where State: Decodable {
    public init(from decoder: any Decoder) throws {
        try self.init(wrappedValue: State?(from: decoder))
    }
}

extension PresentationState: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
