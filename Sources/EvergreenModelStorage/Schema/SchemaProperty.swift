/// The description of a model class's property: a ``Schema/Attribute`` or a ``Schema/Relationship``.
public protocol SchemaProperty: Sendable {
    /// The name of the property.
    var name: String { get }

    /// The name that the property had in an earlier version of the schema.
    var originalName: String? { get }

    /// The type of the property.
    var valueType: any Any.Type { get }

    /// Whether the value may be nil.
    var isOptional: Bool { get }

    /// Whether no two models have the same value.
    var isUnique: Bool { get }

    /// Whether the property is not stored.
    var isTransient: Bool { get }
}

extension SchemaProperty {
    /// Whether the property holds a value.
    public var isAttribute: Bool { self is Schema.Attribute }

    /// Whether the property refers to other models.
    public var isRelationship: Bool { self is Schema.Relationship }
}

extension Schema.Attribute {
    /// Whether the property is not stored: ``isEphemeral``.
    public var isTransient: Bool { isEphemeral }
}

extension Schema.Relationship {
    /// False: a relationship is always stored.
    public var isTransient: Bool { false }
}
