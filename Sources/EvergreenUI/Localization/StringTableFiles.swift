import EvergreenLogging
import Foundation
import Logging

/// The files of a string table in a folder: a string catalog, and `.strings` and `.stringsdict` files in `.lproj` folders.
struct StringTableFiles {
    let name: String
    let folder: URL

    private static let logger = Logger(leveled: "evergreen.ui")

    /// Loads the table; nil if there are no files. An unreadable file is logged and skipped.
    func load() -> StringTable? {
        let languages = languageFolders
        let catalog = folder.appendingPathComponent("\(name).xcstrings")
        var table = StringTable()
        if let language = developmentLanguage { table.development = language }
        var isFound = false
        if let data = contents(of: catalog) {
            isFound = true
            readCatalog(data, of: catalog, into: &table)
        }
        for (language, folder) in languages {
            for (fileExtension, read) in [("strings", Self.strings), ("stringsdict", PluralDictionary.translations)] {
                let file = folder.appendingPathComponent("\(name).\(fileExtension)")
                guard let data = contents(of: file) else { continue }
                isFound = true
                guard let list = propertyList(data, of: file) else { continue }
                table.translations[language ?? table.development, default: [:]].merge(read(list)) { $1 }
            }
        }
        return isFound ? table : nil
    }

    private func readCatalog(_ data: Data, of file: URL, into table: inout StringTable) {
        do {
            let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
            if let language = LanguageTag(catalog.sourceLanguage) { table.development = language }
            table.translations = catalog.translations
        } catch {
            log(error, in: file)
        }
    }

    private static func strings(of propertyList: [String: Any]) -> [String: Translation] {
        propertyList.compactMapValues { ($0 as? String).map { Translation($0) } }
    }

    private func propertyList(_ data: Data, of file: URL) -> [String: Any]? {
        do {
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            if let list = list as? [String: Any] { return list }
            log("The file is not a dictionary of keys and texts.", in: file)
        } catch {
            log(error, in: file)
        }
        return nil
    }

    /// The language folders, such as `de.lproj`. The language of `Base.lproj` is nil, for the development language.
    private var languageFolders: [(language: LanguageTag?, folder: URL)] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "lproj" }.sorted { $0.path < $1.path }.compactMap { file in
            let name = file.deletingPathExtension().lastPathComponent
            if name.lowercased() == "base" { return (nil, file) }
            return LanguageTag(name).map { ($0, file) }
        }
    }

    private var developmentLanguage: LanguageTag? {
        guard let data = contents(of: folder.appendingPathComponent("Info.plist")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return (list["CFBundleDevelopmentRegion"] as? String).flatMap { LanguageTag($0) }
    }

    /// The contents of a file; nil if it does not exist.
    private func contents(of file: URL) -> Data? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try Data(contentsOf: file)
        } catch {
            log(error, in: file)
            return nil
        }
    }

    private func log(_ problem: Any, in file: URL) {
        Self.logger.error(
            "Reading a string table failed. Its texts are not translated.",
            metadata: ["file": "\(file.path)", "reason": "\(problem)"]
        )
    }
}
