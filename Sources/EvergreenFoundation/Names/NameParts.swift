import Foundation

/// The parts of a name in the order of its script.
struct NameParts {
    private let name: PersonNameComponents
    private let beginsWithFamilyName: Bool
    private let separator: String

    init(_ name: PersonNameComponents, _ locale: Locale) {
        self.name = name
        let scalars = [name.familyName, name.givenName].compactMap { $0 }.joined().unicodeScalars
        let isEastAsian = scalars.contains { $0.isIdeographic || $0.isHangul || $0.isKana }
        beginsWithFamilyName = isEastAsian || locale.language.languageCode?.identifier == "hu"
        separator = isEastAsian ? "" : " "
    }

    var short: String { joined([name.nickname ?? name.givenName ?? name.familyName]) }

    var medium: String {
        joined(beginsWithFamilyName ? [name.familyName, name.givenName] : [name.givenName, name.familyName])
    }

    var long: String {
        let names =
            beginsWithFamilyName
            ? [name.familyName, name.middleName, name.givenName] : [name.givenName, name.middleName, name.familyName]
        return joined([name.namePrefix] + names + [name.nameSuffix])
    }

    /// The family name of an East Asian name, because initials are not used there.
    var initials: String {
        guard separator == " " else { return name.familyName ?? medium }
        let names = beginsWithFamilyName ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
        return names.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }

    private func joined(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
    }
}

extension Unicode.Scalar {
    fileprivate var isIdeographic: Bool { properties.isIdeographic }

    fileprivate var isHangul: Bool {
        (0x1100...0x11FF).contains(value) || (0x3130...0x318F).contains(value) || (0xAC00...0xD7A3).contains(value)
    }

    fileprivate var isKana: Bool { (0x3040...0x30FF).contains(value) }
}
