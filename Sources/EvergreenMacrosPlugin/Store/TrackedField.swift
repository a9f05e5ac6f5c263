import SwiftSyntax
import SwiftSyntaxMacros

extension VariableDeclSyntax {
    /// Whether the property is a mutable stored property.
    var isTrackable: Bool {
        guard bindingSpecifier.tokenKind == .keyword(.var), !modifiers.contains(.static), !modifiers.contains(.lazy),
            bindings.count == 1, let binding = bindings.first, binding.pattern.is(IdentifierPatternSyntax.self)
        else { return false }
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

/// A stored property that a macro replaces by accessors and a storage.
struct TrackedField {
    let variable: VariableDeclSyntax
    let name: String
    let type: TypeSyntax?
    let initializer: ExprSyntax?

    /// The name of the storage.
    var storage: String { "_\(name.filter { $0 != "`" })" }

    init?(
        _ declaration: some DeclSyntaxProtocol,
        macro: String,
        attribute: AttributeSyntax,
        reportingIn context: (any MacroExpansionContext)?
    ) {
        func report(_ message: String, _ id: String, at node: some SyntaxProtocol) {
            context?.report(message, id: "\(macro)-\(id)", at: node)
        }
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            report("'@\(macro)' can only be applied to a property", "property", at: attribute)
            return nil
        }
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else {
            report("Declare one property with '@\(macro)' at a time", "single", at: variable.bindings)
            return nil
        }
        if variable.bindingSpecifier.tokenKind != .keyword(.var) {
            report("A property with '@\(macro)' changes: declare it with 'var'", "var", at: variable.bindingSpecifier)
            return nil
        }
        if let modifier = variable.modifiers.first(where: { ["static", "class", "lazy"].contains($0.name.text) }) {
            report("A property with '@\(macro)' can't be '\(modifier.name.text)'", "modifier", at: modifier)
            return nil
        }
        if let accessors = binding.accessorBlock {
            report(
                "'@\(macro)' generates the accessors: remove these, or mark the property with '@ObservationStateIgnored'",
                "accessors",
                at: accessors
            )
            return nil
        }
        if let wrapper = variable.foreignAttribute(besides: macro) {
            report(
                "A field of observable state can't have a property wrapper: mark it with '@ObservationStateIgnored' too",
                "wrapper",
                at: wrapper
            )
            return nil
        }
        self.variable = variable
        name = pattern.identifier.text
        type = binding.typeAnnotation?.type.trimmed
        initializer = binding.initializer?.value.trimmed
    }

    /// A getter for a property on which a macro is misused. It never runs; it prevents further compiler errors.
    static func placeholder(for declaration: some DeclSyntaxProtocol) -> [AccessorDeclSyntax] {
        declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock == nil ? ["get { fatalError() }"] : []
    }

    /// The access modifier of peer members.
    var access: String {
        variable.modifiers
            .first {
                $0.detail == nil && ["public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
            }
            .map { "\($0.name.text) " } ?? ""
    }
}

extension VariableDeclSyntax {
    /// An attribute that appears to be a property wrapper: it starts with a capital letter and is none of these macros.
    fileprivate func foreignAttribute(besides macro: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in attributes {
            let name = attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
            if [macro, "MainActor", "Sendable"].contains(name) || name.first?.isUppercase != true { continue }
            return attribute
        }
        return nil
    }
}
