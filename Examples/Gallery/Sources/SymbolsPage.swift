import Evergreen

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

    private static let names = """
        airplane alarm ant antenna.radiowaves.left.and.right archivebox archivebox.fill arrow.backward arrow.clockwise
        arrow.counterclockwise arrow.down arrow.down.circle arrow.down.left arrow.down.right.and.arrow.up.left
        arrow.forward arrow.left arrow.left.and.right arrow.left.arrow.right arrow.right arrow.right.circle
        arrow.triangle.2.circlepath arrow.triangle.branch arrow.up arrow.up.and.down arrow.up.arrow.down
        arrow.up.circle arrow.up.circle.fill arrow.up.left.and.arrow.down.right arrow.up.right arrow.uturn.backward
        arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrowshape.turn.up.left arrowshape.turn.up.right
        arrowtriangle.down arrowtriangle.down.fill arrowtriangle.up arrowtriangle.up.fill at backward.fill bag
        bag.fill banknote barcode battery.100 bed.double bell bell.badge bell.fill bell.slash bicycle bold bolt
        bolt.fill book book.closed book.fill bookmark bookmark.fill bookmark.slash books.vertical briefcase
        bubble.left bubble.left.and.bubble.right bubble.left.fill bubble.right building building.2 calendar
        calendar.badge.plus camera camera.fill car car.fill cart cart.badge.plus cart.fill character chart.bar
        chart.bar.fill chart.line.uptrend.xyaxis chart.pie checklist checkmark checkmark.circle checkmark.circle.fill
        checkmark.seal.fill checkmark.shield checkmark.square checkmark.square.fill chevron.backward chevron.down
        chevron.down.circle chevron.forward chevron.left chevron.left.forwardslash.chevron.right chevron.right
        chevron.right.circle chevron.up chevron.up.chevron.down circle circle.dashed circle.fill circle.grid.3x3
        circle.lefthalf.filled clipboard clock clock.arrow.circlepath clock.fill cloud cloud.fill cloud.rain cloud.sun
        cpu creditcard cross.case crown cube cup.and.saucer curlybraces desktopcomputer diamond dice divide doc
        doc.badge.plus doc.fill doc.on.clipboard doc.on.doc doc.richtext doc.text dollarsign.circle drop drop.fill
        ellipsis ellipsis.circle ellipsis.circle.fill envelope envelope.badge envelope.fill envelope.open equal eraser
        eurosign.circle exclamationmark exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle
        exclamationmark.triangle.fill externaldrive eye eye.fill eye.slash eyedropper face.smiling faceid figure.walk
        film flag flag.fill flag.slash flame flame.fill folder folder.badge.plus folder.fill fork.knife forward.fill
        function gamecontroller gear gearshape gearshape.fill gift globe gobackward goforward graduationcap hammer
        hand.raised hand.thumbsdown hand.thumbsup headphones heart heart.circle heart.fill heart.slash
        heart.text.square hexagon highlighter hourglass house house.fill info info.circle info.circle.fill iphone
        italic key key.fill keyboard ladybug laptopcomputer leaf leaf.fill lightbulb lightbulb.fill line.3.horizontal
        line.3.horizontal.decrease line.3.horizontal.decrease.circle link link.circle list.bullet
        list.bullet.rectangle list.clipboard list.number location location.fill lock lock.fill lock.open
        magnifyingglass magnifyingglass.circle map map.fill mappin mappin.and.ellipse mappin.circle medal message
        message.fill mic mic.fill minus minus.circle minus.circle.fill moon moon.fill multiply music.note newspaper
        nosign note.text number paintbrush paintpalette paperclip paperplane paperplane.fill pause pause.circle
        pause.fill pawprint pencil pencil.and.outline pencil.circle percent person person.2 person.2.fill person.3
        person.badge.plus person.circle person.crop.circle person.crop.circle.fill person.fill person.slash phone
        phone.fill photo photo.fill photo.on.rectangle pills pin pin.fill pin.slash play play.circle play.circle.fill
        play.fill plus plus.circle plus.circle.fill plus.magnifyingglass plus.square plus.square.on.square plusminus
        power printer puzzlepiece qrcode questionmark questionmark.circle quote.opening rectangle rectangle.grid.1x2
        rectangle.portrait.and.arrow.right rectangle.stack repeat rosette ruler scissors scope seal server.rack shield
        shippingbox shuffle sidebar.leading sidebar.left sidebar.right slider.horizontal.3 slider.vertical.3 snowflake
        soccerball sparkles speaker.slash speaker.wave.2 sportscourt square square.and.arrow.down square.and.arrow.up
        square.and.pencil square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.on.square
        square.stack square.stack.3d.up star star.circle star.fill star.leadinghalf.filled star.slash stethoscope stop
        stop.fill stopwatch suitcase sum sun.max sun.max.fill tag tag.fill target terminal text.aligncenter
        text.alignleft text.alignright text.bubble textformat textformat.size theatermasks thermometer ticket timer
        tornado tram trash trash.fill trash.slash tray tray.and.arrow.down tray.fill tree triangle trophy trophy.fill
        tv umbrella underline video video.fill viewfinder wand.and.stars washer waveform wifi wifi.slash wind wrench
        wrench.and.screwdriver xmark xmark.circle xmark.circle.fill
        """
        .split(whereSeparator: \.isWhitespace).map(String.init)
}
