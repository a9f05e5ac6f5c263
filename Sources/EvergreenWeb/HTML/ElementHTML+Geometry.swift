import EvergreenDocument

extension ElementHTML {
    /// A node that the page measures. What it was drawn for says whether the server has to be told.
    func geometry(_ traits: GeometryTraits) -> HTML {
        var measured: [HTML.Attribute] = [.init(.dataMeasured, traits.measure?.pageText ?? "")]
        if traits.isPositionObserved { measured.append(.init(.dataPosition)) }
        if !traits.spaces.isEmpty {
            let ids = traits.spaces.map { String($0.rawValue) }
            measured.append(.init(.dataSpaces, ids.joined(separator: " ")))
        }
        let name: ClassList = traits.form == .reader ? ["geometry"] : ["measured"]
        return HTML(.div, name, groupRole + common + measured, [.slot])
    }
}
