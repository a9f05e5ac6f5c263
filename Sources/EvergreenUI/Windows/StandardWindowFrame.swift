/// The frame of an app's windows: a bar above the views, and sheets and alerts over them.
final class StandardWindowFrame: WindowFrame {
    private let bar: NavigationBar
    private let presentations: PresentationHost
    private let editMode: Binding<EditMode>
    private let preferredColorScheme: PreferredColorScheme
    private let urlOpener: URLOpener

    init(of window: _Node) {
        bar = NavigationBar(of: window)
        presentations = PresentationHost(window: window)
        preferredColorScheme = PreferredColorScheme(of: window)
        urlOpener = URLOpener(of: window)
        editMode = Binding(window.makeState("editMode", .inactive))
    }

    var title: String? { bar.windowTitle }

    var colorScheme: ColorScheme? { preferredColorScheme.value }

    func prepare(_ environment: inout EnvironmentValues) {
        environment.navigationBar = bar
        environment.presentationHost = presentations
        environment.editMode = editMode
        environment.preferredColorScheme = preferredColorScheme
        environment.urlOpener = urlOpener
    }

    func elements(around content: [Element]) -> [Element] {
        bar.draw() + content + presentations.elements
    }
}

extension ViewTree {
    /// Mounts a view in a window, and updates the tree until no node is invalid.
    package convenience init<Root: View>(
        _ root: Root,
        title: String = "",
        environment: EnvironmentValues = EnvironmentValues(),
        start: WindowStart = WindowStart()
    ) {
        self.init(
            root,
            title: title,
            environment: environment,
            archive: start.archive,
            traits: start.traits,
            frame: StandardWindowFrame.init
        )
    }

    /// Mounts a view in a window with all rows of its lists, and counts the runs of bodies.
    package convenience init<Root: View>(
        countingBodiesOf root: Root,
        environment: EnvironmentValues,
        archive: StateArchive? = nil
    ) {
        self.init(
            root,
            title: "",
            environment: environment,
            countsBodies: true,
            isLazy: false,
            archive: archive,
            frame: StandardWindowFrame.init
        )
    }
}
