/// A codec that rows find by the index of a property, without a search through protocols.
package class AnyCodecBox {
    /// Whether a value can be left in the store, and fetched later.
    var isDeferrable: Bool { false }
}

final class CodecBox<Value>: AnyCodecBox {
    let codec: ValueCodec<Value>
    let defaultValue: (() -> Value)?

    override var isDeferrable: Bool { placeholder != nil }

    /// What an instance has for a value that is left in the store; nil if every value has to be fetched with its row.
    var placeholder: Value? { codec.placeholder }

    init(codec: ValueCodec<Value>, defaultValue: (() -> Value)?) {
        self.codec = codec
        self.defaultValue = defaultValue
    }
}
