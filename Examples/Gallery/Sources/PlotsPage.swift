import Evergreen
import EvergreenCharts

/// Charts in which people select, with views beside their marks, and plots that are not made of bars.
struct PlotsPage: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))], spacing: 32) {
            Sample("a day is selected") { SelectedDay() }
            Sample("a range is selected") { SelectedRange() }
            Sample("a sector is selected") { SelectedSector() }
            Sample("scrolling") { Scrolling() }
            Sample("places of values") { Places() }
            Sample("cells") { Cells() }
            Sample("functions") { Functions() }
            Sample("views as symbols") { Medals() }
            Sample("collections") { Collections() }
            Sample("effects of marks") { MarkEffects() }
            Sample("a chart in words") { Rainfall() }
        }
        .padding()
        .navigationTitle("Plots")
    }
}

/// The place of the pointer, with a view beside it.
private struct SelectedDay: View {
    @State private var day: Date?
    private let start = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2024, month: 5)) ?? .now

    private func visitors(_ index: Int) -> Int { 60 + index * 37 % 43 + index }

    var body: some View {
        Chart {
            ForEach(0..<30, id: \.self) { index in
                LineMark(
                    x: .value("Day", start.addingTimeInterval(Double(index) * 86_400), unit: .day),
                    y: .value("Visitors", visitors(index))
                )
                .interpolationMethod(.monotone)
                .accessibilityHidden(true)
            }
            if let day, let index = index(of: day) {
                RuleMark(x: .value("Day", start.addingTimeInterval(Double(index) * 86_400), unit: .day))
                    .foregroundStyle(.gray.opacity(0.4))
                    .zIndex(-1)
                    .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .fit)) {
                        VStack(alignment: .leading) {
                            Text(day, format: .dateTime.month().day()).font(.caption).foregroundStyle(.secondary)
                            Text("\(visitors(index)) visitors").font(.callout.bold())
                        }
                        .padding(6)
                        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 6))
                    }
            }
        }
        .chartXSelection(value: $day)
        .frame(height: 220)
    }

    private func index(of day: Date) -> Int? {
        let index = Int((day.timeIntervalSince(start) / 86_400).rounded(.down))
        return (0..<30).contains(index) ? index : nil
    }
}

/// What is dragged over.
private struct SelectedRange: View {
    @State private var range: ClosedRange<Int>?

    var body: some View {
        Chart {
            if let range {
                RectangleMark(xStart: .value("From", range.lowerBound), xEnd: .value("To", range.upperBound))
                    .foregroundStyle(.yellow.opacity(0.3))
            }
            ForEach(0..<20, id: \.self) { index in
                PointMark(x: .value("Week", index), y: .value("Rain", 10 + index * 29 % 17))
                    .foregroundStyle(range?.contains(index) == true ? .orange : .blue)
            }
        }
        .chartXScale(domain: 0...20)
        .chartXSelection(range: $range)
        .frame(height: 180)
        Text(range.map { "Weeks \($0.lowerBound) to \($0.upperBound)" } ?? "Drag over some weeks")
            .font(.caption)
    }
}

/// A ring, with what is selected in its middle.
private struct SelectedSector: View {
    private let costs: KeyValuePairs = ["Rent": 900.0, "Food": 420, "Travel": 180, "Other": 250]
    @State private var sum: Double?

    private var selected: String? {
        guard var left = sum else { return nil }
        for (name, cost) in costs {
            left -= cost
            if left <= 0 { return name }
        }
        return nil
    }

    var body: some View {
        Chart(costs.map(\.key), id: \.self) { name in
            SectorMark(
                angle: .value("Cost", costs.first { $0.key == name }?.value ?? 0),
                innerRadius: .ratio(0.65),
                angularInset: 2
            )
            .cornerRadius(6)
            .foregroundStyle(by: .value("Kind", name))
            .opacity(selected == nil || selected == name ? 1 : 0.4)
        }
        .chartAngleSelection(value: $sum)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let plot = proxy.plotFrame.map({ geometry[$0] }) {
                    Text(selected ?? "All").font(.headline).position(x: plot.midX, y: plot.midY)
                }
            }
        }
        .frame(height: 240)
    }
}

