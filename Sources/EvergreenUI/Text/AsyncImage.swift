import Foundation

/// An image that is loaded from an address: `https:`, or an image of its own in a `data:` address.
///
/// The person's browser loads it, not the server, once the view is about to be seen; it says nothing of the page that
/// it is shown on. Other addresses fail at once: a page may not show what they lead to. A page without a script shows
/// the placeholder.
public struct AsyncImage<Content: View>: View {
    private let address: String?
    private let isLoadable: Bool
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: @MainActor (AsyncImagePhase) -> Content
    /// How the loading of an address ended.
    @State private var ending: Ending?

    private struct Ending: Equatable {
        var address: String
        var isLoaded: Bool
    }

    /// An image whose view depends on how far its loading is.
    ///
    /// - Parameters:
    ///   - url: Where the image is; nil for nowhere as yet.
    ///   - scale: How many pixels of the image are a point.
    ///   - transaction: How a change of the phase comes about.
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

    /// An image with a placeholder, which is shown until the image is there, and for one that can't be loaded.
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

    /// An image in its own size, gray until it is there.
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

/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
    /// Not there yet.
    case empty
    /// There.
    case success(Image)
    /// Not to be had.
    case failure(any Error)

    /// The image, if it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why there is no image, if it can't be had.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }

    fileprivate var isEmpty: Bool {
        if case .empty = self { true } else { false }
    }
}

/// Why there is no image. A browser does not tell what went wrong.
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
    /// Nil for nothing to load.
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
