import SwiftSyntax

/// What a variable in a model class is to the store.
enum ModelMember {
    case persisted(ModelProperty)
    /// `@Transient`.
    case transient(VariableDeclSyntax)
    /// It can't be kept in the store, and isn't marked as transient.
    case unsupported(Misuse)
    /// It has no storage in the instance: it is computed, or the type's own.
    case other

    /// What is wrong, and where.
    struct Misuse {
        let message: String
        let id: String
        let node: Syntax

        init(_ message: String, id: String, at node: some SyntaxProtocol) {
            self.message = message
            self.id = id
            self.node = Syntax(node)
        }
    }

    init(_ variable: VariableDeclSyntax) {
        if variable.modifier(.static, .class) != nil {
            self = .other
        } else if variable.attribute(named: "Transient") != nil {
            self = .transient(variable)
        } else if let binding = variable.bindings.first, variable.bindings.count == 1 {
            self = binding.isComputed ? .other : Self(variable, binding)
        } else {
            self = .unsupported(
                Misuse(
                    "Declare the properties of a model one by one, each with a 'var'",
                    id: "several",
                    at: variable.bindings
                )
            )
        }
    }

    private init(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
        if let misuse = Self.misuse(ofConstant: variable, binding) {
            self = .unsupported(misuse)
        } else if let modifier = variable.modifier(.lazy, .weak, .unowned) {
            self = .unsupported(Self.misuse(of: modifier))
        } else if let attribute = variable.attribute(named: "MainActor") {
            self = .unsupported(
                Misuse(
                    "A property that is isolated to an actor can't be stored, as contexts of other actors read it, too: "
                        + "remove '@MainActor', or mark the property as '@Transient'",
                    id: "isolated",
                    at: attribute
                )
            )
        } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed {
            let property = ModelProperty(declaration: variable, binding: binding, name: name)
            self = property.misuse.map { .unsupported($0) } ?? .persisted(property)
        } else {
            self = .unsupported(
                Misuse(
                    "Declare the properties of a model one by one, each with a 'var'",
                    id: "pattern",
                    at: binding.pattern
                )
            )
        }
    }

    /// What keeps a constant from being stored; nil for a variable.
    private static func misuse(ofConstant variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Misuse? {
        guard variable.isConstant else { return nil }
        if binding.initializer != nil {
            return Misuse(
                "An instance that is fetched takes the stored value, which a constant with a value of its own can't: "
                    + "set it in 'init', declare it as 'private(set) var', or mark it as '@Transient'",
                id: "let",
                at: variable.bindingSpecifier
            )
        }
        guard variable.attribute(named: "Relationship") != nil else { return nil }
        return Misuse(
            "A relationship is set through its inverse, too: declare this one as 'private(set) var'",
            id: "let",
            at: variable.bindingSpecifier
        )
    }

    private static func misuse(of modifier: DeclModifierSyntax) -> Misuse {
        switch modifier.name.tokenKind {
        case .keyword(.lazy):
            Misuse("A 'lazy' property can't be stored: mark it as '@Transient'", id: "lazy", at: modifier)
        default:
            Misuse(
                "\(modifier.name.text == "weak" ? "A" : "An") '\(modifier.name.text)' property can't be stored: remove '\(modifier.name.text)' for a relationship, "
                    + "which the context loads and releases, or mark the property as '@Transient'",
                id: "weak",
                at: modifier
            )
        }
    }
}

extension ModelProperty {
    /// What keeps it from being stored, as far as its syntax says it.
    fileprivate var misuse: ModelMember.Misuse? {
        if Self.reservedNames.contains(name.plainText) {
            return ModelMember.Misuse(
                "Every model has a property '\(name.plainText)': give this one another name, "
                    + "with '@Attribute(originalName: \"\(name.plainText)\")' for a column that has this one",
                id: "reserved",
                at: name(in: binding)
            )
        }
        guard let type else { return nil }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
            return ModelMember.Misuse(
                "A tuple can't be stored: declare a struct that is Codable, or mark the property as '@Transient'",
                id: "tuple",
                at: binding.typeAnnotation?.type ?? type
            )
        }
        return nil
    }

    private func name(in binding: PatternBindingSyntax) -> Syntax { Syntax(binding.pattern) }

    private static var reservedNames: Set<String> {
        ["hasChanges", "isDeleted", "modelContext", "persistentModelID"]
    }
}

extension PatternBindingSyntax {
    /// Whether it has accessors of its own, not observers alone.
    var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .none: false
        case .getter: true
        case .accessors(let accessors):
            !accessors.allSatisfy { accessor in
                [.keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
            }
        }
    }
}
