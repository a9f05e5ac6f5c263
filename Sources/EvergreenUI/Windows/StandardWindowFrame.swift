/// The frame of an app's windows: a bar above the views, and sheets and alerts over them. If the window's address is not found, a cover
/// replaces the views.
final class StandardWindowFrame: WindowFrame {
    private weak var window: _Node?
    private let bar: NavigationBar
    private let presentations: PresentationHost
    private let editMode: Binding<EditMode>
    private let preferredColorScheme: PreferredColorScheme
    private let urlOpener: URLOpener
    private let addressBar: AddressBar
    private let cover: WindowCover
    private let undo: WindowUndo
    private let focusedValues: WindowFocusedValues

    init(of window: _Node) {
        self.window = window
        bar = NavigationBar(of: window)
        presentations = PresentationHost(window: window)
        preferredColorScheme = PreferredColorScheme(of: window)
        urlOpener = URLOpener(of: window)
        addressBar = AddressBar(of: window)
        cover = WindowCover(of: window)
        undo = WindowUndo(of: window)
        focusedValues = WindowFocusedValues(of: window)
        editMode = Binding(window.makeState("editMode", .inactive))
    }

    var title: String? { cover.elements == nil ? bar.windowTitle : cover.title }

    var notes: [ElementNote] {
        let (place, isFound) = (addressBar.place, addressBar.isFound)
        // Most windows are at the root of their app.
        var address = place.isRoot && isFound ? [] : [ElementNote.address(place, isFound: isFound)]
        if undo.isUsed { address.append(.undoable) }
        guard let environment = window?.environment, let text = environment.pageDescription else { return address }
        return address + [.description(text.resolve(in: environment))]
    }

    var readsQuery: Bool { addressBar.readsQuery }

    func visit(_ address: WindowAddress) { addressBar.visit(address) }

    func press(_ stroke: KeyStroke) -> Bool { undo.press(stroke) }

    var colorScheme: ColorScheme? { preferredColorScheme.value }

    func prepare(_ environment: inout EnvironmentValues) {
        environment.navigationBar = bar
        environment.presentationHost = presentations
        environment.editMode = editMode
        environment.preferredColorScheme = preferredColorScheme
        environment.urlOpener = urlOpener
        environment.addressBar = addressBar
        environment.windowCover = cover
        environment.windowUndo = undo
        environment.windowFocusedValues = focusedValues
    }

    func elements(around content: [Element]) -> [Element] {
        (cover.elements ?? bar.draw() + content) + presentations.elements
    }
}

extension ViewTree {
    /// Mounts a view in a window and updates the tree until no node is invalid.
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
            numbering: start.numbering,
            frame: StandardWindowFrame.init
        )
    }

    /// Mounts a view in a window with all rows of its lists, and counts body evaluations.
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
