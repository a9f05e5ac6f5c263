import EvergreenUI

/// A mounted view that a test inspects, taps and types into, without a server or a browser.
///
/// ```swift
/// let screen = Screen { PlayerList().databaseContext(context) }
/// try screen.find(.button, "Add player").tap()
/// #expect(screen.texts.contains("1 player"))
/// screen.close()
/// ```
///
/// Views are updated when a test reads from the screen or interacts with it, and at no other time. Await asynchronous
/// work, such as a `task` or a change of the database, with ``wait(timeout:until:)``.
@MainActor
public final class Screen {
    let tree: ViewTree
    private let archive: StateArchive
    /// The files on their way to the views, and from them.
    let files: ScreenFiles

    /// Mounts a view: bodies run, `onAppear` is called, tasks start.
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

    /// Mounts a view with the saved state of a former screen, as a page does whose server was restarted: each `@State` and
    /// what else is saved begins with the value that it had there, if the view that it belongs to is in the same place.
    ///
    /// ```swift
    /// let second = Screen(restoring: first) { PlayerList() }
    /// ```
    public init<Content: View>(
        restoring former: Screen,
        environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ content: () -> Content
    ) {
        former.update()
        // In its encoded form, as it would be kept in a file.
        let state = SavedState(encoded: former.archive.save().encoded)
        archive = StateArchive(restoring: state ?? SavedState())
        files = ScreenFiles()
        var environment = environment
        environment.fileTransfers = files
        environment.windowLocation.isContinued = true
        tree = ViewTree(countingBodiesOf: content(), environment: environment, archive: archive)
    }

    /// Mounts a view in a page that is opened at an address of the app, such as `/players/7?order=name`.
    ///
    /// ```swift
    /// let screen = Screen(at: "/players/7") { PlayerList() }
    /// #expect(screen.address == "/players/7")
    /// ```
    ///
    /// An address that no server would open a page for, such as one with a broken percent-encoding, is that of the app itself.
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

    /// Unmounts the view: `onDisappear` is called, tasks are cancelled, state is released.
    public func close() {
        tree.close()
    }

    /// Updates the views that have changed. Reading from the screen does so, too.
    public func update() {
        tree.update()
    }

    /// Updates the views, and removes the patches that have accumulated since the last call.
    ///
    /// - Returns: The number of patches that a page would receive. Zero for the first call, because a page starts with all
    ///   elements.
    @discardableResult
    public func takePatches() -> Int {
        tree.update()
        return tree.document.takePatches().count
    }
}

// MARK: - Finding

extension Screen {
    /// The window: the root of all elements.
    public var root: ScreenElement {
        tree.update()
        return ScreenElement(tree.document.root, in: tree)
    }

    /// All texts of the screen, in reading order.
    public var texts: [String] { root.texts }

    /// The screen's elements as an indented outline, as error messages contain it.
    public var outline: String { root.outline }

    /// The only element that matches all arguments that are given.
    ///
    /// - Parameters:
    ///   - role: The element's role.
    ///   - text: The element's text, label or value.
    ///   - identifier: The identifier that `accessibilityIdentifier(_:)` sets.
    /// - Throws: ``ScreenError/notFound(_:screen:)`` or ``ScreenError/ambiguous(_:count:screen:)``.
    public func find(
        _ role: ElementRole? = nil,
        _ text: String? = nil,
        identifier: String? = nil
    ) throws(ScreenError) -> ScreenElement {
        try root.find(role, text, identifier: identifier)
    }

    /// All elements that match the arguments that are given, in reading order.
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
    /// How often bodies of a view type ran since the screen was mounted, or since ``resetBodyCounts()``.
    public func bodyCount<Content: View>(of type: Content.Type) -> Int {
        tree.update()
        return tree.bodyCounts?[ObjectIdentifier(type)] ?? 0
    }

    /// Resets the body counts of all view types to zero.
    public func resetBodyCounts() {
        tree.update()
        tree.bodyCounts = [:]
    }

    /// The number of running tasks that views started with `task`.
    public var runningTasks: Int { tree.runningTasks }

    /// Waits until a condition holds, polling it every 2 ms. The main actor is free in between, and views are updated.
    ///
    /// A busy machine does not cause a timeout: the condition is evaluated at least 100 times first.
    ///
    /// - Throws: ``ScreenError/timedOut(after:screen:)``, or the condition's error.
    public func wait(
        timeout: Duration = .seconds(60),
        until condition: () throws -> Bool
    ) async throws {
        let clock = ContinuousClock()
        let deadline = clock.now + timeout
        var looks = 0
        while true {
            tree.update()
            if try condition() { return }
            looks += 1
            guard clock.now < deadline || looks < 100 else {
                throw ScreenError.timedOut(after: timeout, screen: outline)
            }
            try await clock.sleep(for: .milliseconds(2))
        }
    }
}
