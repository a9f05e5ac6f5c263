import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable struct Wave: Shape`: generates an extension with the animatable data of the stored variables.
struct AnimatableMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(StructDeclSyntax.self) else {
            context.report("'@Animatable' can only be applied to a structure", id: "structure", at: node)
            return []
        }
        let candidates = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        guard let properties = properties(among: candidates, in: context) else { return [] }
        guard !properties.isEmpty else {
            context.report(
                "'@Animatable' finds no variable to animate: declare one that is not '@AnimatableIgnored'",
                id: "noVariable",
                at: node
            )
            return []
        }
        let access =
            declaration.modifiers.first { ["public", "package"].contains($0.name.text) }.map { "\($0.name.text) " }
            ?? ""
        let conformance = protocols.isEmpty ? "" : ": EvergreenUI.Animatable"
        let data = properties.dropLast().reversed().reduce(into: properties[properties.count - 1].data) {
            data,
            property in
            data = (
                type: "EvergreenUI.AnimatablePair<\(property.data.type), \(data.type)>",
                value: "EvergreenUI.AnimatablePair(\(property.data.value), \(data.value))"
            )
        }
        let assignments = properties.indices.map { index in
            let path = String(repeating: ".second", count: index) + (index < properties.count - 1 ? ".first" : "")
            return "\(properties[index].name).animatableData = newValue\(path)"
        }
        let source: DeclSyntax = """
            extension \(type.trimmed)\(raw: conformance) {
                \(raw: access)nonisolated var animatableData: \(raw: data.type) {
                    get { \(raw: data.value) }
                    set {
                        \(raw: assignments.joined(separator: "\n"))
                    }
                }
            }
            """
        return [source.as(ExtensionDeclSyntax.self)].compactMap(\.self)
    }

    /// An animated stored variable.
    private struct Property {
        let name: String
        let type: String

        /// The type and the expression of its animatable data.
        var data: (type: String, value: String) { ("\(type).AnimatableData", "\(name).animatableData") }
    }

    /// The animated stored variables; nil, with a diagnostic, if one is invalid.
    private static func properties(
        among variables: [VariableDeclSyntax],
        in context: some MacroExpansionContext
    ) -> [Property]? {
        var properties: [Property] = []
        for variable in variables where isAnimated(variable) {
            // In `var a, b: Double`, the type of the last binding applies to all.
            var type: TypeSyntax?
            var found: [Property] = []
            for binding in variable.bindings.reversed() where isStored(binding) {
                type = binding.typeAnnotation?.type ?? type
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                guard let typeName = type?.trimmedDescription ?? inferredType(of: binding.initializer?.value) else {
                    context.report(
                        "'@Animatable' needs the type of '\(name)': write 'var \(name): …', or '@AnimatableIgnored' before it",
                        id: "untyped",
                        at: binding
                    )
                    return nil
                }
                if isDiscrete(typeName) {
                    context.report(
                        "'\(typeName)' is not animatable: write '@AnimatableIgnored' before 'var \(name)'",
                        id: "discrete",
                        at: binding
                    )
                    return nil
                }
                found.append(Property(name: name, type: typeName))
            }
            properties += found.reversed()
        }
        return properties
    }

    /// Whether the variable is an instance variable without a property wrapper or `@AnimatableIgnored`.
    private static func isAnimated(_ variable: VariableDeclSyntax) -> Bool {
        variable.bindingSpecifier.tokenKind == .keyword(.var)
            && !variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
            && !variable.attributes.contains { $0.is(AttributeSyntax.self) }
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let accessors):
            accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }

    /// The type of a floating-point literal; nil for other values.
    private static func inferredType(of value: ExprSyntax?) -> String? {
        let number = value?.as(PrefixOperatorExprSyntax.self)?.expression ?? value
        return number?.is(FloatLiteralExprSyntax.self) == true ? "Double" : nil
    }

    private static func isDiscrete(_ type: String) -> Bool {
        ["Bool", "String", "Int", "UInt", "Character"].contains(type) || type.hasSuffix("?") || type.hasPrefix("[")
            || type.contains("->")
    }
}

/// `@AnimatableIgnored var corner: Int`: a marker for ``AnimatableMacro``.
struct AnimatableIgnoredMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if !declaration.is(VariableDeclSyntax.self) {
            context.report("'@AnimatableIgnored' can only be applied to a variable", id: "variable", at: node)
        }
        return []
    }
}
