// SwiftUI brings macros of the same names: there, this module has nothing to add.
#if !canImport(SwiftUI)
    public import EvergreenUI

    /// Declares a preview: a view in circumstances of its own, which `--preview` on the app's command line shows.
    ///
    /// ```swift
    /// #Preview("Populated") {
    ///     PlayerList().databaseContext(.samples)
    /// }
    /// ```
    ///
    /// Declared at the top level of a file, as often as you like. The body is evaluated on the main actor, when the
    /// preview is shown. Properties marked with ``Previewable()`` come first in it.
    ///
    /// - Parameters:
    ///   - name: The name of the preview; without one, it is called by its file and line.
    ///   - body: Makes the view.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "EvergreenMacrosPlugin", type: "PreviewMacro")

    /// Declares a preview with traits, such as a size.
    ///
    /// ```swift
    /// #Preview("Row", traits: .fixedLayout(width: 300, height: 60)) { PlayerRow(player: .sample) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the preview; without one, it is called by its file and line.
    ///   - traits: How the view is shown.
    ///   - additionalTraits: Further traits. Of several sizes, the first one counts.
    ///   - body: Makes the view.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "EvergreenMacrosPlugin", type: "PreviewMacro")

    /// Makes a dynamic property of a variable in the body of a `#Preview`.
    ///
    /// ```swift
    /// #Preview {
    ///     @Previewable @State var isOn = true
    ///     Toggle("Sound", isOn: $isOn)
    /// }
    /// ```
    @attached(peer)
    public macro Previewable() = #externalMacro(module: "EvergreenMacrosPlugin", type: "PreviewableMacro")

    /// Adds a value to the environment, to container values, or to transactions, with the default that the property is declared with;
    /// or an optional one to the focused values, which has none.
    ///
    /// ```swift
    /// extension EnvironmentValues {
    ///     @Entry var isCompact = false
    /// }
    /// ```
    ///
    /// The default of a `Sendable` type is evaluated once, on first access; that of any other type on each access.
    @attached(accessor)
    @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "EvergreenMacrosPlugin", type: "EntryMacro")

    /// Animates the stored variables of a view, a modifier or a shape, each of a type that is `Animatable`: makes its `animatableData`.
    ///
    /// ```swift
    /// @Animatable
    /// struct Wave: Shape {
    ///     var height: CGFloat
    ///     var phase: Angle
    ///     @AnimatableIgnored var isClosed: Bool
    ///
    ///     func path(in rect: CGRect) -> Path { … }
    /// }
    /// ```
    ///
    /// Constants, computed and static variables, and those with a property wrapper, such as `@State`, are left out.
    @attached(extension, conformances: Animatable, names: named(animatableData))
    public macro Animatable() = #externalMacro(module: "EvergreenMacrosPlugin", type: "AnimatableMacro")

    /// Leaves a variable out of what ``Animatable()`` animates.
    @attached(peer)
    public macro AnimatableIgnored() =
        #externalMacro(module: "EvergreenMacrosPlugin", type: "AnimatableIgnoredMacro")

    /// What `@Entry` puts on the default value of the key that it makes, whose type only the compiler knows.
    @attached(accessor)
    public macro __EntryDefaultValue() =
        #externalMacro(module: "EvergreenMacrosPlugin", type: "EntryDefaultValueMacro")
#endif
