/// ES modules that are joined into one: each becomes a function that is called once, after those of the modules it imports, and
/// gives what the module exports.
///
/// It takes what the page's own modules are written in: `import { name } from './other.js';` and `export const`, `class` or
/// `function`, each at the start of a line, and no circles. Anything else is left as it is, and the browser reports it.
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

    /// The names that a line imports, and the file that has them; nil if it imports nothing.
    private static func importing(_ line: Substring) -> (names: Substring, file: Substring)? {
        let start = "import { "
        let middle = " } from './"
        let end = "';"
        guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
        let parts = line.dropFirst(start.count).dropLast(end.count).split(separator: middle)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    /// The name that a line exports, and the line without its `export`; nil if it exports nothing.
    private static func exporting(_ line: Substring) -> (name: Substring, declaration: Substring)? {
        let start = "export "
        guard line.hasPrefix(start) else { return nil }
        let declaration = line.dropFirst(start.count)
        let words = declaration.split(maxSplits: 2) { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
        guard words.count > 1, ["const", "class", "function"].contains(words[0]) else { return nil }
        return (words[1], declaration)
    }

    /// The variable with what a module exports. A module has no names with this start.
    private static func variable(of file: Substring) -> String {
        "$" + file.prefix(while: { $0 != "." }).map { $0 == "-" ? "_" : String($0) }.joined()
    }
}
