/// Circumstances that several previews share: sample data, a signed-in user.
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
/// The context is made when a preview with the modifier is shown first, and kept for as long as the program runs. The preview is
/// shown when it is there; an error is shown in its place, and the next preview with the modifier tries again.
@MainActor
@preconcurrency
public protocol PreviewModifier {
    /// What previews share; `Void` if there is nothing.
    associatedtype Context = Void
    /// The type of the modified preview, which the compiler infers.
    associatedtype Body: View

    /// The preview that is modified.
    typealias Content = PreviewModifierContent

    /// Makes what previews share, once in a program.
    static func makeSharedContext() async throws -> Context

    /// The preview, modified.
    ///
    /// - Parameters:
    ///   - content: The preview.
    ///   - context: What ``makeSharedContext()`` has made.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing.
    public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` modifies.
public struct PreviewModifierContent: View {
    let view: AnyView

    public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Modifies a preview. Of several modifiers, the first is the innermost, as with those of views.
    ///
    /// - Parameter modifier: The modifier.
    /// - Returns: The trait.
    @MainActor
    @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait(size: nil, modify: { AnyView(ModifiedPreview(modifier: modifier, content: $0)) })
    }
}

/// A preview with a modifier, once the modifier's context is there.
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

/// What previews with a modifier share.
@MainActor
private final class PreviewContext<Modifier: PreviewModifier> {
    let value: Modifier.Context

    init(_ value: Modifier.Context) {
        self.value = value
    }
}

/// The contexts of this program's previews, by the types of their modifiers.
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
