import EvergreenDocument

extension HorizontalAlignment {
    /// The name in class names: of a custom alignment, that of the nearest standard one.
    var className: String {
        switch standard {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        }
    }

    /// The name in the attributes of guides.
    fileprivate var guideName: String { custom?.name ?? className }
}

extension VerticalAlignment {
    /// The name in class names: of a custom alignment, that of the nearest standard one.
    var className: String {
        switch standard {
        case .top: "top"
        case .center: "center"
        case .bottom: "bottom"
        case .firstTextBaseline: "baseline"
        case .lastTextBaseline: "last-baseline"
        }
    }

    /// The name in the attributes of guides.
    fileprivate var guideName: String { custom?.name ?? className }
}

extension HTML.Attribute {
    /// The alignment of a container that CSS can't express; empty for a standard alignment.
    static func alignment(_ alignment: HorizontalAlignment) -> [HTML.Attribute] {
        alignment.custom == nil ? [] : [.init(.dataAlignX, alignment.guideName + ":" + alignment.formula.pageText)]
    }

    /// The alignment of a container that CSS can't express; empty for a standard alignment.
    static func alignment(_ alignment: VerticalAlignment) -> [HTML.Attribute] {
        alignment.custom == nil ? [] : [.init(.dataAlignY, alignment.guideName + ":" + alignment.formula.pageText)]
    }

    /// The alignments of a container that CSS can't express; empty for standard alignments.
    static func alignment(_ alignment: Alignment) -> [HTML.Attribute] {
        self.alignment(alignment.horizontal) + self.alignment(alignment.vertical)
    }
}

extension [HTML.Attribute] {
    /// Adds a guide after those that the node has.
    mutating func insert(_ guide: ExplicitGuide) {
        let (name, text): (HTML.Attribute.Name, String) =
            switch guide.guide {
            case .horizontal(let alignment): (.dataGuideX, alignment.guideName)
            case .vertical(let alignment): (.dataGuideY, alignment.guideName)
            }
        let entry = text + ":" + guide.formula.pageText
        if let index = firstIndex(where: { $0.name == name }) {
            self[index].value += ";" + entry
        } else {
            append(HTML.Attribute(name, entry))
        }
    }
}

extension GuideFormula {
    /// `10,0.5`: the constant, and the factors of the width, the height, and the first and last baselines, without zeros at the end; then
    /// `+0.5*x.leading` for each other guide. The default of a custom one is in parentheses: see Documentation/Protocol.md.
    fileprivate var pageText: String {
        var factors = [constant, width, height, firstBaseline, lastBaseline]
        while factors.count > 1, factors.last == 0 { factors.removeLast() }
        let own = factors.map { StyleClass.decimal($0, precision: 100_000) }.joined(separator: ",")
        return references.reduce(own) {
            $0 + "+" + StyleClass.decimal($1.factor, precision: 100_000) + "*" + $1.guide.pageText
        }
    }
}

extension AlignmentGuide {
    fileprivate var pageText: String {
        switch self {
        case .horizontal(let alignment):
            "x." + alignment.guideName + (alignment.custom.map { "(\($0.formula.pageText))" } ?? "")
        case .vertical(let alignment):
            "y." + alignment.guideName + (alignment.custom.map { "(\($0.formula.pageText))" } ?? "")
        }
    }
}

// MARK: - Without a script

extension ExplicitGuide {
    /// Inserts the classes that shift a view in a container that aligns by a standard guide, until the page's script places all of the
    /// container's views.
    ///
    /// The distance is in points, and the fraction is that of the element's own width or height.
    func insertShift(into classes: inout ClassList) {
        let formula = formula.defaultFormula
        switch guide {
        case .horizontal(let alignment):
            guard alignment.custom == nil, formula.height == 0, formula.firstBaseline == 0, formula.lastBaseline == 0
            else { return }
            let (distance, part): (StyleClass.Property, StyleClass.Property) =
                switch alignment.standard {
                case .leading: (.guideX, .guideWidth)
                case .center: (.guideCenterX, .guideCenterWidth)
                case .trailing: (.guideTrailingX, .guideTrailingWidth)
                }
            classes.insert("guided")
            classes.insert("gx-\(alignment.className)")
            classes.insert(StyleClass(distance, -formula.constant))
            classes.insert(StyleClass(part, alignment.formula.width - formula.width))
        case .vertical(let alignment):
            let usual = alignment.formula
            guard alignment.custom == nil, formula.width == 0, formula.firstBaseline == usual.firstBaseline,
                formula.lastBaseline == usual.lastBaseline
            else { return }
            let (distance, part): (StyleClass.Property, StyleClass.Property) =
                switch alignment.standard {
                case .top: (.guideY, .guideHeight)
                case .center: (.guideCenterY, .guideCenterHeight)
                case .bottom: (.guideBottomY, .guideBottomHeight)
                case .firstTextBaseline: (.guideBaselineY, .guideBaselineHeight)
                case .lastTextBaseline: (.guideLastBaselineY, .guideLastBaselineHeight)
                }
            classes.insert("guided")
            classes.insert("gy-\(alignment.className)")
            classes.insert(StyleClass(distance, -formula.constant))
            classes.insert(StyleClass(part, usual.height - formula.height))
        }
    }
}
