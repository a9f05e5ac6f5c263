import CompilerTesting
import Testing

/// The compiler's diagnostics for misused macros. Each test compiles a file with this package's macro plugin and requires exactly the
/// errors that its comments expect.
struct MisuseTests: Sendable {
    private static let prelude = """
        struct EnvironmentValues {}
        enum EvergreenUI {
            protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
            protocol View { associatedtype Body: View; var body: Body { get } }
            protocol _PreviewSource { static var _declaration: _PreviewDeclaration { get } }
            struct _PreviewDeclaration {
                init(_ title: String?, fileID: String, line: Int, body: @escaping () -> any View) {}
            }
        }
        @propertyWrapper struct State<Value> { var wrappedValue: Value }
        struct Text: EvergreenUI.View { var body: Never }
        extension Never: EvergreenUI.View { var body: Never { self } }

        @attached(accessor) @attached(peer, names: prefixed(__Key_))
        macro Entry() = #externalMacro(module: "EvergreenMacrosPlugin", type: "EntryMacro")
        @freestanding(declaration)
        macro Preview(_ name: String? = nil, body: @escaping () -> any EvergreenUI.View) =
            #externalMacro(module: "EvergreenMacrosPlugin", type: "PreviewMacro")
        @attached(peer)
        macro Previewable() = #externalMacro(module: "EvergreenMacrosPlugin", type: "PreviewableMacro")
        @attached(extension, names: named(animatableData))
        macro Animatable() = #externalMacro(module: "EvergreenMacrosPlugin", type: "AnimatableMacro")
        @attached(peer)
        macro AnimatableIgnored() = #externalMacro(module: "EvergreenMacrosPlugin", type: "AnimatableIgnoredMacro")

        """

    @Test(
        arguments: [
            """
            extension EnvironmentValues {
                @Entry
                // expected-error@+2 {{An '@Entry' is set by views: declare it with 'var'}}
                // expected-error@+1 {{cannot expand accessor macro on variable declared with 'let'}}
                let limit = 20
            }
            """,
            """
            extension EnvironmentValues {
                @Entry
                var limit: Int // expected-error {{An '@Entry' needs a default value: '= …'}}
            }
            """,
            """
            extension EnvironmentValues {
                @Entry
                static var limit = 20 // expected-error {{An '@Entry' can't be 'static'}}
            }
            """,
            """
            extension EnvironmentValues {
                @Entry
                var limit: Int { 20 } // expected-error {{'@Entry' generates the accessors: remove these}}
            }
            """,
            """
            struct Settings {
                @Entry // expected-error {{'@Entry' properties belong in an extension of EnvironmentValues, ContainerValues, FocusedValues or Transaction}}
                var limit = 20
            }
            """,
            """
            #Preview {
                let name = "Ada"
                @Previewable // expected-error {{'@Previewable' properties come first in a preview: move this one above the rest}}
                @State var count = 1
                return Text(body: fatalError(name))
            }
            """,
            """
            @Animatable // expected-error {{'@Animatable' can only be applied to a structure}}
            final class Wave { var height: Double = 0 }
            """,
            """
            @Animatable
            struct Wave {
                var height = 4.0
                var count = number // expected-error {{'@Animatable' needs the type of 'count': write 'var count: …', or '@AnimatableIgnored' before it}}
            }
            let number = 1
            """,
            """
            @Animatable
            struct Wave {
                var isOn: Bool // expected-error {{'Bool' is not animatable: write '@AnimatableIgnored' before 'var isOn'}}
            }
            """,
            """
            @Animatable // expected-error {{'@Animatable' finds no variable to animate: declare one that is not '@AnimatableIgnored'}}
            struct Wave { @AnimatableIgnored var count: Int }
            """,
            """
            struct Wave {
                @AnimatableIgnored // expected-error {{'@AnimatableIgnored' can only be applied to a variable}}
                func move() {}
            }
            """,
            """
            @Previewable // expected-error {{'@Previewable' belongs in the body of a '#Preview', on a property}}
            let limit = 20
            """,
        ]
    )
    func `misused macros are diagnosed`(source: String) async throws {
        let (status, output) = try await Compiler.verify(Self.prelude + source)
        #expect(status == 0, "\(output)")
    }

    @Test func `a valid file passes, and a missing expected error fails`() async throws {
        #expect(try await Compiler.verify(Self.prelude + "let limit = 20").status == 0)
        #expect(try await Compiler.verify(Self.prelude + "let limit = 20 // expected-error {{anything}}").status != 0)
    }
}
