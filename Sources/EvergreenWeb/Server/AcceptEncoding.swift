/// Which encodings a client takes.
///
/// <https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding>
enum AcceptEncoding {
    /// Whether a header says that a client takes gzip. One that says nothing may not know it.
    static func takesGzip(_ header: String?) -> Bool {
        let items = WeightedValue.all(in: header)
        let item =
            items.first { ["gzip", "x-gzip"].contains($0.value.lowercased()) } ?? items.first { $0.value == "*" }
        return item.map { $0.weight > 0 } ?? false
    }
}
