import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

/// The identity of a custom alignment.
///
/// ```swift
/// extension VerticalAlignment {
///     private enum AccountName: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
///     }
///
///     static let accountName = VerticalAlignment(AccountName.self)
/// }
///
/// HStack(alignment: .accountName) {
///     VStack {
///         Text("@evergreen").alignmentGuide(.accountName) { $0[VerticalAlignment.center] }
///         Avatar()
///     }
///     Text("Evergreen").font(.title).alignmentGuide(.accountName) { $0[VerticalAlignment.center] }
/// }
/// ```
///
/// The page's script places the views. Without JavaScript, the nearest standard alignment applies.
public protocol AlignmentID: SendableMetatype {
    /// Returns the position of the guide in views that don't set it, in points from the leading or the top edge.
    ///
    /// Called once per process, with sample sizes, because only the browser knows sizes: the result must be the sum of a constant and
    /// multiples of lengths and other guides. Other results are replaced by the middle of the view, and logged as a warning.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
    /// A custom alignment with this id. Equal to other alignments with the same id.
    public init(_ id: any AlignmentID.Type) {
        self.init(id: ObjectIdentifier(id)) { CustomAlignment(id, fallback: GuideFormula(width: 0.5)) }
    }

    /// Merges the positions that several views set for this guide: their mean; nil if there are none.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        mean(of: values.compactMap { $0 })
    }
}

extension VerticalAlignment {
    /// A custom alignment with this id. Equal to other alignments with the same id.
    public init(_ id: any AlignmentID.Type) {
        self.init(id: ObjectIdentifier(id)) { CustomAlignment(id, fallback: GuideFormula(height: 0.5)) }
    }

    /// Merges the positions that several views set for this guide: their mean, the least one for the first baseline, and the greatest one
    /// for the last baseline; nil if there are none.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        let values = values.compactMap { $0 }
        return switch self {
        case .firstTextBaseline: values.min()
        case .lastTextBaseline: values.max()
        default: mean(of: values)
        }
    }
}

private func mean(of values: [CGFloat]) -> CGFloat? {
    values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
}

extension CustomAlignment {
    fileprivate init(_ id: any AlignmentID.Type, fallback: GuideFormula) {
        let formula = GuideFormula { id.defaultValue(in: $0) }
        if formula == nil {
            Logger(leveled: "evergreen.ui").warning(
                "The default of the alignment \(id) is replaced by the middle of the view: it is not the sum of a constant and multiples of lengths and guides."
            )
        }
        self.init(name: Self.name(of: id), formula: formula ?? fallback)
    }

    /// A hash of the type's name: the same in all processes of an app, and short.
    private static func name(of id: any AlignmentID.Type) -> String {
        // FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/): `Hasher` has another seed in each process.
        let hash = (_mangledTypeName(id) ?? String(reflecting: id)).utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
            ($0 ^ UInt64($1)) &* 1_099_511_628_211
        }
        return "k" + String(hash, radix: 36)
    }
}
