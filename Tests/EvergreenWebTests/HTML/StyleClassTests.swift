import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

struct StyleClassTests {
    @Test(arguments: [
        (StyleClass(.paddingTop, 16), "pt-16", ".pt-16{padding-top:16px}"),
        (StyleClass(.paddingTop, -1.5), "pt-m1_500", ".pt-m1_500{padding-top:-1.5px}"),
        (StyleClass(.width, .nan), "w-0", ".w-0{width:0px;flex-shrink:0}"),
        (StyleClass(.fontSize, 24), "fs-24", ".fs-24{font-size:1.5rem}"),
        (StyleClass(.foreground, .semantic(.red, opacity: 1)), "fg-red", ".fg-red{color:var(--red)}"),
        (
            StyleClass(.background, .semantic(.accent, opacity: 0.5)), "bg-accent_50",
            ".bg-accent_50{background-color:color-mix(in srgb,var(--tint-area) 50%,transparent)}"
        ),
        (
            StyleClass(.background, .semantic(.yellow, opacity: 1)), "bg-yellow",
            ".bg-yellow{background-color:var(--yellow-area);--primary:#15201a;--secondary:#4c4a2c;"
                + ":where(&){color:var(--primary)}}"
        ),
        (StyleClass(.foreground, .semantic(.yellow, opacity: 1)), "fg-yellow", ".fg-yellow{color:var(--yellow)}"),
        (
            StyleClass(.tint, .rgb(red: 1, green: 0.5, blue: 0, opacity: 1)), "ti-xff8000",
            ".ti-xff8000{--tint:rgb(255 128 0 / 1);--tint-area:rgb(255 128 0 / 1)}"
        ),
        // A property that refers to itself has no value.
        (
            StyleClass(.tint, .semantic(.accent, opacity: 1)), "ti-accent",
            ".ti-accent{--tint:var(--evergreen);--tint-area:var(--evergreen-area)}"
        ),
    ])
    func `a class name encodes a value and maps to a rule`(styleClass: StyleClass, name: String, rule: String) {
        #expect(styleClass.name == name)
        #expect(styleClass.rule == rule)
        #expect(StyleClass(name: name) == styleClass)
    }

    @Test(arguments: StyleClass.Property.allCases)
    func `numeric properties have rules, and color, track and font properties have none for numbers`(
        property: StyleClass.Property
    ) {
        let isOther = property.isColor || [.columns, .rows, .fontFamily, .maskImage].contains(property)
        #expect(StyleClass(property, 1).rule.hasSuffix("{}") == isOther)
    }

    @Test(arguments: [
        "", "pt", "pt-", "pt-x", "pt-16}", "pt-1e5", "pt-016", "pt-16_5", "pt-999999999999999999999", "fg-blurple",
        "fg-xgggggg", "fg-red_100", "fg-red;color:red", "row", "bg-x12345", "pt-m0",
    ])
    func `a malformed class name is rejected`(name: String) {
        #expect(StyleClass(name: name) == nil)
    }

    @Test func `a stylesheet has the rules of the classes in its address`() throws {
        let classes = (0..<300).map { StyleClass(.paddingTop, Double($0)) }
        let addresses = StyleSheet.addresses(of: classes)
        #expect(addresses.count == 3)
        let sheets = try addresses.map { address in
            try #require(StyleSheet.text(query: String(address.split(separator: "?")[1])))
        }
        #expect(sheets.joined(separator: "\n") == classes.map(\.rule).joined(separator: "\n"))
    }

    @Test func `a stylesheet for a malformed address does not exist`() {
        #expect(StyleSheet.text(query: nil) == nil)
        let address = StyleSheet.addresses(of: [StyleClass(.paddingTop, 16)])[0]
        let query = String(address.split(separator: "?")[1])
        #expect(StyleSheet.text(query: query) == ".pt-16{padding-top:16px}")
        for wrong in [
            query.replacing("pt-16", with: "pt-16.}body{display:none}"), query.replacing("pt-16", with: "pt-17"),
            query + "0",
            query + "&h=0", String(query.dropLast()), "c=pt-16", "c=pt-16&h=", "&h=", "",
        ] {
            #expect(StyleSheet.text(query: wrong) == nil, "\(wrong)")
        }
    }

    @Test func `grid columns are encoded in a class name, and other names are rejected`() throws {
        let columns = StyleClass(columns: [
            GridTrack(kind: .fixed, minimum: 80), GridTrack(kind: .flexible, minimum: 10, maximum: 200),
            GridTrack(kind: .adaptive, minimum: 120),
        ])
        #expect(columns.name == "gc-f80-x10_200-a120")
        #expect(
            columns.rule == ".gc-f80-x10_200-a120{grid-template-columns:80px minmax(min(10px,100%),200px) "
                + "repeat(auto-fill,minmax(min(120px,100%),1fr))}"
        )
        #expect(StyleClass(name: columns.name) == columns)
        for name in ["gc-", "gc-z1", "gc-f", "gc-f-1", "gc-f1_2", "gc-x1_", "gc-x010", "gc-f1}a{", "gc-a99999"] {
            #expect(StyleClass(name: name) == nil, "\(name)")
        }
    }
}
