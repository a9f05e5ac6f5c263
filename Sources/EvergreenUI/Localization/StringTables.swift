import EvergreenConcurrency
import Foundation

/// Which table a key is looked up in.
struct LocalizedStringSource: Hashable, Sendable {
    /// Nil for `Localizable`.
    var table: String?
    /// The path of a bundle; nil for the app's.
    var bundle: String?
}

extension LocalizedStringSource {
    /// - Parameters:
    ///   - table: Nil for `Localizable`.
    ///   - bundle: Nil for the app's.
    init(table: String?, in bundle: Bundle?) {
        let isApp = bundle == nil || bundle == .main
        self.init(table: table, bundle: isApp ? nil : bundle.map { ($0.resourceURL ?? $0.bundleURL).path })
    }
}

/// The string tables that were read. Each is read once, when a text first needs it.
///
/// The lock guards both dictionaries. Files are read while it is held, so that none is read twice.
enum StringTables {
    fileprivate struct Tables {
        var tables: [LocalizedStringSource: StringTable] = [:]
        /// By the identifier of a locale.
        var strings: [Reading: LocalizedStrings] = [:]
    }

    fileprivate struct Reading: Hashable {
        let source: LocalizedStringSource
        let locale: String
    }

    private static let tables = Locked(Tables())
    /// The app chooses most locales. Regions of visitors make for some more.
    private static let mostReadings = 2000

    static func table(_ source: LocalizedStringSource) -> StringTable {
        tables.withLock { $0.table(source) }
    }

    /// The translations of a table for a locale.
    static func strings(_ source: LocalizedStringSource, for locale: Locale) -> LocalizedStrings {
        let reading = Reading(source: source, locale: locale.identifier)
        return tables.withLock { tables in
            if let strings = tables.strings[reading] { return strings }
            let strings = tables.table(source).strings(for: locale.languageTag)
            if tables.strings.count >= mostReadings { tables.strings.removeAll() }
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
