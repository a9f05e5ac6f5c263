import SwiftUI

struct PlayerScreen: View {
    @State private var isPlaying = false
    @State private var position = 42.0
    @State private var rate = 1.0
    private let length = 214.0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 24) {
            RoundedRectangle(cornerRadius: 24)
                .fill(AngularGradient(colors: [.purple, .pink, .orange, .purple], center: .center))
                .frame(width: 240, height: 240)
            VStack {
                Text("Evening in the garden").font(.title2.bold())
                Text("The Blackbirds").foregroundStyle(.secondary)
            }
            VStack(spacing: 4) {
                Slider(value: $position, in: 0...length) { Text("Position") }
                HStack {
                    Text(Duration.seconds(position), format: .time(pattern: .minuteSecond))
                    Spacer()
                    Text(Duration.seconds(length - position), format: .time(pattern: .minuteSecond))
                }
                .font(.caption)
                .monospacedDigit()
                .foregroundStyle(.secondary)
            }
            HStack(spacing: 40) {
                Button {
                    position = max(0, position - 15)
                } label: {
                    Image(systemName: "gobackward.15")
                }
                .accessibilityLabel("Back 15 seconds")
                Button {
                    isPlaying.toggle()
                } label: {
                    Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill").font(.system(size: 64))
                }
                .accessibilityLabel(isPlaying ? "Pause" : "Play")
                .keyboardShortcut(.space, modifiers: [])
                Button {
                    position = min(length, position + 15)
                } label: {
                    Image(systemName: "goforward.15")
                }
                .accessibilityLabel("Forward 15 seconds")
            }
            .font(.title)
            .buttonStyle(.plain)
            Menu("Speed: \(rate.formatted())×") {
                ForEach([0.5, 1, 1.5, 2], id: \.self) { rate in
                    Button("\(rate.formatted())×") { self.rate = rate }
                }
            }
        }
        .padding()
        .frame(maxWidth: 420)
        .frame(maxWidth: .infinity)
        .navigationTitle("Player")
        .navigationBarTitleDisplayMode(.inline)
        .onReceive(timer) { _ in
            if isPlaying { position = min(length, position + rate) }
        }
    }
}
