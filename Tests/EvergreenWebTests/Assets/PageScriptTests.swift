import Foundation
import Testing

@testable import EvergreenWeb

/// The modules of the page's script, as a browser loads them.
struct PageScriptTests {
    @Test func `each module is there that another one imports, and each is imported`() throws {
        let names = Set(PageScript.modules.map(\.name))
        var imported: Set<String> = []
        for module in PageScript.modules {
            for name in imports(of: module) {
                #expect(names.contains(name), "\(module.name) imports \(name), which is not served")
                imported.insert(name)
            }
        }
        #expect(names.subtracting(imported) == ["page.js"])
    }

    @Test func `all modules of one version are in one folder`() throws {
        let folders = Set(PageScript.modules.map { $0.address.split(separator: "/").dropLast().joined(separator: "/") })
        #expect(folders.count == 1)
    }

    @Test func `a change of one module gives all of them another address`() {
        let before = Asset.group([("a.js", [1]), ("b.js", [2])], "text/javascript")
        let after = Asset.group([("a.js", [1]), ("b.js", [3])], "text/javascript")
        #expect(before[0].address != after[0].address)
        // Bytes that move from one file to another are a change as well.
        let moved = Asset.group([("a.js", [1, 2]), ("b.js", [])], "text/javascript")
        #expect(before[0].address != moved[0].address)
    }

    @Test func `the head of a page names each module once`() throws {
        let main = try #require(PageScript.main)
        for module in PageScript.modules {
            #expect(
                PageScript.head(from: .here).components(separatedBy: "\"\(module.address)\"").count == 2,
                "\(module.name)"
            )
        }
        #expect(PageScript.head(from: .here).hasSuffix("<script type=\"module\" src=\"\(main.address)\"></script>\n"))
    }

    @Test func `no module reads or writes a variable of the page`() {
        for module in PageScript.modules {
            #expect(!module.text.contains(#/\b(?:window|globalThis|self)\.\w+ *=[^=]/#), "\(module.name)")
        }
    }

    /// A name such as `__proto__` would find what every object has: a `Map` holds only what was put into it.
    @Test func `no module gathers names of elements or texts in a plain object`() {
        for module in PageScript.modules {
            #expect(!module.text.contains(#/\b\w+\[[A-Za-z_][^\]'"]*\] *=[^=>]/#), "\(module.name)")
            #expect(!module.text.contains(#/= \{\};|fromEntries|for \([^)]* in /#), "\(module.name)")
        }
    }

    @Test func `the styles of all files are in one stylesheet`() {
        let text = PageStyle.asset.text
        for concern in ["/* Stacks */", "/* Buttons */", "@media (forced-colors: active)"] {
            #expect(text.contains(concern))
        }
    }

    private func imports(of module: Asset) -> [String] {
        module.text.matches(of: #/from '\.\/([^']+)';/#).map { String($0.output.1) }
    }
}

extension Asset {
    fileprivate var name: String { address.split(separator: "/").last.map(String.init) ?? "" }
}
