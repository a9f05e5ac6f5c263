@testable import EvergreenUI
@testable import EvergreenWeb

/// A small hand-built app: a list of players shared by all its windows.
@MainActor
final class PlayersWindows {
    struct Player {
        var id: Int
        var name: String
        var score: Int
    }

    private(set) var players: [Player]
    private var nextID: Int
    private var windows: [PlayersWindow] = []

    init(count: Int = 8) {
        let names = ["Arthur", "Barbara", "Craig", "David", "Elena", "Frederik", "Gilbert", "Henriette"]
        players = (0..<count).map { index in
            let round = index / names.count
            let name = names[index % names.count] + (round == 0 ? "" : " \(round + 1)")
            return Player(id: index + 1, name: name, score: (index * 370) % 1000)
        }
        nextID = count + 1
    }

    func open(at address: WindowAddress = WindowAddress()) -> PlayersWindow {
        let window = PlayersWindow(app: self)
        // It has one place.
        if !address.segments.isEmpty {
            window.document.root.change { $0.attributes.notes = [.address(address, isFound: false)] }
        }
        windows.append(window)
        return window
    }

    func change(_ body: (inout [Player]) -> Void) {
        body(&players)
        for window in windows where !window.isClosed { window.needsUpdate() }
        windows.removeAll { $0.isClosed }
    }

    func add(name: String = "New player") {
        let id = nextID
        nextID += 1
        change { $0.append(Player(id: id, name: name, score: 0)) }
    }
}

@MainActor
final class PlayersWindow: SessionWindow {
    let document: Document
    let traits = WindowTraits()
    var onNeedsUpdate: (@MainActor () -> Void)?
    private(set) var isClosed = false

    private let app: PlayersWindows
    private let list: Element
    private let count: Element
    private let picker: Element
    private let page: Element
    private let unavailable: Element
    private var rows: [Int: Row] = [:]
    private var isOrderedByName = false
    private var dialog: Element?

    private struct Row {
        var row: Element
        var name: Element
        var score: Element
        var stepper: Element
    }

