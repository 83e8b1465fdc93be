import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct FleetCommands {
  private static let causes = """
    causes: { scriptReady: { value: 2, low: 1, high: 3, chosen: 'c' },
      requestFails: { value: 0.1, source: 's' }, memoryKill: { value: 0.2, source: 's' },
      leaveEventLost: { value: 0.2, low: 0, high: 0.4, source: 's' } },
    settings: { sessions: { value: 2, chosen: 'c' }, pages: { value: 2, chosen: 'c' } }
    """
  private static let text = FleetStage.text(devices: 5, causes)

  private func run(_ words: String..., text: String = text) -> LabRun {
    let output = MemoryOutput()
    let messages = MemoryOutput()
    let console = CommandConsole(output: output, errors: messages, files: FleetStage.files(text))
    let code = Lab.main(arguments: ["fleet"] + words, console)
    return LabRun(code, output: output.text, messages: messages.text)
  }

  private func merge(_ parts: [String: String], _ flags: String...) -> LabRun {
    let output = MemoryOutput()
    let messages = MemoryOutput()
    let console = CommandConsole(output: output, errors: messages, files: MemoryFiles(parts))
    let code = Lab.main(
      arguments: ["fleet", "--merge"] + flags + parts.keys.sorted(), console)
    return LabRun(code, output: output.text, messages: messages.text)
  }

  private func parts(_ count: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (1...count).map { number in
        ("p\(number).json", run("f.json5", "--shard", "\(number)/\(count)", "--json").output)
      })
  }

  @Test func `merged parts are byte-identical to the whole fleet`() {
    let whole = run("f.json5", "--json")
    #expect(whole.code == .held)
    #expect(whole.output.contains("\"shard\": \"1/1\""))
    #expect(merge(parts(3), "--json") == whole)
    #expect(merge(parts(7), "--json") == whole)
    #expect(merge(["whole.json": whole.output], "--json") == whole)
    #expect(merge(parts(2)) == run("f.json5"))
  }

  @Test func `parallel devices and a terminal leave the output byte-identical`() {
    let whole = run("f.json5", "--json")
    #expect(run("f.json5", "--json", "-j", "3") == whole)
    let console = MemoryOutput(isTerminal: true)
    let output = MemoryOutput()
    let code = Lab.main(
      arguments: ["fleet", "f.json5", "--json"],
      CommandConsole(output: output, errors: console, files: FleetStage.files(Self.text)))
    #expect(code == .held)
    #expect(output.text == whole.output)
  }

  @Test func `--no-ranges omits the ranges and changes nothing else`() {
    let (whole, quick) = (run("f.json5"), run("f.json5", "--no-ranges"))
    #expect(quick.code == .held)
    #expect(whole.output.hasPrefix(quick.output))
    #expect(quick.output.hasSuffix("\n") && whole.output.contains("range, on 5 devices"))
    #expect(!quick.output.contains("range"))
    let part = run("f.json5", "--no-ranges", "--shard", "1/2", "--json").output
    let other = run("f.json5", "--no-ranges", "--shard", "2/2", "--json").output
    #expect(merge(["a": part, "b": other]) == quick)
    #expect(part.contains("\"moves\": []"))
  }

  @Test func `--merge rejects a folder and an empty path`() throws {
    let folder = try TemporaryFolder()
    func message(_ path: String) -> String {
      let run = LabRun("fleet", "--merge", path, files: Disk())
      #expect(run.code == .invalid)
      return String(run.messages.prefix { $0 != "\n" })
    }
    #expect(
      message(folder.path) == "\(folder.path): is a folder; "
        + "name a file with the output of 'lab fleet FILE --shard I/N --json'")
    #expect(message("") == "lab: the path of a part is empty; write --merge FILE…")
  }

  @Test func `another seed gives another fleet`() {
    #expect(run("f.json5", "--json", "--seed", "1") == run("f.json5", "--json"))
    #expect(run("f.json5", "--json", "--seed", "2") != run("f.json5", "--json"))
    #expect(run("f.json5", "--seed", "2").output.contains(", seed 2\n"))
  }

  @Test func `--devices sets the number of devices`() {
    #expect(run("f.json5").output.contains("\n5 devices, "))
    #expect(run("f.json5", "--devices", "2").output.contains("\n2 devices, "))
    #expect(run("f.json5", "--devices", "2", "--shard", "2/2").output.contains("\n1 device, "))
  }

  @Test func `a report shows each way, each cause and the effect of each range`() throws {
    let lines = run("f.json5").output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "A page")
    let names = lines.map { String($0.prefix(42)).trimmedAtEnd }
    for name in [
      "captured", "stored", "delivered", "duplicates", "lost",
      "  page left before its script was ready",
    ] {
      #expect(names.contains { $0.hasPrefix(name) }, "\(name)")
    }
    let moves = lines.filter { $0.contains("…") && $0.first?.isLetter == true }
    #expect(moves.contains { $0.hasPrefix("scriptReady     1…3      chosen  ") })
    #expect(moves.contains { $0.hasPrefix("leaveEventLost  0…0.4") && $0.hasSuffix("the same") })
    #expect(!moves.contains { $0.hasPrefix("requestFails") })
  }

  @Test func `a loss outside the file's range fails the fleet`() {
    let text = FleetStage.text(devices: 2, "lands: { direct: [50, 60], bridged: [0, 100] }")
    let whole = run("f.json5", text: text)
    #expect(whole.code == .failed)
    #expect(whole.messages.hasPrefix("lab: H5 direct: 0.00 % (0.00…"))
    #expect(whole.messages.hasSuffix(") lost is outside 50 to 60 %\n"))
    #expect(run("f.json5", "--shard", "1/2", text: text).code == .held)
  }

  @Test func `the whole interval of a loss must lie in the file's range`() {
    let text = FleetStage.text(devices: 2, "lands: { direct: [0, 0.01], bridged: [0, 100] }")
    let run = run("f.json5", text: text)
    #expect(run.code == .failed)
    #expect(run.messages.hasPrefix("lab: H5 direct: 0.00 % (0.00…"))
  }

  @Test func `run plays a scenario with a fleet as one device`() {
    let files = FleetStage.files(Self.text)
    #expect(LabRun("run", "f.json5", files: files).code == .held)
    #expect(LabRun("check", "f.json5", files: files).code == .held)
  }

  @Test(arguments: [
    (["--devices", "0"], "--devices needs a whole number from 1 to 1000000000, found '0'"),
    (["--devices", "many"], "--devices needs a whole number from 1 to 1000000000, found 'many'"),
    (["--shard", "3/2"], "there is no part 3 of 2; parts count from 1: write --shard 1/2"),
    (["-j", "0"], "-j needs a whole number from 1 to 256, found '0'"),
    (["--merge", "--seed", "2"], "--merge cannot be combined with --seed"),
    (["--merge", "--no-ranges"], "--merge cannot be combined with --no-ranges"),
  ])
  func `a wrong fleet command line prints the mistake`(words: [String], message: String) {
    let output = MemoryOutput()
    let messages = MemoryOutput()
    let console = CommandConsole(
      output: output, errors: messages, files: FleetStage.files(Self.text))
    #expect(Lab.main(arguments: ["fleet", "f.json5"] + words, console) == .invalid)
    #expect(messages.text == "lab: \(message)\n" + LabRun.usage(of: "fleet"))
    #expect(output.text == "")
  }

  @Test func `fleet takes one scenario that has a fleet`() {
    let files = MemoryFiles(["s.json5": Shop.scenario(steps: "    { launch: {} },")])
    #expect(
      LabRun("fleet", "s.json5", files: files)
        == LabRun(
          .invalid,
          messages: "lab: 's.json5' has no 'fleet'; name a scenario that has one, such as "
            + "Scenarios/fleet/h5.json5\n" + LabRun.usage(of: "fleet")))
    #expect(
      LabRun("fleet", files: files).messages
        == "lab: fleet takes one scenario, found none; write lab fleet FILE\n"
        + LabRun.usage(of: "fleet"))
    #expect(
      LabRun("fleet", "--merge", files: files).messages
        == "lab: --merge needs the results of all parts; write --merge FILE…, with the outputs of "
        + "'lab fleet FILE --shard I/N --json'\n"
        + LabRun.usage(of: "fleet"))
  }
}

