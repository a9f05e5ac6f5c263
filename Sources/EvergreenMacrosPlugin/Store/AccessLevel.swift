import SwiftSyntax

extension DeclModifierListSyntax {
    /// The access modifier of generated members, so that they are as visible as the type: `public`, `package`, or empty. Without a
    /// modifier, a member is as visible as its type, up to `internal`.
    var accessOfMembers: String {
        for modifier in self where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open): return "public "
            case .keyword(.package): return "package "
            default: continue
            }
        }
        return ""
    }

    func contains(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) }
    }
}

extension AttributeListSyntax {
    /// Returns the attribute with a name, with or without a module qualifier.
    func attribute(named name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self {
            let text = attribute.attributeName.trimmedDescription.prefix { $0 != "<" }
            if text == name || text.hasSuffix(".\(name)") { return attribute }
        }
        return nil
    }

    func hasAttribute(named name: String) -> Bool { attribute(named: name) != nil }
}
