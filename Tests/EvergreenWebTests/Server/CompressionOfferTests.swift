import Testing

@testable import EvergreenWeb

struct CompressionOfferTests {
    private let plain = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"

    private func answer(_ fields: String...) -> String? {
        CompressionOffer(fields)?.answer
    }

    @Test func `offers of browsers are accepted`() {
        #expect(answer("permessage-deflate; client_max_window_bits") == plain)
        #expect(answer("permessage-deflate") == plain)
        #expect(answer("Permessage-Deflate;client_max_window_bits=15 ;  server_no_context_takeover") == plain)
    }

    @Test func `the server's window size is answered where it is offered`() {
        #expect(answer("permessage-deflate; server_max_window_bits=15") == plain + "; server_max_window_bits=13")
        #expect(answer("permessage-deflate; server_max_window_bits=\"13\"") == plain + "; server_max_window_bits=13")
    }

    @Test func `the first acceptable offer is accepted`() {
        #expect(
            answer("x-webkit-deflate-frame, permessage-deflate; server_max_window_bits=9, permessage-deflate") == plain
        )
        #expect(answer("permessage-bzip2", "permessage-deflate; client_no_context_takeover") == plain)
    }

    @Test(arguments: [
        "", ",", ";", "deflate", "permessage-deflate; unknown", "permessage-deflate; client_max_window_bits=16",
        "permessage-deflate; client_max_window_bits=7", "permessage-deflate; client_max_window_bits=08",
        "permessage-deflate; client_max_window_bits=", "permessage-deflate; server_max_window_bits",
        "permessage-deflate; server_max_window_bits=12", "permessage-deflate; server_no_context_takeover=1",
        "permessage-deflate; client_max_window_bits; client_max_window_bits", "permessage-deflate;",
        "permessage-deflate; =", "permessage-deflate; client_max_window_bits=１５",
    ])
    func `an offer with unknown or unsupported parameters is rejected`(_ offer: String) {
        #expect(answer(offer) == nil)
    }

    @Test func `without an offer, compression is off`() {
        #expect(answer() == nil)
    }
}
