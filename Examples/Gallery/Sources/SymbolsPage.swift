import Evergreen

// Source begins
/// The symbols that Evergreen draws, each with its name, and the ways in which their layers are painted.
struct SymbolsPage: View {
    @State private var painting = Painting.monochrome

    enum Painting: String, CaseIterable {
        case monochrome, hierarchical, palette, multicolor

        var mode: SymbolRenderingMode {
            switch self {
            case .monochrome: .monochrome
            case .hierarchical: .hierarchical
            case .palette: .palette
            case .multicolor: .multicolor
            }
        }
    }

    var body: some View {
        ScrollView {
            Picker("Layers", selection: $painting) {
                ForEach(Painting.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .padding(.horizontal)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 112))], spacing: 20) {
                ForEach(Self.names, id: \.self) { name in
                    VStack {
                        if painting == .palette {
                            symbol(name).foregroundStyle(.blue, .orange, .green)
                        } else {
                            symbol(name)
                        }
                        Text(name).font(.caption2).foregroundStyle(.secondary).multilineTextAlignment(.center)
                    }
                }
            }
            .padding()
        }
        .navigationTitle("Symbols")
    }

    private func symbol(_ name: String) -> some View {
        Image(systemName: name).font(.title2).symbolRenderingMode(painting.mode)
    }

    // Source ends
    private static let names = """
        accessibility airplane airplane.arrival airplane.departure airplayaudio airplayvideo airpods alarm
        alarm.fill ant antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.slash app app.badge
        app.badge.fill app.fill applewatch archivebox archivebox.fill arrow.2.circlepath arrow.2.squarepath
        arrow.backward arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill arrow.counterclockwise
        arrow.counterclockwise.circle arrow.counterclockwise.circle.fill arrow.down arrow.down.circle
        arrow.down.circle.fill arrow.down.doc arrow.down.doc.fill arrow.down.forward arrow.down.left
        arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.square arrow.down.square.fill
        arrow.down.to.line arrow.forward arrow.left arrow.left.and.right arrow.left.arrow.right
        arrow.left.arrow.right.circle arrow.left.arrow.right.circle.fill arrow.left.circle
        arrow.left.circle.fill arrow.left.to.line arrow.right arrow.right.circle arrow.right.circle.fill
        arrow.right.square arrow.right.square.fill arrow.right.to.line arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill arrow.triangle.branch
        arrow.triangle.merge arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.circle.fill
        arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill arrow.turn.down.left
        arrow.turn.down.right arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down
        arrow.up.and.down.and.arrow.left.and.right arrow.up.arrow.down arrow.up.arrow.down.circle
        arrow.up.arrow.down.circle.fill arrow.up.backward arrow.up.bin arrow.up.circle arrow.up.circle.fill
        arrow.up.doc arrow.up.doc.fill arrow.up.forward arrow.up.heart arrow.up.heart.fill arrow.up.left
        arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.circle arrow.up.right.circle.fill
        arrow.up.right.square arrow.up.right.square.fill arrow.up.square arrow.up.square.fill arrow.up.to.line
        arrow.uturn.backward arrow.uturn.backward.circle arrow.uturn.backward.circle.fill arrow.uturn.forward
        arrow.uturn.left arrow.uturn.left.circle arrow.uturn.right arrow.uturn.right.circle arrowkeys
        arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right
        arrowshape.turn.up.right.fill arrowtriangle.down arrowtriangle.down.fill arrowtriangle.left
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrowtriangle.left.fill arrowtriangle.right
        arrowtriangle.right.fill arrowtriangle.up arrowtriangle.up.fill aspectratio aspectratio.fill at
        at.circle at.circle.fill atom backward backward.end backward.end.circle backward.end.circle.fill
        backward.end.fill backward.fill bag bag.badge.plus bag.circle bag.circle.fill bag.fill balloon
        balloon.fill bandage bandage.fill banknote banknote.fill barcode barcode.viewfinder barometer basket
        basket.fill basketball basketball.fill battery.0 battery.0percent battery.100 battery.100.bolt
        battery.100percent battery.25 battery.25percent battery.50 battery.50percent battery.75
        battery.75percent beach.umbrella beach.umbrella.fill bed.double bed.double.fill bell
        bell.and.waves.left.and.right bell.and.waves.left.and.right.fill bell.badge bell.badge.fill bell.circle
        bell.circle.fill bell.fill bell.slash bell.slash.fill bicycle bicycle.circle bicycle.circle.fill
        binoculars binoculars.fill bird bird.fill birthday.cake birthday.cake.fill bitcoinsign
        bitcoinsign.circle bitcoinsign.circle.fill bold bolt bolt.circle bolt.circle.fill bolt.fill
        bolt.horizontal bolt.horizontal.circle bolt.horizontal.circle.fill bolt.horizontal.fill bolt.slash book
        book.circle book.circle.fill book.closed book.closed.fill book.fill book.pages book.pages.fill bookmark
        bookmark.circle bookmark.circle.fill bookmark.fill bookmark.slash bookmark.slash.fill books.vertical
        books.vertical.circle books.vertical.fill brain brain.fill brain.head.profile brain.head.profile.fill
        briefcase briefcase.fill bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
        bubble.left.and.text.bubble.right bubble.left.and.text.bubble.right.fill bubble.left.fill
        bubble.middle.bottom bubble.right bubble.right.fill building building.2 building.2.crop.circle
        building.2.fill building.columns building.columns.circle building.columns.circle.fill
        building.columns.fill building.fill bus bus.fill cable.connector calendar calendar.badge.clock
        calendar.badge.exclamationmark calendar.badge.plus calendar.circle calendar.circle.fill
        calendar.day.timeline.left camera camera.aperture camera.circle camera.circle.fill camera.fill
        camera.filters camera.macro camera.on.rectangle camera.rotate camera.slash camera.viewfinder capslock
        capsule capsule.fill captions.bubble captions.bubble.fill car car.2 car.circle.fill car.fill carrot
        carrot.fill cart cart.badge.minus cart.badge.plus cart.circle cart.circle.fill cart.fill
        cart.fill.badge.plus cat cat.fill cellularbars character character.book.closed character.bubble
        character.bubble.fill character.cursor.ibeam chart.bar chart.bar.doc.horizontal chart.bar.doc.horizontal.fill chart.bar.fill
        chart.bar.xaxis chart.dots.scatter chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis
        chart.line.uptrend.xyaxis chart.line.uptrend.xyaxis.circle chart.line.uptrend.xyaxis.circle.fill
        chart.pie chart.pie.fill chart.xyaxis.line checklist checkmark checkmark.bubble checkmark.bubble.fill
        checkmark.circle checkmark.circle.fill checkmark.diamond checkmark.diamond.fill checkmark.icloud
        checkmark.icloud.fill checkmark.message checkmark.message.fill checkmark.rectangle checkmark.seal
        checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square checkmark.square.fill
        chevron.backward chevron.backward.circle chevron.backward.circle.fill chevron.compact.down
        chevron.compact.left chevron.compact.right chevron.compact.up chevron.down chevron.down.circle
        chevron.down.circle.fill chevron.down.square chevron.forward chevron.forward.circle
        chevron.forward.circle.fill chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill
        chevron.left.forwardslash.chevron.right chevron.left.square chevron.right chevron.right.2
        chevron.right.circle chevron.right.circle.fill chevron.right.square chevron.up chevron.up.chevron.down
        chevron.up.circle chevron.up.circle.fill chevron.up.square circle circle.bottomhalf.filled circle.circle
        circle.circle.fill circle.dashed circle.dotted circle.fill circle.grid.2x2 circle.grid.2x2.fill
        circle.grid.3x3 circle.grid.3x3.fill circle.grid.cross circle.grid.cross.fill circle.grid.hex
        circle.grid.hex.fill circle.hexagongrid circle.hexagongrid.circle circle.hexagongrid.circle.fill
        circle.hexagongrid.fill circle.lefthalf.filled circle.righthalf.filled circle.slash circlebadge
        circlebadge.fill clipboard clipboard.fill clock clock.arrow.circlepath clock.badge.fill clock.fill cloud
        cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.drizzle cloud.drizzle.fill
        cloud.fill cloud.fog cloud.fog.fill cloud.heavyrain cloud.heavyrain.fill cloud.moon cloud.moon.fill
        cloud.rain cloud.rain.fill cloud.slash cloud.snow cloud.snow.fill cloud.sun cloud.sun.fill
        cloud.sun.rain cloud.sun.rain.fill command control cpu creditcard creditcard.circle
        creditcard.circle.fill creditcard.fill crop cross cross.case cross.case.fill cross.circle
        cross.circle.fill cross.fill crown crown.fill cube cube.fill cube.transparent cup.and.saucer
        cup.and.saucer.fill curlybraces cursorarrow cursorarrow.rays cylinder cylinder.fill cylinder.split.1x2
        cylinder.split.1x2.fill decrease.indent delete.backward delete.left delete.left.fill desktopcomputer
        diamond diamond.fill dice dice.fill die.face.5 die.face.5.fill display divide divide.circle doc
        doc.badge.plus doc.circle doc.circle.fill doc.fill doc.on.clipboard doc.on.clipboard.fill doc.on.doc
        doc.on.doc.fill doc.plaintext doc.plaintext.fill doc.richtext doc.richtext.fill doc.text doc.text.fill
        doc.text.magnifyingglass doc.text.viewfinder doc.zipper dock.rectangle document document.badge.plus
        document.fill document.on.document dog dog.fill dollarsign dollarsign.arrow.circlepath dollarsign.circle
        dollarsign.circle.fill dollarsign.square dollarsign.square.fill door.left.hand.closed
        door.left.hand.open dot.circle dot.circle.fill dot.radiowaves.left.and.right dot.radiowaves.right
        dot.square drop drop.circle drop.circle.fill drop.fill drop.halffull dumbbell dumbbell.fill ellipsis
        ellipsis.bubble ellipsis.bubble.fill ellipsis.circle ellipsis.circle.fill ellipsis.message
        ellipsis.rectangle envelope envelope.badge envelope.circle envelope.circle.fill envelope.fill
        envelope.open envelope.open.fill equal equal.circle equal.circle.fill equal.square equal.square.fill
        eraser escape eurosign eurosign.circle eurosign.circle.fill exclamationmark
        exclamationmark.arrow.triangle.2.circlepath exclamationmark.bubble exclamationmark.bubble.fill
        exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud exclamationmark.icloud.fill
        exclamationmark.lock exclamationmark.lock.fill exclamationmark.octagon exclamationmark.octagon.fill
        exclamationmark.shield exclamationmark.shield.fill exclamationmark.square exclamationmark.square.fill
        exclamationmark.triangle exclamationmark.triangle.fill externaldrive externaldrive.badge.checkmark
        externaldrive.badge.minus externaldrive.badge.plus externaldrive.badge.xmark externaldrive.fill eye
        eye.circle eye.circle.fill eye.fill eye.slash eye.slash.fill eyedropper eyeglasses eyes face.smiling
        face.smiling.fill faceid ferry ferry.fill figure.2 figure.cooldown figure.golf figure.hiking
        figure.mixed.cardio figure.outdoor.cycle figure.pool.swim figure.roll figure.run figure.run.circle
        figure.run.circle.fill figure.stand figure.strengthtraining.functional
        figure.strengthtraining.traditional figure.walk figure.walk.circle figure.walk.circle.fill figure.yoga
        film film.fill film.stack fish fish.fill flag flag.checkered flag.circle flag.circle.fill flag.fill
        flag.slash flame flame.circle flame.circle.fill flame.fill flashlight.off.fill flashlight.on.fill flask
        flask.fill folder folder.badge.gearshape folder.badge.person.crop folder.badge.plus
        folder.badge.questionmark folder.circle folder.circle.fill folder.fill fork.knife fork.knife.circle
        fork.knife.circle.fill forward forward.end forward.end.fill forward.fill fuelpump fuelpump.fill function
        gamecontroller gamecontroller.fill gauge gauge.medium gauge.with.dots.needle.33percent
        gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent
        gauge.with.dots.needle.bottom.50percent gear gear.circle gear.circle.fill gearshape gearshape.2
        gearshape.2.fill gearshape.fill gift gift.fill giftcard giftcard.fill globe globe.americas
        globe.americas.fill globe.asia.australia globe.asia.australia.fill globe.europe.africa
        globe.europe.africa.fill gobackward gobackward.10 gobackward.15 gobackward.30 gobackward.5 goforward
        goforward.10 goforward.15 goforward.30 goforward.5 graduationcap graduationcap.circle
        graduationcap.circle.fill graduationcap.fill greaterthan guitars hammer hammer.fill hand.draw
        hand.draw.fill hand.point.right hand.point.right.fill hand.point.up hand.point.up.left
        hand.point.up.left.fill hand.raised hand.raised.circle hand.raised.circle.fill hand.raised.fill
        hand.raised.slash hand.raised.slash.fill hand.tap hand.tap.fill hand.thumbsdown hand.thumbsdown.fill
        hand.thumbsup hand.thumbsup.fill hand.wave hand.wave.fill hare hare.fill headphones heart heart.circle
        heart.circle.fill heart.fill heart.slash heart.slash.fill heart.square heart.square.fill
        heart.text.square heart.text.square.fill hexagon hexagon.fill hifispeaker hifispeaker.fill highlighter
        hourglass hourglass.circle hourglass.circle.fill house house.circle house.circle.fill house.fill
        house.slash humidity humidity.fill hurricane icloud icloud.and.arrow.down icloud.and.arrow.down.fill
        icloud.and.arrow.up icloud.and.arrow.up.fill icloud.fill icloud.slash icloud.slash.fill increase.indent
        infinity info info.circle info.circle.fill info.square info.square.fill internaldrive internaldrive.fill
        ipad ipad.and.iphone iphone iphone.gen3 iphone.radiowaves.left.and.right iphone.slash italic key
        key.fill key.horizontal key.horizontal.fill key.icloud key.slash keyboard ladybug ladybug.fill lamp.desk
        lamp.desk.fill laptopcomputer largecircle.fill.circle lasso laurel.leading laurel.trailing leaf
        leaf.circle leaf.circle.fill leaf.fill lessthan lightbulb lightbulb.circle.fill lightbulb.fill
        lightbulb.max lightbulb.max.fill lightbulb.slash line.3.horizontal line.3.horizontal.circle
        line.3.horizontal.circle.fill line.3.horizontal.decrease line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3 line.horizontal.3.decrease
        line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill link link.circle
        link.circle.fill list.bullet list.bullet.below.rectangle list.bullet.circle list.bullet.circle.fill
        list.bullet.clipboard list.bullet.clipboard.fill list.bullet.indent list.bullet.rectangle
        list.bullet.rectangle.fill list.clipboard list.clipboard.fill list.dash list.number list.star livephoto
        location location.circle location.circle.fill location.fill location.north location.north.fill
        location.north.line.fill location.viewfinder lock lock.badge.clock lock.circle lock.circle.fill lock.doc
        lock.doc.fill lock.fill lock.icloud lock.icloud.fill lock.iphone lock.laptopcomputer lock.open
        lock.open.fill lock.rotation lock.shield lock.shield.fill lock.slash lock.slash.fill lock.square
        lock.trianglebadge.exclamationmark lock.trianglebadge.exclamationmark.fill lungs lungs.fill
        macbook.and.iphone macwindow magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill map
        map.circle map.circle.fill map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill
        mappin.slash medal medal.fill memorychip memorychip.fill menubar.rectangle menucard menucard.fill
        message message.fill mic mic.circle mic.circle.fill mic.fill mic.slash minus minus.circle
        minus.circle.fill minus.magnifyingglass minus.square minus.square.fill moon moon.circle moon.circle.fill
        moon.fill moon.stars moon.stars.fill moon.zzz moon.zzz.fill mountain.2 mountain.2.fill movieclapper
        movieclapper.fill mug mug.fill multiply multiply.circle multiply.circle.fill music.house music.mic
        music.note music.note.list music.quarternote.3 network network.badge.shield.half.filled network.slash
        newspaper newspaper.fill nosign note note.text note.text.badge.plus number number.circle
        number.circle.fill number.square number.square.fill octagon octagon.fill opticaldisc opticaldisc.fill
        option oval oval.fill paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill paintpalette
        paintpalette.fill paperclip paperplane paperplane.fill paragraphsign party.popper party.popper.fill
        pause pause.circle pause.circle.fill pause.fill pawprint pawprint.fill pc pencil pencil.and.outline
        pencil.circle pencil.circle.fill pencil.line pencil.slash pencil.tip pentagon pentagon.fill percent
        person person.2 person.2.badge.plus person.2.circle person.2.circle.fill person.2.fill person.2.slash
        person.3 person.3.fill person.3.sequence person.3.sequence.fill person.and.background.dotted
        person.badge.gearshape person.badge.key person.badge.key.fill person.badge.minus person.badge.plus
        person.badge.plus.fill person.circle person.circle.fill person.crop.circle
        person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark
        person.crop.circle.badge.minus person.crop.circle.badge.plus person.crop.circle.badge.questionmark
        person.crop.circle.badge.xmark person.crop.circle.fill person.crop.circle.fill.badge.checkmark
        person.crop.circle.fill.badge.exclamationmark person.crop.circle.fill.badge.minus
        person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.questionmark
        person.crop.circle.fill.badge.xmark person.crop.rectangle person.crop.rectangle.fill person.crop.square
        person.crop.square.fill person.fill person.fill.badge.plus person.fill.checkmark
        person.fill.questionmark person.fill.viewfinder person.fill.xmark person.slash person.slash.fill
        person.text.rectangle person.text.rectangle.fill person.viewfinder person.wave.2 person.wave.2.fill
        phone phone.arrow.down.left phone.arrow.down.left.fill phone.circle phone.circle.fill phone.down
        phone.down.circle.fill phone.down.fill phone.fill phone.fill.arrow.down.left photo photo.artframe
        photo.artframe.circle photo.artframe.circle.fill photo.badge.exclamationmark photo.badge.plus
        photo.circle photo.circle.fill photo.fill photo.fill.on.rectangle.fill photo.on.rectangle
        photo.on.rectangle.angled photo.on.rectangle.fill photo.stack photo.stack.fill pill pill.fill pills
        pills.fill pin pin.fill pin.slash pip play play.circle play.circle.fill play.fill play.rectangle
        play.rectangle.fill play.rectangle.on.rectangle play.square play.square.fill play.square.stack play.tv
        play.tv.fill playpause playpause.fill plus plus.app plus.app.fill plus.bubble plus.bubble.fill
        plus.circle plus.circle.dashed plus.circle.fill plus.forwardslash.minus plus.magnifyingglass
        plus.message plus.message.fill plus.rectangle plus.rectangle.fill plus.rectangle.on.rectangle
        plus.square plus.square.fill plus.square.fill.on.square.fill plus.square.on.square plus.viewfinder
        plusminus point.3.connected.trianglepath.dotted point.topleft.down.curvedto.point.bottomright.up power
        powerplug powerplug.fill printer printer.fill puzzlepiece puzzlepiece.fill qrcode qrcode.viewfinder
        questionmark questionmark.app questionmark.bubble questionmark.bubble.fill questionmark.circle
        questionmark.circle.fill questionmark.diamond questionmark.folder questionmark.folder.fill
        questionmark.square questionmark.square.dashed questionmark.square.fill questionmark.video quote.bubble
        quote.bubble.fill quote.closing quote.opening radio radio.fill rainbow receipt receipt.fill
        record.circle record.circle.fill rectangle rectangle.3.group rectangle.3.group.fill
        rectangle.and.hand.point.up.left rectangle.and.hand.point.up.left.fill rectangle.and.pencil.and.ellipsis
        rectangle.and.text.magnifyingglass rectangle.bottomthird.inset.filled rectangle.compress.vertical
        rectangle.dashed rectangle.expand.vertical rectangle.fill rectangle.fill.on.rectangle.fill
        rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.grid.2x2.fill rectangle.grid.3x2
        rectangle.grid.3x2.fill rectangle.inset.filled rectangle.landscape.rotate rectangle.lefthalf.filled
        rectangle.on.rectangle rectangle.on.rectangle.angled rectangle.on.rectangle.fill
        rectangle.on.rectangle.slash rectangle.portrait rectangle.portrait.and.arrow.forward
        rectangle.portrait.and.arrow.forward.fill rectangle.portrait.and.arrow.right rectangle.portrait.fill
        rectangle.portrait.on.rectangle.portrait rectangle.portrait.on.rectangle.portrait.fill
        rectangle.righthalf.filled rectangle.slash rectangle.split.1x2 rectangle.split.2x1
        rectangle.split.2x1.fill rectangle.split.3x1 rectangle.stack rectangle.stack.badge.plus
        rectangle.stack.fill repeat repeat.1 repeat.circle repeat.circle.fill return road.lanes rosette
        rotate.3d rotate.3d.circle rotate.3d.fill rotate.left rotate.left.fill rotate.right rotate.right.fill
        ruler safari safari.fill scissors scope screwdriver scribble scribble.variable seal seal.fill
        server.rack shareplay shield shield.checkered shield.fill shield.lefthalf.filled
        shield.lefthalf.filled.badge.checkmark shield.lefthalf.filled.slash shield.slash shield.slash.fill shift
        shippingbox shippingbox.fill shoe shoe.fill shuffle shuffle.circle shuffle.circle.fill sidebar.leading
        sidebar.left sidebar.right signature signpost.right signpost.right.fill slider.horizontal.3
        slider.horizontal.below.rectangle slider.vertical.3 smallcircle.filled.circle smoke smoke.fill snowflake
        soccerball soccerball.fill sofa sofa.fill sparkle sparkle.magnifyingglass sparkles speaker speaker.fill
        speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill
        speaker.wave.3 speaker.wave.3.fill speedometer sportscourt square square.2.layers.3d square.3.layers.3d
        square.and.arrow.down square.and.arrow.down.fill square.and.arrow.down.on.square square.and.arrow.up
        square.and.arrow.up.circle square.and.arrow.up.circle.fill square.and.arrow.up.fill
        square.and.arrow.up.on.square square.and.pencil square.dashed square.fill square.fill.on.square.fill
        square.fill.text.grid.1x2 square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill
        square.lefthalf.filled square.on.square square.slash square.split.1x2 square.split.2x1 square.split.2x2
        square.split.2x2.fill square.stack square.stack.3d.up square.stack.3d.up.fill square.stack.fill
        square.text.square square.text.square.fill star star.bubble star.circle star.circle.fill star.fill
        star.leadinghalf.filled star.slash star.square star.square.fill staroflife staroflife.fill sterlingsign
        sterlingsign.circle sterlingsign.circle.fill stethoscope stop stop.circle stop.circle.fill stop.fill
        stopwatch stopwatch.fill storefront storefront.fill strikethrough suitcase suitcase.fill sum sun.max
        sun.max.fill sun.min sun.min.fill sunrise sunrise.fill sunset sunset.fill switch.2 syringe syringe.fill
        table table.fill tablecells tablecells.fill tag tag.circle tag.circle.fill tag.fill
        takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill target tennisball tennisball.fill tent
        tent.fill terminal testtube.2 text.aligncenter text.alignleft text.alignright text.badge.checkmark
        text.badge.minus text.badge.plus text.badge.xmark text.book.closed text.book.closed.fill text.bubble
        text.bubble.fill text.cursor text.document text.document.fill text.highlight text.insert text.justify
        text.justify.leading text.magnifyingglass text.page text.page.badge.magnifyingglass text.page.fill
        text.quote text.rectangle text.viewfinder textformat textformat.123 textformat.size theatermasks
        thermometer thermometer.medium thermometer.snowflake thermometer.sun ticket ticket.fill timer timer.fill
        tornado tortoise tortoise.fill touchid tram tram.fill translate trash trash.circle trash.circle.fill
        trash.fill trash.slash tray tray.2 tray.2.fill tray.and.arrow.down tray.and.arrow.down.fill
        tray.and.arrow.up tray.and.arrow.up.fill tray.fill tray.full tray.full.fill tree tree.fill triangle
        triangle.fill trophy trophy.circle.fill trophy.fill tshirt tshirt.fill tv tv.circle tv.fill
        uiwindow.split.2x1 umbrella umbrella.fill underline video video.badge.ellipsis video.badge.plus
        video.circle.fill video.fill video.fill.badge.plus video.slash viewfinder wallet.bifold
        wallet.bifold.fill wallet.pass wallet.pass.fill wand.and.rays wand.and.sparkles wand.and.stars washer
        washer.fill water.waves waterbottle waterbottle.fill wave.3.forward wave.3.right waveform
        waveform.badge.exclamationmark waveform.badge.plus waveform.circle.fill waveform.path waveform.path.ecg
        waveform.path.ecg.rectangle waveform.path.ecg.rectangle.fill wifi wifi.circle wifi.circle.fill
        wifi.exclamationmark wifi.router wifi.router.fill wifi.slash wind wind.circle wineglass wineglass.fill
        wrench wrench.adjustable wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill x.circle
        x.circle.fill x.square x.square.fill x.squareroot xmark xmark.bin xmark.circle xmark.circle.fill
        xmark.icloud xmark.icloud.fill xmark.octagon xmark.octagon.fill xmark.rectangle xmark.rectangle.fill
        xmark.seal xmark.seal.fill xmark.shield xmark.shield.fill xmark.square xmark.square.fill yensign
        yensign.circle yensign.circle.fill
        """
        .split(whereSeparator: \.isWhitespace).map(String.init)
}