    init(app: PlayersWindows) {
        self.app = app
        document = Document(title: "Players")
        let document = document
        func make(_ kind: ElementKind, _ children: [Element] = []) -> Element {
            let element = document.makeElement(ElementDescription(kind))
            element.setChildren(children)
            return element
        }
        count = make(.text(""))
        count.change {
            $0.style = [
                .foreground(.semantic(.secondary, opacity: 1)),
                .padding(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)),
            ]
        }
        list = make(.list)
        picker = make(
            .picker(
                PickerTraits(
                    label: "Order",
                    options: [.init(id: 0, title: "Score"), .init(id: 1, title: "Name")],
                    selection: 0,
                    style: .segmented
                )
            )
        )
        let add = make(
            .button(ButtonTraits(prominence: .borderedProminent)),
            [
                make(
                    .label,
                    [
                        make(.labelIcon, [make(.image(.symbol(name: "plus", isDecorative: true)))]),
                        make(.labelTitle, [make(.text("Add player"))]),
                    ]
                )
            ]
        )
        let deleteAll = make(.button(ButtonTraits(role: .destructive)), [make(.text("Delete all"))])
        unavailable = make(
            .contentUnavailable,
            [
                make(
                    .unavailableLabel,
                    [
                        make(
                            .label,
                            [
                                make(.labelIcon, [make(.image(.symbol(name: "person.3", isDecorative: true)))]),
                                make(.labelTitle, [make(.text("No players"))]),
                            ]
                        )
                    ]
                ),
                make(.unavailableDescription, [make(.text("Add one to begin with."))]),
            ]
        )
        page = make(.stack(StackLayout(axis: .vertical, horizontalAlignment: .leading)), [])
        let bar = make(
            .navigationBar(title: "Players"),
            [
                make(.toolbarItem(.trailing), [picker]),
                make(.toolbarItem(.trailing), [add]),
                make(.toolbarItem(.trailing), [deleteAll]),
            ]
        )
        document.root.setChildren([make(.navigationStack, [bar, page])])
        picker.onEvent = { [unowned self] event in
            guard case .select(let id) = event else { return false }
            isOrderedByName = id == 1
            needsUpdate()
            return true
        }
        add.onEvent = { event in
            guard event == .tap else { return false }
            app.add()
            return true
        }
        deleteAll.onEvent = { [unowned self] event in
            guard event == .tap else { return false }
            askToDeleteAll()
            return true
        }
        update()
    }

    func needsUpdate() { onNeedsUpdate?() }

    func handle(_ event: ElementEvent, on id: ElementID) throws(ElementEventError) {
        try document.dispatch(event, to: id)
    }

    func close() { isClosed = true }

    func update() {
        picker.change { description in
            guard case .picker(var traits) = description.kind else { return }
            traits.selection = isOrderedByName ? 1 : 0
            description.kind = .picker(traits)
        }
        count.change { $0.kind = .text("\(app.players.count) players") }
        let players = app.players.sorted {
            isOrderedByName ? ($0.name, $0.id) < ($1.name, $1.id) : ($1.score, $0.id) < ($0.score, $1.id)
        }
        let elements = players.map { player in
            let row = rows[player.id] ?? makeRow(player.id)
            rows[player.id] = row
            row.name.change { $0.kind = .text(player.name) }
            row.score.change { $0.kind = .text("\(player.score)") }
            row.stepper.change { $0.attributes.accessibilityLabel = "Score of \(player.name)" }
            return row.row
        }
        list.setChildren(elements)
        page.setChildren(players.isEmpty ? [unavailable] : [count, list])
    }

    private func make(_ kind: ElementKind, _ children: [Element] = []) -> Element {
        let element = document.makeElement(ElementDescription(kind))
        element.setChildren(children)
        return element
    }

    private func makeRow(_ id: Int) -> Row {
        let name = make(.text(""))
        let button = make(.button(ButtonTraits()), [name])
        let score = make(.text(""))
        score.change {
            $0.attributes.accessibilityIdentifier = "score-\(id)"
            var font = FontDescription(textStyle: .title3, weight: .semibold)
            font.hasMonospacedDigits = true
            $0.style = [.font(font)]
        }
        let stepper = make(.stepper(canIncrement: true, canDecrement: true))
        let delete = make(.button(ButtonTraits(role: .destructive)), [make(.text("Delete"))])
        let content = make(
            .stack(StackLayout(axis: .horizontal, spacing: 12)),
            [button, make(.spacer(minLength: nil)), score, stepper, delete]
        )
        content.change { $0.attributes.accessibilityIdentifier = "player-\(id)" }
        let app = app
        stepper.onEvent = { event in
            guard event == .increment || event == .decrement else { return false }
            app.change { players in
                guard let index = players.firstIndex(where: { $0.id == id }) else { return }
                players[index].score += event == .increment ? 10 : -10
            }
            return true
        }
        delete.onEvent = { event in
            guard event == .tap else { return false }
            app.change { $0.removeAll { $0.id == id } }
            return true
        }
        button.onEvent = { [unowned self] event in
            guard event == .tap else { return false }
            edit(id)
            return true
        }
        return Row(row: make(.row, [content]), name: name, score: score, stepper: stepper)
    }

    // MARK: - Dialogs

    private func show(_ element: Element) {
        dialog = element
        document.root.setChildren([document.root.children[0], element])
        needsUpdate()
    }

    private func hide() {
        dialog = nil
        document.root.setChildren([document.root.children[0]])
        needsUpdate()
    }

    private func button(_ title: String, _ traits: ButtonTraits, _ action: @escaping @MainActor () -> Void) -> Element {
        let button = make(.button(traits), [make(.text(title))])
        button.onEvent = { event in
            guard event == .tap else { return false }
            action()
            return true
        }
        return button
    }

    func textField(_ label: String, _ text: String) -> Element {
        let field = make(.textField(TextFieldTraits(label: label, prompt: "", text: text, isContinuous: true)))
        field.onEvent = { [unowned field] event in
            switch event {
            case .input(let text):
                guard case .textField(var traits) = field.description.kind else { return false }
                traits.text = text
                let typed = ElementKind.textField(traits)
                field.acceptFromScreen { $0 = typed }
                return true
            case .submit: return true
            default: return false
            }
        }
        return field
    }

    private func edit(_ id: Int) {
        guard let player = app.players.first(where: { $0.id == id }) else { return }
        let name = textField("Name", player.name)
        let score = textField("Score", "\(player.score)")
        let save = button("Save", ButtonTraits(prominence: .borderedProminent)) { [unowned self] in
            app.change { players in
                guard let index = players.firstIndex(where: { $0.id == id }) else { return }
                if case .textField(let traits) = name.description.kind { players[index].name = traits.text }
                if case .textField(let traits) = score.description.kind {
                    players[index].score = Int(traits.text) ?? players[index].score
                }
            }
            hide()
        }
        let cancel = button("Cancel", ButtonTraits(role: .cancel)) { [unowned self] in hide() }
        let sheet = make(
            .sheet,
            [
                make(
                    .navigationStack,
                    [
                        make(
                            .navigationBar(title: "Edit player"),
                            [
                                make(.toolbarItem(.leading), [cancel]), make(.toolbarItem(.trailing), [save]),
                            ]
                        ),
                        make(.form, [make(.row, [name]), make(.row, [score])]),
                    ]
                )
            ]
        )
        sheet.onEvent = { [unowned self] event in
            guard event == .dismiss else { return false }
            hide()
            return true
        }
        show(sheet)
    }

    private func askToDeleteAll() {
        let alert = make(
            .alert(title: "Delete all players?"),
            [
                make(.alertMessage, [make(.text("This cannot be undone."))]),
                make(
                    .alertActions,
                    [
                        button("Cancel", ButtonTraits(role: .cancel)) { [unowned self] in hide() },
                        button("Delete all", ButtonTraits(role: .destructive)) { [unowned self] in
                            app.change { $0.removeAll() }
                            hide()
                        },
                    ]
                ),
            ]
        )
        alert.onEvent = { [unowned self] event in
            guard event == .dismiss else { return false }
            hide()
            return true
        }
        show(alert)
    }
}
