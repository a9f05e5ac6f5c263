import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import EvergreenWeb

struct AcknowledgementReaderTests {
    @Test(arguments: [
        (#"["k",0]"#, 0), (#"["k",1]"#, 1), (#"["k",120]"#, 120), (#"["k",999999999999999]"#, 999_999_999_999_999),
    ])
    func `acknowledgements are parsed as pages write them`(text: String, frame: Int) {
        #expect(AcknowledgementReader.acknowledgedFrame(in: Array(text.utf8)) == frame)
    }

    @Test(
        arguments: [
            "", "[", "]", #"["k","#, #"["k",]"#, #"["k"]"#, #"["k",-1]"#, #"["k",1.0]"#, #"["k",1,2]"#, #"["k", 1]"#,
            #"["k",1] "#, #"["k","1"]"#, #"["p"]"#, #"["k",9999999999999999]"#, #"["k",99999999999999999999999999]"#,
            #"["e",1,2,"tap"]"#, #"["k",१]"#,
        ]
    )
    func `other messages are left to the session`(text: String) {
        #expect(AcknowledgementReader.acknowledgedFrame(in: Array(text.utf8)) == nil)
    }

    @Test func `only acknowledgements that the socket takes are consumed`() throws {
        let channel = EmbeddedChannel()
        let socket = ChannelSocket(channel)
        try channel.pipeline.syncOperations.addHandler(AcknowledgementReader(socket: socket))
        func write(_ text: String, opcode: WebSocketOpcode = .text) throws -> String? {
            try channel.writeInbound(WebSocketFrame(fin: true, opcode: opcode, data: ByteBuffer(string: text)))
            return try channel.readInbound(as: WebSocketFrame.self).map { String(buffer: $0.data) }
        }
        #expect(try write(#"["k",1]"#) == #"["k",1]"#)
        socket.takeAcknowledgements { $0 < 3 }
        #expect(try write(#"["k",2]"#) == nil)
        #expect(try write(#"["k",3]"#) == #"["k",3]"#)
        #expect(try write(#"["p"]"#) == #"["p"]"#)
        #expect(try write(#"["k",2]"#, opcode: .ping) == #"["k",2]"#)
        _ = try channel.finish()
    }

    @Test func `a page can acknowledge an unlimited number of frames`() throws {
        let socket = ChannelSocket(EmbeddedChannel())
        socket.takeAcknowledgements { $0 % 2 == 0 }
        // A handler that nests with each acknowledgement would overflow the stack here.
        #expect((0..<500_000).allSatisfy { socket.takeAcknowledgement(of: $0) == ($0 % 2 == 0) })
    }
}
