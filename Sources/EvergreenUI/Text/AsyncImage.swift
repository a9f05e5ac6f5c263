import Foundation

/// An image that is loaded from a URL with the scheme `https` or `data`. Other URLs fail immediately.
///
/// The browser loads the image, not the server, when the view gets near the viewport. It sends no referrer. Without
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

    /// An image with a view for each phase of loading.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; nil if it is not known yet.
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

    /// An image with a placeholder, which is shown while the image is loading and if loading fails.
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

    /// An image in its own size. While it is loading, a gray area is shown.
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

/// The error of an image that failed to load. Browsers don't report the cause.
enum AsyncImageError: LocalizedError {
    case unsupportedAddress(String)
    case notLoaded(String)

    var errorDescription: String? {
        switch self {
        case .unsupportedAddress(let address): "Images come from https: and data: addresses only, not from \(address)."
        case .notLoaded(let address): "The browser could not load an image from \(address)."
        }
    }
}

/// A view beside which the browser loads an image.
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
