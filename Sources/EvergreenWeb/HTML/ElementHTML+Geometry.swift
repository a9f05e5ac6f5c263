import EvergreenDocument

extension ElementHTML {
    /// A node that the page measures. What it was drawn for says whether the server has to be told.
    func geometry(_ traits: GeometryTraits) -> HTML {
        if case .visibility(let threshold) = traits.form {
            let visible = HTML.Attribute(.dataVisible, StyleClass.decimal(min(max(threshold, 0), 1)))
            return HTML(.div, ["measured"], groupRole + common + [visible], [.slot])
        }
        var measured: [HTML.Attribute] = [.init(.dataMeasured, traits.measure?.pageText ?? "")]
        if traits.isPositionObserved { measured.append(.init(.dataPosition)) }
        if !traits.spaces.isEmpty {
            let ids = traits.spaces.map { String($0.rawValue) }
            measured.append(.init(.dataSpaces, ids.joined(separator: " ")))
        }
        if traits.form == .effect { measured.append(.init(.dataEffect)) }
        let name: ClassList = traits.hasBox ? ["geometry"] : ["measured"]
        return HTML(.div, name, groupRole + common + measured, [.slot])
    }
}
