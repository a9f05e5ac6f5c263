import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable enum …`: generates a type with a case path for each case, and the conformance.
struct CasePathableMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = declaration.as(EnumDeclSyntax.self) else {
            context.report(
                "'@CasePathable' can only be applied to an enum: only enums have cases",
                id: "case-pathable-enum",
                at: node
            )
            return []
        }
        let items = declaration.memberBlock.members.enumItems
        reportOverloads(items.allCases, in: context)
        let access = declaration.modifiers.accessOfMembers
        let name = declaration.name.trimmedDescription
        let paths = items.source { path(of: $0, in: name, access: access) }
        let list = items.source { $0.isUninhabited ? "" : "list.append(\\.\($0.name.text))" }
        let element = "EvergreenStore.PartialCaseKeyPath<\(name)>"
        return [
            """
            \(raw: access)struct AllCasePaths: Swift.Sendable, Swift.Sequence {
                \(raw: paths)
                \(raw: access)func makeIterator() -> Swift.IndexingIterator<[\(raw: element)]> {
                    \(raw: list.isEmpty ? "let" : "var") list: [\(raw: element)] = []
                    \(raw: list)
                    return list.makeIterator()
                }
            }
            """,
            """
            \(raw: access)static var allCasePaths: AllCasePaths { AllCasePaths() }
            """,
        ]
            + items.shadowedNames.map { "\(raw: access)typealias _$\(raw: $0) = \(raw: $0)" }
    }

    private static func path(of element: EnumCase, in name: String, access: String) -> String {
        if element.isUninhabited { return "" }
        let type = "EvergreenStore.AnyCasePath<\(name), \(element.payloadType(in: name))>"
        let (pattern, value) = element.extraction
        return """
            \(access)var \(element.name.text): \(type) {
                \(type)._$make(\(element.constructor(in: name))) { root in
                    guard case \(pattern) = root else { return nil }
                    return \(value)
                }
            }
            """
    }

    /// Overloaded case names would result in properties with the same name.
    private static func reportOverloads(_ cases: [EnumCase], in context: some MacroExpansionContext) {
        var names: Set<String> = []
        for element in cases where !names.insert(element.name.text).inserted {
            context.report(
                "Two cases are named '\(element.name.text)': rename one of them, as '@CasePathable' needs unique names",
                id: "case-pathable-overload",
                at: element.syntax
            )
        }
    }
}

extension CasePathableMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
        let conformance: DeclSyntax =
            "extension \(type.trimmed): EvergreenStore.CasePathable, EvergreenStore.CasePathIterable {}"
        return [conformance.cast(ExtensionDeclSyntax.self)]
    }
}
