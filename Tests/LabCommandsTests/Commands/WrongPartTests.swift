import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// Parts that do not belong together, and files that are not parts.
@Suite struct WrongParts {
  /// A command of each kind, with another value of each of its options, and the word for it.
  struct Kind: CustomTestStringConvertible, Sendable {
    let whole: Parts.Whole
    let others: [(Parts.Whole, String)]

    var testDescription: String { whole.testDescription }
  }

  static let kinds: [Kind] = [
    Kind(
      whole: Parts.wholes[0],
      others: [
        (Parts.Whole(words: ["league", "--corpus", "b.jsonl.gz"]), "list of corpora"),
        (
          Parts.Whole(words: ["league", "--corpus", "b.jsonl.gz", "a.jsonl.gz"]),
          "list of corpora"
        ),
      ]),
    Kind(
      whole: compared("1"),
      others: [
        (compared("2"), "number of drawn releases"), (compared("1", "--seed", "2"), "seed"),
        (compared("1", "--rates", "rates.json"), "list of rates"),
        (
          Parts.Whole(
            words: ["mutate", "b.jsonl.gz", "--count", "1"], kind: ["--against-corpus"]),
          "list of corpora"
        ),
      ]),
    Kind(
      whole: mutated("3"),
      others: [
        (mutated("4"), "number of mutants"), (mutated("3", "--seed", "2"), "seed"),
        (mutated("3", "--rates", "rates.json"), "list of rates"),
        (mutated("3", "--scheme", "sensors"), "list of schemes"),
        (
          Parts.Whole(words: ["mutate", "Scenarios/other.json5", "--count", "3"]), "scenario"
        ),
      ]),
  ]

  private static func compared(_ count: String, _ more: String...) -> Parts.Whole {
    Parts.Whole(
      words: ["mutate", "a.jsonl.gz", "--count", count] + more, kind: ["--against-corpus"])
  }

  private static func mutated(_ count: String, _ more: String...) -> Parts.Whole {
    Parts.Whole(words: ["mutate", "s.json5", "--count", count] + more)
  }

  private static func part(_ whole: Parts.Whole, _ shard: String) throws -> String {
    let scenario = Array(Parts.scenario.utf8)
    let bytes = try Parts.files.get().files
      .merging(["Scenarios/other.json5": scenario]) { $1 }
    let run = Parts.run(
      whole.words + whole.kind + ["--shard", shard, "--json"], MemoryFiles(bytes: bytes))
    #expect(run.code == .held)
    return run.output
  }

  /// Merges files in the order of their names; expects a wrong command line or file.
  private static func refusal(_ whole: Parts.Whole, _ parts: [String: String]) -> String {
    let words = Array(whole.words.prefix(1)) + whole.kind + ["--merge"] + parts.keys.sorted()
    let run = Parts.run(words, MemoryFiles(parts))
    #expect(run.code == .invalid)
    #expect(run.output == "")
    #expect(run.messages.contains("; "), "no remedy: \(run.messages)")
    return run.messages
  }

