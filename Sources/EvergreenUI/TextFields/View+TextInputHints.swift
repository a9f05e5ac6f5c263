/// The keyboard that suits a text field. A page asks phones and tablets for it.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

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

/// What a text field is for, so that browsers can offer what they know of the person.
public struct UITextContentType: Hashable, Sendable {
    let token: String

    public static let name = UITextContentType(token: "name")
    public static let namePrefix = UITextContentType(token: "honorific-prefix")
    public static let givenName = UITextContentType(token: "given-name")
    public static let middleName = UITextContentType(token: "additional-name")
    public static let familyName = UITextContentType(token: "family-name")
    public static let nameSuffix = UITextContentType(token: "honorific-suffix")
    public static let nickname = UITextContentType(token: "nickname")
    public static let jobTitle = UITextContentType(token: "organization-title")
    public static let organizationName = UITextContentType(token: "organization")
    public static let fullStreetAddress = UITextContentType(token: "street-address")
    public static let streetAddressLine1 = UITextContentType(token: "address-line1")
    public static let streetAddressLine2 = UITextContentType(token: "address-line2")
    public static let addressCity = UITextContentType(token: "address-level2")
    public static let addressState = UITextContentType(token: "address-level1")
    public static let postalCode = UITextContentType(token: "postal-code")
    public static let countryName = UITextContentType(token: "country-name")
    public static let telephoneNumber = UITextContentType(token: "tel")
    public static let emailAddress = UITextContentType(token: "email")
    public static let URL = UITextContentType(token: "url")
    public static let username = UITextContentType(token: "username")
    public static let password = UITextContentType(token: "current-password")
    public static let newPassword = UITextContentType(token: "new-password")
    public static let oneTimeCode = UITextContentType(token: "one-time-code")
}

/// Which letters an on-screen keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let capitalization: TextInputHints.Capitalization

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .none) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .sentences) }
    public static var characters: TextInputAutocapitalization {
        TextInputAutocapitalization(capitalization: .characters)
    }
}

/// What the return key of an on-screen keyboard says.
public struct SubmitLabel: Sendable {
    let key: TextInputHints.ReturnKey

    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    public static var join: SubmitLabel { SubmitLabel(key: .go) }
    public static var route: SubmitLabel { SubmitLabel(key: .go) }
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    public static var `return`: SubmitLabel { SubmitLabel(key: .enter) }
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
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

    /// Whether text fields leave what is typed as it is.
    public var autocorrectionDisabled: Bool {
        get { textInputHints.isCorrected == false }
        set { textInputHints.isCorrected = newValue ? false : nil }
    }
}

extension View {
    /// Asks for a keyboard that suits the text fields in this view.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInputHints.mode, type.inputMode)
    }

    /// Says what the text fields in this view are for.
    public func textContentType(_ type: UITextContentType?) -> some View {
        environment(\.textInputHints.autocomplete, type?.token)
    }

    /// Sets which letters an on-screen keyboard makes capitals by itself.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.textInputHints.capitalization, autocapitalization?.capitalization)
    }

    /// Leaves what is typed into the text fields in this view as it is.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Leaves what is typed into the text fields in this view as it is.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.textInputHints.isCorrected, disable.map { !$0 })
    }

    /// Sets what the return key of an on-screen keyboard says.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInputHints.returnKey, submitLabel.key)
    }
}
