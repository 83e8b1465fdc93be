import Testing

@testable import AutoTrack

@Suite struct NumberWriting {
  @Test(arguments: [
    0, 7, 9, 10, 99, 100, 101, 109, 110, 999, 1_000, 1_001, 10_000, 4_005_009_837,
    1_577_836_800_050, .max, .min, -1, -10, -100, -905,
  ])
  func `a whole number has all its digits`(number: Int) {
    var writer = JSONWriter()
    writer.write(.integer(number))
    #expect(writer.text == "\(number)")
  }

  @Test func `a text with an escape at any place is written completely`() {
    let plain = "abcdefghijklmnopq"
    for place in 0...plain.count {
      let head = plain.prefix(place)
      let tail = plain.dropFirst(place)
      for (byte, escape) in [("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\u{1F}", "\\u001f")] {
        var writer = JSONWriter()
        writer.object { $0.member("k", text: head + byte + tail) }
        #expect(writer.text == "{\"k\":\"\(head)\(escape)\(tail)\"}")
      }
    }
  }
}
