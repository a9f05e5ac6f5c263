/// The name of a feature, for messages: the type in which its state or action is nested, without the module.
package func feature(of type: Any.Type) -> String {
    var parts = String(reflecting: type).split(separator: ".", omittingEmptySubsequences: true)
    if parts.count > 1 { parts.removeFirst() }
    if parts.count > 1, let last = parts.last, last == "Action" || last == "State" { parts.removeLast() }
    return parts.joined(separator: ".")
}
