import EvergreenUI
import Foundation

/// The content and the placement of a label at a value of an axis.
struct AxisLabel {
    enum Content {
        /// The value in the default format.
        case automatic
        case content(LabelContent)
        /// A number or a date in a custom format.
        case format((_PlottedValue.Kind, EnvironmentValues) -> String?)

        /// The value in a format, in the language of the page. Values of other types have no label.
        static func format<Format: FormatStyle>(_ format: Format) -> Content
        where Format.FormatInput: Plottable, Format.FormatOutput == String {
            .format { value, environment in
                Format.FormatInput(_PlottedValue(kind: value)).map { format.adapted(to: environment).format($0) }
            }
        }
    }

    var content: Content
    /// The anchor of the label at the value, in unit coordinates, or nil for the default.
    var anchor: UnitPoint?
    /// The alignment among labels of different sizes.
    var alignment: Alignment?
    var collisions = AxisValueLabelCollisionResolution.automatic
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: Double?
    var verticalSpacing: Double?
}

/// The content of a label: text is drawn by the chart, and other views are overlaid.
@MainActor
enum LabelContent {
    case none
    case text(Text)
    case view(AnyView)

    init(_ view: some View) {
        if let text = view as? Text {
            self = .text(text)
        } else if let choice = view as? any LabelChoice {
            self = choice.labelContent
        } else {
            self = .view(AnyView(view))
        }
    }
}

/// A view that may be text.
@MainActor
private protocol LabelChoice {
    var labelContent: LabelContent { get }
}

@MainActor
extension EmptyView: LabelChoice {
    fileprivate var labelContent: LabelContent { .none }
}

@MainActor
extension AnyView: LabelChoice {
    fileprivate var labelContent: LabelContent { LabelContent(erased) }
}

@MainActor
extension Optional: LabelChoice where Wrapped: View {
    fileprivate var labelContent: LabelContent { self.map { LabelContent($0) } ?? .none }
}

@MainActor
extension _ConditionalContent: LabelChoice {
    fileprivate var labelContent: LabelContent {
        switch storage {
        case .first(let view): LabelContent(view)
        case .second(let view): LabelContent(view)
        }
    }
}
