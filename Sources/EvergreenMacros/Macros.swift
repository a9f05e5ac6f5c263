// SwiftUI provides macros with the same names, so this module is empty on its platforms.
#if !canImport(SwiftUI)
    public import EvergreenUI

    /// Declares a preview of a view, which `--preview` on the app's command line shows.
    ///
    /// ```swift
    /// #Preview("Populated") {
    ///     PlayerList().databaseContext(.samples)
    /// }
    /// ```
    ///
    /// A file can contain any number of previews at its top level. The body is evaluated on the main actor when the preview is shown.
    /// Properties marked with ``Previewable()`` must come first in the body.
    ///
    /// - Parameters:
    ///   - name: The name of the preview; by default, its file and line.
    ///   - body: Creates the view.
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
    ///   - name: The name of the preview; by default, its file and line.
    ///   - traits: A trait of the preview.
    ///   - additionalTraits: Additional traits. If there are several sizes, the first one is used.
    ///   - body: Creates the view.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "EvergreenMacrosPlugin", type: "PreviewMacro")

    /// Declares a dynamic property in the body of a `#Preview`.
    ///
    /// ```swift
    /// #Preview {
    ///     @Previewable @State var isOn = true
    ///     Toggle("Sound", isOn: $isOn)
    /// }
    /// ```
    @attached(peer)
    public macro Previewable() = #externalMacro(module: "EvergreenMacrosPlugin", type: "PreviewableMacro")

    /// Adds an entry to the environment, container values or transactions, with a default value; or an optional entry without a default to
    /// the focused values.
    ///
    /// ```swift
    /// extension EnvironmentValues {
    ///     @Entry var isCompact = false
    /// }
    /// ```
    ///
    /// The default value of a `Sendable` type is evaluated once, on first access; that of other types on each access.
    @attached(accessor)
    @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "EvergreenMacrosPlugin", type: "EntryMacro")

    /// Makes a view, modifier or shape animatable: generates the `animatableData` of its stored variables, whose types must be
    /// `Animatable`.
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
    /// Constants, computed and static variables, and variables with a property wrapper, such as `@State`, are not animated.
    @attached(extension, conformances: Animatable, names: named(animatableData))
    public macro Animatable() = #externalMacro(module: "EvergreenMacrosPlugin", type: "AnimatableMacro")

    /// Excludes a variable from ``Animatable()``.
    @attached(peer)
    public macro AnimatableIgnored() =
        #externalMacro(module: "EvergreenMacrosPlugin", type: "AnimatableIgnoredMacro")

    /// Infers the type of an entry's default value. Used in the expansion of `@Entry`.
    @attached(accessor)
    public macro __EntryDefaultValue() =
        #externalMacro(module: "EvergreenMacrosPlugin", type: "EntryDefaultValueMacro")
#endif
