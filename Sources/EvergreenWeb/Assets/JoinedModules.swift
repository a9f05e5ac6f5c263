/// ES modules joined into one script: each becomes a function that returns its exports, and is called once, after the modules it imports.
///
/// Supports the syntax of the page's own modules: `import { name } from './other.js';` and `export const`, `class` or `function`, each at
/// the start of a line, without circular imports. Anything else is left unchanged, and the browser reports it.
struct JoinedModules {
    private let modules: [String: PageFile]
    private var joined: Set<String> = []
    private var text = ""

    static func text(of modules: [PageFile]) -> String {
        var joining = Self(modules: Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) }))
        for module in modules { joining.add(module) }
        return joining.text
    }

    private init(modules: [String: PageFile]) { self.modules = modules }

    private mutating func add(_ module: PageFile) {
        guard joined.insert(module.name).inserted else { return }
        var body = ""
        var exports: [Substring] = []
        for line in module.text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let (names, file) = Self.importing(line) {
                if let imported = modules[String(file)] { add(imported) }
                body += "const { \(names) } = \(Self.variable(of: file));\n"
            } else if let (name, declaration) = Self.exporting(line) {
                exports.append(name)
                body += "\(declaration)\n"
            } else {
                body += "\(line)\n"
            }
        }
        text += "// \(module.name)\nconst \(Self.variable(of: module.name[...])) = (() => {\n"
        text += "\(body)return { \(exports.joined(separator: ", ")) };\n})();\n"
    }

    /// Returns the names that a line imports, and the file that exports them; nil if it is not an import.
    private static func importing(_ line: Substring) -> (names: Substring, file: Substring)? {
        let start = "import { "
        let middle = " } from './"
        let end = "';"
        guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
        let parts = line.dropFirst(start.count).dropLast(end.count).split(separator: middle)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    /// Returns the name that a line exports, and the line without `export`; nil if it is not an export.
    private static func exporting(_ line: Substring) -> (name: Substring, declaration: Substring)? {
        let start = "export "
        guard line.hasPrefix(start) else { return nil }
        let declaration = line.dropFirst(start.count)
        let words = declaration.split(maxSplits: 2) { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
        guard words.count > 1, ["const", "class", "function"].contains(words[0]) else { return nil }
        return (words[1], declaration)
    }

    /// The variable for a module's exports. Modules have no names with this prefix.
    private static func variable(of file: Substring) -> String {
        "$" + file.prefix(while: { $0 != "." }).map { $0 == "-" ? "_" : String($0) }.joined()
    }
}
