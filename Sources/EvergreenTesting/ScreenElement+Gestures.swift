import EvergreenUI
public import Foundation

extension ScreenElement {
    /// Taps this view or its nearest ancestor with an `onTapGesture` or a `TapGesture` with a matching count.
    ///
    /// - Parameter location: The location in points, in the coordinate space of the gesture.
    public func tap(count: Int = 1, at location: CGPoint = .zero) throws(ScreenError) {
        try tap(count: count, at: location, isOnControl: false)
    }

    /// - Parameter isOnControl: Whether the control handles the tap, unless an ancestor has a high-priority gesture.
    func tap(count: Int, at location: CGPoint, isOnControl: Bool) throws(ScreenError) {
        tree.update()
        try checkHits()
        let interaction = Interaction(at: location)
        let areas = areas { if case .taps(count, _) = $0 { true } else { false } }
        let simultaneous = areas.filter { $0.priority == .simultaneous }.compactMap(\.targets.first)
        if let target = areas.last(where: { $0.priority == .high })?.targets.first {
            try target.send(.ended, in: interaction)
        } else if isOnControl {
            try send(.tap)
        } else if let area = nearestArea(where: { $0.takesTaps(count: count) }) {
            try area.tapArea(count: count, interaction)
        } else if simultaneous.isEmpty {
            throw missing("onTapGesture")
        }
        for target in simultaneous where target.area.exists { try target.send(.ended, in: interaction) }
    }

    private func tapArea(count: Int, _ interaction: Interaction) throws(ScreenError) {
        let own = areas { if case .taps(count, _) = $0 { true } else { false } }.first?.targets.first
        if let own, own.area.element === element { try own.send(.ended, in: interaction) } else { try send(.tap) }
    }

    /// Performs a long press on this view or its nearest ancestor with an `onLongPressGesture` or a `LongPressGesture`.
    public func longPress() throws(ScreenError) {
        try perform(.press, on: "onLongPressGesture") { $0.takesPresses }
    }

    /// Moves the pointer over this view or its nearest ancestor with an `onHover`, or out of it.
    public func hover(_ isOver: Bool = true) throws(ScreenError) {
        try perform(.hover(isOver), on: "onHover") { $0 == .hover }
    }

    /// Moves the pointer over this view or its nearest ancestor with an `onContinuousHover`, or out of it.
    ///
    /// - Parameter location: The location in points, in the coordinate space of the action; nil to leave the view.
    public func point(at location: CGPoint?) throws(ScreenError) {
        tree.update()
        try checkHits()
        let interaction = Interaction(at: location ?? .zero)
        let areas = areas { if case .pointing = $0 { true } else { false } }
        guard !areas.isEmpty else { throw missing("onContinuousHover") }
        for target in areas.flatMap(\.targets) {
            try target.send(location == nil ? .ended : .changed, in: interaction)
        }
    }

    /// Opens the context menu of this view or its nearest ancestor with `contextMenu(menuItems:)`, or of the row, this element or an
    /// ancestor, in a list or table with `contextMenu(forSelectionType:menu:primaryAction:)`.
    public func openContextMenu() throws(ScreenError) {
        tree.update()
        try checkHits()
        guard let area = nearestArea(where: { $0 == .menu || $0.isOfRows }) else { throw missing("contextMenu") }
        if area.isMenuOfRows {
            try (nearestRow ?? area).send(.showMenu)
        } else {
            try area.send(.showActions)
        }
    }

    /// Performs the primary action for a row, like a double-click. The row is this element or an ancestor, in a list or table with
    /// `contextMenu(forSelectionType:menu:primaryAction:)`.
    public func performPrimaryAction() throws(ScreenError) {
        tree.update()
        try checkHits()
        guard nearestArea(where: { $0 == .rows(hasPrimaryAction: true) }) != nil, let row = nearestRow else {
            throw missing("contextMenu with a primaryAction")
        }
        try row.send(.performPrimaryAction)
    }

    private var isMenuOfRows: Bool {
        element.description.kind.gestures.contains(where: \.isOfRows)
    }

    /// This element or its nearest ancestor that is a row.
    private var nearestRow: ScreenElement? {
        var row: Element? = element
        while let candidate = row {
            switch candidate.description.kind {
            case .row, .editableRow, .tableRow: return ScreenElement(candidate, in: tree)
            default: row = candidate.parent
            }
        }
        return nil
    }

    /// Performs the accessibility action with this name of this view or its nearest ancestor that has one; nil for a default action.
    public func performAccessibilityAction(named name: String? = nil) throws(ScreenError) {
        tree.update()
        guard let area = nearestArea(where: { $0 == .action(name: name) }) else { throw missing("accessibilityAction") }
        try area.send(.tap)
    }

    /// Throws if hit testing is disabled for the element.
    func checkHits() throws(ScreenError) {
        guard element.allowsHits else { throw .refused("it does not allow hit testing", element: outline) }
    }

    private func perform(
        _ event: ElementEvent,
        on name: String,
        where matches: (GestureTraits) -> Bool
    ) throws(ScreenError) {
        tree.update()
        try checkHits()
        guard let area = nearestArea(where: matches) else { throw missing(name) }
        try area.send(event)
    }

    private func nearestArea(where matches: (GestureTraits) -> Bool) -> ScreenElement? {
        var area: Element? = element
        while let candidate = area {
            if candidate.description.kind.gestures.contains(where: matches) {
                return ScreenElement(candidate, in: tree)
            }
            area = candidate.parent
        }
        return nil
    }

    func missing(_ name: String) -> ScreenError {
        .refused("neither it nor an ancestor has \(name)", element: outline)
    }
}

extension ElementKind {
    /// The gestures that an element of this kind recognizes.
    fileprivate var gestures: [GestureTraits] {
        switch self {
        case .gestureArea(let gesture): [gesture]
        case .tableRow(let traits):
            [traits.hasMenu ? .menu : nil, traits.reportsHover ? .hover : nil].compactMap(\.self)
        default: []
        }
    }
}

extension GestureTraits {
    fileprivate func takesTaps(count: Int) -> Bool {
        switch self {
        case .taps(count): true
        case .recognizers(let traits):
            traits.priority != .simultaneous
                && traits.recognizers.contains { if case .taps(count, _) = $0 { true } else { false } }
        default: false
        }
    }

    fileprivate var isOfRows: Bool {
        if case .rows = self { true } else { false }
    }

    fileprivate var takesPresses: Bool {
        switch self {
        case .press: true
        case .recognizers(let traits): traits.recognizers.contains(where: \.isPress)
        default: false
        }
    }
}
