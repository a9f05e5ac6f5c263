import GRDB
import GRDBSQLite

/// What the context does with one attribute of an instance, without knowing its type.
package protocol AttributeAccess {
    /// The type of the values.
    var valueType: any Any.Type { get }

    /// Whether the value may be nil.
    var isOptional: Bool { get }

    /// Whether an instance keeps the value that it was made with: a `let`.
    var isConstant: Bool { get }

    /// The declared type of the column.
    var columnType: String { get }

    /// How values become database values and back.
    var erasedCodec: any AnyValueCodec { get }

    /// The codec, for rows.
    var codecBox: AnyCodecBox { get }

    /// The default value as it is stored; nil if the property has none.
    func defaultDatabaseValue() throws -> DatabaseValue?

    /// The default value as it is stored, if it is the same each time that it is evaluated.
    var constantDefault: DatabaseValue? { get }

    /// Returns a stored value as the type stores it.
    ///
    /// - Throws: ``UnreadableValue`` if it is none of the type.
    func normalized(_ stored: DatabaseValue) throws -> DatabaseValue

    /// Returns the value that a stored one stands for.
    ///
    /// - Throws: ``UnreadableValue`` if it is none of the type.
    func decoded(_ stored: DatabaseValue) throws -> Any

    /// The present value of an instance, as it is stored.
    func databaseValue(of model: any PersistentModel) throws -> DatabaseValue

    /// The present value of an instance.
    func value(of model: any PersistentModel) -> Any

    /// Sets the value of an instance, and tells observers of it. Marks nothing as changed.
    func restore(_ value: Any, of model: any PersistentModel)

    /// Sets the value of an instance to a stored one that was left in the store so far. Observers have seen none.
    ///
    /// - Throws: ``UnreadableValue``.
    func load(_ model: any PersistentModel, from value: DatabaseValue) throws

    /// Sets the value of an instance to a stored one, and tells observers of it, if it differs from the present one and is no
    /// constant.
    ///
    /// - Throws: ``UnreadableValue``.
    func refresh(_ model: any PersistentModel, from value: DatabaseValue) throws
}

/// The access to an attribute of known types.
struct TypedAttribute<Model: PersistentModel, Value: Codable>: AttributeAccess {
    let keyPath: KeyPath<Model, Value>
    let codec: ValueCodec<Value>
    let get: (Model) -> Value
    /// Nil for a constant.
    let set: ((Model, Value) -> Void)?
    let defaultValue: (() -> Value)?

    var valueType: any Any.Type { Value.self }
    var isOptional: Bool { codec.isOptional }
    var isConstant: Bool { self.set == nil }
    var columnType: String { codec.columnType }
    var erasedCodec: any AnyValueCodec { codec }
    var codecBox: AnyCodecBox { CodecBox(codec: codec, defaultValue: defaultValue) }

    func defaultDatabaseValue() throws -> DatabaseValue? {
        try defaultValue.map { try codec.encode($0()) }
    }

    func normalized(_ stored: DatabaseValue) throws -> DatabaseValue { try codec.encode(codec.decode(stored)) }

    func decoded(_ stored: DatabaseValue) throws -> Any { try codec.decode(stored) }

    func databaseValue(of model: any PersistentModel) throws -> DatabaseValue {
        // The context calls the access of an entity with instances of its class only.
        guard let model = model as? Model else { return .null }
        return try codec.encode(get(model))
    }

    func value(of model: any PersistentModel) -> Any {
        guard let model = model as? Model else { return () }
        return get(model)
    }

    func restore(_ value: Any, of model: any PersistentModel) {
        guard let model = model as? Model, let value = value as? Value else { return }
        assign(value, to: model)
    }

    func load(_ model: any PersistentModel, from stored: DatabaseValue) throws {
        guard let model = model as? Model, let set else { return }
        set(model, try codec.decode(stored))
    }

    func refresh(_ model: any PersistentModel, from stored: DatabaseValue) throws {
        guard !isConstant, let model = model as? Model else { return }
        // A value that can't be encoded any more differs from a stored one.
        if let present = try? codec.encode(get(model)), present == stored { return }
        assign(try codec.decode(stored), to: model)
    }

    private func assign(_ value: Value, to model: Model) {
        guard let set else { return }
        guard let registrar = model._$model.extras?.existingRegistrar else { return set(model, value) }
        registrar.withMutation(of: model, keyPath: keyPath) { set(model, value) }
    }
}