/// Parts that do not belong together.
@Suite struct FleetMerges {
  private static let text = FleetStage.text(
    devices: 2, "settings: { sessions: { value: 1, chosen: 'c' } }")

  private func part(_ shard: String, _ words: String..., text: String = text) -> String {
    let output = MemoryOutput()
    let console = CommandConsole(
      output: output, errors: MemoryOutput(), files: FleetStage.files(text))
    _ = Lab.main(arguments: ["fleet", "f.json5", "--json", "--shard", shard] + words, console)
    return output.text
  }

  private func messages(_ parts: [String: String]) -> String {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: MemoryFiles(parts))
    let code = Lab.main(arguments: ["fleet", "--merge"] + parts.keys.sorted(), console)
    #expect(code == .invalid)
    #expect(output.text == "")
    return messages.text
  }

  private let remedy = "give the results of one fleet, each part once\n1 mistake\n"

  @Test func `parts of different seeds, device counts, shards and files are rejected`() {
    let one = part("1/2")
    let others = [
      (part("2/2", "--seed", "9"), "seed"), (part("2/2", "--devices", "3"), "number of devices"),
      (part("2/3"), "number of parts"),
      (
        part("2/2", text: FleetStage.text(devices: 2, "settings: {}")), "file"
      ),
    ]
    for (other, name) in others {
      #expect(
        messages(["a": one, "b": other])
          == "b: its \(name) differs from that of 'a'; \(remedy)")
    }
  }

  @Test func `missing and duplicate parts are rejected`() {
    #expect(
      messages(["a": part("1/2")])
        == "lab: part 2/2 is missing; run it with --shard 2/2 --json, and add its result\n"
        + LabRun.usage(of: "fleet"))
    #expect(
      messages(["a": part("1/2"), "b": part("1/2"), "c": part("2/2")])
        == "b: part 1/2 is given twice, also as 'a'; \(remedy)")
  }

  @Test func `parts with too few devices are rejected`() {
    let short = part("1/2").replacing("\"played\": 1", with: "\"played\": 0")
    #expect(
      messages(["a": short, "b": part("2/2")])
        == "a: the parts have 1 device in total, the fleet has 2; \(remedy)")
  }

  @Test func `an invalid part is rejected with its place and a remedy`() {
    let remedy = "name a file with the output of 'lab fleet FILE --shard I/N --json'"
    #expect(
      messages(["a": "{}"])
        .hasPrefix("a:1:1: it is not a part of a fleet: it has no 'shard'; \(remedy)"))
    #expect(messages(["a": "[1]"]).hasPrefix("a:1:1: expected a fleet's result, found an array"))
    #expect(messages(["a": "no"]).contains("a:1:1: expected a value, found 'no'"))
    #expect(messages(["a": ""]).contains("found an empty file; \(remedy)"))
    let odd = part("1/2").replacing("\"timeout\"", with: "\"timeuot\"")
    #expect(messages(["a": odd]).contains("unknown key 'timeuot'; did you mean 'timeout'?"))
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// Parts of fleets whose seeds differ.
@Suite struct FleetsOfSeveralSeeds {
  private static let text = FleetStage.text(
    devices: 4, "settings: { sessions: { value: 1, chosen: 'c' } }")

