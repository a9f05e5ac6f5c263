/// An app's style of a family of views, such as labels, with its type erased.
///
/// Whatever the style makes has the style that was there before: so it may use the family's own view.
@MainActor
final class CustomStyle<Configuration> {
    let makeBody: @MainActor (Configuration) -> AnyView

    /// - Parameters:
    ///   - style: The app's style. Its dynamic properties work as those of a view.
    ///   - environment: The environment around the views in the style.
    ///   - keyPath: Where the family's style is in the environment.
    ///   - makeBody: Makes the view of a configuration.
    init<Style, Body: View>(
        _ style: Style,
        in environment: EnvironmentValues,
        _ keyPath: WritableKeyPath<EnvironmentValues, CustomStyle?>,
        makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        let outer = environment[keyPath: keyPath]
        self.makeBody = { configuration in
            AnyView(
                StyleBody(style: DynamicProperties(of: style), configuration: configuration, makeBody: makeBody)
                    .environment(keyPath, outer)
            )
        }
    }
}

/// The key of the app's style of a family of views, which its configuration names.
struct CustomStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: CustomStyle<Configuration>? { nil }
}

/// Updates the dynamic properties of a style before its body runs.
private struct StyleBody<Style, Configuration, Body: View>: View {
    let style: DynamicProperties<Style>
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Body

    var body: Body { makeBody(style.value, configuration) }
}
