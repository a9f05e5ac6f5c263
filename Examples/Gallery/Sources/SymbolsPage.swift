import Evergreen

// Source begins
/// The symbols that Evergreen draws, each with its name.
struct SymbolsPage: View {
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 112))], spacing: 20) {
                ForEach(Self.names, id: \.self) { name in
                    VStack {
                        Image(systemName: name).font(.title2)
                        Text(name).font(.caption2).foregroundStyle(.secondary).multilineTextAlignment(.center)
                    }
                }
            }
            .padding()
        }
        .navigationTitle("Symbols")
    }

    // Source ends
    private static let names = """
        airplane alarm alarm.fill ant antenna.radiowaves.left.and.right applewatch archivebox archivebox.fill
        arrow.backward arrow.clockwise arrow.counterclockwise arrow.down arrow.down.circle
        arrow.down.circle.fill arrow.down.forward arrow.down.left arrow.down.right
        arrow.down.right.and.arrow.up.left arrow.forward arrow.left arrow.left.and.right arrow.left.arrow.right
        arrow.left.circle arrow.left.circle.fill arrow.right arrow.right.circle arrow.right.circle.fill
        arrow.right.square arrow.right.square.fill arrow.triangle.2.circlepath arrow.triangle.branch arrow.up
        arrow.up.and.down arrow.up.arrow.down arrow.up.backward arrow.up.circle arrow.up.circle.fill
        arrow.up.forward arrow.up.left arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.square
        arrow.up.right.square.fill arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.uturn.right
        arrowshape.turn.up.left arrowshape.turn.up.right arrowtriangle.down arrowtriangle.down.fill
        arrowtriangle.up arrowtriangle.up.fill at at.circle at.circle.fill backward.fill bag bag.fill banknote
        barcode battery.100 bed.double bell bell.badge bell.circle bell.circle.fill bell.fill bell.slash
        bell.slash.fill bicycle bicycle.circle bicycle.circle.fill bold bolt bolt.circle bolt.circle.fill
        bolt.fill book book.closed book.closed.fill book.fill bookmark bookmark.fill bookmark.slash
        bookmark.slash.fill books.vertical books.vertical.fill briefcase briefcase.fill bubble.left
        bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.fill bubble.right
        bubble.right.fill building building.2 building.fill bus bus.fill calendar calendar.badge.plus
        calendar.circle calendar.circle.fill camera camera.circle camera.circle.fill camera.fill car car.fill
        cart cart.badge.plus cart.fill character chart.bar chart.bar.fill chart.line.uptrend.xyaxis chart.pie
        chart.pie.fill checklist checkmark checkmark.bubble checkmark.bubble.fill checkmark.circle
        checkmark.circle.fill checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square
        checkmark.square.fill chevron.backward chevron.down chevron.down.circle chevron.down.circle.fill
        chevron.forward chevron.left chevron.left.circle chevron.left.circle.fill
        chevron.left.forwardslash.chevron.right chevron.right chevron.right.circle chevron.right.circle.fill
        chevron.up chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill circle circle.dashed
        circle.fill circle.grid.3x3 circle.grid.3x3.fill circle.lefthalf.filled circle.righthalf.filled
        clipboard clipboard.fill clock clock.arrow.circlepath clock.fill cloud cloud.bolt cloud.fill cloud.rain
        cloud.rain.fill cloud.snow cloud.sun cloud.sun.fill cpu creditcard creditcard.circle
        creditcard.circle.fill creditcard.fill cross.case cross.case.fill crown crown.fill cube cube.fill
        cup.and.saucer cup.and.saucer.fill curlybraces desktopcomputer diamond diamond.fill dice dice.fill
        display divide doc doc.badge.plus doc.fill doc.on.clipboard doc.on.doc doc.richtext doc.text
        doc.text.fill dollarsign.circle dollarsign.circle.fill dot.radiowaves.left.and.right drop drop.fill
        ellipsis ellipsis.circle ellipsis.circle.fill envelope envelope.badge envelope.circle
        envelope.circle.fill envelope.fill envelope.open envelope.open.fill equal eraser eurosign.circle
        eurosign.circle.fill exclamationmark exclamationmark.bubble exclamationmark.bubble.fill
        exclamationmark.circle exclamationmark.circle.fill exclamationmark.octagon exclamationmark.octagon.fill
        exclamationmark.shield exclamationmark.shield.fill exclamationmark.triangle
        exclamationmark.triangle.fill externaldrive externaldrive.fill eye eye.fill eye.slash eye.slash.fill
        eyedropper face.smiling face.smiling.fill faceid figure.walk film film.fill flag flag.circle
        flag.circle.fill flag.fill flag.slash flame flame.fill folder folder.badge.plus folder.fill fork.knife
        forward.fill function gamecontroller gamecontroller.fill gear gear.circle gear.circle.fill gearshape
        gearshape.fill gift gift.fill globe gobackward goforward graduationcap graduationcap.fill hammer
        hammer.fill hand.raised hand.raised.fill hand.thumbsdown hand.thumbsdown.fill hand.thumbsup
        hand.thumbsup.fill headphones heart heart.circle heart.circle.fill heart.fill heart.slash
        heart.text.square hexagon hexagon.fill highlighter hourglass house house.circle house.circle.fill
        house.fill info info.circle info.circle.fill info.square info.square.fill ipad iphone italic key
        key.fill keyboard ladybug ladybug.fill laptopcomputer leaf leaf.circle leaf.circle.fill leaf.fill
        lightbulb lightbulb.fill line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle
        line.horizontal.3 link link.circle link.circle.fill list.bullet list.bullet.rectangle
        list.bullet.rectangle.fill list.clipboard list.clipboard.fill list.number location location.circle
        location.circle.fill location.fill lock lock.fill lock.open lock.open.fill lock.shield lock.shield.fill
        magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill map map.circle map.circle.fill
        map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill medal medal.fill message
        message.fill mic mic.fill minus minus.circle minus.circle.fill minus.square minus.square.fill moon
        moon.circle moon.circle.fill moon.fill moon.stars moon.stars.fill multiply music.note newspaper
        newspaper.fill nosign note.text number number.circle number.circle.fill paintbrush paintbrush.fill
        paintpalette paintpalette.fill paperclip paperplane paperplane.fill pause pause.circle pause.circle.fill
        pause.fill pawprint pawprint.fill pencil pencil.and.outline pencil.circle pencil.circle.fill percent
        person person.2 person.2.circle person.2.circle.fill person.2.fill person.3 person.3.fill
        person.badge.plus person.circle person.crop.circle person.crop.circle.fill person.crop.square
        person.crop.square.fill person.fill person.slash phone phone.circle phone.circle.fill phone.fill photo
        photo.fill photo.on.rectangle photo.on.rectangle.fill pills pills.fill pin pin.fill pin.slash play
        play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill plus plus.bubble
        plus.bubble.fill plus.circle plus.circle.fill plus.magnifyingglass plus.square plus.square.fill
        plus.square.on.square plusminus power printer printer.fill puzzlepiece puzzlepiece.fill qrcode
        questionmark questionmark.circle questionmark.circle.fill quote.bubble quote.bubble.fill quote.opening
        record.circle record.circle.fill rectangle rectangle.fill rectangle.grid.1x2 rectangle.portrait
        rectangle.portrait.and.arrow.right rectangle.portrait.fill rectangle.stack rectangle.stack.fill repeat
        rosette ruler scissors scope seal seal.fill server.rack shield shield.fill shippingbox shippingbox.fill
        shuffle sidebar.leading sidebar.left sidebar.right slider.horizontal.3 slider.vertical.3 snowflake
        soccerball soccerball.fill sparkles speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1
        speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill sportscourt
        square square.and.arrow.down square.and.arrow.up square.and.pencil square.dashed square.fill
        square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill square.on.square square.stack
        square.stack.3d.up square.stack.3d.up.fill square.stack.fill star star.circle star.circle.fill star.fill
        star.leadinghalf.filled star.slash stethoscope stop stop.circle stop.circle.fill stop.fill stopwatch
        stopwatch.fill strikethrough suitcase suitcase.fill sum sun.max sun.max.fill sunrise sunset tag
        tag.circle tag.circle.fill tag.fill target terminal text.aligncenter text.alignleft text.alignright
        text.bubble text.bubble.fill text.justify text.quote textformat textformat.size theatermasks
        thermometer ticket ticket.fill timer timer.fill tornado tram tram.fill trash
        trash.circle trash.circle.fill trash.fill trash.slash tray tray.and.arrow.down tray.fill tree tree.fill
        triangle triangle.fill trophy trophy.fill tv tv.fill umbrella umbrella.fill underline video video.fill
        viewfinder wand.and.stars washer washer.fill waveform wifi wifi.circle wifi.circle.fill wifi.slash wind
        wrench wrench.and.screwdriver wrench.and.screwdriver.fill xmark xmark.bin xmark.circle xmark.circle.fill
        xmark.octagon xmark.octagon.fill xmark.shield xmark.shield.fill xmark.square xmark.square.fill
        """
        .split(whereSeparator: \.isWhitespace).map(String.init)
}
