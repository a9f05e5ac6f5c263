/// Hints of a text field for on-screen keyboards and browser autofill. Nil for the browser's default.
package struct TextInputHints: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable {
        case numeric, decimal, tel, email, url, search
    }

    package enum Capitalization: String, Hashable, Sendable {
        case none, words, sentences, characters
    }

    package enum ReturnKey: String, Hashable, Sendable {
        case enter, done, go, next, search, send
    }

    package var mode: Mode?
    package var capitalization: Capitalization?
    package var returnKey: ReturnKey?
    /// A token of the `autocomplete` attribute.
    package var autocomplete: String?
    package var isCorrected: Bool?

    package init() {}
}
