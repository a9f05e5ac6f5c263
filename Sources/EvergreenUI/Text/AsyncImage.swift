import Foundation

/// An image loaded from an `https` or `data` URL. Other URLs fail immediately.
///
/// The browser, not the server, loads the image when the view is near the viewport. The request has no `Referer` header. Without
/// JavaScript, the placeholder is shown.
public struct AsyncImage<Content: View>: View {
    private let address: String?
    private let isLoadable: Bool
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: @MainActor (AsyncImagePhase) -> Content
    /// The result of loading; nil while it is pending.
    @State private var ending: Ending?

    private struct Ending: Equatable {
        var address: String
        var isLoaded: Bool
    }

    /// Creates an image with a view for each loading phase.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; nil if it is unknown.
    ///   - scale: The number of pixels per point.
    ///   - transaction: The transaction in which the phase changes.
    ///   - content: The view for a phase.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
    ) {
        address = url?.absoluteString
        isLoadable = ["https", "data"].contains(url?.scheme?.lowercased() ?? "")
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// Creates an image with a placeholder, which is shown during loading and after a failure.
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping @MainActor (Image) -> I,
        @ViewBuilder placeholder: @escaping @MainActor () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Creates an image in its intrinsic size. A gray area is shown during loading.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(source: .placeholder) }
    }

    public var body: some View {
        let phase = phase
        LoadingView(address: phase.isEmpty && isLoadable ? address : nil, onEnd: end) { content(phase) }
    }

    private var phase: AsyncImagePhase {
        guard let address else { return .empty }
        guard isLoadable else { return .failure(AsyncImageError.unsupportedAddress(address)) }
        guard let ending, ending.address == address else { return .empty }
        return ending.isLoaded
            ? .success(Image(source: .remote(address: address, scale: Double(scale))))
            : .failure(AsyncImageError.notLoaded(address))
    }

    private func end(of address: String, isLoaded: Bool) {
        withTransaction(transaction) { ending = Ending(address: address, isLoaded: isLoaded) }
    }
}

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
    /// Loading is pending.
    case empty
    /// The image is loaded.
    case success(Image)
    /// Loading failed.
    case failure(any Error)

    /// The image; nil if it is not loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error; nil if loading is pending or has succeeded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }

    fileprivate var isEmpty: Bool {
        if case .empty = self { true } else { false }
    }
}

/// The error of a failed image load. Browsers don't report the cause.
enum AsyncImageError: LocalizedError {
    case unsupportedAddress(String)
    case notLoaded(String)

    var errorDescription: String? {
        switch self {
        case .unsupportedAddress(let address): "Only https: and data: URLs can be loaded, not \(address)."
        case .notLoaded(let address): "The browser could not load an image from \(address)."
        }
    }
}

/// A container that makes the browser load an image and report the result.
private struct LoadingView<Inner: View>: ContainerView {
    /// The URL to load; nil for none.
    let address: String?
    let onEnd: @MainActor (String, Bool) -> Void
    let inner: Inner

    init(
        address: String?,
        onEnd: @escaping @MainActor (String, Bool) -> Void,
        @ViewBuilder inner: () -> Inner
    ) {
        self.address = address
        self.onEnd = onEnd
        self.inner = inner()
    }
}

extension LoadingView {
    func kind(in node: ElementNode<Self>) -> ElementKind { .loadedImage(loading: address) }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .load(let isLoaded) = event, let address else { return false }
        onEnd(address, isLoaded)
        return true
    }
}
