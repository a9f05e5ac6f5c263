/// A type that declares a preview, which is found by this conformance while the program runs: a ``PreviewProvider``, or
/// what `#Preview` expands to.
///
/// Nothing in a program refers to its previews: without the attribute, an optimized build leaves out those that are
/// structs or enums.
@_alwaysEmitConformanceMetadata
@MainActor
@preconcurrency
public protocol _PreviewSource {
    static var _declaration: _PreviewDeclaration { get }
}

/// The declaration of a preview in an app's source.
@MainActor
public struct _PreviewDeclaration {
    enum Origin {
        /// A type with this name.
        case type(module: String, name: String)
        /// A macro in a file: `Module/File.swift`.
        case macro(title: String?, fileID: String, line: Int)
    }

    let origin: Origin
    let body: @MainActor () -> any View

    /// What `#Preview` declares.
    public init(
        _ title: String?,
        fileID: String,
        line: Int,
        traits: [PreviewTrait<Preview.ViewTraits>] = [],
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        origin = .macro(title: title, fileID: fileID, line: line)
        let modifiers = traits.compactMap(\.modify)
        let size = traits.lazy.compactMap(\.size).first
        let preparations = traits.compactMap(\.prepare)
        guard size != nil || !modifiers.isEmpty || !preparations.isEmpty else {
            self.body = body
            return
        }
        self.body = {
            for prepare in preparations { prepare() }
            let view = modifiers.reduce(AnyView(body())) { view, modify in modify(view) }
            guard let size else { return view }
            return view.frame(width: size.width, height: size.height)
        }
    }

    init(of type: Any.Type, body: @escaping @MainActor () -> any View) {
        let path = String(reflecting: type)
        origin = .type(module: String(path.prefix { $0 != "." }), name: String(describing: type))
        self.body = body
    }
}
