import EvergreenDocument
import Foundation

extension StyleClass {
    /// The CSS rule of this class.
    ///
    /// The width of an inspector applies to the space that the window reserves for it.
    var rule: String {
        property == .inspectorWidth ? ".window:has(>.\(name)){\(declaration)}" : ".\(name){\(declaration)}"
    }

    private var declaration: String {
        switch value {
        case .number(let thousandths):
            let number = StyleClass.decimal(Double(thousandths) / 1000)
            let percent = StyleClass.decimal(Double(thousandths) / 10)
            return switch property {
            case .paddingTop: "padding-top:\(number)px"
            case .paddingLeading: "padding-inline-start:\(number)px"
            case .paddingBottom: "padding-bottom:\(number)px"
            case .paddingTrailing: "padding-inline-end:\(number)px"
            case .contentTop: "padding-top:\(number)px;scroll-padding-top:\(number)px"
            case .contentLeading: "padding-inline-start:\(number)px;scroll-padding-inline-start:\(number)px"
            case .contentBottom: "padding-bottom:\(number)px;scroll-padding-bottom:\(number)px"
            case .contentTrailing: "padding-inline-end:\(number)px;scroll-padding-inline-end:\(number)px"
            case .width: "width:\(number)px;flex-shrink:0"
            // The variable is for aspect ratios.
            case .height: "height:\(number)px;flex-shrink:0;--frame-height:\(number)px"
            case .minWidth: "min-width:\(number)px"
            case .maxWidth: "max-width:\(number)px"
            case .preferredWidth: "width:\(number)px;max-width:100%"
            case .minHeight: "min-height:\(number)px"
            case .maxHeight: "max-height:\(number)px;--frame-height:\(number)px"
            case .preferredHeight:
                "height:var(--limit,\(number)px);max-height:min(\(number)px,var(--within,100%));"
                    + "--frame-height:\(number)px"
            case .minScreenHeight: "min-height:min(\(percent)dvh,100dvh - 1.5rem)"
            case .maxScreenHeight: "max-height:min(\(percent)dvh,100dvh - 1.5rem)"
            case .idealWidth: "--ideal-width:\(number)px"
            case .idealHeight: "--ideal-height:\(number)px"
            case .gap: "gap:\(number)px"
            case .minLength: "min-width:\(number)px;min-height:\(number)px"
            case .symbolValue: "--symbol-value:\(number)"
            case .opacity: "opacity:\(number)"
            case .fixedFontSize: "font-size:\(number)px"
            // Relative to the font size that the user has set in the browser.
            case .fontSize: "font-size:\(StyleClass.decimal(Double(thousandths) / 16_000))rem"
            case .lineLimit: "-webkit-line-clamp:\(number)"
            case .minimumLines: "min-height:calc(\(number)lh + var(--field-edges,0px))"
            case .maximumLines: "max-height:calc(\(number)lh + var(--field-edges,0px))"
            case .minimumScale: "--min-scale:\(number)"
            case .ratio: "aspect-ratio:\(number);--ratio:\(number)"
            case .partCount: "--part-count:\(number)"
            case .partSpan: "--part-span:\(number)"
            case .partSpacing: "--part-spacing:\(number)px"
            case .guideX: "--guide-x:\(number)px"
            case .guideWidth: "--guide-width:\(percent)%"
            case .guideCenterX: "--guide-x-center:\(number)px"
            case .guideCenterWidth: "--guide-width-center:\(percent)%"
            case .guideTrailingX: "--guide-x-trailing:\(number)px"
            case .guideTrailingWidth: "--guide-width-trailing:\(percent)%"
            case .guideY: "--guide-y:\(number)px"
            case .guideHeight: "--guide-height:\(percent)%"
            case .guideCenterY: "--guide-y-center:\(number)px"
            case .guideCenterHeight: "--guide-height-center:\(percent)%"
            case .guideBottomY: "--guide-y-bottom:\(number)px"
            case .guideBottomHeight: "--guide-height-bottom:\(percent)%"
            case .guideBaselineY: "--guide-y-baseline:\(number)px"
            case .guideBaselineHeight: "--guide-height-baseline:\(percent)%"
            case .guideLastBaselineY: "--guide-y-last-baseline:\(number)px"
            case .guideLastBaselineHeight: "--guide-height-last-baseline:\(percent)%"
            case .motionCount: "--motion-count:\(thousandths <= 0 ? "infinite" : number)"
            case .motionSpeed: "--motion-speed:\(number)"
            case .cornerRadius: "border-radius:\(number)px"
            case .borderWidth: "outline-width:\(number)px;outline-offset:-\(number)px"
            case .shadowRadius: "--shadow-r:\(number)px"
            case .shadowX: "--shadow-x:\(number)px"
            case .shadowY: "--shadow-y:\(number)px"
            case .offsetX: "--offset-x:\(number)px"
            case .offsetY: "--offset-y:\(number)px"
            case .shapeRadius: "--shape-radius:\(number)px"
            case .lineWidth: "--shape-line:\(number)px"
            case .cellGap: "--cell-gap:\(number)px"
            case .turn: "--turn:\(number)deg"
            case .axisX: "--axis-x:\(number)"
            case .axisY: "--axis-y:\(number)"
            case .axisZ: "--axis-z:\(number)"
            case .anchorZ: "--anchor-z:\(number)px"
            case .perspective: "--view-distance:\(number)px"
            case .affineA: "--affine-a:\(number)"
            case .affineB: "--affine-b:\(number)"
            case .affineC: "--affine-c:\(number)"
            case .affineD: "--affine-d:\(number)"
            case .affineX: "--affine-x:\(number)"
            case .affineY: "--affine-y:\(number)"
            case .projectionX: "--projection-x:\(number)"
            case .projectionY: "--projection-y:\(number)"
            case .projectionW: "--projection-w:\(number)"
            case .positionX: "--position-x:\(number)px"
            case .positionY: "--position-y:\(number)px"
            case .lowX: "--low-x:\(number)px"
            case .highX: "--high-x:\(number)px"
            case .lowY: "--low-y:\(number)px"
            case .highY: "--high-y:\(number)px"
            case .typeScale: "--type-scale:\(number)"
            case .backdropBlur: "backdrop-filter:blur(\(number)px)"
            case .inspectorWidth: "--inspector:min(\(number)px,100vw)"
            case .rowSpacing: "--row-spacing:\(number)px"
            case .minimumRowHeight: "--min-row:\(number)px"
            case .minimumHeaderHeight: "--min-header:\(number)px"
            case .sectionSpacing: "--section-spacing:\(number)px"
            case .sectionTop: "margin-top:\(number)px"
            case .sectionLeading: "margin-inline-start:\(number)px"
            case .sectionBottom: "margin-bottom:\(number)px"
            case .sectionTrailing: "margin-inline-end:\(number)px"
            case .gridColumns: "grid-template-columns:\(StyleClass.columns(thousandths / 1000))"
            case .gridColumn: "grid-column-start:\(number)"
            case .gridSpan: "grid-column-end:span \(number)"
            case .cellX: "--cell-x:\(number)"
            case .cellY: "--cell-y:\(number)"
            case .rowGap: "row-gap:\(number)px"
            case .columnGap: "column-gap:\(number)px"
            case .rotation: "rotate:\(number)deg"
            case .scaleX: "--scale-x:\(number)"
            case .scaleY: "--scale-y:\(number)"
            case .anchorX: "--anchor-x:\(percent)%"
            case .anchorY: "--anchor-y:\(percent)%"
            case .blur: "filter:blur(\(number)px)"
            case .grayscale: "filter:grayscale(\(number))"
            case .saturation: "filter:saturate(\(number))"
            case .contrast: "filter:contrast(\(number))"
            case .brightness: "filter:\(StyleClass.brightening(by: Double(thousandths) / 1000))"
            case .hueRotation: "filter:hue-rotate(\(number)deg)"
            // Must be an integer in CSS.
            case .zIndex: "z-index:\(thousandths)"
            case .shrinking: "flex-shrink:\(StyleClass.decimal(pow(0.001, Double(thousandths) / 1000)))"
            case .lineSpacing: "line-height:calc(1.25em + \(number)px)"
            case .lineHeight: "line-height:\(number)px"
            case .lineFactor: "line-height:\(number)"
            case .lineIncrease: "line-height:calc(1em + \(number)px)"
            case .labelSpacing: "gap:\(number)px"
            case .labelIconWidth: "--icon-width:\(number)px"
            case .letterSpacing: "letter-spacing:\(number)px"
            case .sheetRadius: "--sheet-radius:\(number)px"
            case .baselineOffset: "position:relative;bottom:\(number)px"
            case .fraction: "--fraction:\(number)"
            case .neutralPart: "--neutral:\(number)"
            case .lowPart: "--low:\(number)"
            case .highPart: "--high:\(number)"
            case .tickShare: "--tick-share:\(number)"
            case .clipPath: "clip-path:url(#k\(number))"
            case .filter: "filter:url(#f\(number))"
            case .foreground, .background, .tint, .borderColor, .shadowColor, .shapeFill, .shapeStroke, .bleed,
                .barArea, .bottomArea, .fontFamily, .columns, .rows, .lineColor, .secondLayer, .thirdLayer, .topLine,
                .rowIconColor,
                .bottomLine, .sectionTopLine, .sectionBottomLine, .gaugeColors, .mask, .maskImage:
                ""
            }
        case .text(let hex) where property == .maskImage:
            let image = CSSText.text(hex: hex).flatMap { MaskImage(text: $0) }
            return "mask-image:\(image?.css ?? "none")"
        case .text(let hex):
            return "font-family:\(CSSText.string(CSSText.text(hex: hex) ?? "")),system-ui,sans-serif"
        case .tracks(let name):
            let tracks = GridTracks.css(of: GridTracks.tracks(named: name) ?? [])
            return "\(property == .rows ? "grid-template-rows" : "grid-template-columns"):\(tracks)"
        case .gradient(let name):
            let css = GradientNames.gradient(named: name).map(GradientNames.css) ?? "none"
            return switch property {
            case .background: "background-image:\(css)"
            case .foreground: "background-image:\(css);background-clip:text;color:transparent"
            case .shapeFill: "--shape-fill:\(css)"
            case .shapeStroke: "--shape-stroke:\(css)"
            case .mask: "mask-image:\(css)"
            case .gaugeColors: GradientNames.gradient(named: name).map(GradientNames.gaugeColors) ?? ""
            case .barArea: "--bar-area:\(css)"
            case .bottomArea: "--bottom-area:\(css)"
            default: "--bleed:\(css)"
            }
        case .color(let name):
            let paint = Paint(className: name)
            let color = paint?.css ?? "inherit"
            let area = paint?.areaCSS ?? "inherit"
            return switch property {
            // Text with its own color keeps it, because its rule has a higher specificity.
            case .background where paint?.isBright == true:
                "background-color:\(area);--primary:#15201a;--secondary:#4c4a2c;:where(&){color:var(--primary)}"
            case .background where paint?.isMaterial == true:
                "background-color:\(area);backdrop-filter:var(--material-filter)"
            case .background: "background-color:\(area)"
            // A custom property that refers to itself is invalid: use the app's accent color.
            case .tint:
                "--tint:\(color.replacing("var(--tint)", with: "var(--evergreen)"));"
                    + "--tint-area:\(area.replacing("var(--tint-area)", with: "var(--evergreen-area)"))"
            case .borderColor: "outline-color:\(color)"
            case .shadowColor: "--shadow-color:\(color)"
            case .shapeFill where paint?.isMaterial == true:
                "--shape-fill:\(area);--shape-backdrop:var(--material-filter)"
            case .shapeFill: "--shape-fill:\(area)"
            case .shapeStroke: "--shape-stroke:\(color)"
            case .bleed: "--bleed:\(area)"
            case .barArea: "--bar-area:\(area)"
            case .bottomArea: "--bottom-area:\(area)"
            case .lineColor: "text-decoration-color:\(color)"
            case .secondLayer: "--second-layer:\(color)"
            case .thirdLayer: "--third-layer:\(color)"
            case .topLine: "--top-line:\(color)"
            case .rowIconColor: "--row-icon:\(color)"
            case .bottomLine: "--bottom-line:\(color)"
            case .sectionTopLine: "--section-top-line:\(color)"
            case .sectionBottomLine: "--section-bottom-line:\(color)"
            default: "color:\(color)"
            }
        }
    }

    /// The columns of a grid. The page's own stylesheet determines which of them take the remaining space.
    private static func columns(_ count: Int) -> String {
        (1...min(max(count, 1), 64)).map { "var(--c\($0),auto)" }.joined(separator: " ")
    }

    /// A filter that adds an amount to each color component.
    ///
    /// CSS has no additive filter. A partial inversion compresses the components into a range around the middle; a factor expands the range
    /// again, now offset by the amount. To subtract, the amount is added to the inverted color.
    private static func brightening(by amount: Double) -> String {
        let factor = 1 + 2 * amount.magnitude
        let addition = "invert(\(decimal(amount.magnitude / factor))) brightness(\(decimal(factor)))"
        return amount < 0 ? "invert(1) \(addition) invert(1)" : addition
    }

    /// A number in CSS and HTML notation, with four decimals. Zero for NaN and for numbers beyond any length.
    static func decimal(_ number: Double) -> String { decimal(number, precision: 10_000) }

    /// - Parameter precision: The smallest difference is 1 divided by this.
    static func decimal(_ number: Double, precision: Double) -> String {
        guard number.magnitude < 1e9 else { return "0" }
        let rounded = (number * precision).rounded() / precision
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
