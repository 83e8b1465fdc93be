import Foundation
import Testing

@testable import AutoTrack

/// The scan for escapes reads eight bytes at a time; these texts have escapes and near misses.
@Suite struct JSONEscapes {
  private static let escaped = ["\"", "\\", "\n", "\u{0}", "\u{1f}", "\u{8}"]
  /// Among their bytes are those of quotes, backslashes and control characters with the highest
  /// bit, and the neighbours of all of these.
  private static let plain = [
    "", " ", "!", "#", "[", "]", "\u{7f}", "\u{80}", "¢", "Ü", "ܐ", "\u{9f}", "商", "🔥", "e\u{301}",
  ]

  /// The bytes of key and value that Foundation reads in an object with one member.
  private static func readBack(_ json: [UInt8]) throws -> (key: [UInt8], value: [UInt8]) {
    let object = try JSONSerialization.jsonObject(with: Data(json))
    let pair = try #require((object as? [String: String])?.first)
    return (Array(pair.key.utf8), Array(pair.value.utf8))
  }

  /// Texts of several lengths with another letter at each place in turn.
  private static func texts(with letter: String) -> [String] {
    (0...33).flatMap { count in
      (0...count).map { place in
        String(repeating: "a", count: place) + letter + String(repeating: "z", count: count - place)
      }
    }
  }

  @Test(arguments: escaped + plain)
  func `an escaped letter is decoded at every place of a key or a value`(
    letter: String
  ) throws {
    for text in Self.texts(with: letter) {
      let properties: Properties = [text: .string(text)]
      let (key, value) = try Self.readBack(properties.json)
      #expect(key == Array(text.utf8))
      #expect(value == Array(text.utf8))
      let (_, other) = try Self.readBack((["key": .string(text)] as Properties).json)
      #expect(other == Array(text.utf8))
    }
  }

  @Test(arguments: plain)
  func `a text without escapes is copied unchanged`(letter: String) {
    for text in Self.texts(with: letter) {
      #expect((["a": .string(text)] as Properties).json == Array("{\"a\":\"\(text)\"}".utf8))
      #expect(Value.string(text).description.utf8.elementsEqual("\"\(text)\"".utf8))
    }
  }

  @Test func `several escapes in one text are decoded, in a very long text too`() throws {
    let controls = String(decoding: (0..<128).flatMap { [$0, 0x61, $0] }, as: UTF8.self)
    let long = String(repeating: "商x\u{7f} 🔥]", count: 20_000)
    for text in [controls, long, long + "\"", "\\" + long, long + "\n" + long] {
      let (_, value) = try Self.readBack((["key": .string(text)] as Properties).json)
      #expect(value == Array(text.utf8))
    }
  }
}
