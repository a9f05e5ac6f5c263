import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

/// Titles that are localized resources.
@MainActor
struct ResourceTitleTests {
    private static let title: LocalizedStringResource = "Leaf \(2)"

    private struct Everything: View {
        @State private var isOn = false
        @State private var text = ""
        @State private var number = 1
        @State private var date = Date(timeIntervalSince1970: 0)
        @State private var isAsking = true

        private var title: LocalizedStringResource { ResourceTitleTests.title }

        var body: some View {
            NavigationStack {
                Form {
                    Section(title) {
                        Button(title) {}
                        Button(title, systemImage: "leaf", role: .cancel) {}
                        Label(title, systemImage: "leaf")
                        Toggle(title, isOn: $isOn)
                        Picker(title, selection: $number) { Text("One").tag(1) }
                        TextField(title, text: $text)
                        SecureField(title, text: $text)
                        Stepper(title, value: $number)
                        DatePicker(title, selection: $date)
                        Menu(title) { Text("Item") }
                        LabeledContent(title, value: "Value")
                        DisclosureGroup(title) { Text("Hidden") }
                        ProgressView(title)
                        NavigationLink(title, value: 1)
                    }
                }
                .navigationTitle(title)
                .alert(title, isPresented: $isAsking) { Button("OK") {} }
            }
        }
    }

    @Test func `controls, sections and titles take localized resources`() throws {
        let screen = Screen { Everything() }
        let roles: [ElementRole] = [.button, .toggle, .picker, .textField, .stepper, .datePicker, .link, .alert]
        for role in roles {
            #expect(
                screen.findAll(role).contains { $0.text.contains("Leaf 2") || $0.label.contains("Leaf 2") },
                "\(role)"
            )
        }
        #expect(try screen.find(.navigationBar).text == "Leaf 2")
    }

    @Test func `string literals are still localization keys`() throws {
        struct Literals: View {
            var body: some View {
                Button("Plain") {}
                Toggle("Switch \(1)", isOn: .constant(true))
            }
        }
        let screen = Screen { Literals() }
        #expect(try screen.find(.button).text == "Plain")
        #expect(try screen.find(.toggle).label == "Switch 1")
    }

    @Test func `tabs take localized resources`() throws {
        let screen = Screen {
            TabView {
                Tab(Self.title, systemImage: "leaf") { Text("Page") }
            }
        }
        #expect(try screen.find(.tab).text == "Leaf 2")
    }
}
