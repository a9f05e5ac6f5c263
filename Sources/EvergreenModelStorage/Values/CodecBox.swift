/// A codec that rows find by the index of a property, without a search through protocols.
package class AnyCodecBox {}

final class CodecBox<Value>: AnyCodecBox {
    let codec: ValueCodec<Value>
    let defaultValue: (() -> Value)?

    init(codec: ValueCodec<Value>, defaultValue: (() -> Value)?) {
        self.codec = codec
        self.defaultValue = defaultValue
    }
}
