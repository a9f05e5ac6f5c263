/// The `Cookie` header of a request.
enum Cookies {
    /// Returns the values of a cookie, in order.
    static func values(of name: String, in header: String?) -> [Substring] {
        (header ?? "").split(separator: ";").compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0].trimmingPrefix(" ") == name ? parts[1] : nil
        }
    }

    /// Returns the names and values of all cookies. The first cookie with a name wins.
    static func all(in header: String?) -> [String: String] {
        let pairs = (header ?? "").split(separator: ";").compactMap { pair -> (String, String)? in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            return (String(parts[0].trimmingPrefix(" ")), String(parts[1]))
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
