import SwiftUI

final class Cart: ObservableObject {
    struct Item: Identifiable {
        let id: Int
        let name: String
        let price: Decimal
        var count: Int
    }

    @Published var items = [
        Item(id: 1, name: "Bread", price: 3.5, count: 1),
        Item(id: 2, name: "Apples", price: 0.4, count: 6),
        Item(id: 3, name: "Cheese", price: 5.25, count: 1),
    ]

    var total: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.count) } }
}

struct CartScreen: View {
    @StateObject private var cart = Cart()
    @State private var isPaid = false

    var body: some View {
        List {
            Section {
                ForEach($cart.items) { $item in
                    Stepper(value: $item.count, in: 1...20) {
                        VStack(alignment: .leading) {
                            Text(item.name)
                            Text("\(item.count) × \(item.price, format: .currency(code: "EUR"))")
                                .font(.caption)
                                .foregroundColor(.secondary)
                        }
                    }
                    .swipeActions {
                        Button("Remove", role: .destructive) { remove(item.id) }
                    }
                }
                .onDelete { cart.items.remove(atOffsets: $0) }
            }
            Section {
                HStack {
                    Text("Total").bold()
                    Spacer()
                    Text(cart.total, format: .currency(code: "EUR")).monospacedDigit()
                }
            }
        }
        .overlay {
            if cart.items.isEmpty {
                ContentUnavailableView("Your cart is empty", systemImage: "cart", description: Text("Nothing to pay."))
            }
        }
        .navigationTitle("Cart")
        .toolbar {
            EditButton()
        }
        .safeAreaInset(edge: .bottom) {
            Button {
                isPaid = true
            } label: {
                Text("Pay \(cart.total, format: .currency(code: "EUR"))").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding()
            .disabled(cart.items.isEmpty)
        }
        .alert(isPresented: $isPaid) {
            Alert(
                title: Text("Thank you!"),
                message: Text("Your order is on its way."),
                dismissButton: .default(Text("OK"))
            )
        }
    }

    private func remove(_ id: Int) {
        cart.items.removeAll { $0.id == id }
    }
}
