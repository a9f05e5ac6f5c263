import EvergreenFoundation
import Foundation
import Testing

struct ListAndNameTests {
    @Test func `a list is joined for its locale`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["Ada", "Grace", "Mary"]) == "Ada, Grace, and Mary")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
        #expect(formatter.string(from: []) == "")
        #expect(formatter.string(for: ["Ada"]) == "Ada")
        #expect(formatter.string(for: "Ada") == nil)
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["Ada", "Grace", "Mary"]) == "Ada, Grace und Mary")
        #expect(ListFormatter.localizedString(byJoining: ["Ada"]) == "Ada")
    }

    @Test func `items have their formatter, and a list with others has no text`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let numbers = NumberFormatter()
        numbers.numberStyle = .spellOut
        numbers.locale = Locale(identifier: "en_US")
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, 2]) == "one and two")
        let durations = DateComponentsFormatter()
        formatter.itemFormatter = durations
        #expect(formatter.string(from: ["two"]) == nil)
    }

    private let ada = PersonNameComponents(
        namePrefix: "Ms.",
        givenName: "Ada",
        middleName: "Byron",
        familyName: "Lovelace",
        nameSuffix: "PhD",
        nickname: "Addie"
    )

    @Test(
        arguments: zip(
            [.short, .medium, .long, .abbreviated] as [PersonNameComponents.FormatStyle.Style],
            ["Addie", "Ada Lovelace", "Ms. Ada Byron Lovelace PhD", "AL"]
        )
    )
    func `a name has styles`(_ style: PersonNameComponents.FormatStyle.Style, _ text: String) {
        #expect(ada.formatted(.name(style: style).locale(Locale(identifier: "en_US"))) == text)
    }

    @Test func `the order of a name is that of its script, or of the locale`() {
        let name = PersonNameComponents(givenName: "駿", familyName: "宮崎")
        let english = PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US"))
        #expect(english.format(name) == "宮崎駿")
        let kim = PersonNameComponents(givenName: "연아", familyName: "김")
        #expect(english.format(kim) == "김연아")
        #expect(english.locale(Locale(identifier: "hu_HU")).format(ada) == "Lovelace Ada")
        #expect(PersonNameComponents().formatted() == "")
        #expect(PersonNameComponents(familyName: "Lovelace").formatted(.name(style: .short)) == "Lovelace")
    }

    @Test func `a formatter of names has styles`() {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ada) == "Ada Lovelace")
        formatter.style = .abbreviated
        #expect(formatter.string(for: ada) == "AL")
        #expect(formatter.string(for: 1) == nil)
        #expect(PersonNameComponentsFormatter.localizedString(from: ada, style: .short) == "Addie")
    }
}
