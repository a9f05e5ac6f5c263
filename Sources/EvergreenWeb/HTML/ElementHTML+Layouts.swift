import EvergreenDocument

extension ElementHTML {
    /// A node whose children the page measures and places: `data-layout` lists the proposals to measure, and `data-places` the positions of
    /// the children. Without a script, they wrap in lines.
    func layout(_ traits: LayoutTraits) -> HTML {
        var attributes: [HTML.Attribute] = [.init(.dataLayout, traits.questionText)]
        if let arrangement = traits.arrangement { attributes.append(.init(.dataPlaces, arrangement.pageText)) }
        return HTML(
            .div,
            ["layout"],
            groupRole + common + attributes,
            [.node(HTML(.div, ["layout-area"], [], [.slot]))]
        )
    }

    /// A node of which the page shows the first child that fits, or, without a script, the last one.
    func fitting(horizontal: Bool, vertical: Bool) -> HTML {
        let axes = (horizontal ? "x" : "") + (vertical ? "y" : "")
        return HTML(.div, ["fitting"], groupRole + common + [.init(.dataFits, axes)], [.slot])
    }
}

extension LayoutTraits {
    /// `12:n,n|100,i;13:n,n`: each element's number and its proposals; `n` for an unspecified length, and `i` for an infinite one.
    fileprivate var questionText: String {
        questions
            .map { "\($0.element.rawValue):" + $0.proposals.map(\.pageText).joined(separator: "|") }
            .joined(separator: ";")
    }
}

extension LayoutTraits.Arrangement {
    /// `300,200;12:0,0,40,20`: the total size, and the rectangle of each element.
    fileprivate var pageText: String {
        let parts = places.map { place in
            let numbers = [place.x, place.y, place.width, place.height].map(StyleClass.decimal)
            return "\(place.element.rawValue):" + numbers.joined(separator: ",")
        }
        return ([[width, height].map(StyleClass.decimal).joined(separator: ",")] + parts).joined(separator: ";")
    }
}

extension LayoutProposal {
    fileprivate var pageText: String { [width, height].map(Self.pageText).joined(separator: ",") }

    private static func pageText(_ length: Double?) -> String {
        guard let length else { return "n" }
        return length.isFinite ? StyleClass.decimal(length) : "i"
    }
}
