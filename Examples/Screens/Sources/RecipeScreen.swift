import SwiftUI

struct RecipeScreen: View {
    struct Ingredient: Identifiable, Hashable {
        let id = UUID()
        var name = ""
        var amount: Double?
        var unit = Unit.gram

        enum Unit: String, CaseIterable, Identifiable {
            case gram = "g", milliliter = "ml", piece = "pc"
            var id: Self { self }
        }
    }

    private enum Field: Hashable {
        case title, ingredient(UUID), method
    }

    @State private var title = ""
    @State private var servings = 2
    @State private var time = 30.0
    @State private var method = ""
    @State private var ingredients = [Ingredient()]
    @State private var isVegetarian = true
    @State private var saved: String?
    @FocusState private var focus: Field?

    private var problems: [String] {
        var problems: [String] = []
        if title.trimmingCharacters(in: .whitespaces).isEmpty { problems.append("A recipe has a title.") }
        if ingredients.contains(where: { $0.name.isEmpty }) { problems.append("An ingredient has a name.") }
        if ingredients.contains(where: { ($0.amount ?? 0) <= 0 }) { problems.append("An amount is more than zero.") }
        return problems
    }

    var body: some View {
        Form {
            Section {
                TextField("Title", text: $title).focused($focus, equals: .title).submitLabel(.next)
                    .onSubmit { focus = .method }
                Stepper("Serves \(servings)", value: $servings, in: 1...12)
                LabeledContent("Time") {
                    Slider(value: $time, in: 5...120, step: 5) {
                        Text("Time")
                    } minimumValueLabel: {
                        Text("5")
                    } maximumValueLabel: {
                        Text("120")
                    }
                }
                Toggle("Vegetarian", isOn: $isVegetarian)
            } footer: {
                Text("\(Int(time)) minutes")
            }
            Section("Ingredients") {
                ForEach($ingredients) { $ingredient in
                    HStack {
                        TextField("Name", text: $ingredient.name)
                            .focused($focus, equals: .ingredient(ingredient.id))
                        TextField("Amount", value: $ingredient.amount, format: .number)
                            .keyboardType(.decimalPad).multilineTextAlignment(.trailing).frame(width: 80)
                        Picker("Unit", selection: $ingredient.unit) {
                            ForEach(Ingredient.Unit.allCases) { Text($0.rawValue) }
                        }
                        .labelsHidden()
                    }
                }
                .onDelete { ingredients.remove(atOffsets: $0) }
                .onMove { ingredients.move(fromOffsets: $0, toOffset: $1) }
                Button("Add ingredient", systemImage: "plus.circle.fill") {
                    let new = Ingredient()
                    ingredients.append(new)
                    focus = .ingredient(new.id)
                }
            }
            Section("Method") {
                TextField("What to do", text: $method, axis: .vertical).lineLimit(3...8)
                    .focused($focus, equals: .method)
            }
            if !problems.isEmpty {
                Section {
                    ForEach(problems, id: \.self) { problem in
                        Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
                    }
                }
            }
        }
        .navigationTitle("Recipe")
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") { saved = title }.disabled(!problems.isEmpty)
            }
        }
        .alert("Saved", isPresented: Binding(get: { saved != nil }, set: { if !$0 { saved = nil } }), presenting: saved)
        { _ in
            Button("OK") {}
        } message: { title in
            Text("“\(title)” serves \(servings).")
        }
    }
}
