import Foundation

/// Returns a string that identifies a value among those of its type, stable across processes; nil if there is none, as for instances of
/// classes. For the ids of records.
func stableText(of value: Any) -> String? { stableText(of: value, depth: 0) }

/// Returns the text of a number, a string, a Boolean or a UUID; nil for all other values.
func scalarText(of value: Any) -> String? {
    switch value {
    case let value as String: value
    case let value as any FixedWidthInteger & CustomStringConvertible: value.description
    case let value as Bool: value ? "true" : "false"
    case let value as UUID: value.uuidString
    case let value as Substring: String(value)
    case let value as Character: String(value)
    case let value as Double: value.description
    case let value as Float: value.description
    case let value as Date: value.timeIntervalSinceReferenceDate.description
    case let value as URL: value.absoluteString
    default: nil
    }
}

private func stableText(of value: Any, depth: Int) -> String? {
    // A limit for recursive types.
    guard depth < 8 else { return nil }
    let base = (value as? AnyHashable)?.base ?? value
    if let text = scalarText(of: base) { return text }
    if let base = base as? any StablyNamed { return base.stableName }
    if let base = base as? any RawRepresentable { return stableText(of: base.rawValue, depth: depth + 1) }
    let mirror = Mirror(reflecting: base)
    switch mirror.displayStyle {
    case .enum where mirror.children.isEmpty: return "\(base)"
    case .struct, .tuple, .optional, .enum, .collection:
        guard mirror.displayStyle != .struct || !mirror.children.isEmpty else { return nil }
        var text = "("
        for child in mirror.children {
            guard let part = stableText(of: child.value, depth: depth + 1) else { return nil }
            // Length-prefixed, so that concatenated strings are unambiguous.
            text += "\(child.label ?? "")\(part.utf8.count):\(part)"
        }
        return text + ")"
    default: return nil
    }
}

/// An id with its own stable identifying name.
protocol StablyNamed {
    /// Stable across processes; nil if there is none.
    var stableName: String? { get }
}

/// Any optional, regardless of its wrapped type.
protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { self }
}
