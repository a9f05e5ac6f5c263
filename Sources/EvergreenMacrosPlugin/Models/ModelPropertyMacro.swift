import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_ModelProperty(0) var title: String`, which ``ModelMacro`` puts on each stored property: accessors that tell the
/// context, and the stored property behind them.
struct ModelPropertyMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = ModelProperty(declaration), let index = node.argumentList?.first?.expression.trimmed
        else { return [] }
        let storage = property.storage
        let value = "_$value(\\.\(property.name.text), \(index), \(storage.text))"
        return [
            """
            @storageRestrictions(accesses: _$model, initializes: \(storage))
            init(initialValue) {
                \(storage) = _$model.initialize(initialValue, at: \(index))
            }
            """,
            // A type that can't be stored is an error here: on the line of the property.
            """
            get {
            \(raw: context.located(value, at: property.binding))
            }
            """,
            property.setter(index: index, in: context),
        ]
    }
}

extension ModelPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = ModelProperty(declaration) else { return [] }
        var peers: [DeclSyntax] = []
        if let type = property.storageType {
            // The accessor for initial values gives it the declared one.
            peers.append("private var \(property.storage): \(type)")
        } else if let value = property.binding.initializer?.value.trimmed {
            peers.append("private var \(property.storage) = \(value)")
        }
        if property.isObserved { peers.append("private var \(property.observing) = false") }
        return peers
    }
}

extension ModelProperty {
    fileprivate init?(_ declaration: some DeclSyntaxProtocol) {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            case .persisted(let property) = ModelMember(variable)
        else { return nil }
        self = property
    }

    /// The type of the property behind; nil if the compiler infers it.
    ///
    /// A variable of type `String?` starts with nil, so that the compiler leaves a declared value out. `Optional<String>`,
    /// written out, doesn't.
    fileprivate var storageType: TypeSyntax? {
        guard let optional = type?.as(OptionalTypeSyntax.self), binding.initializer != nil else { return type }
        return "Swift.Optional<\(optional.wrappedType.trimmed)>"
    }

    fileprivate func setter(index: ExprSyntax, in context: some MacroExpansionContext) -> AccessorDeclSyntax {
        let change = """
            \(storage.text) = _$willSet(\\.\(name.text), \(index), \(storage.text), newValue)
            _$didSet(\\.\(name.text), \(index))
            """
        return """
            set {
            \(raw: isObserved ? observed(change, in: context) : change)
            }
            """
    }
}

extension MacroExpansionContext {
    /// The code, for which the compiler and debuggers show a place of the source.
    func located(_ code: String, at node: some SyntaxProtocol) -> String {
        guard let location = location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath) else { return code }
        return """
            #sourceLocation(file: \(location.file), line: \(location.line))
            \(code)
            #sourceLocation()
            """
    }
}
