/// A type-erased `Hashable` and `Sendable` value, like `AnyHashable` for `Hashable` ones.
public struct AnyHashableSendable: Hashable, Sendable {
    /// The value.
    public let base: any Hashable & Sendable

    /// Wraps a value. A value that is already wrapped is not wrapped again.
    ///
    /// - Parameter base: The value.
    public init(_ base: some Hashable & Sendable) {
        self.base = (base as? AnyHashableSendable)?.base ?? base
    }

    /// Whether the values are equal, according to `AnyHashable`.
    ///
    /// - Parameters:
    ///   - lhs: A value.
    ///   - rhs: Another one.
    /// - Returns: Whether they are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    /// Hashes the value like `AnyHashable`.
    ///
    /// - Parameter hasher: Combines the parts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The description of the value.
    public var description: String { String(describing: base) }
    /// The debug description of the value.
    public var debugDescription: String { String(reflecting: base) }
    /// The mirror of the value.
    public var customMirror: Mirror { Mirror(reflecting: base) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
    /// Wraps a string.
    public init(stringLiteral value: String) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
    /// Wraps an `Int`.
    public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
    /// Wraps a `Double`.
    public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
    /// Wraps a `Bool`.
    public init(booleanLiteral value: Bool) { self.init(value) }
}
