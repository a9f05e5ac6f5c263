import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name = value` in an extension of `EnvironmentValues`, `ContainerValues` or `Transaction`, or `@Entry var name: Value?` in an
/// extension of `FocusedValues`: generates accessors and a key.
struct EntryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = Entry(declaration, attribute: node, in: context, reportsErrors: false) else {
            // Errors are reported with the key. This getter never runs; it prevents further compiler errors.
            return declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock == nil
                ? ["get { fatalError() }"] : []
        }
        return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let entry = Entry(declaration, attribute: node, in: context, reportsErrors: true) else { return [] }
        if let wrapped = entry.focusedValue {
            return ["private enum \(entry.key): EvergreenUI.\(entry.keyProtocol) { typealias Value = \(wrapped) }"]
        }
        return [
            """
            private enum \(entry.key): EvergreenUI.\(entry.keyProtocol) {
                @__EntryDefaultValue static var defaultValue\(entry.type) = \(entry.value)
            }
            """
        ]
    }
}

/// `@__EntryDefaultValue static var defaultValue = value`: the compiler infers the type of the value, which the macro passes to EvergreenUI
/// for caching.
struct EntryDefaultValueMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else { return [] }
        return ["get { _entryDefault { \(value.trimmed) } }"]
    }
}

/// A property that is an entry of the environment, container values, focused values or a transaction.
private struct Entry {
    /// The protocol of the key.
    let keyProtocol: TokenSyntax
    /// The name of the key.
    let key: TokenSyntax
    /// The type annotation; nil if the type is inferred.
    let type: TypeAnnotationSyntax?
    let value: ExprSyntax
    /// The wrapped type of a focused value; nil for other entries.
    let focusedValue: TypeSyntax?

    init?(
        _ declaration: some DeclSyntaxProtocol,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext,
        reportsErrors: Bool
    ) {
        func report(_ message: String, id: String, at node: some SyntaxProtocol) {
            if reportsErrors { context.report(message, id: id, at: node) }
        }
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            report("'@Entry' can only be applied to a property", id: "property", at: attribute)
            return nil
        }
        guard let keyProtocol = Self.keyProtocol(in: context) else {
            report(
                "'@Entry' properties belong in an extension of EnvironmentValues, ContainerValues, FocusedValues or Transaction",
                id: "extension",
                at: attribute
            )
            return nil
        }
        guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
            report(
                "An '@Entry' is set by views: declare it with 'var'",
                id: "let",
                at: variable.bindingSpecifier
            )
            return nil
        }
        if let modifier = variable.modifiers.first(where: { ["static", "class", "lazy"].contains($0.name.text) }) {
            report("An '@Entry' can't be '\(modifier.name.text)'", id: "modifier", at: modifier)
            return nil
        }
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else {
            report("Declare one '@Entry' at a time", id: "single", at: variable.bindings)
            return nil
        }
        if let accessors = binding.accessorBlock {
            report("'@Entry' generates the accessors: remove these", id: "accessors", at: accessors)
            return nil
        }
        focusedValue = keyProtocol.text == "FocusedValueKey" ? Self.wrapped(binding.typeAnnotation?.type) : nil
        if keyProtocol.text == "FocusedValueKey", focusedValue == nil || binding.initializer != nil {
            report(
                "A focused value is nil until a view sets it: declare its type as an optional, without a default value",
                id: "optional",
                at: binding
            )
            return nil
        }
        guard let value = binding.initializer?.value.trimmed ?? Self.implicitValue(of: binding.typeAnnotation?.type)
        else {
            report(
                "An '@Entry' needs a default value: '= …'",
                id: "default",
                at: binding
            )
            return nil
        }
        self.keyProtocol = keyProtocol
        key = .identifier("__Key_\(name.text.filter { $0 != "`" })")
        type = binding.typeAnnotation?.trimmed
        self.value = value
    }

    /// An optional is implicitly nil.
    private static func implicitValue(of type: TypeSyntax?) -> ExprSyntax? {
        let isOptional =
            type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
            || type?.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
        return isOptional ? "nil" : nil
    }

    /// The wrapped type of an optional; nil for other types.
    private static func wrapped(_ type: TypeSyntax?) -> TypeSyntax? {
        if let optional = type?.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        guard let named = type?.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            let argument = named.genericArgumentClause?.arguments.first
        else { return nil }
        return argument.argument.as(TypeSyntax.self)?.trimmed
    }

    /// The key protocol of the extended type; nil if it has none.
    private static func keyProtocol(in context: some MacroExpansionContext) -> TokenSyntax? {
        let type = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        switch type?.split(separator: ".").last {
        case "EnvironmentValues": return "EnvironmentKey"
        case "ContainerValues": return "ContainerValueKey"
        case "FocusedValues": return "FocusedValueKey"
        case "Transaction": return "TransactionKey"
        default: return nil
        }
    }
}
