import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

/// Localized texts from string tables, as views show them.
@MainActor
struct StringTableTests {
    /// A temporary folder of files that stands for a bundle.
    private final class Folder {
        let url: URL

        init(_ files: [String: String]) throws {
            url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            for (path, text) in files {
                let file = url.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
        }

        deinit {
            try? FileManager.default.removeItem(at: url)
        }

        @MainActor
        func text(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) -> String {
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: locale)
            return key.resolve(in: environment, from: LocalizedStringSource(table: table, bundle: url.path))
        }
    }

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : {},
            "Key only" : {},
            "Hello" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
              "de-CH" : { "stringUnit" : { "state" : "translated", "value" : "Grüezi" } },
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "你好" } }
            } },
            "German only" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Nur Deutsch" } }
            } },
            "Untranslated" : { "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "In English" } },
              "de" : { "stringUnit" : { "state" : "new", "value" : "Ungeprüft" } }
            } },
            "%@ has %lld points" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld Punkte für %1$@, 100%%" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "%@ : %lld %lld" } }
            } },
            "%lf m" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "%.1f Meter" } }
            } },
            "%lld%% done" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld %% fertig" } }
            } },
            "50%" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "50 %" } }
            } },
            "%lld days" : { "localizations" : {
              "en" : { "variations" : { "plural" : {
                "zero" : { "stringUnit" : { "state" : "translated", "value" : "no days" } },
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } },
              "ru" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld день" } },
                "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } },
                "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld дней" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } } } } }
            } },
            "%@: %lld of %lld" : { "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%1$@: %#@birds@ in %#@trees@, %#@none@" },
                "substitutions" : {
                  "birds" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg bird" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg birds" } } } } },
                  "trees" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "a tree" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg trees" } } } } }
                }
              }
            } },
            "Tap" : { "localizations" : {
              "en" : { "variations" : { "device" : {
                "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap here" } },
                "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Choose" } } } } }
            } }
          },
          "version" : "1.0"
        }
        """

    @Test func `a text is in the language or the closest available one`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        #expect(folder.text("Hello", "de") == "Hallo")
        #expect(folder.text("Hello", "de_AT") == "Hallo")
        #expect(folder.text("Hello", "de_CH") == "Grüezi")
        #expect(folder.text("Hello", "zh_TW") == "你好")
        #expect(folder.text("Hello", "zh_CN") == "Hello")
        #expect(folder.text("Hello", "en_DE") == "Hello")
        #expect(folder.text("Hello", "ja") == "Hello")
        // A key missing from one language is found in the closest one.
        #expect(folder.text("German only", "de_CH") == "Nur Deutsch")
    }

    @Test func `a missing or unfinished translation falls back to the development language or the key`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        #expect(folder.text("Nowhere", "de") == "Nowhere")
        #expect(folder.text("Key only", "de") == "Key only")
        #expect(folder.text("Untranslated", "de") == "In English")
        #expect(folder.text("\(2) nowhere \("x") 5%", "de") == "2 nowhere x 5%")
        #expect(folder.text("\(2) days", "de") == "2 days")
        #expect(folder.text("\(1) days", "de") == "1 day")
        #expect(folder.text("Hello", "") == "Hello")
        #expect(folder.text("Hello", "not a locale") == "Hello")
    }

    @Test func `arguments are substituted and formatted for the locale`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        #expect(folder.text("\("Eva") has \(1234) points", "de") == "1.234 Punkte für Eva, 100%")
        #expect(folder.text("\("Eva") has \(1234) points", "en_DE") == "Eva has 1.234 points")
        #expect(folder.text("\(2.25) m", "de") == "2,2 Meter" || folder.text("\(2.25) m", "de") == "2,3 Meter")
        #expect(folder.text("\(5)% done", "de") == "5 % fertig")
        #expect(folder.text("50%", "de") == "50 %")
        // With too few arguments, the placeholder stays.
        #expect(folder.text("\("Eva") has \(3) points", "fr") == "Eva : 3 %lld")
    }

    @Test func `a number selects the language's plural form`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        #expect([0, 1, 2].map { folder.text("\($0) days", "en") } == ["no days", "1 day", "2 days"])
        #expect(
            [1, 2, 5, 11, 21, 22].map { folder.text("\($0) days", "ru") }
                == ["1 день", "2 дня", "5 дней", "11 дней", "21 день", "22 дня"]
        )
    }

    @Test func `substitutions have their own plural forms`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        #expect(folder.text("\("A"): \(1) of \(1)", "en") == "A: 1 bird in a tree, %#@none@")
        #expect(folder.text("\("A"): \(2) of \(3)", "en") == "A: 2 birds in 3 trees, %#@none@")
    }

    @Test func `device variations use the fallback variation`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        #expect(folder.text("Tap", "en") == "Choose")
    }

    @Test func `strings and stringsdict files are read from lproj folders`() throws {
        let plurals = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>%lld of %lld files</key><dict>
              <key>NSStringLocalizedFormatKey</key><string>%1$#@done@ von %2$#@files@</string>
              <key>done</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>zero</key><string>keine</string><key>other</key><string>%lld</string></dict>
              <key>files</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>einer Datei</string><key>other</key><string>%lld Dateien</string></dict>
            </dict></dict></plist>
            """
        let folder = try Folder([
            "de.lproj/Localizable.strings":
                "/* A greeting */\n\"Hello\" = \"Hallo \\\"du\\\"\";\n// More\nBye = \"Tschüs\";",
            "de.lproj/Localizable.stringsdict": plurals, "de.lproj/Other.strings": "\"Hello\" = \"Anders\";",
            "Base.lproj/Localizable.strings": "\"Hello\" = \"Hello from the base\";",
            "pt-br.lproj/Localizable.strings": "\"Hello\" = \"Olá\";",
        ])
        #expect(folder.text("Hello", "de") == "Hallo \"du\"")
        #expect(folder.text("Bye", "de") == "Tschüs")
        #expect(folder.text("Hello", "de", table: "Other") == "Anders")
        #expect(folder.text("Hello", "pt_BR") == "Olá")
        #expect(folder.text("Hello", "en") == "Hello from the base")
        #expect(folder.text("Bye", "en") == "Bye")
        #expect(folder.text("\(0) of \(1) files", "de") == "keine von einer Datei")
        #expect(folder.text("\(1) of \(3) files", "de") == "1 von 3 Dateien")
    }

    @Test(arguments: [
        "", "{", "[]", "{\"strings\": 5}", "{\"sourceLanguage\": \"en\", \"strings\": {\"Hello\": 5}}", "\u{FEFF}",
        "null",
        "{\"sourceLanguage\": \"\", \"strings\": {\"Hello\": {\"localizations\": {\"\": {}, \"de\": {}}}}}",
    ])
    func `keys of a malformed table are shown verbatim`(catalog: String) throws {
        let folder = try Folder([
            "Localizable.xcstrings": catalog, "fr.lproj/Localizable.strings": "{{{",
            "es.lproj/Localizable.stringsdict": "<?xml",
        ])
        for locale in ["de", "fr", "es"] { #expect(folder.text("Hello", locale) == "Hello") }
        #expect(folder.text("\(2) days", "de") == "2 days")
    }

    @Test(arguments: [
        "%", "%%", "%5", "%$@", "%99999999999999999999$@", "%#@", "%#@@", "%#@a", "%1$#@a@", "%.", "%.999999f", "%lll",
        "%arg",
        "%#@x@", "a%", "%2$@%1$@%0$@", "%-5d", "% d",
    ])
    func `malformed formats are rendered`(format: String) throws {
        let forms = Translation.Forms.format(FormatString(format))
        // A substitution that contains itself.
        let part = Translation.Substitution(position: 0, forms: .format(FormatString("%#@x@%arg")))
        let translation = Translation(forms, substitutions: ["x": part])
        for arguments in [[], [FormatArgument.integer(5)], [.text("a"), .number(.nan)]] {
            let pieces = translation.pieces(with: arguments, rule: .arabic, locale: Locale(identifier: "en"))
            #expect(pieces.map(\.text).joined().utf8.count < 1000)
        }
    }

    @Test func `a view looks up its table and bundle in the environment's language`() throws {
        let folder = try Folder([
            "Localizable.xcstrings": Self.catalog, "de.lproj/Other.strings": "\"Hello\" = \"**Anders**\";",
        ])
        let bundle = try #require(Bundle(url: folder.url))
        let screen = Screen {
            Text("Hello", bundle: bundle, comment: "A greeting")
            Text("Hello", tableName: "Other", bundle: bundle)
            Text("Hello", bundle: bundle).environment(\.locale, Locale(identifier: "de_CH"))
            Text("Hello")
            Text(verbatim: "Hello")
        }
        #expect(screen.texts == ["Hello", "Hello", "Grüezi", "Hello", "Hello"])
        screen.locale = Locale(identifier: "de_AT")
        #expect(screen.texts == ["Hallo", "Anders", "Grüezi", "Hello", "Hello"])
    }

    @Test func `a resource is localized where it is rendered`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        let place = LocalizedStringResource.BundleDescription.atURL(folder.url)
        let hello = LocalizedStringResource("Hello", bundle: place)
        let named = LocalizedStringResource("Hello", defaultValue: "Good day", bundle: place)
        let missing = LocalizedStringResource("none.such", defaultValue: "\("Ada") has \(1234) points", bundle: place)
        let points = LocalizedStringResource("\("Ada") has \(7) points", bundle: place)
        #expect(hello == named || hello.key == named.key)
        #expect(
            (hello.key, named.key, missing.key, points.key) == ("Hello", "Hello", "none.such", "%@ has %lld points")
        )
        struct Shown: View {
            let resources: [LocalizedStringResource]
            // Lookups in a body depend on the locale.
            @Environment(\.locale) private var locale

            var body: some View {
                let _ = locale
                ForEach(resources.indices, id: \.self) { Text(resources[$0]) }
                Text(verbatim: String(localized: resources[0]))
                Text("It says \(resources[0]).")
            }
        }
        let screen = Screen { Shown(resources: [hello, named, missing, points]) }
        screen.locale = Locale(identifier: "de_DE")
        #expect(
            screen.texts == [
                "Hallo", "Hallo", "Ada has 1.234 points", "7 Punkte für Ada, 100%", "Hallo", "It says Hallo.",
            ]
        )
        screen.locale = Locale(identifier: "en_US")
        #expect(screen.texts.prefix(3) == ["Hello", "Good day", "Ada has 1,234 points"])
    }

    @Test func `a resource with its own locale is in that language`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        var hello = LocalizedStringResource("Hello", locale: Locale(identifier: "de_CH"), bundle: .atURL(folder.url))
        #expect(Screen { Text(hello) }.texts == ["Grüezi"])
        hello.locale = Locale(identifier: "de_DE")
        #expect(String(localized: hello.localizedStringResource) == "Hallo")
    }

    @Test func `a literal is a resource, and literals of texts are keys`() {
        let resource: LocalizedStringResource = "Season"
        let number: LocalizedStringResource = "\(3) seasons"
        #expect((resource.key, number.key, resource.table) == ("Season", "%lld seasons", nil))
        #expect(resource == LocalizedStringResource("Season"))
        #expect(Text("Season") == Text(resource))
        #expect(String(localized: "Season") == "Season")
    }

    @Test func `a table is read once`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        #expect(folder.text("Hello", "de") == "Hallo")
        try FileManager.default.removeItem(at: folder.url)
        #expect(folder.text("Hello", "zh_TW") == "你好")
    }
}
