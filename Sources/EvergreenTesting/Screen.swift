import EvergreenUI

/// A mounted view that a test can inspect and interact with, without a server or a browser.
///
/// ```swift
/// let screen = Screen { PlayerList().databaseContext(context) }
/// try screen.find(.button, "Add player").tap()
/// #expect(screen.texts.contains("1 player"))
/// screen.close()
/// ```
///
/// Views are updated only when a test reads from the screen or interacts with it. Await asynchronous work, such as a `task` or a database
/// change, with ``wait(timeout:until:)``.
@MainActor
public final class Screen {
    let tree: ViewTree
    private let archive: StateArchive
    /// The files transferred to and from the views.
    let files: ScreenFiles

    /// Mounts a view: bodies are evaluated, `onAppear` actions run, and tasks start.
    public init<Content: View>(
        environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ content: () -> Content
    ) {
        archive = StateArchive()
        files = ScreenFiles()
        var environment = environment
        environment.fileTransfers = files
        tree = ViewTree(countingBodiesOf: content(), environment: environment, archive: archive)
    }

    /// Mounts a view with the saved state of a previous screen, like a page after a server restart. Each `@State` and other saved state
    /// starts with its saved value, if its view has the same identity.
    ///
    /// ```swift
    /// let second = Screen(restoring: first) { PlayerList() }
    /// ```
    public init<Content: View>(
        restoring previous: Screen,
        environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ content: () -> Content
    ) {
        previous.update()
        // Encoded, as if read from a file.
        let state = SavedState(encoded: previous.archive.save().encoded)
        archive = StateArchive(restoring: state ?? SavedState())
        files = ScreenFiles()
        var environment = environment
        environment.fileTransfers = files
        environment.windowLocation.isContinued = true
        tree = ViewTree(countingBodiesOf: content(), environment: environment, archive: archive)
    }

    /// Mounts a view in a page at an address of the app, such as `/players/7?order=name`.
    ///
    /// ```swift
    /// let screen = Screen(at: "/players/7") { PlayerList() }
    /// #expect(screen.address == "/players/7")
    /// ```
    ///
    /// A malformed address, for which a server would not open a page, is replaced by the app's root.
    public init<Content: View>(
        at address: String,
        environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ content: () -> Content
    ) {
        archive = StateArchive()
        files = ScreenFiles()
        var environment = environment
        environment.fileTransfers = files
        environment.windowLocation.address = (try? WindowAddress(text: address.trimmingPrefix("/"))) ?? WindowAddress()
        let window = AddressedWindow(wrapped: content())
        tree = ViewTree(countingBodiesOf: window, environment: environment, archive: archive)
    }

    /// Mounts a preview of this program, as `--preview` shows it in a page.
    ///
    /// - Parameters:
    ///   - name: The name of the preview, or an unambiguous part of it.
    ///   - environment: The environment that the preview inherits.
    /// - Throws: An error that lists the previews if none or several match.
    public init(preview name: String, environment: EnvironmentValues = EnvironmentValues()) throws {
        let preview = try Preview.find(name, in: Preview.all())
        archive = StateArchive()
        files = ScreenFiles()
        var environment = environment
        environment.fileTransfers = files
        tree = ViewTree(countingBodiesOf: PreviewWindow(preview), environment: environment)
    }

    /// Unmounts the view: `onDisappear` actions run, tasks are cancelled, and state is released.
    public func close() {
        tree.close()
    }

    /// Updates invalid views. Reading from the screen does so as well.
    public func update() {
        tree.update()
    }

    /// Updates the views, and removes the patches accumulated since the last call.
    ///
    /// - Returns: The number of patches that a page would receive. Zero for the first call, because a page starts with all elements.
    @discardableResult
    public func takePatches() -> Int {
        tree.update()
        return tree.document.takePatches().count
    }
}

// MARK: - Finding

extension Screen {
    /// The window, which is the root of all elements.
    public var root: ScreenElement {
        tree.update()
        return ScreenElement(tree.document.root, in: tree)
    }

    /// All texts on the screen, in reading order.
    public var texts: [String] { root.texts }

    /// An indented outline of the screen's elements, as included in error messages.
    public var outline: String { root.outline }

    /// Returns the only element that matches all given arguments.
    ///
    /// - Parameters:
    ///   - role: The element's role.
    ///   - text: The element's text, label or value.
    ///   - identifier: The identifier set by `accessibilityIdentifier(_:)`.
    /// - Throws: ``ScreenError/notFound(_:screen:)`` or ``ScreenError/ambiguous(_:count:screen:)``.
    public func find(
        _ role: ElementRole? = nil,
        _ text: String? = nil,
        identifier: String? = nil
    ) throws(ScreenError) -> ScreenElement {
        try root.find(role, text, identifier: identifier)
    }

    /// Returns all elements that match the given arguments, in reading order.
    public func findAll(
        _ role: ElementRole? = nil,
        _ text: String? = nil,
        identifier: String? = nil
    ) -> [ScreenElement] {
        root.findAll(role, text, identifier: identifier)
    }
}

// MARK: - Counting and waiting

extension Screen {
    /// Returns the number of body evaluations of a view type since the screen was mounted, or since ``resetBodyCounts()``.
    public func bodyCount<Content: View>(of type: Content.Type) -> Int {
        tree.update()
        return tree.bodyCounts?[ObjectIdentifier(type)] ?? 0
    }

    /// Resets the body counts of all view types to zero.
    public func resetBodyCounts() {
        tree.update()
        tree.bodyCounts = [:]
    }

    /// The number of running tasks started by `task` modifiers.
    public var runningTasks: Int { tree.runningTasks }

    /// Waits until a condition holds, polling it every 2 ms. Between polls, the main actor is free, and views are updated.
    ///
    /// A busy machine does not cause a timeout, because the condition is evaluated at least 100 times.
    ///
    /// - Throws: ``ScreenError/timedOut(after:screen:)``, or the condition's error.
    public func wait(
        timeout: Duration = .seconds(60),
        until condition: () throws -> Bool
    ) async throws {
        let clock = ContinuousClock()
        let deadline = clock.now + timeout
        var checks = 0
        while true {
            tree.update()
            if try condition() { return }
            checks += 1
            guard clock.now < deadline || checks < 100 else {
                throw ScreenError.timedOut(after: timeout, screen: outline)
            }
            try await clock.sleep(for: .milliseconds(2))
        }
    }
}
