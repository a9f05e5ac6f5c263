/// A type-erased custom style of a family of views, such as labels.
///
/// The style's body is evaluated with the outer style in its environment, so that it may contain views of the same family.
@MainActor
final class CustomStyle<Configuration> {
    let makeBody: @MainActor (Configuration) -> AnyView

    /// - Parameters:
    ///   - style: The custom style. Its dynamic properties work as in a view.
    ///   - environment: The environment of the styled view.
    ///   - keyPath: The key path of the family's style in the environment.
    ///   - makeBody: Returns the style's body for a configuration.
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

/// The environment key of a family's custom style, identified by its configuration type.
struct CustomStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: CustomStyle<Configuration>? { nil }
}

/// A view that updates the dynamic properties of a style before evaluating its body.
private struct StyleBody<Style, Configuration, Body: View>: View {
    let style: DynamicProperties<Style>
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Body

    var body: Body { makeBody(style.value, configuration) }
}
