/// The content encodings that a client accepts.
///
/// <https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding>
enum AcceptEncoding {
    /// Whether a client accepts gzip. False without a header, because the client may not support it.
    static func takesGzip(_ header: String?) -> Bool {
        let items = WeightedValue.all(in: header)
        let item =
            items.first { ["gzip", "x-gzip"].contains($0.value.lowercased()) } ?? items.first { $0.value == "*" }
        return item.map { $0.weight > 0 } ?? false
    }
}
