import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked var count = 0`: generates accessors that report reads and changes, and the storage.
struct ObservationStateTrackedMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard
            let field = TrackedField(
                declaration,
                macro: "ObservationStateTracked",
                attribute: node,
                reportingIn: context
            )
        else { return TrackedField.placeholder(for: declaration) }
        let (name, storage) = (field.name, field.storage)
        return [
            """
            @storageRestrictions(initializes: \(raw: storage))
            init(initialValue) {
                \(raw: storage) = initialValue
            }
            """,
            """
            get {
                _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
                return \(raw: storage)
            }
            """,
            """
            set {
                let isReported = EvergreenStore._$isIdentityEqual(\(raw: storage), newValue)
                \(raw: storage) = newValue
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
                yield &\(raw: storage)
            }
            """,
        ]
    }
}

extension ObservationStateTrackedMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard
            let field = TrackedField(
                declaration,
                macro: "ObservationStateTracked",
                attribute: node,
                reportingIn: nil
            )
        else { return [] }
        let type = field.type.map { ": \($0.trimmedDescription)" } ?? ""
        let value = field.initializer.map { " = \($0.trimmedDescription)" } ?? ""
        return ["private var \(raw: field.storage)\(raw: type)\(raw: value)"]
    }
}

/// `@ObservationStateIgnored`: a marker for ``ObservableStateMacro``. It generates no code.
struct ObservationStateIgnoredMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
