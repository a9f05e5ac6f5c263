import EvergreenUI

/// A view, mounted as on a screen, that a test finds its way around, taps and types into. No server, no browser.
///
/// ```swift
/// let screen = Screen { PlayerList().databaseContext(context) }
/// try screen.find(.button, "Add player").tap()
/// #expect(screen.texts.contains("1 player"))
/// screen.close()
/// ```
///
/// Views are brought up to date when the screen is looked at or touched, and at no other time: nothing happens between
/// two lines of a test. What is asynchronous all the same (a `task`, a database that tells of a change) is waited for
/// with ``wait(timeout:until:)``.
@MainActor
public final class Screen {
    private let tree: ViewTree

    /// Mounts a view: its first bodies run, it appears, its tasks start.
    public init<Content: View>(
        environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ content: () -> Content
    ) {
        tree = ViewTree(countingBodiesOf: content(), environment: environment)
    }

    /// Mounts a preview of this program, as `--preview` shows it in a page.
    ///
    /// - Parameters:
    ///   - name: The name of the preview, or a part of it that means no other one.
    ///   - environment: The environment of the preview, where it sets none itself.
    /// - Throws: An error that lists the previews, if there is none of that name, or several.
    public init(preview name: String, environment: EnvironmentValues = EnvironmentValues()) throws {
        let preview = try Preview.find(name, in: Preview.all())
        tree = ViewTree(countingBodiesOf: PreviewWindow(preview), environment: environment)
    }

    /// Takes the view off the screen, for good: it disappears, its tasks are cancelled, its state is released.
    public func close() {
        tree.close()
    }

    /// Brings views up to date. Looking at the screen does that, too.
    public func update() {
        tree.update()
    }

    /// Brings views up to date, and takes the patches that a page is sent for what has changed since the last call.
    ///
    /// - Returns: How many patches there are; zero for the first call, which a page is sent all elements for.
    @discardableResult
    public func takePatches() -> Int {
        tree.update()
        return tree.document.takePatches().count
    }
}

// MARK: - Finding

extension Screen {
    /// Everything that is shown, in a window.
    public var root: ScreenElement {
        tree.update()
        return ScreenElement(tree.document.root, in: tree)
    }

    /// All texts, in reading order.
    public var texts: [String] { root.texts }

    /// What the screen shows, as an indented outline. Part of the messages of errors.
    public var outline: String { root.outline }

    /// The one element of a role, with a text, label or value, or with an identifier, if they are given.
    ///
    /// - throws: ``ScreenError`` if there is no such element, or more than one.
    public func find(
        _ role: ElementRole? = nil,
        _ text: String? = nil,
        identifier: String? = nil
    ) throws(ScreenError) -> ScreenElement {
        try root.find(role, text, identifier: identifier)
    }

    /// All elements of a role, with a text, label or value, or with an identifier, if they are given, in reading order.
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
    /// How often the bodies of all views of a type ran since the screen was made, or since `resetBodyCounts()`.
    public func bodyCount<Content: View>(of type: Content.Type) -> Int {
        tree.update()
        return tree.bodyCounts?[ObjectIdentifier(type)] ?? 0
    }

    /// Counts from zero again.
    public func resetBodyCounts() {
        tree.update()
        tree.bodyCounts = [:]
    }

    /// The number of tasks that views started with `task` and that still run.
    public var runningTasks: Int { tree.runningTasks }

    /// Waits until a condition holds. The main actor is free in the meantime, and views are brought up to date.
    ///
    /// A machine may be too busy to get to anything: the time counts only once the condition was looked at some times.
    ///
    /// - throws: ``ScreenError/timedOut(after:screen:)`` if it does not in time.
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
