public import CustomDump

/// State that test failures dump with the names of its fields, without members added by macros. ``ObservableState()`` adds the conformance
/// to structs.
/// ``ObservableState()`` conforms structs to it.
public protocol _DumpableState: CustomDumpReflectable {}

extension _DumpableState {
    /// The declared fields.
    public var customDumpMirror: Mirror {
        let children = Mirror(reflecting: self).children.compactMap { child -> Mirror.Child? in
            guard let label = child.label else { return child }
            if label.hasPrefix("_$") { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, child.value)
        }
        return Mirror(self, children: children, displayStyle: .struct)
    }
}

extension PresentationState: CustomDumpRepresentable {
    public var customDumpValue: Any { wrappedValue as Any }
}

extension BindingState: CustomDumpRepresentable {
    public var customDumpValue: Any { wrappedValue }
}

extension TextState: CustomDumpRepresentable {
    public var customDumpValue: Any { description }
}

extension StackElementID: CustomDumpStringConvertible {
    public var customDumpDescription: String { debugDescription }
}
