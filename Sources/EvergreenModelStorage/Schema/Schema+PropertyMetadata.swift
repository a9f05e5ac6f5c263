extension Schema {
    /// The metadata that `@Model` generates for one property of a class.
    ///
    /// `@unchecked Sendable`: the key path is a literal of a property, and the closures are literals, which capture nothing; everything is
    /// immutable.
    public struct PropertyMetadata: @unchecked Sendable {
        enum Kind {
            case attribute(Attribute, any AttributeAccess)
            case relationship(Relationship, any RelationshipAccess)
        }

        /// The name of the property.
        public let name: String
        let keyPath: AnyKeyPath
        let kind: Kind
        private(set) var chainedKeyPath: AnyKeyPath?

        init(name: String, keyPath: AnyKeyPath, kind: Kind) {
            self.name = name
            self.keyPath = keyPath
            self.kind = kind
        }

        /// Adds the key path of the property through an optional model, `\Recipe?.?.title`, which identifies it in orders through optional
        /// relationships.
        public func _chained<Model: PersistentModel, Value>(_ keyPath: KeyPath<Model?, Value>) -> Self {
            var chained = self
            chained.chainedKeyPath = keyPath
            return chained
        }
    }
}

extension Schema.PropertyMetadata {
    // Not one function with a default argument: the compiler would prefer the overload for types that can't be stored.

    /// An attribute: a property that holds a value.
    @_disfavoredOverload
    public static func property<Model: PersistentModel, Value: Codable>(
        _ name: String,
        _ keyPath: KeyPath<Model, Value>,
        get: @escaping (Model) -> Value,
        set: @escaping (Model, Value) -> Void,
        default defaultValue: (() -> Value)? = nil
    ) -> Schema.PropertyMetadata {
        property(name, keyPath, get: get, set: set, default: defaultValue, Schema.Attribute())
    }

    /// An attribute with options.
    @_disfavoredOverload
    public static func property<Model: PersistentModel, Value: Codable>(
        _ name: String,
        _ keyPath: KeyPath<Model, Value>,
        get: @escaping (Model) -> Value,
        set: @escaping (Model, Value) -> Void,
        default defaultValue: (() -> Value)? = nil,
        _ attribute: Schema.Attribute
    ) -> Schema.PropertyMetadata {
        let access = TypedAttribute(
            keyPath: keyPath,
            codec: ValueCodec.of(Value.self),
            get: get,
            set: set,
            defaultValue: defaultValue
        )
        return Schema.PropertyMetadata(name: name, keyPath: keyPath, kind: .attribute(attribute, access))
    }