  @Test(arguments: kinds)
  func `parts of runs with other options are refused`(_ kind: Kind) throws {
    let one = try Self.part(kind.whole, "1/2")
    for (other, name) in kind.others {
      #expect(
        Self.refusal(kind.whole, ["a": one, "b": try Self.part(other, "2/2")])
          .hasPrefix("b: its \(name) differs from that of 'a'; give the results of one "))
    }
    #expect(
      Self.refusal(kind.whole, ["a": one, "b": try Self.part(kind.whole, "2/3")])
        .hasPrefix("b: its number of parts differs from that of 'a'; "))
    let old = one.replacing("\"lab\": \"\(Lab.version)\"", with: "\"lab\": \"0.0.1\"")
    #expect(
      Self.refusal(kind.whole, ["a": one, "b": old])
        .hasPrefix("b: its version of the lab differs from that of 'a'; "))
  }

  @Test(arguments: kinds)
  func `missing and repeated parts are refused`(_ kind: Kind) throws {
    let parts = try (1...3).map { try Self.part(kind.whole, "\($0)/3") }
    for missing in 0..<3 {
      let rest = (0..<3).filter { $0 != missing }
      let given = Dictionary(uniqueKeysWithValues: rest.map { ("p\($0)", parts[$0]) })
      let name = "\(missing + 1)/3"
      #expect(
        Self.refusal(kind.whole, given).hasPrefix(
          "lab: part \(name) is missing; run it with --shard \(name) --json, and add its result"))
      let twice = given.merging(["z": parts[rest[0]]]) { $1 }
      #expect(
        Self.refusal(kind.whole, twice)
          .hasPrefix("z: part \(rest[0] + 1)/3 is given twice, also as 'p\(rest[0])'; "))
    }
  }

  @Test(arguments: kinds)
  func `a file that is not a part is refused with its place`(_ kind: Kind) throws {
    let one = try Self.part(kind.whole, "1/2")
    let remedy = "--shard I/N --json'"
    for cut in 0..<12 {
      let bytes = Array(one.utf8)
      let text = String(decoding: bytes.prefix(bytes.count * cut / 12), as: UTF8.self)
      let message = Self.refusal(kind.whole, ["a": text])
      #expect(message.hasPrefix("a:") && message.contains(remedy), "\(message)")
    }
    let wholes = try Self.kinds.map { other in
      (other, try Self.part(other.whole, "1/1"))
    }
    for (other, text) in wholes where other.testDescription != kind.testDescription {
      let message = Self.refusal(kind.whole, ["a": text])
      let name = other.whole.words[0]
      #expect(message.hasPrefix("a:1:1: it is not a part of a "), "\(message)")
      #expect(message.contains(", but one of 'lab \(name)"), "\(message)")
      #expect(message.hasSuffix("\n1 mistake\n") && message.contains(remedy), "\(message)")
    }
    for text in wholes.map(\.1) {
      let damaged = text.replacing("\"shard\"", with: "\"parts\"")
      let messages = Self.refusal(kind.whole, ["a": damaged]).split(separator: "\n")
      #expect(messages[0].hasPrefix("a:1:1: it is not a part of a "))
      #expect(messages[0].contains(": it has no 'shard'; name a file with the output of '"))
      #expect(messages.last == "1 mistake")
    }
    for text in ["{}", "[1]", "no", #"{ "rates": { "WRAP": 0.5 } }"#] {
      #expect(Self.refusal(kind.whole, ["a": text]).contains(remedy))
    }
    let missing = Parts.run(
      Array(kind.whole.words.prefix(1)) + kind.whole.kind + ["--merge", "none"], MemoryFiles([:]))
    #expect(missing.code == .invalid && missing.messages.contains(remedy))
  }

  @Test func `the whole result is refused with one message, as it is by a fleet`() throws {
    let bytes = try Parts.files.get().files
    for kind in Self.kinds {
      let words = kind.whole.words + kind.whole.kind + ["--json"]
      let whole = Parts.run(words, MemoryFiles(bytes: bytes))
      #expect(whole.code == .held)
      let lines = Self.refusal(kind.whole, ["a": whole.output]).split(separator: "\n")
      #expect(lines[0].hasPrefix("a:1:1: it is not a part of a "))
      #expect(lines.last == "1 mistake")
      let fleet = LabRun("fleet", "--merge", "a", files: MemoryFiles(["a": whole.output]))
      #expect(fleet.code == .invalid)
      #expect(fleet.messages.hasPrefix("a:1:1: it is not a part of a fleet: it has no 'shard'; "))
      let part = try Self.part(kind.whole, "1/2")
      let other = LabRun("fleet", "--merge", "a", files: MemoryFiles(["a": part]))
      #expect(other.messages.hasPrefix("a:1:1: it is not a part of a fleet, but one of 'lab "))
      #expect(other.messages.hasSuffix("\n1 mistake\n"))
    }
  }

  @Test func `parts with too few comparisons are refused`() throws {
    for kind in Self.kinds.prefix(2) {
      let whole = try Self.part(kind.whole, "1/1")
      let fewer = whole.replacing(/"compared": \d+/, with: "\"compared\": 1")
      #expect(Self.refusal(kind.whole, ["a": fewer]).contains("a: the parts have 1 of the "))
      let none = whole.replacing(/"corpora": \d+/, with: "\"corpora\": 9")
      #expect(Self.refusal(kind.whole, ["a": none]).contains("a: no part has corpus "))
    }
  }

  @Test func `one app in two files is refused by the part or by the merge`() throws {
    let files = try Parts.files.get()
    let bytes = try #require(files.files["a.jsonl.gz"])
    let twice = MemoryFiles(bytes: ["a": bytes, "b": bytes])
    let words = ["league", "--corpus", "a", "b", "--json"]
    #expect(Parts.run(words, twice).messages.contains("the app 'A' is given twice"))
    let parts = (1...2).map { Parts.run(words + ["--shard", "\($0)/2"], twice).output }
    #expect(
      Self.refusal(Parts.wholes[0], ["x": parts[0], "y": parts[1]])
        .hasPrefix("x: the app 'A' is given twice; "))
  }

  @Test(arguments: [
    (["league", "--shard", "1/2"], "--shard prints a part for --merge, as JSON; add --json"),
    (["league", "--shard", "3/2", "--json"], "there is no part 3 of 2; parts count from 1"),
    (["league", "--shard", "0/2", "--json"], "there is no part 0 of 2; parts count from 1"),
    (["league", "--shard", "two", "--json"], "--shard needs a part and a count, found 'two'"),
    (["league", "--merge", "--corpus", "x"], "--merge cannot be combined with --corpus"),
    (["league", "--merge"], "--merge needs the results of all parts; write --merge FILE…"),
    (["league", "--merge", ""], "the path of a part is empty; write --merge FILE…"),
    (["mutate", "--merge", "x", "--seed", "1"], "--merge cannot be combined with --seed; "),
    (["mutate", "--merge", "x", "--at", "1"], "--merge cannot be combined with --at; "),
    (["mutate", "--merge", "x", "--shard", "1/2"], "--merge cannot be combined with --shard; "),
    (["mutate", "--merge"], "--merge needs the results of all parts; write --merge FILE…"),
    (["mutate", "s.json5", "--shard", "1/2"], "--shard prints a part for --merge, as JSON; "),
    (
      ["mutate", "--against-corpus", "--shard", "1/99999999999999999999", "--json"],
      "--shard needs a part and a count, found"
    ),
  ])
  func `a wrong command line is refused`(_ words: [String], _ message: String) throws {
    let run = Parts.run(words, try Parts.files.get())
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("lab: \(message)"), "\(run.messages)")
    #expect(run.output == "")
  }
}
