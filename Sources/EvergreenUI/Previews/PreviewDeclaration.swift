/// A type that declares a preview and is found by this conformance at run time: a ``PreviewProvider``, or the expansion of `#Preview`.
///
/// A program does not reference its previews. Without the attribute, an optimized build strips structs and enums.
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
        /// A provider type with this name.
        case type(module: String, name: String)
        /// A macro in a file: `Module/File.swift`.
        case macro(title: String?, fileID: String, line: Int)
    }

    let origin: Origin
    let body: @MainActor () -> any View

    /// Creates the declaration in a `#Preview` expansion.
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