  private static func part(_ shard: String, _ seed: Int, devices: Int = 4) -> String {
    let output = MemoryOutput()
    let console = CommandConsole(
      output: output, errors: MemoryOutput(), files: FleetStage.files(text))
    _ = Lab.main(
      arguments: [
        "fleet", "f.json5", "--json", "--shard", shard, "--seed", "\(seed)", "--devices",
        "\(devices)",
      ], console)
    return output.text
  }

  private static func merged(_ parts: [String], _ flags: String...) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let names = parts.indices.map { "p\($0)" }
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: zip(names, parts)))
    let code = Lab.main(
      arguments: ["fleet", "--merge"] + flags + names,
      CommandConsole(output: output, errors: messages, files: files))
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test func `--different-seeds adds up whole fleets`() throws {
    let parts = [Self.part("1/1", 1), Self.part("1/1", 7)]
    let run = Self.merged(parts, "--different-seeds", "--json")
    #expect(run.code == .held)
    #expect(run.output.contains("\"seed\": \"1, 7\""))
    #expect(run.output.contains("\"devices\": 8"))
    #expect(run.output.contains("\"played\": 8"))
  }

  @Test func `the order and the number of parts make no difference`() {
    let whole = Self.merged(
      [Self.part("1/1", 1), Self.part("1/1", 7)], "--different-seeds", "--json")
    let parts = [("2/2", 7), ("1/2", 1), ("1/2", 7), ("2/2", 1)].map { Self.part($0.0, $0.1) }
    #expect(Self.merged(parts, "--different-seeds", "--json") == whole)
  }

  @Test func `each part may have its own seed`() {
    let run = Self.merged([Self.part("1/2", 1), Self.part("2/2", 9)], "--different-seeds")
    #expect(run.code == .held)
    #expect(run.output.contains("4 devices"))
    #expect(run.output.contains(", seeds 1, 9\n"))
  }

  @Test func `different seeds need the flag, and a repeated seed is rejected`() {
    let parts = [Self.part("1/2", 1), Self.part("2/2", 9)]
    #expect(Self.merged(parts).code == .invalid)
    let twice = Self.merged([Self.part("1/1", 3), Self.part("1/1", 3)], "--different-seeds")
    #expect(twice.messages.hasPrefix("p1: part 1/1 is given twice, also as 'p0'"))
  }

  @Test func `a part missing from one seed is reported`() {
    let parts = [Self.part("1/2", 1), Self.part("2/2", 1), Self.part("1/2", 7)]
    let run = Self.merged(parts, "--different-seeds")
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("lab: part 2/2 is given for 1 seeds, other parts for 2; "))
  }

  @Test func `parts with different device counts are rejected`() {
    let parts = [Self.part("1/1", 1), Self.part("1/1", 7, devices: 5)]
    #expect(
      Self.merged(parts, "--different-seeds").messages.contains("its number of devices differs"))
  }

  @Test func `--different-seeds requires --merge`() {
    let run = LabRun("fleet", "--different-seeds", "f.json5", files: FleetStage.files(Self.text))
    #expect(run.code == .invalid)
  }

  @Test(arguments: [1, 2, 999_999_999, 1_000_000_000])
  func `a fleet has at most a billion devices`(_ devices: Int) throws {
    let run = LabRun(
      "fleet", "f.json5", "--devices", "\(devices)", "--shard", "\(devices)/\(devices)",
      "--no-ranges", "--json", files: FleetStage.files(Self.text))
    #expect(run.code == .held)
    #expect(run.output.contains("\"played\": 1,"))
    let more = LabRun(
      "fleet", "f.json5", "--devices", "1000000001", files: FleetStage.files(Self.text))
    #expect(more.code == .invalid)
  }
}
