import SwiftSyntax

/// The classification of a variable in a model class.
enum ModelMember {
    case persisted(ModelProperty)
    /// `@Transient`.
    case transient(VariableDeclSyntax)
    /// A variable that can't be stored and is not marked as transient.
    case unsupported(Misuse)
    /// A variable without storage in the instance: a computed or type property.
    case other

    /// An error message and its location.
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
                    "Declare each property of a model with its own 'var'",
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
                    "A property that is isolated to an actor can't be stored, because contexts on other actors also read it: "
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
                    "Declare each property of a model with its own 'var'",
                    id: "pattern",
                    at: binding.pattern
                )
            )
        }
    }

    /// The reason why a constant can't be stored; nil for a variable.
    private static func misuse(ofConstant variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Misuse? {
        guard variable.isConstant else { return nil }
        if binding.initializer != nil {
            return Misuse(
                "A fetched instance takes the stored value, which a constant with an initial value can't: "
                    + "set it in 'init', declare it as 'private(set) var', or mark it as '@Transient'",
                id: "let",
                at: variable.bindingSpecifier
            )
        }
        guard variable.attribute(named: "Relationship") != nil else { return nil }
        return Misuse(
            "A relationship can also be set through its inverse: declare this one as 'private(set) var'",
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
    /// The reason why the property can't be stored, as far as its syntax shows.
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
    /// Whether the variable has accessors other than observers.
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
