import EvergreenStore
import EvergreenTesting
import Testing

/// Bindings derived from other bindings.
@MainActor
struct BindingConversionTests {
    @Observable
    final class Model {
        var name: String?
        var isOn: Bool?
        private(set) var counts: [Int] = []

        var count: Int {
            get { counts.last ?? 0 }
            set { counts.append(newValue) }
        }
    }

    @Test func `an optional binding converts to a binding of whether it has a value`() {
        @Bindable var model = Model()
        let isNamed = Binding<Bool>($model.name)
        #expect(!isNamed.wrappedValue)
        isNamed.wrappedValue = true
        #expect(model.name == nil)
        model.name = "Ada"
        #expect(isNamed.wrappedValue)
        isNamed.wrappedValue = false
        #expect(model.name == nil)
    }

    @Test func `a binding to an optional Boolean is still unwrapped`() {
        @Bindable var model = Model()
        let none: Binding<Bool>? = Binding($model.isOn)
        #expect(none == nil)
        model.isOn = false
        let isOn: Binding<Bool>? = Binding($model.isOn)
        #expect(isOn?.wrappedValue == false)
    }

    @Test func `removeDuplicates writes only changes`() {
        @Bindable var model = Model()
        let count = $model.count.removeDuplicates()
        for value in [0, 1, 1, 2, 1] { count.wrappedValue = value }
        #expect(model.counts == [1, 2, 1])
        let even = $model.count.removeDuplicates { $0.isMultiple(of: 2) == $1.isMultiple(of: 2) }
        for value in [3, 4, 6, 7] { even.wrappedValue = value }
        #expect(model.counts == [1, 2, 1, 4, 7])
    }
}
