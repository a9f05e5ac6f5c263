import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenWeb

/// The modules of the page's script, and the bundle that they are joined into.
struct PageScriptTests {
    @Test func `each imported module exists, and each module is imported`() throws {
        let names = Set(PageScript.modules.map(\.name))
        var imported: Set<String> = []
        for module in PageScript.modules {
            for name in imports(of: module) {
                #expect(names.contains(name), "\(module.name) imports \(name), which is not there")
                imported.insert(name)
            }
        }
        #expect(names.subtracting(imported) == ["page.js"])
    }

    /// The bundle has no imports, so that a missing name would be noticed only where it is used.
    @Test func `each imported name is exported`() throws {
        let modules = Dictionary(uniqueKeysWithValues: PageScript.modules.map { ($0.name, $0.text) })
        for module in PageScript.modules {
            for match in module.text.matches(of: #/import \{([^}]*)\} from '\.\/([^']+)';/#) {
                let exporting = try #require(modules[String(match.2)])
                let exports = Set(
                    exporting.matches(of: #/export (?:async )?(?:const|let|class|function) (\w+)/#).map(\.1)
                )
                let names = match.1.split { ", \n".contains($0) }
                #expect(!names.isEmpty && exports.isSuperset(of: names), "\(module.name) imports from \(match.2)")
            }
        }
    }

    @Test func `each module is bundled once, after its imports`() throws {
        let text = PageScript.asset.text
        let names = text.matches(of: #/(?m)^\/\/ ([a-z-]+\.js)$/#).map { String($0.output.1) }
        #expect(names.count == PageScript.modules.count)
        #expect(Set(names) == Set(PageScript.modules.map(\.name)))
        for module in PageScript.modules {
            let place = try #require(names.firstIndex(of: module.name))
            for name in imports(of: module) {
                let imported = try #require(names.firstIndex(of: name))
                #expect(imported < place, "\(module.name) before \(name)")
            }
        }
        #expect(!text.contains(#/(?m)^(?:import|export)\b/#))
    }

    @Test func `a bundled module receives its imports and returns its exports`() {
        let modules = [
            PageFile(name: "page.js", text: "import { two, Three } from './some-numbers.js';\nnote(two, Three);"),
            PageFile(
                name: "some-numbers.js",
                text: """
                    const one = 1;
                    export const two = one + 1;
                    export class Three {
                        // export const none
                    }
                    export function four() { return 4; }
                    """
            ),
        ]
        #expect(
            JoinedModules.text(of: modules) == """
                // some-numbers.js
                const $some_numbers = (() => {
                const one = 1;
                const two = one + 1;
                class Three {
                    // export const none
                }
                function four() { return 4; }
                return { two, Three, four };
                })();
                // page.js
                const $page = (() => {
                const { two, Three } = $some_numbers;
                note(two, Three);
                return {  };
                })();

                """
        )
    }

    @Test func `the head of a page loads the script`() {
        let tag = "<script type=\"module\" src=\"\(PageScript.asset.address)\"></script>\n"
        #expect(PageScript.head(from: .here) == tag)
        #expect(PageScript.asset.address.hasSuffix("/page.js"))
    }

    @Test func `no module reads or writes global variables`() {
        for module in PageScript.modules {
            #expect(!module.text.contains(#/\b(?:window|globalThis|self)\.\w+ *=[^=]/#), "\(module.name)")
        }
    }

    /// A name such as `__proto__` would find a property that every object inherits: a `Map` holds only its own entries.
    @Test func `no module uses plain objects as dictionaries for names or texts`() {
        for module in PageScript.modules {
            #expect(!module.text.contains(#/\w\[[A-Za-z_][^\]'"]*\] *=[^=>]/#), "\(module.name)")
            #expect(!module.text.contains(#/= \{\};|fromEntries|for \([^)]* in /#), "\(module.name)")
        }
    }

    @Test func `all style files are in one stylesheet`() {
        let text = PageStyle.asset.text
        for concern in ["/* Stacks */", "/* Buttons */", "@media (forced-colors: active)"] {
            #expect(text.contains(concern))
        }
    }

    @Test(arguments: PointerShape.allCases)
    func `the stylesheet has a rule for each pointer style`(shape: PointerShape) {
        #expect(PageStyle.asset.text.contains(".pointer-\(shape.rawValue)"))
    }

    private func imports(of module: PageFile) -> [String] {
        module.text.matches(of: #/from '\.\/([^']+)';/#).map { String($0.output.1) }
    }
}
