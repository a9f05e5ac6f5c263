import EvergreenUI
import Foundation

/// What is written at a value of an axis, and where.
struct AxisLabel {
    enum Content {
        /// The value.
        case automatic
        case content(LabelContent)
        /// Formats numbers or dates.
        case format((_PlottedValue.Kind, EnvironmentValues) -> String?)

        /// The value as a format writes it, in the language of the page. Values of another kind have no label.
        static func format<Format: FormatStyle>(_ format: Format) -> Content
        where Format.FormatInput: Plottable, Format.FormatOutput == String {
            .format { value, environment in
                Format.FormatInput(_PlottedValue(kind: value)).map { format.adapted(to: environment).format($0) }
            }
        }
    }

    var content: Content
    /// The point of the label that is at the value, from 0 to 1; nil for the chart's own.
    var anchor: UnitPoint?
    /// How labels of different sizes are aligned with one another.
    var alignment: Alignment?
    var collisions = AxisValueLabelCollisionResolution.automatic
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: Double?
    var verticalSpacing: Double?
}

/// What a chart shows of a view: a text is a part of its drawing, and other views are placed over it.
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

/// A view that may be a text.
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
