import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents var editor: Editor.State?` in observable state: generates accessors, the projected value for reducers, and the storage.
struct PresentsMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let field = PresentedField(declaration, attribute: node, in: context, reportsErrors: true) else {
            return TrackedField.placeholder(for: declaration)
        }
        let (name, storage) = (field.name, field.storage)
        return [
            """
            @storageRestrictions(initializes: \(raw: storage))
            init(initialValue) {
                \(raw: storage) = EvergreenStore.PresentationState(wrappedValue: initialValue)
            }
            """,
            """
            get {
                _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
                return \(raw: storage).wrappedValue
            }
            """,
            """
            set {
                let isReported = EvergreenStore._$isIdentityEqual(\(raw: storage).wrappedValue, newValue)
                \(raw: storage).wrappedValue = newValue
                _$observationRegistrar.didChange(self, keyPath: \\.\(raw: name), isReported: isReported)
            }
            """,
            """
            _modify {
                let identity = EvergreenStore._$identity(of: \(raw: storage))
                defer {
                    let isReported = EvergreenStore._$identity(of: \(raw: storage)).isContinuation(of: identity)
                    _$observationRegistrar.didChange(self, keyPath: \\.\(raw: name), isReported: isReported)
                }
                yield &\(raw: storage).wrappedValue
            }
            """,
        ]
    }
}

extension PresentsMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let field = PresentedField(declaration, attribute: node, in: context, reportsErrors: false) else {
            return []
        }
        let (name, storage, type) = (field.name, field.storage, field.type)
        return [
            """
            private var \(raw: storage) = EvergreenStore.PresentationState<\(raw: type)>(wrappedValue: \(raw: field.value))
            """,
            """
            \(raw: field.access)var $\(raw: name): EvergreenStore.PresentationState<\(raw: type)> {
                get {
                    _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
                    return \(raw: storage)
                }
                set {
                    let isReported = EvergreenStore._$isIdentityEqual(\(raw: storage), newValue)
                    \(raw: storage) = newValue
                    _$observationRegistrar.didChange(self, keyPath: \\.\(raw: name), isReported: isReported)
                }
                _modify {
                    let identity = EvergreenStore._$identity(of: \(raw: storage))
                    defer {
                        let isReported = EvergreenStore._$identity(of: \(raw: storage)).isContinuation(of: identity)
                        _$observationRegistrar.didChange(self, keyPath: \\.\(raw: name), isReported: isReported)
                    }
                    yield &\(raw: storage)
                }
            }
            """,
        ]
    }
}

/// A property with the state of a presented feature.
private struct PresentedField {
    let name: String
    let storage: String
    /// The type of the wrapped state.
    let type: String
    let value: String
    let access: String

    init?(
        _ declaration: some DeclSyntaxProtocol,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext,
        reportsErrors: Bool
    ) {
        guard
            let field = TrackedField(
                declaration,
                macro: "Presents",
                attribute: attribute,
                reportingIn: reportsErrors ? context : nil
            )
        else { return nil }
        if let owner = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self),
            !owner.attributes.hasAttribute(named: "ObservableState")
        {
            if reportsErrors {
                context.report(
                    "'@Presents' needs '@ObservableState' on the type around it; without that, write '@PresentationState'",
                    id: "Presents-observable",
                    at: attribute
                )
            }
            return nil
        }
        let wrapped =
            field.type?.as(OptionalTypeSyntax.self)?.wrappedType
            ?? field.type?.as(IdentifierTypeSyntax.self)
            .flatMap { $0.name.text == "Optional" ? $0.genericArgumentClause?.arguments.first?.argument : nil }
            .flatMap { TypeSyntax($0) }
        guard let wrapped else {
            if reportsErrors {
                context.report(
                    "Presented state is an optional with a type: '@Presents var \(field.name): Child.State?'. It is nil while nothing is presented",
                    id: "Presents-optional",
                    at: field.variable.bindings
                )
            }
            return nil
        }
        name = field.name
        storage = field.storage
        type = wrapped.trimmedDescription
        value = field.initializer?.trimmedDescription ?? "nil"
        access = field.access
    }
}