    /// A to-one relationship.
    public static func property<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, Related?>,
        get: @escaping (Model) -> Related?,
        set: @escaping (Model, Related?) -> Void,
        default defaultValue: (() -> Related?)? = nil,
        _ relationship: Schema.Relationship = Schema.Relationship()
    ) -> Schema.PropertyMetadata {
        let access = TypedRelationship<Model, Related?, Related>(keyPath: keyPath, isToMany: false, isRequired: false)
        return Schema.PropertyMetadata(name: name, keyPath: keyPath, kind: .relationship(relationship, access))
    }

    /// A required to-one relationship.
    public static func property<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, Related>,
        get: @escaping (Model) -> Related,
        set: @escaping (Model, Related) -> Void,
        default defaultValue: (() -> Related)? = nil,
        _ relationship: Schema.Relationship = Schema.Relationship()
    ) -> Schema.PropertyMetadata {
        let access = TypedRelationship<Model, Related, Related>(keyPath: keyPath, isToMany: false, isRequired: true)
        return Schema.PropertyMetadata(name: name, keyPath: keyPath, kind: .relationship(relationship, access))
    }

    /// A to-many relationship.
    public static func property<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, [Related]>,
        get: @escaping (Model) -> [Related],
        set: @escaping (Model, [Related]) -> Void,
        default defaultValue: (() -> [Related])? = nil,
        _ relationship: Schema.Relationship = Schema.Relationship()
    ) -> Schema.PropertyMetadata {
        let access = TypedRelationship<Model, [Related], Related>(keyPath: keyPath, isToMany: true, isRequired: false)
        return Schema.PropertyMetadata(name: name, keyPath: keyPath, kind: .relationship(relationship, access))
    }

    /// An optional to-many relationship. It is never nil once the model is inserted.
    public static func property<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, [Related]?>,
        get: @escaping (Model) -> [Related]?,
        set: @escaping (Model, [Related]?) -> Void,
        default defaultValue: (() -> [Related]?)? = nil,
        _ relationship: Schema.Relationship = Schema.Relationship()
    ) -> Schema.PropertyMetadata {
        let access = TypedRelationship<Model, [Related]?, Related>(keyPath: keyPath, isToMany: true, isRequired: false)
        return Schema.PropertyMetadata(name: name, keyPath: keyPath, kind: .relationship(relationship, access))
    }

    /// An attribute that is marked as a relationship.
    @_disfavoredOverload
    @available(*, unavailable, message: "'@Relationship' belongs on a property that leads to models: remove it")
    public static func property<Model: PersistentModel, Value: Codable>(
        _ name: String,
        _ keyPath: KeyPath<Model, Value>,
        get: @escaping (Model) -> Value,
        set: @escaping (Model, Value) -> Void,
        default defaultValue: (() -> Value)? = nil,
        _ relationship: Schema.Relationship
    ) -> Schema.PropertyMetadata {
        property(name, keyPath, get: get, set: set, default: defaultValue)
    }

    /// A relationship that is marked as an attribute.
    @available(*, unavailable, message: "This property leads to a model: write '@Relationship' for '@Attribute'")
    public static func property<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, Related?>,
        get: @escaping (Model) -> Related?,
        set: @escaping (Model, Related?) -> Void,
        default defaultValue: (() -> Related?)? = nil,
        _ attribute: Schema.Attribute
    ) -> Schema.PropertyMetadata {
        property(name, keyPath, get: get, set: set, default: defaultValue)
    }

    /// A relationship that is marked as an attribute.
    @available(*, unavailable, message: "This property leads to a model: write '@Relationship' for '@Attribute'")
    public static func property<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, Related>,
        get: @escaping (Model) -> Related,
        set: @escaping (Model, Related) -> Void,
        default defaultValue: (() -> Related)? = nil,
        _ attribute: Schema.Attribute
    ) -> Schema.PropertyMetadata {
        property(name, keyPath, get: get, set: set, default: defaultValue)
    }

    /// A relationship that is marked as an attribute.
    @available(*, unavailable, message: "This property leads to models: write '@Relationship' for '@Attribute'")
    public static func property<Model: PersistentModel, Related: PersistentModel>(
        _ name: String,
        _ keyPath: KeyPath<Model, [Related]>,
        get: @escaping (Model) -> [Related],
        set: @escaping (Model, [Related]) -> Void,
        default defaultValue: (() -> [Related])? = nil,
        _ attribute: Schema.Attribute
    ) -> Schema.PropertyMetadata {
        property(name, keyPath, get: get, set: set, default: defaultValue)
    }

    /// A property whose type can't be stored.
    @_disfavoredOverload
    public static func property<Model: PersistentModel, Value>(
        _ name: String,
        _ keyPath: KeyPath<Model, Value>,
        get: @escaping (Model) -> Value,
        set: @escaping (Model, Value) -> Void,
        default defaultValue: (() -> Value)? = nil
    ) -> Schema.PropertyMetadata {
        // The getter of such a property is unavailable: this is never called.
        hidden(name, keyPath)
    }

    /// A property with options whose type can't be stored.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message: "This type can't be stored: make it Codable, or mark the property with @Transient"
    )
    public static func property<Model: PersistentModel, Value>(
        _ name: String,
        _ keyPath: KeyPath<Model, Value>,
        get: @escaping (Model) -> Value,
        set: @escaping (Model, Value) -> Void,
        default defaultValue: (() -> Value)? = nil,
        _ attribute: Schema.Attribute
    ) -> Schema.PropertyMetadata {
        property(name, keyPath, get: get, set: set, default: defaultValue)
    }
}
