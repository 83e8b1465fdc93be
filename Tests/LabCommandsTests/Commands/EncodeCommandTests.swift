import AutoTrack
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct EncodeCommandTests {
  private static let scenario = """
    { scenario: "Two of the app's own",
      app: { root: "Home", classes: { Home: { is: "UIViewController" } } },
      steps: [ { launch: {} }, { track: "paid", properties: { price: 7.5, "name": "🔥" } } ] }
    """

  private static func folder(_ scenario: String = scenario) -> MemoryFolder {
    MemoryFolder(["s.json5": scenario])
  }

  @Test func `every event is in both files, in order`() throws {
    let folder = Self.folder()
    let run = LabRun("encode", "s.json5", "--jsonl", "e.jsonl", "--protobuf", "e.binpb", in: folder)
    #expect(run.messages == "")
    let lines = LabRun("run", "s.json5", "--reporter", "jsonl", in: folder).output
    let text = try #require(folder["e.jsonl"])
    #expect(text == lines.replacing(#/"scenario":"[^"]*",|"step":\d+,/#, with: ""))
    let count = text.split(separator: "\n").count
    #expect(run == LabRun(.held, output: "1 scenario passed, \(count) events\n"))
    let batch = try #require(folder.files["e.binpb"])
    #expect(Self.lengths(batch).count == count)
    #expect(count > 2)
  }

  private static func lengths(_ batch: [UInt8]) -> [Int] {
    var (rest, lengths) = (batch[...], [Int]())
    while rest.popFirst() == 0x0A {
      var (length, shift) = (0, 0)
      while let byte = rest.popFirst() {
        length |= Int(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
      }
      lengths.append(length)
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty ? lengths : []
  }
}

/// Events that `lab encode` writes to standard output.
@Suite struct EncodedOutputTests {
  private static let flags = ["--jsonl", "--csv", "--protobuf"]
  private static let scenario = """
    { scenario: "One", app: { root: "Home", classes: { Home: { is: "UIViewController" } } },
      steps: [ { launch: {} }, { track: "paid" } ] }
    """

  @Test(arguments: flags)
  func `a dash writes only the events to stdout`(_ flag: String) {
    let folder = MemoryFolder(["s.json5": Self.scenario])
    let file = LabRun("encode", "s.json5", flag, "e", in: folder)
    let run = LabRun("encode", "s.json5", flag, "-", in: folder)
    #expect(run.code == .held)
    #expect(run.output == folder.files["e"].map { String(decoding: $0, as: UTF8.self) })
    #expect(run.messages == file.output)
    #expect(folder.files.keys.sorted() == ["e", "s.json5"])
  }
}
