import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_ModelProperty(0) var title: String`, added by ``ModelMacro`` to each stored property: generates accessors that notify the context,
/// and the storage.
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
            // If the type can't be stored, the error is reported on the line of the property.
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
            // The `init` accessor sets the declared default value.
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

    /// The type of the storage; nil if it is inferred.
    ///
    /// A variable of type `String?` is implicitly initialized with nil, and the compiler ignores a declared default value.
    /// `Optional<String>` is not.
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
    /// Returns code that the compiler and debuggers attribute to a source location.
    func located(_ code: String, at node: some SyntaxProtocol) -> String {
        guard let location = location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath) else { return code }
        return """
            #sourceLocation(file: \(location.file), line: \(location.line))
            \(code)
            #sourceLocation()
            """
    }
}
