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

  @Test func `encode accepts a single output file`() {
    let folder = Self.folder()
    #expect(LabRun("encode", "s.json5", "--protobuf", "e", in: folder).code == .held)
    #expect(folder.files.keys.sorted() == ["e", "s.json5"])
  }

  @Test func `a failed scenario is written and fails the command`() {
    let folder = Self.folder(Self.scenario.replacing("launch: {}", with: "launch: {}, expect: []"))
    let run = LabRun("encode", "s.json5", "--jsonl", "e", in: folder)
    #expect(run.code == .failed)
    #expect(run.output.hasPrefix("1 scenario failed, 0 passed, "))
    #expect(folder["e"]?.isEmpty == false)
  }

  @Test func `no scenario runs if an output file cannot be written`() {
    let folder = Self.folder()
    folder.obstacles["e"] = "permission denied"
    let message =
      "lab: the output 'e' cannot be written: permission denied; \(LabError.wayOut)\n"
    let run = LabRun("encode", "s.json5", "--jsonl", "a", "--protobuf", "e", in: folder)
    #expect(run == LabRun(.invalid, messages: message))
    #expect(folder["a"] == nil)
  }

  @Test func `an output file cannot overwrite a scenario of the run`() {
    let folder = Self.folder()
    let message =
      "lab: the output 's.json5' cannot be written: it is a scenario of this run; "
      + "name another file\n"
    #expect(
      LabRun("encode", "s.json5", "--jsonl", "s.json5", in: folder)
        == LabRun(.invalid, messages: message))
    #expect(folder["s.json5"] == Self.scenario)
  }

  @Test func `encode fails on a folder without scenarios`() {
    let run = LabRun("encode", "empty", "--jsonl", "e", in: MemoryFolder(["empty/apps/x": ""]))
    #expect(run.code == .nothingMatched)
  }

  /// The lengths of the messages of a batch.
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

  @Test func `the other encoding can go to a file`() {
    let folder = MemoryFolder(["s.json5": Self.scenario])
    let run = LabRun("encode", "s.json5", "--jsonl", "-", "--protobuf", "p", in: folder)
    #expect(run.code == .held)
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(folder.files["p"]?.isEmpty == false)
  }

  @Test func `two encodings cannot share stdout`() {
    let folder = MemoryFolder(["s.json5": Self.scenario])
    let run = LabRun("encode", "s.json5", "--jsonl", "-", "--protobuf", "-", in: folder)
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("lab: two encodings would go to standard output"))
  }

  @Test func `a file whose name is a dash needs a folder prefix`() {
    let folder = MemoryFolder(["s.json5": Self.scenario])
    #expect(LabRun("encode", "s.json5", "--jsonl", "./-", in: folder).code == .held)
    #expect(folder["./-"]?.isEmpty == false)
  }
}
