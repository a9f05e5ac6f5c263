/// The `Cookie` header of a request.
enum Cookies {
    /// The values of a cookie, in order.
    static func values(of name: String, in header: String?) -> [Substring] {
        (header ?? "").split(separator: ";").compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0].trimmingPrefix(" ") == name ? parts[1] : nil
        }
    }
}
