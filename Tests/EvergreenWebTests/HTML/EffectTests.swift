import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct EffectTests {
    /// The nodes of an element with these style values, from outermost to innermost, by class.
    private func classes(_ style: [StyleValue], kind: ElementKind = .stack(StackLayout(axis: .vertical))) -> [String] {
        var node = ElementHTML(id: ElementID(rawValue: 1), description: ElementDescription(kind, style: style)).html
        var classes = [node.classes.text]
        while case .node(let child)? = node.content.first {
            node = child
            classes.append(child.classes.text)
        }
        return classes
    }

    private func rules(_ style: [StyleValue]) -> [String] {
        let html = ElementHTML(id: ElementID(rawValue: 1), description: ElementDescription(.box, style: style)).html
        var writer = HTMLWriter()
        writer.write(html)
        return writer.styles.map(\.rule)
    }

    @Test func `effects are CSS rules`() {
        #expect(rules([.rotation(degrees: 405, anchor: .center)]) == [".ro-405{rotate:405deg}"])
        #expect(rules([.rotation(degrees: 360_000_045, anchor: .center)]) == [".ro-45{rotate:45deg}"])
        #expect(rules([.filter(.blur(2.5))]) == [".bl-2_500{filter:blur(2.5px)}"])
        #expect(rules([.filter(.hueRotation(degrees: -90))]) == [".hr-m90{filter:hue-rotate(-90deg)}"])
        #expect(rules([.zIndex(-1)]) == [".zi-m1{z-index:-1000}"])
        #expect(rules([.layoutPriority(1)]) == [".lp-1{flex-shrink:0.001}"])
        #expect(rules([.letterSpacing(3)]) == [".lt-3{letter-spacing:3px}"])
        #expect(rules([.baselineOffset(-4)]) == [".up-m4{position:relative;bottom:-4px}"])
        #expect(
            rules([.scale(x: 2, y: -1, anchor: StyleAnchor(x: 0, y: 1))])
                == [".zx-2{--scale-x:2}", ".zy-m1{--scale-y:-1}", ".ox-0{--anchor-x:0%}", ".oy-1{--anchor-y:100%}"]
        )
    }

    @Test func `brightness is an offset of each component, composed of CSS filters`() {
        #expect(rules([.filter(.brightness(0.5))]) == [".br-0_500{filter:invert(0.25) brightness(2)}"])
        #expect(
            rules([.filter(.brightness(-0.5))])
                == [".br-m0_500{filter:invert(1) invert(0.25) brightness(2) invert(1)}"]
        )
        #expect(rules([.filter(.brightness(7))]) == [".br-1{filter:invert(0.3333) brightness(3)}"])
    }

    @Test func `a blend mode is inside of its compositing group`() {
        #expect(classes([.blending(.multiply)]).count == 1)
        #expect(classes([.blending(.multiply), .filter(.blur(1))]).count == 2)
        let group = classes([.blending(.multiply), .compositing])
        #expect(group.count == 2)
        #expect(group.first?.contains("isolated") == true && group.last?.contains("blend-multiply") == true)
    }

    @Test func `the stylesheet has a rule for each blend mode`() {
        let styles = PageFile.styles.map(\.text).joined()
        for blendMode in BlendMode.allCases where blendMode != .normal {
            #expect(styles.contains(".blend-\(blendMode.rawValue) { mix-blend-mode: \(blendMode.rawValue); }"))
        }
    }

    @Test func `each rule's name parses back to the rule`() throws {
        for property in StyleClass.Property.allCases
        where !property.isColor && ![.columns, .rows, .fontFamily, .maskImage].contains(property) {
            let styleClass = StyleClass(property, -1.5)
            #expect(StyleClass(name: styleClass.name) == styleClass)
        }
    }

    @Test func `a second transform or filter, and an offset before a rotation, need another node`() {
        let turn = StyleValue.rotation(degrees: 10, anchor: .center)
        #expect(classes([turn]).count == 1)
        #expect(classes([turn, .offset(x: 1, y: 0)]).count == 1)
        #expect(classes([turn, turn]).count == 2)
        #expect(classes([.offset(x: 1, y: 0), turn]).count == 2)
        #expect(classes([.offset(x: 1, y: 0), .offset(x: 1, y: 0)]).count == 2)
        #expect(classes([.filter(.blur(1)), .filter(.inversion)]).count == 2)
        #expect(classes([turn, .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))]).count == 2)
    }

    @Test func `z-index and layout priority are on the outermost node`() {
        let padding = StyleValue.padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        let layers = classes([.zIndex(2), .layoutPriority(1), .background(.semantic(.red, opacity: 1)), padding])
        #expect(layers.count == 2)
        #expect(layers.first?.contains("zi-2") == true && layers.first?.contains("lp-1") == true)
        #expect(layers.last?.contains("zi-2") == false)
    }

    @Test func `numbers out of CSS's range are clamped`() {
        #expect(rules([.rotation(degrees: .infinity, anchor: .center)]) == [".ro-0{rotate:0deg}"])
        #expect(rules([.filter(.blur(-.infinity))]) == [".bl-0{filter:blur(0px)}"])
        #expect(rules([.layoutPriority(.greatestFiniteMagnitude)]) == [".lp-2{flex-shrink:0}"])
        #expect(rules([.zIndex(.nan)]) == [".zi-0{z-index:0}"])
    }

    @Test func `a 3D rotation is one rule per number`() {
        let rotation = SpaceRotation(degrees: 30, x: 0, y: 1, z: 0, perspective: 2)
        #expect(
            rules([.rotation3D(rotation)]) == [
                ".tu-30{--turn:30deg}", ".tx-0{--axis-x:0}", ".ty-1{--axis-y:1}", ".tz-0{--axis-z:0}",
                ".pe-250{--view-distance:250px}",
            ]
        )
        let flat = SpaceRotation(degrees: .nan, x: 0, y: 0, z: 0, anchorZ: 4, perspective: 0)
        #expect(classes([.rotation3D(flat)]) == ["vstack ax-center turned tu-0 tx-0 ty-0 tz-0 oz-4"])
    }

    @Test func `a node has one transform`() {
        let change = AffineChange(a: 1, b: 0, c: -0.5, d: 1, tx: 10, ty: 0)
        #expect(
            classes([.affine(change), .rotation(degrees: 5, anchor: .center)]) == [
                "layer ro-5", "vstack ax-center affine ma-1 mb-0 mc1-m0_500 md-1 mx-10 my-0",
            ]
        )
    }

    @Test func `a positioned view is in its own node that fills the available space`() {
        #expect(
            classes([.position(x: 10, y: 20)]) == [
                "layer positioned fill-x fill-y px-10 py-20", "placed", "vstack ax-center",
            ]
        )
    }
}
