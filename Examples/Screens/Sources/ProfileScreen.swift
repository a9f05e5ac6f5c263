import SwiftUI

struct ProfileScreen: View {
    @State private var isFollowing = false
    @State private var tab = "Posts"
    private let joined = Date(timeIntervalSinceReferenceDate: 600_000_000)

    private var bio: AttributedString {
        var text = AttributedString("Gardener and programmer. Writes about ")
        var link = AttributedString("trees")
        link.link = URL(string: "https://example.org/trees")
        var end = AttributedString(" — and birds.")
        end.foregroundColor = .secondary
        text.append(link)
        text.append(end)
        return text
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Image(systemName: "person.crop.circle.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 96, height: 96)
                    .foregroundStyle(.teal)
                    .overlay(Circle().stroke(.teal, lineWidth: 3))
                Text("Robin Green").font(.title.bold())
                Text(bio).multilineTextAlignment(.center)
                HStack(spacing: 32) {
                    count(128, "Posts")
                    count(isFollowing ? 4_501 : 4_500, "Followers")
                    count(97, "Following")
                }
                Button(isFollowing ? "Following" : "Follow") {
                    withAnimation(.spring()) { isFollowing.toggle() }
                }
                .buttonStyle(.borderedProminent)
                .tint(isFollowing ? .gray : .accentColor)
                Picker("Show", selection: $tab) {
                    ForEach(["Posts", "Likes"], id: \.self, content: Text.init)
                }
                .pickerStyle(.segmented)
                ForEach(1..<4) { number in
                    VStack(alignment: .leading, spacing: 4) {
                        Text("\(tab) \(number)").font(.headline)
                        Text("Joined \(joined, style: .date)").font(.caption).foregroundStyle(.secondary)
                        Divider()
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .padding()
        }
        .navigationTitle("Profile")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func count(_ number: Int, _ title: String) -> some View {
        VStack {
            Text(number, format: .number.notation(.compactName)).font(.headline)
            Text(title).font(.caption).foregroundStyle(.secondary)
        }
    }
}
