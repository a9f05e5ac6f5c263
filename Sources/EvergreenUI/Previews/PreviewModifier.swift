/// A shared environment for previews, such as sample data or a signed-in user.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///     static func makeSharedContext() async throws -> ModelContainer {
///         let container = try ModelContainer(for: Recipe.self, configurations: .init(isStoredInMemoryOnly: true))
///         Recipe.insertSamples(in: container.mainContext)
///         return container
///     }
///
///     func body(content: Content, context: ModelContainer) -> some View {
///         content.modelContainer(context)
///     }
/// }
///
/// extension PreviewTrait where T == Preview.ViewTraits {
///     @MainActor static var sampleData: Self = .modifier(SampleData())
/// }
///
/// #Preview(traits: .sampleData) { RecipeList() }
/// ```
///
/// The context is created when a preview with the modifier is first shown, and cached for the lifetime of the process. The preview is shown
/// once the context is available. An error is shown instead of the preview and not cached, so the next preview with the modifier tries
/// again.
@MainActor
@preconcurrency
public protocol PreviewModifier {
    /// The type of the shared context; `Void` for none.
    associatedtype Context = Void
    /// The type of the modified preview, which the compiler infers.
    associatedtype Body: View

    /// The content of the modified preview.
    typealias Content = PreviewModifierContent

    /// Creates the context shared by previews, once per process.
    static func makeSharedContext() async throws -> Context

    /// Returns the modified preview.
    ///
    /// - Parameters:
    ///   - content: The preview.
    ///   - context: The context returned by ``makeSharedContext()``.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates an empty context.
    public static func makeSharedContext() async throws {}
}

/// The content of a preview modified by a ``PreviewModifier``.
public struct PreviewModifierContent: View {
    let view: AnyView

    public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Returns a trait that applies a modifier. If there are several, the first is the innermost, as with view modifiers.
    ///
    /// - Parameter modifier: The modifier.
    /// - Returns: The trait.
    @MainActor
    @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait(size: nil, modify: { AnyView(ModifiedPreview(modifier: modifier, content: $0)) })
    }
}

/// A preview with a modifier, shown once the modifier's context is available.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var context: Result<PreviewContext<Modifier>, any Error>?

    var body: some View {
        switch context {
        case .success(let context):
            modifier.body(content: PreviewModifierContent(view: content), context: context.value)
        case .failure(let error):
            Text("The context of this preview could not be made: \(String(describing: error))")
        case nil:
            ProgressView().task { await load() }
        }
    }

    private func load() async {
        do {
            context = .success(try await PreviewContexts.context(of: Modifier.self))
        } catch {
            context = .failure(error)
        }
    }
}

/// The shared context of a preview modifier.
@MainActor
private final class PreviewContext<Modifier: PreviewModifier> {
    let value: Modifier.Context

    init(_ value: Modifier.Context) {
        self.value = value
    }
}

/// The contexts of this program's previews, keyed by modifier type.
@MainActor
private enum PreviewContexts {
    private static var tasks: [ObjectIdentifier: any Sendable] = [:]

    static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> PreviewContext<Modifier> {
        let key = ObjectIdentifier(type)
        if let task = tasks[key] as? Task<PreviewContext<Modifier>, any Error> { return try await task.value }
        let task = Task { PreviewContext<Modifier>(try await Modifier.makeSharedContext()) }
        tasks[key] = task
        do {
            return try await task.value
        } catch {
            tasks[key] = nil
            throw error
        }
    }
}