/// Three weeks of a year, with the months that are seen.
private struct Scrolling: View {
    private let start = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2024, month: 1)) ?? .now
    @State private var day = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2024, month: 3)) ?? .now

    var body: some View {
        Text(day, format: .dateTime.month(.wide).year()).font(.headline)
        Chart(0..<365, id: \.self) { index in
            BarMark(
                x: .value("Day", start.addingTimeInterval(Double(index) * 86_400), unit: .day),
                y: .value("Steps", 2_000 + index * 7_919 % 6_007)
            )
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 21 * 86_400)
        .chartScrollTargetBehavior(
            .valueAligned(
                matching: DateComponents(hour: 0),
                majorAlignment: .matching(DateComponents(day: 1))
            )
        )
        .chartScrollPosition(x: $day)
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 7)) {
                AxisGridLine()
                AxisValueLabel(format: .dateTime.month(.abbreviated).day(), centered: false)
            }
        }
        .frame(height: 220)
        Button("June") { day = start.addingTimeInterval(152 * 86_400) }
    }
}

/// A view at the place of a value, and a style behind the plot.
private struct Places: View {
    var body: some View {
        Chart(["Mon", "Tue", "Wed", "Thu", "Fri"], id: \.self) { day in
            BarMark(x: .value("Day", day), y: .value("Hours", Double(day.utf8.reduce(0) { $0 + Int($1) } % 9)))
                .cornerRadius(4)
        }
        .chartYScale(domain: 0...10)
        .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray.opacity(0.3)) }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                if let plot = proxy.plotFrame.map({ geometry[$0] }), let place = proxy.position(forX: "Wed") {
                    Label("Half-way", systemImage: "flag.fill")
                        .font(.caption)
                        .position(x: plot.minX + place, y: plot.minY + 10)
                }
            }
        }
        .frame(height: 220)
    }
}

/// Rectangles of two categories.
private struct Cells: View {
    @State private var day: String?
    @State private var hour: String?

    var body: some View {
        Chart(0..<35, id: \.self) { index in
            let day = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][index % 7]
            let hour = ["8", "10", "12", "14", "16"][index / 7]
            RectangleMark(x: .value("Day", day), y: .value("Hour", hour), width: .inset(1), height: .inset(1))
                .cornerRadius(3)
                .foregroundStyle(by: .value("Guests", index * 53 % 17))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.green.opacity(0.1), .green]))
        .chartXAxisLabel("Day")
        .chartXSelection(value: $day)
        .chartYSelection(value: $hour)
        .frame(height: 240)
        Text([day, hour].compactMap { $0 }.joined(separator: ", ")).font(.caption)
    }
}

private struct Functions: View {
    @State private var frequency = 1.0

    var body: some View {
        Chart {
            AreaPlot(x: "Time", yStart: "Least", yEnd: "Most") { (yStart: -exp(-$0 / 6), yEnd: exp(-$0 / 6)) }
                .foregroundStyle(.teal.opacity(0.2))
            LinePlot(x: "Time", y: "Swing") { exp(-$0 / 6) * cos(frequency * $0) }
        }
        .chartXScale(domain: 0...20)
        .frame(height: 180)
        Slider(value: $frequency, in: 0.5...4) { Text("Frequency") }
    }
}

private struct Medals: View {
    var body: some View {
        Chart(Array([3, 1, 2].enumerated()), id: \.offset) { item in
            LineMark(x: .value("Year", "\(2020 + item.offset)"), y: .value("Place", item.element))
                .symbol {
                    Image(systemName: item.element == 1 ? "trophy.fill" : "medal.fill")
                        .foregroundStyle(item.element == 1 ? .yellow : .gray)
                }
        }
        .chartYScale(domain: 0...4)
        .frame(height: 180)
    }
}

/// Plots of a collection, with a mark for each element.
private struct Collections: View {
    private struct City: Identifiable {
        let id: Int
        var kind: String { ["Coast", "Hills", "Plain"][id % 3] }
        var height: Double { Double(id * 47 % 90) }
        var low: Double { 12 - height / 9 + Double(id * 31 % 7) }
        var high: Double { low + 6 + Double(id * 17 % 5) }
        var people: Double { Double(id * 29 % 40 + 5) }
    }

