import SwiftUI

struct ContactsScreen: View {
    struct Person: Identifiable, Hashable {
        let id: Int
        var name: String
        var phone: String
    }

    @State private var people = [
        Person(id: 1, name: "Ada", phone: "+49 30 1"), Person(id: 2, name: "Bela", phone: "+49 30 2"),
        Person(id: 3, name: "Cleo", phone: "+49 30 3"),
    ]
    @State private var query = ""

    private var found: [Person] {
        query.isEmpty ? people : people.filter { $0.name.localizedStandardContains(query) }
    }

    var body: some View {
        List(found) { person in
            NavigationLink {
                ContactDetails(person: binding(for: person))
            } label: {
                Label {
                    Text(person.name)
                } icon: {
                    Image(systemName: "person.crop.circle")
                }
            }
        }
        .listStyle(.plain)
        .searchable(text: $query)
        .overlay {
            if found.isEmpty { ContentUnavailableView.search(text: query) }
        }
        .navigationTitle("Contacts")
    }

    private func binding(for person: Person) -> Binding<Person> {
        guard let index = people.firstIndex(where: { $0.id == person.id }) else { return .constant(person) }
        return $people[index]
    }
}

struct ContactDetails: View {
    @Binding var person: ContactsScreen.Person
    @State private var isEditing = false

    var body: some View {
        Form {
            LabeledContent("Phone", value: person.phone)
            if let url = URL(string: "tel:\(person.phone.filter { !$0.isWhitespace })") {
                Link("Call", destination: url)
            }
        }
        .navigationTitle(person.name)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button("Edit") { isEditing = true }
            }
        }
        .sheet(isPresented: $isEditing) {
            ContactEditor(person: $person)
        }
    }
}

struct ContactEditor: View {
    @Binding var person: ContactsScreen.Person
    @Environment(\.presentationMode) private var presentationMode
    @State private var name = ""

    var body: some View {
        NavigationView {
            Form {
                TextField("Name", text: $name)
            }
            .navigationBarTitle("Edit contact", displayMode: .inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { presentationMode.wrappedValue.dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        person.name = name
                        presentationMode.wrappedValue.dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
        }
        .onAppear { name = person.name }
    }
}
