import EvergreenDocument
import EvergreenUI
import Foundation

/// A text or a view of an axis, with its estimated size.
@MainActor
struct DrawnLabel {
    private enum Content {
        case string(String)
        /// A custom text, with its own font and color.
        case text(Text, String)
        case view(AnyView)
    }

    private var content: Content
    private let style: ForegroundStyle
    private let font: Font?
    private let orientation: AxisValueLabelOrientation
    /// The font size relative to that of captions.
    private let scale: Double
    /// The extents along the text and across it.
    private var length: Double
    private var depth: Double

    /// Creates a label with a text of the chart. Nil if the text is empty.
    init?(
        _ string: String,
        style: ForegroundStyle? = nil,
        font: Font? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        _ text: ChartText
    ) {
        guard !string.isEmpty else { return nil }
        content = font == nil ? .string(string) : .text(Text(verbatim: string).font(font), string)
        self.style = style?.resolved(in: text.environment) ?? .color(.secondary)
        (self.font, self.orientation) = (font, orientation)
        scale = font.map { Self.scale(of: Text(verbatim: string).font($0), text) } ?? 1
        (length, depth) = Self.size(of: string, scale: scale, orientation)
    }

    /// Creates a label with custom content. Nil if it is empty.
    ///
    /// - Parameter viewSize: The space for a view, whose size only the browser knows.
    init?(
        _ label: LabelContent,
        style: ForegroundStyle? = nil,
        font: Font? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        viewSize: CGSize,
        _ text: ChartText
    ) {
        self.style = style?.resolved(in: text.environment) ?? .color(.secondary)
        self.font = font
        switch label {
        case .none: return nil
        case .view(let view):
            (content, self.orientation, scale) = (.view(view), .automatic, 1)
            (length, depth) = (Double(viewSize.width), Double(viewSize.height))
        case .text(let own):
            let string = own.resolve(in: text.environment)
            guard !string.isEmpty else { return nil }
            // The font of the text itself takes precedence.
            let sized = font.map { font in own.font(font) } ?? own
            (content, self.orientation) = (.text(font == nil ? own : sized, string), orientation)
            scale = Self.scale(of: sized, text)
            (length, depth) = Self.size(of: string, scale: scale, orientation)
        }
    }

    /// The size on the page, in points.
    var width: Double { orientation == .horizontal ? length : depth }
    var height: Double { orientation == .horizontal ? depth : length }

    /// The label, with its text truncated to a length along the text, in points.
    func fitted(along space: Double) -> DrawnLabel {
        guard length > space else { return self }
        var label = self
        switch content {
        case .view: return self
        case .string(let string): label.content = .string(TextWidth.fitted(string, in: space / scale))
        case .text(_, let string):
            let fitted = TextWidth.fitted(string, in: space / scale)
            label.content = font.map { .text(Text(verbatim: fitted).font($0), fitted) } ?? .string(fitted)
        }
        label.length = max(min(length, space), 0)
        return label
    }

    /// The label, with its text truncated to a width on the page, in points.
    func fitted(width: Double) -> DrawnLabel { orientation == .horizontal ? fitted(along: width) : self }

    /// The overlaid view, or nil for text, which the chart draws.
    var view: AnyView? {
        if case .view(let view) = content { view } else { nil }
    }

    /// The text, or nil for a view.
    ///
    /// - Parameters:
    ///   - point: The position, in points.
    ///   - anchor: The anchor of the label at the position, in unit coordinates.
    func graphic(at point: CGPoint, anchor: (Double, Double), _ text: ChartText) -> Graphic? {
        let (x, y) = (Double(point.x), Double(point.y))
        guard orientation != .horizontal else { return graphic(x, y, anchor, text) }
        // The text starts at the top and runs downwards, or starts at the bottom.
        let isDown = orientation == .vertical
        let turned = isDown ? (anchor.1, 1 - anchor.0) : (1 - anchor.1, anchor.0)
        let sine = isDown ? 1.0 : -1
        return graphic(0, 0, turned, text)?
            .turned(by: GraphicTransform(a: 0, b: sine, c: -sine, d: 0, tx: x, ty: y))
    }

    private func graphic(_ x: Double, _ y: Double, _ anchor: (Double, Double), _ text: ChartText) -> Graphic? {
        switch content {
        case .string(let string): text.graphic(string, at: x, y, anchor: anchor, style: style)
        case .text(let own, _): text.graphic(own, at: x, y, anchor: anchor, style: style)
        case .view: nil
        }
    }

    // MARK: Sizes

    private static func size(
        of string: String,
        scale: Double,
        _ orientation: AxisValueLabelOrientation
    ) -> (Double, Double) {
        let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
        // With an underestimated width, the edge of the chart would clip rotated text.
        let width = (lines.lazy.map { TextWidth.of($0) }.max() ?? 0) * (orientation == .horizontal ? 1 : 1.1)
        return (width * scale, TextWidth.lineHeight * Double(max(lines.count, 1)) * scale)
    }

    /// The font size of a text relative to that of captions.
    private static func scale(of own: Text, _ text: ChartText) -> Double {
        let fonts = own.drawnRuns(in: text.environment, font: .caption, color: nil).lazy.flatMap(\.style)
            .compactMap { value -> FontDescription? in if case .font(let font) = value { font } else { nil } }
        guard let font = fonts.first else { return 1 }
        let scale = (font.size ?? size(of: font.textStyle)) / size(of: .caption)
        return scale.isFinite ? min(max(scale, 0.1), 10) : 1
    }

    /// The font size, in points.
    private static func size(of style: FontDescription.TextStyle?) -> Double {
        switch style {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 16
        case .callout: 15.5
        case .subheadline: 15
        case .footnote: 14
        case .caption, nil: 13
        case .caption2: 12
        }
    }
}

extension Graphic {
    /// The texts with a transform.
    fileprivate func turned(by transform: GraphicTransform) -> Graphic {
        switch self {
        case .path, .image: return self
        case .text(var text):
            text.transform = transform
            return .text(text)
        case .group(var group):
            group.graphics = group.graphics.map { $0.turned(by: transform) }
            return .group(group)
        }
    }
}
