import EvergreenConcurrency
import Foundation

/// The table in which a key is looked up.
struct LocalizedStringSource: Hashable, Sendable {
    /// Nil for `Localizable`.
    var table: String?
    /// The path of a bundle; nil for the app's bundle.
    var bundle: String?
}

extension LocalizedStringSource {
    /// - Parameters:
    ///   - table: Nil for `Localizable`.
    ///   - bundle: Nil for the app's bundle.
    init(table: String?, in bundle: Bundle?) {
        let isApp = bundle == nil || bundle == .main
        self.init(table: table, bundle: isApp ? nil : bundle.map { ($0.resourceURL ?? $0.bundleURL).path })
    }
}

/// A cache of string tables. Each is read once, on first use.
///
/// The lock guards both dictionaries. It is held while files are read, so that no file is read twice.
enum StringTables {
    fileprivate struct Tables {
        var tables: [LocalizedStringSource: StringTable] = [:]
        /// Keyed by locale identifier.
        var strings: [Reading: LocalizedStrings] = [:]
    }

    fileprivate struct Reading: Hashable {
        let source: LocalizedStringSource
        let locale: String
    }

    private static let tables = Locked(Tables())
    /// Most locales are chosen by the app. Users' regions add a few more.
    private static let maxCachedStrings = 2000

    static func table(_ source: LocalizedStringSource) -> StringTable {
        tables.withLock { $0.table(source) }
    }

    /// Returns the translations of a table for a locale.
    static func strings(_ source: LocalizedStringSource, for locale: Locale) -> LocalizedStrings {
        let reading = Reading(source: source, locale: locale.identifier)
        return tables.withLock { tables in
            if let strings = tables.strings[reading] { return strings }
            let strings = tables.table(source).strings(for: locale.languageTag)
            if tables.strings.count >= maxCachedStrings { tables.strings.removeAll() }
            tables.strings[reading] = strings
            return strings
        }
    }
}

extension StringTables.Tables {
    fileprivate mutating func table(_ source: LocalizedStringSource) -> StringTable {
        if let table = tables[source] { return table }
        let folders = source.bundle.map { [URL(fileURLWithPath: $0)] } ?? ResourceFolders.app
        let table = folders.lazy.compactMap { StringTableFiles(name: source.table ?? "Localizable", folder: $0).load() }
            .first
        tables[source] = table ?? StringTable()
        return tables[source] ?? StringTable()
    }
}
