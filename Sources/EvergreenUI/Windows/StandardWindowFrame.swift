/// The frame of an app's windows: a bar above the views, and sheets and alerts over them.
final class StandardWindowFrame: WindowFrame {
    private let bar: NavigationBar
    private let presentations: PresentationHost
    private let editMode = Binding<EditMode>.stored(.inactive)

    init(of window: _Node) {
        bar = NavigationBar(of: window)
        presentations = PresentationHost(window: window)
    }

    var title: String? { bar.title }

    func prepare(_ environment: inout EnvironmentValues) {
        environment.navigationBar = bar
        environment.presentationHost = presentations
        environment.editMode = editMode
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
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.init(root, title: title, environment: environment, frame: StandardWindowFrame.init)
    }

    /// Mounts a view in a window with all rows of its lists, and counts the runs of bodies.
    package convenience init<Root: View>(countingBodiesOf root: Root, environment: EnvironmentValues) {
        self.init(
            root,
            title: "",
            environment: environment,
            countsBodies: true,
            isLazy: false,
            frame: StandardWindowFrame.init
        )
    }
}
