import EvergreenRuntime
import Foundation
import Testing

@testable import EvergreenUI

/// Images and colors of a bundle that the test creates.
@MainActor
final class NamedImageTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).resources")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func bundle() throws -> Bundle { try #require(Bundle(path: folder.path)) }

    private func source(_ image: Image) -> ImageSource? {
        let tree = ViewTree(image, title: "", environment: EnvironmentValues(), frame: nil)
        defer { tree.close() }
        guard case .image(let source)? = tree.document.root.children.first?.description.kind else { return nil }
        return source
    }

    private func name(of file: HostedImage.File) -> String {
        guard case .path(let path) = file.contents else { return "" }
        return URL(fileURLWithPath: path).lastPathComponent
    }

    private func names(_ image: Image) -> [String] {
        guard case .hosted(let image)? = source(image) else { return [] }
        return image.files.map { "\(name(of: $0)) \($0.scale)" }
    }

    @Test func `a catalog image has all its scales, in light appearance`() throws {
        try write(
            """
            {"images": [
                {"filename": "b.png", "idiom": "universal", "scale": "2x"}, {"filename": "a.png", "scale": "1x"},
                {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"scale": "3x"}, {"filename": "lost.png", "scale": "3x"}
            ]}
            """,
            to: "Assets.xcassets/Birds/owl.imageset/Contents.json"
        )
        for name in ["a", "b", "dark"] { try write("", to: "Assets.xcassets/Birds/owl.imageset/\(name).png") }
        let bundle = try bundle()
        #expect(names(Image("owl", bundle: bundle)) == ["a.png 1.0", "b.png 2.0"])
        #expect(names(Image("Birds/owl", bundle: bundle)) == ["a.png 1.0", "b.png 2.0"])
    }

    @Test func `an image has files for dark appearance and can be a template`() throws {
        try write(
            """
            {"images": [
                {"filename": "light.png", "scale": "1x"},
                {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"filename": "loud.png", "scale": "1x", "appearances": [{"appearance": "contrast", "value": "high"}]}
             ],
             "properties": {"template-rendering-intent": "template"}}
            """,
            to: "Assets.xcassets/moon.imageset/Contents.json"
        )
        for name in ["light", "dark", "loud"] { try write("", to: "Assets.xcassets/moon.imageset/\(name).png") }
        let image = Image("moon", bundle: try bundle())
        #expect(names(image) == ["light.png 1.0"])
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        func shown(_ image: Image) -> HostedImage? {
            let tree = ViewTree(image, title: "", environment: environment, frame: nil)
            defer { tree.close() }
            guard case .image(.hosted(let bundled))? = tree.document.root.children.first?.description.kind else {
                return nil
            }
            return bundled
        }
        #expect(shown(image)?.files.map { name(of: $0) } == ["dark.png"])
        #expect(shown(image)?.isTemplate == true)
        #expect(shown(image.renderingMode(.original))?.isTemplate == false)
        try write("", to: "plain.png")
        let plain = Image("plain", bundle: try bundle())
        #expect(shown(plain)?.isTemplate == false)
        #expect(shown(plain.renderingMode(.template).resizable())?.isTemplate == true)
    }

    @Test func `an image file is found by name, in all scales and types`() throws {
        for name in ["tree.png", "tree@3x.png", "bush@2x.jpeg", "in/side.svg"] { try write("", to: name) }
        let bundle = try bundle()
        #expect(names(Image("tree", bundle: bundle)) == ["tree.png 1.0", "tree@3x.png 3.0"])
        #expect(names(Image("tree.png", bundle: bundle)) == ["tree.png 1.0", "tree@3x.png 3.0"])
        #expect(names(Image("bush", bundle: bundle)) == ["bush@2x.jpeg 2.0"])
        #expect(names(Image("in/side", bundle: bundle)) == ["side.svg 1.0"])
    }

    @Test(arguments: ["", "nothing", "../outside", "a/../../outside", "/etc/hostname", "in//side", ".", "in/", "\0"])
    func `a missing name, or one outside of the bundle, is a placeholder`(name: String) throws {
        try write("", to: "inside.png")
        #expect(source(Image(name, bundle: try bundle())) == .placeholder)
    }

    @Test func `a malformed catalog is a placeholder`() throws {
        try write("{", to: "Assets.xcassets/owl.imageset/Contents.json")
        #expect(source(Image("owl", bundle: try bundle())) == .placeholder)
    }

    @Test func `assistive technology reads the name, the label, or nothing`() throws {
        try write("", to: "tree.png")
        let bundle = try bundle()
        func label(_ image: Image) -> String? {
            if case .hosted(let image)? = source(image) { image.label } else { "no image" }
        }
        #expect(label(Image("tree", bundle: bundle)) == "tree")
        #expect(label(Image("tree", bundle: bundle, label: Text("A tree"))) == "A tree")
        #expect(label(Image(decorative: "tree", bundle: bundle)) == nil)
    }

    @Test func `a color has a dark variant, with components in any format`() throws {
        try write(
            """
            {"colors": [
                {"color": {"color-space": "srgb",
                    "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
                {"appearances": [{"appearance": "luminosity", "value": "dark"}],
                    "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "1.000"}}}
            ]}
            """,
            to: "Assets.xcassets/sand.colorset/Contents.json"
        )
        let light = Paint.RGB(red: 1, green: 128.0 / 255, blue: 0.2, opacity: 0.5)
        let dark = Paint.RGB(red: 0.25, green: 0.25, blue: 0.25)
        #expect(Color("sand", bundle: try bundle()).paint == .adaptive(light: light, dark: dark))
        let half = Color("sand", bundle: try bundle()).opacity(0.5).paint
        let faint = [(light, 0.25), (dark, 0.5)].map { color, opacity in
            Paint.RGB(red: color.red, green: color.green, blue: color.blue, opacity: opacity)
        }
        #expect(half == .adaptive(light: faint[0], dark: faint[1]))
    }

    @Test func `a missing or malformed color is gray`() throws {
        try write(#"{"colors": [{"color": {"reference": "x"}}]}"#, to: "Assets.xcassets/sand.colorset/Contents.json")
        let bundle = try bundle()
        #expect(Color("sand", bundle: bundle) == .gray)
        #expect(Color("../sand", bundle: bundle) == .gray)
    }
}
