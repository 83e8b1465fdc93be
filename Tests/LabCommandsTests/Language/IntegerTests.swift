import AutoTrack
import MiniUI
import Testing
import TestSupport

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Whole numbers keep every digit from a file to an event, or the file is rejected.
///
/// A `Double` represents every whole number up to 2⁵³; 9,007,199,254,740,993 is the first one
/// that it changes.
@Suite struct IntegerTests {
  /// Numbers around the limits of a `Double` and of 64 bits, as files write them, and their digits.
  private static let numbers: [(written: String, digits: String)] = [
    ("0", "0"), ("-1", "-1"), ("9007199254740991", "9007199254740991"),
    ("9007199254740992", "9007199254740992"), ("9007199254740993", "9007199254740993"),
    ("-9007199254740993", "-9007199254740993"), ("+9007199254740993", "9007199254740993"),
    ("0x20000000000001", "9007199254740993"), ("-0x20000000000001", "-9007199254740993"),
    ("9223372036854775807", "9223372036854775807"), ("1234567890123456789", "1234567890123456789"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("9223372036854775808", "9223372036854775808"),
    ("-9223372036854775809", "-9223372036854775809"),
    ("18446744073709551617", "18446744073709551617"),
    ("0x10000000000000001", "18446744073709551617"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
  ]

  /// The places of a file from which a number `N` reaches an event.
  private static let places: [(name: String, steps: String, more: String)] = [
    ("event", "{ track: 'it', properties: { n: N } }", ""),
    ("super property", "{ superProperties: { register: { n: N } } }, { track: 'it' }", ""),
    ("profile", "{ profile: { set: { n: N } } }", ""),
    ("increment", "{ profile: { increment: { n: N } } }", ""),
    ("item", "{ item: { set: { type: 't', id: 'i' }, properties: { n: N } } }", ""),
    ("timer", "{ timer: { start: 'it' } }, { timer: { end: 'it', properties: { n: N } } }", ""),
    ("code", "{ tap: '#b' }", ""),
    ("screen", "{ trackScreen: 'x', properties: { n: N } }", ""),
    ("click", "{ trackClick: '#b', properties: { n: N } }", ""),
    ("element", "{ tap: '#b' }", "elements: { '#b': { properties: { n: N } } },"),
  ]

  private static func scenario(_ place: (name: String, steps: String, more: String)) -> String {
    let code = place.name == "code" ? "{ track: 'it', properties: { n: N } }" : ""
    return """
      { scenario: 'A number', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
          view: { subviews: [{ is: 'UIButton', id: 'b', title: 'B', frame: [0, 100, 100, 44],
            on: { touchUpInside: 'go:' } }] },
          methods: { 'go:': [\(code)] },
        } } },
        tracker: { \(place.more) },
        steps: [{ launch: {} }, \(place.steps)] }
      """
  }

  @Test(arguments: TestSpace("IntegerTests", numbers.map(\.written)).some(6))
  func `a number keeps its digits from the file to the event or is rejected`(
    _ written: String
  ) throws {
    let digits = try #require(Self.numbers.first { $0.written == written }?.digits)
    for place in Self.places {
      let text = Self.scenario(place).replacing("N }", with: "\(written) }")
      let files = MemoryFiles(["s.json5": text])
      let run = LabRun("run", "--reporter", "jsonl", "s.json5", files: files)
      let isExact = run.code == .held && Self.numbers(in: run.output) == [digits]
      let isRefused = run.code == .invalid && Int(digits) == nil
      let found = Self.numbers(in: run.output)
      #expect(isExact || isRefused, "\(place.name): \(found) \(run.messages)")
    }
  }

  /// The values of `n` in events.
  private static func numbers(in lines: String) -> Set<String> {
    Set(lines.matches(of: #/"n\\?":([-+.e\d]+)/#).map { String($0.1) })
  }

  @Test(arguments: numbers.map(\.written))
  func `an expectation distinguishes a number from its neighbours`(_ written: String) throws {
    let digits = try #require(Self.numbers.first { $0.written == written }?.digits)
    for other in [Int(digits).map { $0 &- 1 }, Int(digits).map { $0 &+ 1 }].compactMap(\.self) {
      let text = Self.scenario(Self.places[0])
        .replacing(
          "properties: { n: N } }",
          with: "properties: { n: \(other) }, expect: [{ event: 'it', with: { n: \(written) } }] }")
      let run = LabRun("run", "s.json5", files: MemoryFiles(["s.json5": text]))
      #expect(run.code != .held, "\(other) passes for \(written)")
    }
  }

  @Test(arguments: numbers.map(\.written))
  func `a number reads as its exact Double or is rejected`(_ written: String) throws {
    let digits = try #require(Self.numbers.first { $0.written == written }?.digits)
    let mistakes = Mistakes(in: try SourceFile(name: "s", bytes: Array(written.utf8)))
    let value = Reader<Double>.number.read(fileOf: mistakes)
    #expect(value == Int(digits).flatMap { Double(exactly: $0) })
    #expect(mistakes.isEmpty == (value != nil))
  }

  @Test(arguments: TestSpace("IntegerTests", numbers.map(\.written)).some(5))
  func `a number in a stored event keeps its digits in both encodings`(_ written: String) throws {
    let digits = try #require(Self.numbers.first { $0.written == written }?.digits)
    guard let number = Int(digits) else { return }
    let text = Self.scenario(Self.places[0]).replacing("N }", with: "\(written) }")
    let folder = MemoryFolder(["s.json5": text])
    let run = LabRun("encode", "s.json5", "--jsonl", "j", "--protobuf", "p", in: folder)
    #expect(run.code == .held)
    #expect(folder["j"]?.contains("\"n\":\(digits)") == true)
    let field: [UInt8] = [0x0A, 1, UInt8(ascii: "n"), 0x18] + Self.varint(number)
    #expect(folder.files["p"]?.contains(field) == true)
    let phone = try KeptPhone("stored" + written.asLetters)
    #expect(phone.run(text).code == .held)
    #expect(phone.listed("--json").output.contains("\\\"n\\\":\(digits)"))
  }

  private static func varint(_ number: Int) -> [UInt8] {
    var (rest, bytes) = (UInt(bitPattern: number << 1 ^ number >> 63), [UInt8]())
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  @Test(arguments: numbers.map(\.written))
  func `a number in a server's answer keeps its digits or is rejected`(
    _ written: String
  ) throws {
    let digits = try #require(Self.numbers.first { $0.written == written }?.digits)
    let file = try SourceFile(name: "s", bytes: Array("{ path: '/a', body: [\(written)] }".utf8))
    let mistakes = Mistakes(in: file)
    let answer = ServerAnswer.reader.read(fileOf: mistakes)
    #expect(answer?.body == "[\(digits)]" || !mistakes.isEmpty)
    #expect(mistakes.isEmpty == (Int(digits) != nil))
  }

  @Test(arguments: numbers.map(\.written))
  func `a number in the app's data keeps its digits or is rejected`(_ written: String) throws {
    let digits = try #require(Self.numbers.first { $0.written == written }?.digits)
    let file = try SourceFile(name: "s", bytes: Array("{ a: [\(written)] }".utf8))
    let mistakes = Mistakes(in: file)
    let value = AppValue.properties.read(fileOf: mistakes)
    let isExact = value == ["a": .list([.integer(Int(digits) ?? 0)])]
    #expect(isExact && Int(digits) != nil || !mistakes.isEmpty)
  }

  @Test(arguments: numbers.map(\.written))
  func `a number in a report of counts keeps its digits or is rejected`(_ written: String) throws {
    let digits = try #require(Self.numbers.first { $0.written == written }?.digits)
    guard !written.contains("x"), !written.contains("+") else { return }
    let row =
      "\"btn_id\":\"\",\"functionName\":\"\",\"lastTime\":\(written),\"logType\":1,\"num\":1,"
      + "\"remainTime\":0,\"vc_id\":\"\""
    let id = String(repeating: "a", count: 32)
    let names = [
      "gps", "isp", "networkType", "osDeviceType", "osVersion", "productID", "productName",
      "userid", "version",
    ]
    let body =
      "{\"batch\":\"\(id)\",\"list\":[{\(row)}],"
      + names.map { "\"\($0)\":\"\"" }.joined(separator: ",") + "}"
    let request = TransportRequest(
      method: "POST", address: "http://a",
      headers: [
        "Content-Type": "application/json", "Autotrack-Batch": id,
      ], body: Array(body.utf8))
    let report = try? WireReport(request)
    let isExact = report?.rows.first?["lastTime"] == Int(digits).map { .integer($0) }
    #expect(isExact && Int(digits) != nil || report == nil)
  }
}
