extension Schema.PropertyMetadata {
    // Metadata that `@Model` generates for a `let`. As for variables, these can't be one function with a default argument.

    /// A constant attribute.
    @_disfavoredOverload
    public static func constant<Model: PersistentModel, Value: Codable>(
        _ name: String,
        _ keyPath: KeyPath<Model, Value>,
        get: @escaping (Model) -> Value
    ) -> Schema.PropertyMetadata {
        constant(name, keyPath, get: get, Schema.Attribute())
    }

    /// A constant attribute with options.
    @_disfavoredOverload
    public static func constant<Model: PersistentModel, Value: Codable>(
        _ name: String,
        _ keyPath: KeyPath<Model, Value>,
        get: @escaping (Model) -> Value,
        _ attribute: Schema.Attribute
    ) -> Schema.PropertyMetadata {
        let access = TypedAttribute(
            keyPath: keyPath,
            codec: ValueCodec.of(Value.self),
            get: get,
            set: nil,
            defaultValue: nil
        )
        return Schema.PropertyMetadata(name: name, keyPath: keyPath, kind: .attribute(attribute, access))
    }

    /// A to-one relationship that is declared as a constant.
    @available(
        *,
        unavailable,
        message: "A relationship is set through its inverse, too: declare this one as 'private(set) var'"
    )
    public static func constant<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, Related?>,
        get: @escaping (Model) -> Related?
    ) -> Schema.PropertyMetadata {
        hidden(name, keyPath)
    }

    /// A to-one relationship that is declared as a constant.
    @available(
        *,
        unavailable,
        message: "A relationship is set through its inverse, too: declare this one as 'private(set) var'"
    )
    public static func constant<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, Related>,
        get: @escaping (Model) -> Related
    ) -> Schema.PropertyMetadata {
        hidden(name, keyPath)
    }

    /// A to-many relationship that is declared as a constant.
    @available(
        *,
        unavailable,
        message: "A relationship is set through its inverse, too: declare this one as 'private(set) var'"
    )
    public static func constant<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, [Related]>,
        get: @escaping (Model) -> [Related]
    ) -> Schema.PropertyMetadata {
        hidden(name, keyPath)
    }

    /// A to-many relationship that is declared as a constant.
    @available(
        *,
        unavailable,
        message: "A relationship is set through its inverse, too: declare this one as 'private(set) var'"
    )
    public static func constant<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, [Related]?>,
        get: @escaping (Model) -> [Related]?
    ) -> Schema.PropertyMetadata {
        hidden(name, keyPath)
    }

    /// A constant whose type can't be stored.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message: "This type can't be stored: make it Codable, or mark the property with @Transient"
    )
    public static func constant<Model: PersistentModel, Value>(
        _ name: String,
        _ keyPath: KeyPath<Model, Value>,
        get: @escaping (Model) -> Value
    ) -> Schema.PropertyMetadata {
        hidden(name, keyPath)
    }

    /// A constant with options whose type can't be stored.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message: "This type can't be stored: make it Codable, or mark the property with @Transient"
    )
    public static func constant<Model: PersistentModel, Value>(
        _ name: String,
        _ keyPath: KeyPath<Model, Value>,
        get: @escaping (Model) -> Value,
        _ attribute: Schema.Attribute
    ) -> Schema.PropertyMetadata {
        hidden(name, keyPath)
    }

    /// The metadata of a property that does not compile: it is never used.
    static func hidden<Model: PersistentModel, Value>(
        _ name: String,
        _ keyPath: KeyPath<Model, Value>
    ) -> Schema.PropertyMetadata {
        Schema.PropertyMetadata(
            name: name,
            keyPath: keyPath,
            kind: .relationship(Schema.Relationship(), HiddenRelationship<Model>())
        )
    }
}
