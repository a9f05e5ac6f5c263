import SwiftUI

struct OnboardingScreen: View {
    struct Page: Identifiable {
        let id: Int
        let symbol: String
        let title: LocalizedStringKey
        let text: LocalizedStringKey
        let tint: Color
    }

    private let pages = [
        Page(
            id: 0,
            symbol: "hand.wave.fill",
            title: "Welcome",
            text: "Keep **everything** in one place.",
            tint: .orange
        ),
        Page(
            id: 1,
            symbol: "bell.badge.fill",
            title: "Stay informed",
            text: "Hear of what matters, and of nothing else.",
            tint: .red
        ),
        Page(id: 2, symbol: "lock.shield.fill", title: "Private", text: "What is yours stays yours.", tint: .green),
    ]

    @State private var page = 0
    @State private var isDone = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(pages) { page in
                    VStack(spacing: 24) {
                        Image(systemName: page.symbol)
                            .resizable()
                            .scaledToFit()
                            .frame(width: 120, height: 120)
                            .foregroundStyle(page.tint.gradient)
                            .symbolEffect(.bounce, value: self.page)
                        Text(page.title).font(.largeTitle.bold())
                        Text(page.text).multilineTextAlignment(.center).foregroundStyle(.secondary)
                    }
                    .padding(.horizontal, 40)
                    .tag(page.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))

            Button {
                if page < pages.count - 1 {
                    withAnimation { page += 1 }
                } else {
                    isDone = true
                }
            } label: {
                Text(page < pages.count - 1 ? "Continue" : "Get started")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding()
        }
        .navigationTitle("Onboarding")
        .alert("You are ready.", isPresented: $isDone) { Button("OK") { page = 0 } }
    }
}
