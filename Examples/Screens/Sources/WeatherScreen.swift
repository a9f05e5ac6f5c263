import SwiftUI

struct WeatherScreen: View {
    struct Hour: Identifiable {
        let id: Int
        let symbol: String
        let degrees: Int
    }

    struct Day: Identifiable {
        let id: String
        let symbol: String
        let range: ClosedRange<Double>
    }

    @State private var isFahrenheit = false

    private let hours = (0..<12).map { hour in
        Hour(id: hour, symbol: hour < 6 ? "sun.max.fill" : "cloud.rain.fill", degrees: 14 + (hour * 5) % 9)
    }
    private let days = [
        Day(id: "Mon", symbol: "sun.max.fill", range: 9...21),
        Day(id: "Tue", symbol: "cloud.fill", range: 8...17),
        Day(id: "Wed", symbol: "cloud.rain.fill", range: 6...12),
        Day(id: "Thu", symbol: "snowflake", range: -2...4),
    ]

    private func text(_ celsius: Double) -> String {
        "\(Int((isFahrenheit ? celsius * 9 / 5 + 32 : celsius).rounded()))°"
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                VStack(spacing: 4) {
                    Text("Hamburg").font(.largeTitle)
                    Text(text(17)).font(.system(size: 72, weight: .thin)).contentTransition(.numericText())
                        .accessibilityIdentifier("temperature")
                    Label("Light rain", systemImage: "cloud.rain.fill").symbolEffect(.pulse)
                }
                .accessibilityElement(children: .combine)

                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 12) {
                        ForEach(hours) { hour in
                            VStack(spacing: 8) {
                                Text("\(hour.id + 8):00").font(.caption)
                                Image(systemName: hour.symbol).imageScale(.large)
                                Text(text(Double(hour.degrees))).bold()
                            }
                            .padding(.vertical, 12)
                            .containerRelativeFrame(.horizontal, count: 5, spacing: 12)
                            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
                        }
                    }
                }

                VStack(spacing: 12) {
                    ForEach(days) { day in
                        HStack {
                            Text(day.id).frame(width: 44, alignment: .leading)
                            Image(systemName: day.symbol).frame(width: 32)
                            Text(text(day.range.lowerBound)).foregroundStyle(.white.opacity(0.7)).frame(width: 40)
                            GeometryReader { proxy in
                                Capsule().fill(.white.opacity(0.2))
                                    .overlay(alignment: .leading) {
                                        Capsule()
                                            .fill(
                                                LinearGradient(
                                                    colors: [.cyan, .orange],
                                                    startPoint: .leading,
                                                    endPoint: .trailing
                                                )
                                            )
                                            .frame(
                                                width: proxy.size.width * (day.range.upperBound - day.range.lowerBound)
                                                    / 25
                                            )
                                            .offset(x: proxy.size.width * (day.range.lowerBound + 3) / 25)
                                    }
                            }
                            .frame(height: 6)
                            Text(text(day.range.upperBound)).frame(width: 40)
                        }
                    }
                }
                .padding()
                .background(.thinMaterial, in: .rect(cornerRadius: 16))
            }
            .padding()
        }
        .foregroundStyle(.white)
        .background {
            LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
        }
        .preferredColorScheme(.dark)
        .navigationTitle("Weather")
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button(isFahrenheit ? "°C" : "°F") { withAnimation(.snappy) { isFahrenheit.toggle() } }
                    .accessibilityLabel("Change unit")
            }
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    WeatherScreen()
}
