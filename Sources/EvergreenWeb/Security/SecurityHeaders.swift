import EvergreenUI
import HTTPTypes

/// The headers that restrict a page to the browser features that it needs.
enum SecurityHeaders {
    /// No inline code, and no external resources except images.
    static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
        "font-src 'self'", "img-src 'self' data: https:", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// Returns the policy of an app whose pages contain frames of other sites.
    static func contentSecurityPolicy(framing origins: [WebOrigin]) -> String {
        guard !origins.isEmpty else { return contentSecurityPolicy }
        return "\(contentSecurityPolicy); frame-src \(origins.map(\.text).joined(separator: " "))"
    }

    /// Adds the headers that a response does not set itself.
    ///
    /// - Parameter origins: The sites that pages may contain.
    static func add(to fields: inout HTTPFields, framing origins: [WebOrigin]) {
        for (name, value) in [
            ("Content-Security-Policy", contentSecurityPolicy(framing: origins)), ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"), ("X-Frame-Options", "DENY"),
            ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
        ] {
            if let name = HTTPField.Name(name), fields[name] == nil { fields[name] = value }
        }
    }
}
