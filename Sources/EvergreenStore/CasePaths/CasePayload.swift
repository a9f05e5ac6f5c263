/// The case and the payload of an enum's value, by reflection.
enum CasePayload {
    /// The name of the case, without its labels; nil for what is not an enum, and for an optional.
    static func caseName<Root>(of root: Root) -> String? {
        isEnum(Root.self) ? enumCaseName(root).map { String(cString: $0) } : nil
    }

    /// The payload, which is `()` where there is none; nil if it is of another type.
    ///
    /// A payload of one value with a label is a tuple of one element for the runtime, which no type of the source is.
    static func payload<Root, Value>(of root: Root, as type: Value.Type) -> Value? {
        guard let payload = Mirror(reflecting: root).children.first?.value else { return () as? Value }
        if let value = payload as? Value { return isWrapped(by: Value.self, payload) ? nil : value }
        let tuple = Mirror(reflecting: payload)
        guard tuple.displayStyle == .tuple, tuple.children.count == 1 else { return nil }
        return tuple.children.first.flatMap { $0.value as? Value }
    }

    /// Whether a cast to a type wraps the payload in an optional that it did not come in.
    private static func isWrapped<Value>(by type: Value.Type, _ payload: Any) -> Bool {
        Value.self is any OptionalType.Type && !(Swift.type(of: payload) is any OptionalType.Type)
    }
}

private protocol OptionalType {}
extension Optional: OptionalType {}
