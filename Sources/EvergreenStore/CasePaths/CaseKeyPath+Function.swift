extension KeyPath {
    /// Returns the enum in the case of a case key path: `\Action.Cases.child` called with a payload.
    ///
    /// - Parameter value: The payload.
    public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
    where Root == Case<Enum>, Value == Case<Payload> {
        AnyCasePath<Enum, Payload>(self).embed(value)
    }

    /// Returns the enum in the case of a case key path without a payload.
    public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
        AnyCasePath<Enum, Void>(self).embed(())
    }

    /// Whether an enum is in a case: `case \.child` in a `switch`.
    public static func ~= <Enum, Payload>(keyPath: KeyPath, root: Enum) -> Bool
    where Root == Case<Enum>, Value == Case<Payload> {
        AnyCasePath<Enum, Payload>(keyPath).extract(from: root) != nil
    }
}