    private let cities = (0..<24).map { City(id: $0) }

    var body: some View {
        Chart {
            RulePlot(
                cities,
                x: .value("Height", \.height),
                yStart: .value("Low", \.low),
                yEnd: .value("High", \.high)
            )
            .foregroundStyle(.gray.opacity(0.4))
            PointPlot(cities, x: .value("Height", \.height), y: .value("High", \.high))
                .foregroundStyle(by: .value("Land", \.kind))
                .symbolSize(by: .value("People", \.people))
        }
        .frame(height: 220)
        HStack {
            Chart {
                BarPlot(cities, x: .value("Land", \.kind), y: .value("People", \.people), stacking: .normalized)
                    .foregroundStyle(by: .value("Land", \.kind))
            }
            .chartLegend(.hidden)
            Chart {
                RectanglePlot(cities, x: .value("Land", \.kind), y: .value("City", \.id), height: 3)
                    .foregroundStyle(by: .value("High", \.high))
            }
            .chartLegend(.hidden)
            Chart {
                SectorPlot(cities, angle: .value("People", \.people), innerRadius: .ratio(0.5))
                    .foregroundStyle(by: .value("Land", \.kind))
            }
            .chartLegend(.hidden)
        }
        .frame(height: 120)
    }
}

/// Shadows and blurs, and a gradient that is seen where a line is.
private struct MarkEffects: View {
    private func height(_ hour: Int) -> Double { 5 + 4 * sin(Double(hour) / 3.5) }

    var body: some View {
        Chart {
            RectangleMark()
                .foregroundStyle(.linearGradient(colors: [.green, .yellow, .red], startPoint: .bottom, endPoint: .top))
                .mask {
                    ForEach(0..<24, id: \.self) { hour in
                        AreaMark(x: .value("Hour", hour), y: .value("Index", height(hour)))
                            .interpolationMethod(.catmullRom(alpha: 0.5))
                            .foregroundStyle(.black.opacity(0.3))
                        LineMark(x: .value("Hour", hour), y: .value("Index", height(hour)))
                            .interpolationMethod(.catmullRom(alpha: 0.5))
                            .lineStyle(StrokeStyle(lineWidth: 4, lineCap: .round))
                    }
                }
            RectangleMark(xStart: .value("Hour", 18), xEnd: .value("Hour", 23))
                .foregroundStyle(.indigo.opacity(0.3))
                .blur(radius: 6)
            RuleMark(x: .value("Hour", 12), yStart: 0, yEnd: 150)
                .foregroundStyle(.gray)
            PointMark(x: .value("Hour", 12), y: .value("Index", height(12)))
                .symbol(Circle().strokeBorder(style: StrokeStyle(lineWidth: 3)))
                .symbolSize(150)
                .shadow(color: .black.opacity(0.4), radius: 4, y: 2)
        }
        .chartXScale(domain: 0...23)
        .chartYScale(domain: 0...10)
        .chartXAxisStyle { $0.background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 4)) }
        .chartYAxisStyle { $0.opacity(0.6) }
        .frame(height: 220)
    }
}

/// What assistive technology can read of a chart besides its marks.
private struct Rainfall: View, AXChartDescriptorRepresentable {
    private let months = ["May", "June", "July", "August"]
    private let rain = [62.0, 48, 31, 57]

    var body: some View {
        Chart(months.indices, id: \.self) { index in
            BarMark(x: .value("Month", months[index]), y: .value("Rain", rain[index]))
                .annotation(position: .top, overflowResolution: .init(x: .fit, y: .padScale)) {
                    Text(rain[index], format: .number)
                }
                .accessibilityHidden(true)
        }
        .accessibilityChartDescriptor(self)
        .frame(height: 180)
    }

    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Rain in summer",
            summary: "July was the driest month.",
            xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: months),
            yAxis: AXNumericDataAxisDescriptor(title: "Rain", range: 0...70, gridlinePositions: []) {
                "\(Int($0)) mm"
            },
            series: [
                AXDataSeriesDescriptor(
                    name: "This year",
                    isContinuous: false,
                    dataPoints: zip(months, rain).map { AXDataPoint(x: $0, y: $1) }
                )
            ]
        )
    }
}
