import Evergreen
import Foundation

/// Texts in all fonts, with markup, attributes and values, and fields for long ones.
struct TextsPage: View {
    @State private var notes = "Beans by the wall, peas by the gate."

    private let fonts: [(String, Font)] = [
        ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
        ("headline", .headline),
        ("body", .body), ("callout", .callout), ("subheadline", .subheadline), ("footnote", .footnote),
        ("caption", .caption), ("caption2", .caption2),
    ]

    private var warning: AttributedString {
        var warning = AttributedString("Frost is likely tonight.")
        if let frost = warning.range(of: "Frost") {
            warning[frost].foregroundColor = .blue
            warning[frost].font = .body.bold()
        }
        return warning
    }

    var body: some View {
        List {
            Section("Fonts") {
                ForEach(fonts, id: \.0) { name, font in Text(name).font(font) }
                Text("Serif").fontDesign(.serif)
                Text("Rounded").fontDesign(.rounded)
                Text("Monospaced").monospaced()
                Text("0123456789").monospacedDigit()
                Text("Small Capitals").font(.body.smallCaps())
                Text("Condensed").fontWidth(.condensed)
                Text("12:34:56").font(.custom("Segments", size: 28)).accessibilityIdentifier("custom font")
                Text("7").font(.custom("Segments-Regular", fixedSize: 20)).accessibilityIdentifier("fixed size")
                Text("Lines that are\nclose to one another").font(.body.leading(.tight))
            }
            Section("Marks") {
                Text("Markdown: **strong**, *emphasized*, `code`, and [a link](https://www.swift.org)")
                Text(warning)
                Text("Bold").bold() + Text(" and italic").italic() + Text(" and red").foregroundStyle(.red)
                Text("Underlined").underline()
                Text("Dotted").underline(pattern: .dot, color: .red)
                Text("Struck").strikethrough()
                Text("Spaced").kerning(4)
                Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
                Text("Water \(Image(systemName: "drop")) and light \(Image(systemName: "sun.max"))")
                    .accessibilityIdentifier("with images")
                Text("Not to be selected").textSelection(.disabled)
                Text("capitals").textCase(.uppercase)
            }
            Section("Values") {
                Text(1234.5, format: .currency(code: "EUR"))
                Text(0.25, format: .percent)
                Text("\(3.14159, specifier: "%.2f") with a specifier")
                Text(Date(timeIntervalSince1970: 1_772_539_200), style: .date)
                TimelineView(.everyMinute) { context in
                    LabeledContent("This minute") { Text(context.date, style: .time) }
                }
            }
            Section("Lines") {
                Text("One line, however long the text is that it is the beginning of, with an ellipsis").lineLimit(1)
                Text("One line that becomes smaller before it is cut off").lineLimit(1).minimumScaleFactor(0.5)
                    .frame(width: 240, alignment: .leading)
                Text("The beginning of this line gives way to what is at its end").lineLimit(1).truncationMode(.head)
                    .frame(width: 240, alignment: .leading).accessibilityIdentifier("head")
                Text("The middle of this line gives way to what is at both of its ends").lineLimit(1)
                    .truncationMode(.middle).frame(width: 240, alignment: .leading).accessibilityIdentifier("middle")
                Text("Centered\nlines").multilineTextAlignment(.center).frame(maxWidth: .infinity)
            }
            Section("Sizes") {
                Text("Large, by default").accessibilityIdentifier("large")
                Text("Accessibility size").dynamicTypeSize(.accessibility1).accessibilityIdentifier("accessibility1")
                Text("A title, not larger than large").font(.title).dynamicTypeSize(...DynamicTypeSize.large)
                    .dynamicTypeSize(.xxxLarge).accessibilityIdentifier("bounded")
                Label("Extra small", systemImage: "leaf").dynamicTypeSize(.xSmall)
            }
            Section {
                ScaledLeaf()
                ScaledLeaf().dynamicTypeSize(.accessibility1)
            } header: {
                Text("Metrics").accessibilityHeading(.h3)
            }
            Section("Labels") {
                Label("Title and icon", systemImage: "leaf")
                Label("Title", systemImage: "leaf").labelStyle(.titleOnly)
                Label("Icon", systemImage: "leaf").labelStyle(.iconOnly)
            }
            Section("Editor") {
                TextEditor(text: $notes).frame(minHeight: 80).accessibilityLabel("Notes")
            }
            Section("Selection") {
                SelectedText()
            }
        }
        .navigationTitle("Texts")
    }
}

/// A drawing that is as large as the text beside it.
private struct ScaledLeaf: View {
    @ScaledMetric private var length = 20.0

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: length / 4).fill(.green).frame(width: length, height: length)
            Text("A leaf")
        }
    }
}
