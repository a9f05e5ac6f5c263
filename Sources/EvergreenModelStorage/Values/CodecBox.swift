/// A codec that rows look up by the index of a property, without a dynamic cast to a protocol.
package class AnyCodecBox {
    /// Whether fetching a value can be deferred.
    var isDeferrable: Bool { false }
}

final class CodecBox<Value>: AnyCodecBox {
    let codec: ValueCodec<Value>
    let defaultValue: (() -> Value)?

    override var isDeferrable: Bool { placeholder != nil }

    /// The value of an instance's deferred attribute; nil if values must be fetched with their row.
    var placeholder: Value? { codec.placeholder }

    init(codec: ValueCodec<Value>, defaultValue: (() -> Value)?) {
        self.codec = codec
        self.defaultValue = defaultValue
    }
}
