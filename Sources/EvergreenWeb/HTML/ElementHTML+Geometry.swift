import EvergreenDocument

extension ElementHTML {
    /// A node that the page measures. Its attributes contain the last measure, so that the page only reports differences.
    func geometry(_ traits: GeometryTraits) -> HTML {
        if case .visibility(let threshold) = traits.form {
            let visible = HTML.Attribute(.dataVisible, StyleClass.decimal(min(max(threshold, 0), 1)))
            return HTML(.div, ["measured"], groupRole + common + [visible], [.slot])
        }
        var measured: [HTML.Attribute] = [.init(.dataMeasured, traits.measure?.pageText ?? "")]
        if traits.isPositionObserved { measured.append(.init(.dataPosition)) }
        measured += HTML.Attribute.spaces(traits.spaces)
        if traits.form == .effect { measured.append(.init(.dataEffect, traits.isEffectIgnored ? "ignored" : "")) }
        if let course = traits.course { measured.append(.init(.dataCourse, course.pageText)) }
        let name: ClassList = traits.hasBox ? ["geometry"] : ["measured"]
        return HTML(.div, name, groupRole + common + measured, [.slot])
    }
}

extension HTML.Attribute {
    /// The elements whose coordinate spaces the page measures, too; empty for none.
    static func spaces(_ elements: [ElementID]) -> [HTML.Attribute] {
        guard !elements.isEmpty else { return [] }
        return [.init(.dataSpaces, elements.map { String($0.rawValue) }.joined(separator: " "))]
    }
}

extension TransformCourse {
    /// The value of `data-course`: see Documentation/Protocol.md.
    var pageText: String {
        let timing = [
            String(number), String(AnimationTraits.milliseconds(duration)), String(AnimationTraits.milliseconds(delay)),
            String(AnimationTraits.milliseconds(repetition?.pause ?? 0)),
            String(repetition.map { $0.count ?? 0 } ?? 1), repetition?.autoreverses == true ? "back" : "on",
        ]
        return ([timing.joined(separator: " ")] + changes.map(\.pageText)).joined(separator: ";")
    }
}

extension ProjectionChange {
    fileprivate var pageText: String {
        let change = affine
        let numbers =
            [change.a, change.b, change.c, change.d].map { Self.decimal($0, 10_000) }
            + [change.tx, change.ty].map { Self.decimal($0, 100) }
            + (isAffine ? [] : [x, y, w].map { Self.decimal($0, 1_000_000) })
        return numbers.joined(separator: ",")
    }

    private static func decimal(_ number: Double, _ precision: Double) -> String {
        let bounded = number.isFinite ? min(max(number, -100_000), 100_000) : 0
        return StyleClass.decimal(bounded, precision: precision)
    }
}
