/// The position of an alignment guide as a linear function of an element's measurements.
///
/// Only the client knows sizes: it evaluates the formula.
package struct GuideFormula: Hashable, Sendable {
    /// A multiple of another guide of the element.
    package struct Reference: Hashable, Sendable {
        package var guide: AlignmentGuide
        package var factor: Double

        package init(guide: AlignmentGuide, factor: Double) {
            self.guide = guide
            self.factor = factor
        }
    }

    /// In points.
    package var constant: Double
    /// The factor of the width.
    package var width: Double
    /// The factor of the height.
    package var height: Double
    /// The factors of the baselines of the first and the last line of text.
    package var firstBaseline: Double
    package var lastBaseline: Double
    /// Other guides: those that the element's content sets, or else their defaults.
    package var references: [Reference]

    package init(
        constant: Double = 0,
        width: Double = 0,
        height: Double = 0,
        firstBaseline: Double = 0,
        lastBaseline: Double = 0,
        references: [Reference] = []
    ) {
        self.constant = constant
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.references = references
    }

    /// The formula with the default formulas of the guides that it refers to.
    package var defaultFormula: GuideFormula {
        var result = self
        result.references = []
        for reference in references {
            let other = reference.guide.formula.defaultFormula
            result.constant += reference.factor * other.constant
            result.width += reference.factor * other.width
            result.height += reference.factor * other.height
            result.firstBaseline += reference.factor * other.firstBaseline
            result.lastBaseline += reference.factor * other.lastBaseline
        }
        return result
    }

    /// The position in an element with these measurements.
    ///
    /// - Parameter guide: The positions of other guides.
    package func position(
        width: Double,
        height: Double,
        firstBaseline: Double,
        lastBaseline: Double,
        guide: (AlignmentGuide) -> Double
    ) -> Double {
        let own =
            constant + self.width * width + self.height * height + self.firstBaseline * firstBaseline
            + self.lastBaseline * lastBaseline
        return references.reduce(own) { $0 + $1.factor * guide($1.guide) }
    }
}

/// A guide along one axis.
package enum AlignmentGuide: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    /// The position in elements that don't set it.
    package var formula: GuideFormula {
        switch self {
        case .horizontal(let alignment): alignment.formula
        case .vertical(let alignment): alignment.formula
        }
    }
}

/// A guide whose position an element sets.
package struct ExplicitGuide: Hashable, Sendable {
    package var guide: AlignmentGuide
    package var formula: GuideFormula

    package init(_ guide: AlignmentGuide, _ formula: GuideFormula) {
        self.guide = guide
        self.formula = formula
    }
}
