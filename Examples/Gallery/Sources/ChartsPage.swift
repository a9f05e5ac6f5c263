import Evergreen
import EvergreenCharts

/// Charts of all marks, whose values change.
struct ChartsPage: View {
    @State private var sales = Sale.samples
    private let start = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2024, month: 1)) ?? .now

    var body: some View {
        VStack(spacing: 24) {
            HStack {
                Button("Sell another") { sales[1].count += 20 }
                Button("Another month") {
                    sales.append(Sale(id: sales.count, month: "May", team: "North", count: 50))
                }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))], spacing: 32) {
                Sample("bars") {
                    Chart(sales.filter { $0.team == "North" }) { sale in
                        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count)).cornerRadius(4)
                    }
                    .frame(height: 220)
                }
                Sample("stacked bars") {
                    Chart(sales) { sale in
                        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
                            .foregroundStyle(by: .value("Team", sale.team))
                    }
                    .frame(height: 220)
                }
                Sample("side by side") {
                    Chart(sales) { sale in
                        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
                            .foregroundStyle(by: .value("Team", sale.team))
                            .position(by: .value("Team", sale.team))
                            .annotation { Text(sale.count, format: .number).font(.caption2) }
                    }
                    .chartForegroundStyleScale(["North": Color.teal, "South": .orange])
                    .frame(height: 220)
                }
                Sample("horizontal") {
                    Chart(sales.filter { $0.team == "South" }) { sale in
                        BarMark(x: .value("Change", sale.count - 60), y: .value("Month", sale.month))
                            .foregroundStyle(sale.count < 60 ? .red : .green)
                    }
                    .frame(height: 220)
                }
                Sample("lines") {
                    Chart(sales) { sale in
                        LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
                            .foregroundStyle(by: .value("Team", sale.team))
                            .symbol(by: .value("Team", sale.team))
                            .interpolationMethod(.monotone)
                    }
                    .frame(height: 220)
                }
                Sample("areas of dates") {
                    Chart(0..<60, id: \.self) { day in
                        let date = start.addingTimeInterval(Double(day) * 86400)
                        AreaMark(x: .value("Day", date), y: .value("Visitors", 40 + 30 * sin(Double(day) / 8)))
                            .foregroundStyle(
                                .linearGradient(
                                    colors: [.blue.opacity(0.7), .blue.opacity(0.1)],
                                    startPoint: .top,
                                    endPoint: .bottom
                                )
                            )
                        LineMark(x: .value("Day", date), y: .value("Visitors", 40 + 30 * sin(Double(day) / 8)))
                    }
                    .frame(height: 220)
                }
                Sample("points and rules") {
                    Chart {
                        ForEach(0..<80, id: \.self) { index in
                            let x = Double(index * 37 % 101)
                            PointMark(x: .value("Age", x), y: .value("Score", 20 + x / 2 + Double(index * 53 % 29)))
                                .foregroundStyle(.purple)
                                .opacity(0.6)
                        }
                        RuleMark(y: .value("Limit", 70)).foregroundStyle(.red)
                            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                            .annotation(position: .top) { Text("Limit") }
                    }
                    .chartXScale(domain: 0...100)
                    .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) }
                    .frame(height: 220)
                }
                Sample("sectors") {
                    Chart(sales.filter { $0.team == "North" }) { sale in
                        SectorMark(
                            angle: .value("Sales", sale.count),
                            innerRadius: .ratio(0.6),
                            angularInset: 1.5
                        )
                        .foregroundStyle(by: .value("Month", sale.month))
                        .annotation(position: .overlay) { Text(sale.count, format: .number) }
                    }
                    .frame(height: 220)
                }
                Sample("measured by the browser") {
                    Chart(sales) { sale in
                        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count), stacking: .normalized)
                            .foregroundStyle(by: .value("Team", sale.team))
                    }
                    .chartYAxis {
                        AxisMarks {
                            AxisGridLine(); AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent.percent)
                        }
                    }
                    .accessibilityLabel("Sales by month")
                    .frame(height: 220)
                }
            }
        }
        .padding()
        .navigationTitle("Charts")
    }
}

private struct Sale: Identifiable {
    let id: Int
    let month: String
    let team: String
    var count: Double

    static let samples = [
        Sale(id: 0, month: "January", team: "North", count: 40),
        Sale(id: 1, month: "February", team: "North", count: 65),
        Sale(id: 2, month: "March", team: "North", count: 90), Sale(id: 3, month: "April", team: "North", count: 75),
        Sale(id: 4, month: "January", team: "South", count: 30),
        Sale(id: 5, month: "February", team: "South", count: 80),
        Sale(id: 6, month: "March", team: "South", count: 55), Sale(id: 7, month: "April", team: "South", count: 85),
    ]
}
