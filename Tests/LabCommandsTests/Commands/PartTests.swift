import LabKitSupport
import LabLeagueSupport
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// Commands whose parts add up to the bytes of the whole.
@Suite struct Parts {
  /// A command line that works on the files below, and the flags that choose its report.
  struct Whole: CustomTestStringConvertible, Sendable {
    let words: [String]
    /// Flags of the whole's command line that a merge has, too.
    var kind: [String] = []
    var reports: [[String]] = [[], ["--json"]]

    var testDescription: String { (words + kind).joined(separator: " ") }
  }

  static let wholes: [Whole] = [
    Whole(words: ["league"], reports: [["--json"]]),
    Whole(
      words: ["league", "--corpus", "b.jsonl.gz", "one.jsonl.gz", "a.jsonl.gz"], reports: [[]]),
    Whole(words: ["mutate", "--count", "2"], kind: ["--against-corpus"]),
    Whole(
      words: [
        "mutate", "b.jsonl.gz", "one.jsonl.gz", "--count", "1", "--seed", "9", "--rates",
        "rates.json",
      ],
      kind: ["--against-corpus"]),
    Whole(
      words: ["mutate", "s.json5", "--count", "30"], reports: [[], ["--json"], ["--trees"]]),
    Whole(
      words: ["mutate", "s.json5", "--count", "90", "--scheme", "sensors", "--seed", "3"],
      reports: [[], ["--json"], ["--trees"]]),
    Whole(words: ["mutate", "s.json5", "--count", "3", "--rates", "rates.json", "--at", "1"]),
  ]

  static let scenario = """
    { scenario: "Two buttons",
      app: { root: "Home", classes: { Home: {
        is: "UIViewController", methods: { "buy:": [] }, view: { stack: "vertical", subviews: [
          { is: "UIButton", id: "buy", title: "Buy", on: { touchUpInside: "buy:" } },
          { is: "UIButton", title: "Sell", on: { touchUpInside: "buy:" } },
        ] } } } },
      steps: [ { launch: {} } ] }
    """

  /// Two apps with few releases, one with a single release, and a scenario.
  static let files: Result<MemoryFiles, any Error> = Result {
    let source = try #require(try ReleaseFiles.files(named: ["lockwise"]).first)
    let text = String(decoding: try GzipReader.expanded(source.bytes), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    func corpus(_ app: String, _ places: Range<Int>) -> [UInt8] {
      let lines = lines.map {
        $0.replacing(#""app":"Lockwise""#, with: "\"app\":\"\(app)\"", maxReplacements: 1)
      }
      let head = lines.prefix(1)
      let releases = lines.filter { $0.contains(#""t":"release""#) }[places]
      let used = Set(releases.joined().matches(of: /\[(\d+),\d+\]/).map(\.1))
      let scenes = lines.filter { line in
        line.firstMatch(of: /"t":"scene","n":(\d+),/).map { used.contains($0.1) } ?? false
      }
      return Gzip.compressed(Array((head + releases + scenes).joined(separator: "\n").utf8))
    }
    let (a, b) = (corpus("A", 0..<3), corpus("B", 9..<12))
    return MemoryFiles(bytes: [
      "a.jsonl.gz": a, "b.jsonl.gz": b, "one.jsonl.gz": corpus("One", 2..<3),
      "Scenarios/releases/a.jsonl.gz": a, "Scenarios/releases/b.jsonl.gz": b,
      "s.json5": Array(scenario.utf8),
      "rates.json": Array(#"{ "rates": { "WRAP": 0.5, "DELETE": 0.2 } }"#.utf8),
    ])
  }

  static func run(_ words: [String], _ files: MemoryFiles) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: words, CommandConsole(output: output, errors: messages, files: files))
    return LabRun(code, output: output.text, messages: messages.text)
  }

  /// Returns the outputs of all parts by file name.
  static func parts(_ whole: Whole, _ count: Int) throws -> [String: String] {
    let files = try Self.files.get()
    let outputs = (1...count).map { number in
      run(whole.words + whole.kind + ["--shard", "\(number)/\(count)", "--json"], files)
    }
    #expect(outputs.allSatisfy { $0.code == .held && $0.messages == "" })
    return Dictionary(
      uniqueKeysWithValues: outputs.enumerated().map { ("p\($0)", $1.output) })
  }

  static func merged(_ whole: Whole, _ parts: [String: String], _ flags: [String] = []) -> LabRun {
    run(
      Array(whole.words.prefix(1)) + whole.kind + flags + ["--merge"]
        + parts.keys.sorted().reversed(), MemoryFiles(parts))
  }

  @Test(arguments: wholes)
  func `one to five merged parts have the bytes of the whole`(_ whole: Whole) throws {
    let files = try Self.files.get()
    let reports = whole.reports.map { Self.run(whole.words + whole.kind + $0, files) }
    #expect(reports.allSatisfy { $0.code == .held && $0.messages == "" && $0.output.count > 200 })
    for count in TestSpace("Parts", part: "\(whole)", 1...5).some(1) {
      let parts = try Self.parts(whole, count)
      for (flags, report) in zip(whole.reports, reports) {
        #expect(Self.merged(whole, parts, flags) == report, "\(count) parts, \(flags)")
      }
    }
  }

  @Test(arguments: [wholes[1], wholes[3], wholes[6]])
  func `there may be more parts than work`(_ whole: Whole) throws {
    let report = Self.run(whole.words + whole.kind, try Self.files.get())
    let parts = try Self.parts(whole, TestSize.amount(8, all: 20))
    #expect(Self.merged(whole, parts) == report)
  }

  @Test func `a part reads only the corpora in its stretch`() throws {
    let words = ["league", "--corpus", "a.jsonl.gz", "bad", "--json", "--shard"]
    let files = MemoryFiles(bytes: [
      "a.jsonl.gz": try #require(try Self.files.get().files["a.jsonl.gz"]), "bad": [],
    ])
    #expect(Self.run(words + ["1/2"], files).code == .held)
    #expect(Self.run(words + ["2/2"], files).messages.hasPrefix("bad: "))
  }
}

@Suite struct Stretches {
  @Test func `stretches follow one another and differ by at most one place`() throws {
    for whole in 0...30 {
      for count in 1...12 {
        let stretches = try (1...count).map { try Shard("\($0)/\(count)").range(of: whole) }
        #expect(stretches.flatMap(Array.init) == Array(0..<whole))
        #expect(stretches.allSatisfy { [whole / count, whole / count + 1].contains($0.count) })
      }
    }
  }

  @Test func `the greatest numbers do not overflow`() throws {
    let most = Int.max
    #expect(try Shard("\(most)/\(most)").range(of: most) == most - 1..<most)
    #expect(try Shard("\(most)/\(most)").range(of: 7) == 6..<7)
    #expect(try Shard("1/\(most)").range(of: 7) == 0..<0)
  }
}
