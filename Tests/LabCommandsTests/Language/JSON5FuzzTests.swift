import LabLanguageSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage

/// Parses files with thousands of random damages; the same on every run.
@Suite struct JSON5Fuzz {
  private static let seeds = [
    """
    {
      scenario: "A guest opens a product", // one
      'device': { model: "iPhone14,5", os: '15.2' },
      steps: [ { launch: {} }, { wait: "8s", n: -.5e3 }, [0x1F, +Infinity, NaN, null], ],
    }
    """,
    "[\"\\u0041\\x41\\n\\\r\n\u{2028}字😀\", /* two\n lines */ true, {\u{FEFF}é\u{301}: 1.e1}]\r",
  ]

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "\\x4", "\\uD83D", "/*", "*/", "//", "\n",
    "\r", "\u{2028}", "\0", "\u{FEFF}", "\u{301}", "👩‍👩‍👧", "0x", "1e", ".", "-", "NaN", "a", " ",
    "\u{7F}", "\u{A0}", "{a:", "[[", "e\u{301}",
  ]

  @Test(arguments: 0..<40)
  func `every syntax error has a position in the file`(round: Int) throws {
    var chance = Chance(state: UInt64(round))
    for _ in 0..<100 {
      let text = Self.damaged(Self.seeds[round % 2], by: &chance)
      guard let file = try? file(text) else { continue }
      do throws(SourceError) {
        _ = try JSON5.parse(file)
      } catch {
        #expect(error.lies(in: file), "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: 0..<10)
  func `every UTF-8 error has a position in the file`(round: Int) throws {
    var chance = Chance(state: UInt64(round))
    for _ in 0..<100 {
      var bytes = Array(Self.seeds[round % 2].utf8)
      for _ in 0...chance.number(below: 4) {
        bytes[chance.number(below: bytes.count)] = UInt8(chance.number(below: 256))
      }
      do throws(SourceError) {
        _ = try JSON5.parse(SourceFile(name: "a.json5", bytes: bytes))
      } catch {
        let repaired = try file(String(decoding: bytes, as: UTF8.self))
        #expect(error.lies(in: repaired), "\(bytes)")
      }
    }
  }

  private static func damaged(_ text: String, by chance: inout Chance) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...chance.number(below: 6) {
      let start = chance.number(below: scalars.count + 1)
      let end = min(scalars.count, start + chance.number(below: 5))
      let piece = pieces[chance.number(below: pieces.count)].unicodeScalars
      scalars.replaceSubrange(start..<end, with: chance.number(below: 3) == 0 ? [] : Array(piece))
    }
    if chance.number(below: 4) == 0 { scalars.removeLast(chance.number(below: scalars.count + 1)) }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A linear congruential generator: weak, but the same on every platform.
  private struct Chance {
    var state: UInt64

    mutating func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
