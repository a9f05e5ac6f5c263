import Testing

@testable import EvergreenUI

/// Samples from CLDR's chart of plural rules.
struct PluralRuleTests {
    @Test(arguments: [
        ("en", "0 other, 1 one, 1.5 other, 2 other, 11 other"),
        ("de", "0 other, 1 one, 2 other, 0.5 other"),
        ("fr", "0 one, 1 one, 1.5 one, 2 other, 1000000 many, 2000001 other"),
        ("es", "0 other, 1 one, 1.5 other, 1000000 many"),
        ("it", "1 one, 1.5 other, 2 other, 1000000 many"),
        ("pt", "0 one, 1 one, 1.5 one, 2 other, 1000000 many"),
        ("nl", "1 one, 2 other"), ("sv", "1 one, 0.5 other"), ("fi", "1 one, 2 other"),
        ("da", "0 other, 0.5 one, 1 one, 1.5 one, 2 other"), ("nb", "1 one, 1.5 other, 2 other"),
        ("pl", "0 many, 1 one, 2 few, 4 few, 5 many, 12 many, 21 many, 22 few, 25 many, 1.5 other"),
        ("cs", "0 other, 1 one, 2 few, 4 few, 5 other, 1.5 many"), ("sk", "1 one, 3 few, 5 other, 0.5 many"),
        ("ru", "0 many, 1 one, 2 few, 5 many, 11 many, 12 many, 21 one, 22 few, 111 many, 121 one, 1.5 other"),
        ("uk", "1 one, 3 few, 5 many, 11 many, 21 one"),
        ("hr", "1 one, 2 few, 5 other, 11 other, 21 one, 0.1 one, 1.2 few, 1.5 other"),
        ("sr", "1 one, 3 few, 12 other"),
        ("bg", "1 one, 2 other"), ("ro", "0 few, 1 one, 2 few, 19 few, 20 other, 101 few, 1.5 few"),
        ("hu", "1 one, 2 other"), ("tr", "1 one, 2 other"), ("el", "1 one, 2 other"),
        ("he", "0 other, 1 one, 2 two, 3 other, 0.5 one, 10 other"),
        ("ar", "0 zero, 1 one, 2 two, 3 few, 10 few, 11 many, 99 many, 100 other, 102 other, 103 few, 1.5 other"),
        ("fa", "0 one, 0.5 one, 1 one, 2 other"), ("hi", "0 one, 1 one, 1.5 other"),
        ("ja", "0 other, 1 other"), ("zh", "1 other"), ("ko", "1 other"), ("th", "1 other"), ("vi", "1 other"),
        ("id", "1 other"),
        ("lt", "0 other, 1 one, 2 few, 9 few, 10 other, 11 other, 21 one, 22 few, 1.5 many"),
        ("lv", "0 zero, 1 one, 2 other, 10 zero, 11 zero, 21 one, 0.1 one, 1.5 other"),
        ("sl", "0 other, 1 one, 2 two, 3 few, 4 few, 5 other, 101 one, 102 two, 1.5 few"),
        ("ga", "1 one, 2 two, 3 few, 6 few, 7 many, 10 many, 11 other"),
        ("cy", "0 zero, 1 one, 2 two, 3 few, 4 other, 6 many, 7 other"),
        ("xx", "1 one, 2 other"),
    ])
    func `plural categories match CLDR's samples`(language: String, samples: String) throws {
        for sample in samples.split(separator: ", ") {
            let words = sample.split(separator: " ")
            let number = try #require(Double(words[0]))
            let category = PluralRule(language: language).category(of: number)
            #expect(category.rawValue == words[1], "\(language): \(number)")
            #expect(PluralRule(language: language).category(of: -number) == category, "\(language): -\(number)")
        }
    }

    @Test func `European Portuguese has its own plural rule`() {
        #expect(PluralRule(language: "pt", region: "PT").category(of: 0) == .other)
        #expect(PluralRule(language: "pt", region: "BR").category(of: 0) == .one)
    }

    @Test(arguments: [
        Double.nan, .infinity, -.infinity, 1e300, 1e15, 9_007_199_254_740_992, .leastNonzeroMagnitude, -0.0,
    ])
    func `every number has a plural category`(number: Double) {
        for language in ["en", "ar", "ru", "lv", "fr", "cs"] {
            let category = PluralRule(language: language).category(of: number)
            #expect(PluralCategory.allCases.contains(category))
        }
    }
}
