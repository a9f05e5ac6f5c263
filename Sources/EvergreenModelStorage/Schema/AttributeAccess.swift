import GRDB
import GRDBSQLite

/// Type-erased access of the context to one attribute of an instance.
package protocol AttributeAccess {
    /// The type of the values.
    var valueType: any Any.Type { get }

    /// Whether the value may be nil.
    var isOptional: Bool { get }

    /// Whether an instance keeps its initial value: a `let`.
    var isConstant: Bool { get }

    /// The declared type of the column.
    var columnType: String { get }

    /// The conversion between values and database values.
    var erasedCodec: any AnyValueCodec { get }

    /// The codec, for rows.
    var codecBox: AnyCodecBox { get }

    /// The default value in its stored form; nil if the property has none.
    func defaultDatabaseValue() throws -> DatabaseValue?

    /// The default value in its stored form, if each evaluation yields the same.
    var constantDefault: DatabaseValue? { get }

    /// Returns a stored value in the canonical form of the type.
    ///
    /// - Throws: ``UnreadableValue`` if it is invalid for the type.
    func normalized(_ stored: DatabaseValue) throws -> DatabaseValue

    /// Decodes a stored value.
    ///
    /// - Throws: ``UnreadableValue`` if it is invalid for the type.
    func decoded(_ stored: DatabaseValue) throws -> Any

    /// The current value of an instance, in its stored form.
    func databaseValue(of model: any PersistentModel) throws -> DatabaseValue

    /// The current value of an instance.
    func value(of model: any PersistentModel) -> Any

    /// Sets the value of an instance, and notifies observers. Marks nothing as changed.
    func restore(_ value: Any, of model: any PersistentModel)

    /// Sets a deferred value of an instance to the stored one. It has not been observed yet.
    ///
    /// - Throws: ``UnreadableValue``.
    func load(_ model: any PersistentModel, from value: DatabaseValue) throws

    /// Sets the value of an instance to a stored one, and notifies observers, if it differs from the current one and is not constant.
    ///
    /// - Throws: ``UnreadableValue``.
    func refresh(_ model: any PersistentModel, from value: DatabaseValue) throws
}

/// Typed access to an attribute.
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
        // The context uses the access of an entity only with instances of its class.
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
        // A value that can no longer be encoded differs from the stored one.
        if let present = try? codec.encode(get(model)), present == stored { return }
        assign(try codec.decode(stored), to: model)
    }

    private func assign(_ value: Value, to model: Model) {
        guard let set else { return }
        guard let registrar = model._$model.extras?.existingRegistrar else { return set(model, value) }
        registrar.withMutation(of: model, keyPath: keyPath) { set(model, value) }
    }
}
