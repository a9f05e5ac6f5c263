/// The on-screen keyboard of a text field. On a page, this is the `inputmode` attribute, which affects only phones and tablets.
///
/// Browsers support fewer keyboards than iOS. The others fall back to the default keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The default keyboard.
    case `default`
    /// The default keyboard: browsers have no ASCII keyboard.
    case asciiCapable
    /// The default keyboard: browsers have no keyboard for numbers and punctuation.
    case numbersAndPunctuation
    /// A keyboard for URLs.
    case URL
    /// Digits.
    case numberPad
    /// A keyboard for telephone numbers.
    case phonePad
    /// The default keyboard: browsers have no keyboard for names and telephone numbers.
    case namePhonePad
    /// A keyboard for email addresses.
    case emailAddress
    /// Digits and a decimal separator.
    case decimalPad
    /// The default keyboard: browsers have no keyboard for posts.
    case twitter
    /// A keyboard for search terms.
    case webSearch
    /// Digits.
    case asciiCapableNumberPad

    var inputMode: TextInputHints.Mode? {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .numeric
        case .phonePad: .tel
        case .emailAddress: .email
        case .decimalPad: .decimal
        case .webSearch: .search
        }
    }
}

/// The semantic meaning of a text field's content, for autofill. On a page, this is the `autocomplete` attribute.
public struct UITextContentType: Hashable, Sendable {
    let token: String

    /// A full name.
    public static let name = UITextContentType(token: "name")
    /// A prefix of a name, such as “Dr.”
    public static let namePrefix = UITextContentType(token: "honorific-prefix")
    /// A first name.
    public static let givenName = UITextContentType(token: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(token: "additional-name")
    /// A last name.
    public static let familyName = UITextContentType(token: "family-name")
    /// A suffix of a name, such as “Jr.”
    public static let nameSuffix = UITextContentType(token: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(token: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(token: "organization-title")
    /// The name of a company or another organization.
    public static let organizationName = UITextContentType(token: "organization")
    /// A street address with all its lines.
    public static let fullStreetAddress = UITextContentType(token: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(token: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(token: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(token: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(token: "address-level1")
    /// A postal code.
    public static let postalCode = UITextContentType(token: "postal-code")
    /// A country.
    public static let countryName = UITextContentType(token: "country-name")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(token: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(token: "email")
    /// A URL.
    public static let URL = UITextContentType(token: "url")
    /// An account name.
    public static let username = UITextContentType(token: "username")
    /// The password of an existing account, which password managers fill in.
    public static let password = UITextContentType(token: "current-password")
    /// A new password, which password managers suggest and save.
    public static let newPassword = UITextContentType(token: "new-password")
    /// A one-time code, as received by SMS.
    public static let oneTimeCode = UITextContentType(token: "one-time-code")
}

/// The automatic capitalization of on-screen keyboards. On a page, this is the `autocapitalize` attribute.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let capitalization: TextInputHints.Capitalization

    /// No capitalization.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .none) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .sentences) }
    /// All letters.
    public static var characters: TextInputAutocapitalization {
        TextInputAutocapitalization(capitalization: .characters)
    }
}

/// UIKit's names for automatic capitalization.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// No capitalization, each word, each sentence, and all letters.
    case none, words, sentences, allCharacters

    var capitalization: TextInputHints.Capitalization {
        switch self {
        case .none: .none
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}

/// The label of the Return key on on-screen keyboards. On a page, this is the `enterkeyhint` attribute.
///
/// Browsers support fewer labels than iOS, and choose the wording.
public struct SubmitLabel: Sendable {
    let key: TextInputHints.ReturnKey

    /// “Done”.
    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    /// “Go”.
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    /// “Send”.
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    /// “Go”: browsers have no label for joining.
    public static var join: SubmitLabel { SubmitLabel(key: .go) }
    /// “Go”: browsers have no label for routes.
    public static var route: SubmitLabel { SubmitLabel(key: .go) }
    /// “Search”.
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    /// “Return”.
    public static var `return`: SubmitLabel { SubmitLabel(key: .enter) }
    /// “Next”.
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    /// “Next”: browsers have no label for continuing.
    public static var `continue`: SubmitLabel { SubmitLabel(key: .next) }
}

private struct TextInputHintsKey: EnvironmentKey {
    static let defaultValue = TextInputHints()
}

extension EnvironmentValues {
    var textInputHints: TextInputHints {
        get { self[TextInputHintsKey.self] }
        set { self[TextInputHintsKey.self] = newValue }
    }

    /// Whether autocorrection is disabled in text fields.
    public var autocorrectionDisabled: Bool {
        get { textInputHints.isCorrected == false }
        set { textInputHints.isCorrected = newValue ? false : nil }
    }
}

extension View {
    /// Sets the on-screen keyboard of the text fields in this view.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInputHints.mode, type.inputMode)
    }

    /// Sets the content type of the text fields in this view, for autofill; nil disables autofill.
    public func textContentType(_ type: UITextContentType?) -> some View {
        environment(\.textInputHints.autocomplete, type?.token)
    }

    /// Sets the automatic capitalization of the text fields in this view; nil for the browser's default.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.textInputHints.capitalization, autocapitalization?.capitalization)
    }

    /// Sets the automatic capitalization of the text fields in this view.
    @available(*, deprecated, message: "Use textInputAutocapitalization.")
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.textInputHints.capitalization, style.capitalization)
    }

    /// Disables autocorrection and spell checking in the text fields in this view.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Disables or enables autocorrection and spell checking in the text fields in this view; nil for the browser's default.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.textInputHints.isCorrected, disable.map { !$0 })
    }

    /// Sets the label of the Return key for the text fields in this view.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInputHints.returnKey, submitLabel.key)
    }
}
