/// The case and the payload of an enum's value, obtained by reflection.
enum CasePayload {
    /// The name of the case, without its labels; nil for an optional or a type that is not an enum.
    static func caseName<Root>(of root: Root) -> String? {
        isEnum(Root.self) ? enumCaseName(root).map { String(cString: $0) } : nil
    }

    /// The payload, which is `()` if there is none; nil if it has another type.
    ///
    /// At run time, a single labeled payload is a tuple of one element, a type that does not exist in source code.
    static func payload<Root, Value>(of root: Root, as type: Value.Type) -> Value? {
        guard let payload = Mirror(reflecting: root).children.first?.value else { return () as? Value }
        if let value = payload as? Value { return isWrapped(by: Value.self, payload) ? nil : value }
        let tuple = Mirror(reflecting: payload)
        guard tuple.displayStyle == .tuple, tuple.children.count == 1 else { return nil }
        return tuple.children.first.flatMap { $0.value as? Value }
    }

    /// Whether a cast to a type would wrap the payload in an additional optional.
    private static func isWrapped<Value>(by type: Value.Type, _ payload: Any) -> Bool {
        Value.self is any OptionalType.Type && !(Swift.type(of: payload) is any OptionalType.Type)
    }
}

private protocol OptionalType {}
extension Optional: OptionalType {}
