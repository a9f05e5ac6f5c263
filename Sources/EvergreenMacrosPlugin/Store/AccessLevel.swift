import SwiftSyntax

extension DeclModifierListSyntax {
    /// What members that a macro adds need in front, so that they can be used wherever the type can: `public`, `package`, or
    /// nothing. Without a modifier, a member is as visible as a type of any narrower access.
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
    /// The attribute of a name, with or without the module in front.
    func attribute(named name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self {
            let text = attribute.attributeName.trimmedDescription.prefix { $0 != "<" }
            if text == name || text.hasSuffix(".\(name)") { return attribute }
        }
        return nil
    }

    func hasAttribute(named name: String) -> Bool { attribute(named: name) != nil }
}
